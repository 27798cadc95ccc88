# SPDX-License-Identifier: MIT
"""What an arena found, for people: a table, some sentences, and a picture."""

from __future__ import annotations

from math import isinf
from pathlib import Path

import click

from engine import variants
from tools import arena, arena_worker
from tools.console import Bad, table


def name_of(setup: dict) -> str:
    """Return a variant with what is unusual about it, such as ``guinote (4), single deals``."""
    name = setup["variant"]
    if len(variants.players(name)) > 1:
        name += f" ({setup['players']})"
    if setup["guinote"]:
        name += ", guiñote"
    return name + (", single deals" if setup["unit"] == arena_worker.DEAL else "")


def elo(value: float) -> str:
    """Return Elo points as text; ``∞`` where they have no end."""
    if isinf(value):
        return "∞" if value > 0 else "−∞"
    return f"{value:+.0f}".replace("-", "−") if round(value) else "0"


def work(rows: list[dict], side: str) -> tuple[float, int]:
    """Return the policy steps of a decision of *side* (``a`` or ``b``): on average, at most."""
    decisions = sum(row[f"decisions_{side}"] for row in rows)
    total = sum(row[f"work_{side}"] for row in rows)
    return total / max(1, decisions), max(row[f"most_{side}"] for row in rows)


def show(setup: dict, rows: list[dict], found: arena.Tally) -> None:
    """Print what was found as a table, and how it was counted."""
    middle, low, high = [elo(points) for points in found.elo]
    lines = [
        ("games", f"{found.games} on {found.deals} deal{'s' if found.deals > 1 else ''}"),
        ("won, equal, lost", f"{found.won}, {found.equal}, {found.lost}"),
        ("share of A", f"{100 * found.share:.1f} %"),
        ("95 % interval", f"{100 * found.low:.1f}–{100 * found.high:.1f} %"),
        ("fair share", f"{100 * found.fair:.1f} %"),
        ("share of the decided", f"{100 * found.decided:.1f} %"),
        ("Elo of A above B", middle),
        ("95 % interval", f"{low} to {high}"),
    ]
    for side in "ab":
        mean, most = work(rows, side)
        if most:
            lines.append((f"policy steps of {side.upper()}", f"{mean:.0f}, {most} at most"))
        faults = sum(row[f"faults_{side}"] for row in rows)
        if faults:
            lines.append((f"forfeited by {side.upper()}", f"{faults} decisions"))
    title = f"{name_of(setup)}: A {setup['a']} against B {setup['b']}"
    click.echo(title)
    table(None, [("what", "left"), ("measured", "left")], lines)
    if found.equal:
        click.echo("Equal games count half in the share; 'the decided' leaves them out.")
    if arena.alone(setup):
        click.echo("A won game is shared by its winners; where losses count, not losing is all.")
        click.echo("The fair share is what all seats got on average.")


def draw(setup: dict, rows: list[dict], found: arena.Tally, path: Path) -> None:
    """Write the picture of the games to *path*.

    :raises Bad: if there is nothing to draw with, or it cannot be written.
    """
    title = f"{name_of(setup)}: {setup['a']} against {setup['b']}"
    try:
        from tools.arena_plot import plot

        plot(path, title, arena.groups(rows), found.fair)
    except ModuleNotFoundError as missing:
        raise Bad(f"the picture needs the Python package {missing.name}: run make arena") from None
    except OSError as error:
        raise Bad(f"cannot write {path}: {error.strerror}") from None
