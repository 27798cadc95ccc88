# SPDX-License-Identifier: MIT
"""``tools arena``: how strong a player is against another, on the same deals, seats exchanged."""

from __future__ import annotations

from pathlib import Path

import click

from engine import variants
from tools import arena, arena_files, arena_run, arena_show, arena_worker, choices
from tools.arena_options import playing_options

SIDE = f"{choices.LEVEL_WORDS}; LEVEL@MS with a budget of its own; or exec:COMMAND"


@click.command("arena", cls=choices.VariantCommand)
@choices.variant_options
@click.option("--a", "a", required=True, metavar="PLAYER", help=f"Who is measured: {SIDE}.")
@click.option("--b", "b", required=True, metavar="PLAYER", help="Whom it plays, the same way.")
@click.option(
    "--deals",
    default=1000,
    type=click.IntRange(1, 1_000_000),
    metavar="N",
    help="Deals, each from every seat (1000 if not said).",
)
@click.option(
    "--unit",
    default=arena_worker.MATCH,
    type=click.Choice(arena_worker.UNITS),
    help="What a game is: a whole match, or its first deal alone.",
)
@click.option("--seed", default="1", metavar="S", help="Any text; the same gives the same games.")
@playing_options
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Keep the games in DIR, draw plot.png there, and go on with what is there already.",
)
def command(variant, players, guinote, pairs, a, b, out, **given):
    """Play the same deals with the seats exchanged. Print A's share with its 95 % interval.

    Two sides change places; where everybody plays for himself, one A sits in each seat in turn
    and B in all the others. docs/bots.md tells how a program of your own takes part.
    """
    rules = variants.load(variant, players, guinote)
    options = choices.chosen(rules, pairs)
    setup = arena.setup(
        variant,
        rules.n,
        guinote,
        options,
        a,
        b,
        unit=given["unit"],
        budget=given["budget"],
        seed=given["seed"],
    )
    seatings = arena.seatings(setup)
    kept = arena_files.Folder(out, setup, seatings) if out else arena_files.Memory()
    arena_run.fill(setup, kept, given["deals"], given["jobs"], given["backend"], given["python"])
    found = arena.tally_rows(kept.rows)
    arena_show.show(setup, kept.rows, found)
    if out:
        arena_show.draw(setup, kept.rows, found, out / arena_files.PLOT)
        click.echo(str(out / arena_files.GAMES))
        click.echo(str(out / arena_files.PLOT))
