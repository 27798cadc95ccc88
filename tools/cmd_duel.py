# SPDX-License-Identifier: MIT
"""``tools duel``: how strong a level is against another, on the same deals, seats exchanged."""

from __future__ import annotations

import click

from engine import variants
from engine.players import make_player
from tools import arena, choices
from tools.console import Bad, progress, table


@click.command("duel", cls=choices.VariantCommand)
@choices.variant_options
@click.option(
    "--a",
    "a",
    required=True,
    metavar="LEVEL",
    help=f"The level that is measured: {choices.LEVEL_WORDS}.",
)
@click.option(
    "--b",
    "b",
    required=True,
    metavar="LEVEL",
    help=f"The level it plays against: {choices.LEVEL_WORDS}.",
)
@click.option(
    "--deals",
    default=1000,
    type=click.IntRange(1, 1_000_000),
    metavar="N",
    help="Deals, each from every seat.",
)
@click.option("--seed", default="1", metavar="S", help="Any text; the same gives the same duel.")
@click.option(
    "--jobs", default=1, type=click.IntRange(1, 256), metavar="N", help="Processes at once."
)
def command(variant, players, guinote, pairs, a, b, deals, seed, jobs):
    """Play each seed with the seats exchanged. Print A's share with a 95 % interval.

    Two sides change places; where everybody plays for himself, one A sits in each seat in turn
    and B in all the others.
    """
    rules = variants.load(variant, players, guinote)
    options = choices.chosen(rules, pairs)
    for level in (a, b):
        make_player(level)  # an unknown level is told before the first match
    where = arena.Table(variant, rules.n, guinote, tuple(sorted(options.items())))
    seeds = [f"{seed}/{variant}/{number}" for number in range(1, deals + 1)]
    single = arena.alone(where)
    play = arena.rotation if single else arena.pair
    with progress() as bar:
        played = _groups(play, where, a, b, seeds, jobs)
        groups = list(bar.track(played, total=deals, description=f"{a} against {b}"))
    fair = 0.5
    if single:
        fair = sum(given for _, given in groups) / deals
        groups = [shares for shares, _ in groups]
    found = arena.tally(groups)
    matches = deals * len(groups[0])
    heads = ("won", "equal", "lost", "share %", "95 %", "fair %", "of decided %")
    table(
        f"{variant}: {a} against {b}, {matches} matches on {deals} seeds",
        [(name, "right") for name in heads],
        [
            (
                found.won,
                found.equal,
                found.lost,
                f"{100 * found.share:.1f}",
                f"{100 * found.low:.1f}–{100 * found.high:.1f}",
                f"{100 * fair:.1f}",
                f"{100 * found.decided:.1f}",
            )
        ],
    )
    click.echo("Equal matches count half in the share; 'of decided' leaves them out.")
    if single:
        click.echo("A won match is shared by its winners; where losses count, not losing is all.")
        click.echo("'Fair' is what all seats got on average.")


def _groups(play, where, a, b, seeds, jobs):
    """Yield the outcome of each seed, in their order."""
    if jobs == 1:
        for seed in seeds:
            yield play(where, a, b, seed)
        return
    try:
        from joblib import Parallel, delayed
    except ModuleNotFoundError:
        raise Bad("--jobs needs the Python package joblib; leave it out to use one") from None
    run = Parallel(n_jobs=jobs, return_as="generator")
    yield from run(delayed(play)(where, a, b, seed) for seed in seeds)
