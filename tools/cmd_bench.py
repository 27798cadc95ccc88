# SPDX-License-Identifier: MIT
"""``tools bench``: speed and memory of the engine, as a table and as docs/bench.md.

Speeds are ratios between loops that take turns in one run, so that a busy machine slows both;
heap is counted. The tests do not look at any of this.
"""

from __future__ import annotations

import datetime
import platform
import statistics
import time
from pathlib import Path

import click

from tools import mpy, runtimes
from tools.bench import device, loops, peer, players
from tools.console import Bad, progress, table, whole_file

ROUNDS = 15
DEALS = 200
PAGE = mpy.ROOT / "docs" / "bench.md"


def rate(function, deals: int) -> float:
    """Return the plays for a second of processor time of *function(deals)*."""
    start = time.process_time()
    plays = function(deals)
    return plays / (time.process_time() - start)


def spread(values: list[float], digits: int = 2) -> str:
    """Return ``median (lowest-highest)``."""
    middle, low, high = [
        f"{value:.{digits}f}" for value in (statistics.median(values), min(values), max(values))
    ]
    return f"{middle} ({low}-{high})"


def on_cpython(bar) -> list[tuple[str, str, str]]:
    """Measure playouts on this Python: rows of (what, result, bar)."""
    version = peer.available()
    ours, bound, theirs = [], [], []
    for _ in bar.track(range(ROUNDS), description="playouts on CPython"):
        ours.append(rate(loops.engine_plays, DEALS))
        bound.append(rate(loops.bare_plays, DEALS))
        if version:
            theirs.append(rate(peer.spades_plays, DEALS))
    ratios = [a / b for a, b in zip(ours, bound)]
    per_million = int(1e6 * statistics.median(ratios))
    rows = [
        ("team, random legal playouts: plays/s", f"{statistics.median(ours):,.0f}", ""),
        ("bare loop: plays/s", f"{statistics.median(bound):,.0f}", ""),
        ("engine : bare loop", spread(ratios), ""),
        ("plays/s for each million of the bare loop", f"{per_million:,}", "≥ 300,000"),
    ]
    if version:
        against = [a / b for a, b in zip(ours, theirs)]
        rows += [
            (f"OpenSpiel {version} spades: plays/s", f"{statistics.median(theirs):,.0f}", ""),
            ("engine : OpenSpiel spades", spread(against), ""),
        ]
    else:
        rows.append(("OpenSpiel spades", "not installed", ""))
    return rows


def on_device(bar) -> list[tuple[str, str, str]]:
    """Measure 32-bit MicroPython: rows of (what, result, bar)."""
    steps = (device.heap, device.garbage, device.growth, device.times)
    heap, garbage, growth, times = [
        step() for step in bar.track(steps, description="MicroPython, 32-bit")
    ]
    ratios = [engine / bare for engine, bare in times]
    found = [players.heap(*table) for table in bar.track(players.TABLES, description="Players")]
    code = max(each["code"] for each in found)
    thinking = max(each["thinking"] for each in found)
    return [
        ("heap: engine imported (.mpy), both variants", f"{heap['engine']:,} bytes", "≤ 40 KB"),
        ("heap: a match of team in progress", f"{heap['team']:,} bytes", "≤ 4 KB"),
        ("heap: a match of corriente in progress", f"{heap['corriente']:,} bytes", "≤ 4 KB"),
        ("garbage for a card played, team", f"{garbage['team']:.0f} bytes", "≤ 128"),
        ("garbage for a card played, corriente", f"{garbage['corriente']:.0f} bytes", "≤ 128"),
        ("heap growth over 1,000 deals", f"{growth[-1] - growth[1]:+,} bytes", "none"),
        ("time for a play : bare loop", spread(ratios), ""),
        ("heap: all code of the level expert, worst game", f"{code:,} bytes", "≤ 32 KB"),
        ("heap: besides while it thinks, worst game", f"{thinking:,} bytes", "≤ 24 KB"),
    ]


def write_page(file, sections) -> None:
    """Write the measured tables as Markdown."""
    today = datetime.date.today().isoformat()
    lines = [
        "# Measured",
        "",
        f"Written by `make bench` on {today}: CPython {platform.python_version()}, "
        f"{platform.system()} {platform.machine()}; MicroPython 32-bit is its WebAssembly build "
        "under Node. Every speed is a median of rounds in which the loops took turns, with the "
        "lowest and highest in brackets; the ratios travel to other machines, the plays for a "
        "second do not.",
        "",
        "The *bare loop* (`tools/bench/loops.py`) is the least any playout in Python has to do: "
        "the same shuffle and deal, a card of the hand by chance, the trick and its points to the "
        "winner, in one flat function. It knows no duties, songs, events or results.",
    ]
    for title, rows in sections:
        lines += ["", f"## {title}", "", "| what | measured | bar |", "|---|---|---|"]
        lines += [f"| {what} | {result} | {limit} |" for what, result, limit in rows]
    file.write("\n".join(lines) + "\n")


@click.command("bench")
@click.option("--out", default=PAGE, type=click.Path(dir_okay=False, path_type=Path), metavar="F")
def command(out):
    """Measure speed and memory, print the tables and write them to F (docs/bench.md)."""
    # opened first: nothing is measured for a page that cannot be written
    with whole_file(out) as file:
        with progress() as bar:
            try:
                sections = [("CPython", on_cpython(bar)), ("MicroPython, 32-bit", on_device(bar))]
            except runtimes.Missing as missing:
                raise Bad(str(missing)) from None
        columns = [("what", "left"), ("measured", "right"), ("bar", "right")]
        for title, rows in sections:
            table(title, columns, rows)
        write_page(file, sections)
    click.echo(str(out))
