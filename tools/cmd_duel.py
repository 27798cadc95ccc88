# SPDX-License-Identifier: MIT
"""``tools duel``: how strong a level is against another, on the same deals, sides exchanged."""

from __future__ import annotations

import click

from engine import variants
from engine.players import make_player
from tools import arena, choices
from tools.console import Bad, progress, table


@click.command("duel", cls=choices.VariantCommand)
@choices.variant_options
@click.option("--a", "a", required=True, metavar="LEVEL", help="The level that is measured.")
@click.option("--b", "b", required=True, metavar="LEVEL", help="The level it plays against.")
@click.option(
    "--deals", default=1000, type=click.IntRange(1), metavar="N", help="Deals, each played twice."
)
@click.option("--seed", default="1", metavar="S", help="Any text; the same gives the same duel.")
@click.option("--jobs", default=1, type=click.IntRange(1), metavar="N", help="Processes at once.")
def command(variant, players, guinote, pairs, a, b, deals, seed, jobs):
    """Play pairs of matches: one seed, seats exchanged. Print A's share with a 95 % interval."""
    rules = variants.load(variant, players, guinote)
    options = choices.chosen(rules, pairs)
    for level in (a, b):
        make_player(level)  # an unknown level is told before the first match
    where = arena.Table(variant, rules.n, guinote, tuple(sorted(options.items())))
    seeds = [f"{seed}/{variant}/{number}" for number in range(1, deals + 1)]
    with progress() as bar:
        played = _pairs(where, a, b, seeds, jobs)
        outcomes = list(bar.track(played, total=deals, description=f"{a} against {b}"))
    found = arena.tally(outcomes)
    table(
        f"{variant}: {a} against {b}, {2 * deals} matches on {deals} seeds",
        [(name, "right") for name in ("won", "equal", "lost", "share %", "95 %", "of decided %")],
        [
            (
                found.won,
                found.equal,
                found.lost,
                f"{100 * found.share:.1f}",
                f"{100 * found.low:.1f}–{100 * found.high:.1f}",
                f"{100 * found.decided:.1f}",
            )
        ],
    )
    click.echo("Equal matches count half in the share; 'of decided' leaves them out.")


def _pairs(where, a, b, seeds, jobs):
    """Yield the outcome of each seed, in their order."""
    if jobs == 1:
        for seed in seeds:
            yield arena.pair(where, a, b, seed)
        return
    try:
        from joblib import Parallel, delayed
    except ModuleNotFoundError:
        raise Bad("--jobs needs the Python package joblib; leave it out to use one") from None
    run = Parallel(n_jobs=jobs, return_as="generator")
    yield from run(delayed(arena.pair)(where, a, b, seed) for seed in seeds)
