# SPDX-License-Identifier: MIT
"""``tools record``: let programs play matches and write them down (tute-record/1)."""

from __future__ import annotations

from pathlib import Path

import click

from engine import selfplay, variants
from engine.players import make_player
from tools import choices
from tools.console import progress, whole_file


@click.command("record", cls=choices.VariantCommand)
@choices.variant_options
@click.option("--random-options", is_flag=True, help="Choose the other options by chance.")
@click.option("--matches", default=1, type=click.IntRange(1), metavar="M", help="How many.")
@click.option("--seed", default="1", metavar="S", help="Any text; the same gives the same file.")
@click.option(
    "--by",
    "level",
    default="random",
    metavar="LEVEL",
    help=f"Who plays: {choices.LEVEL_WORDS}.",
)
@click.option("--out", required=True, type=click.Path(dir_okay=False, path_type=Path), metavar="F")
def command(variant, players, guinote, pairs, random_options, matches, seed, level, out):
    """Play matches of programs among themselves and write their records to F."""
    rules = variants.load(variant, players, guinote)
    given = choices.chosen(rules, pairs)
    make_player(level)  # an unknown level is told before the file is touched
    with whole_file(out) as file, progress() as bar:
        for number in bar.track(range(1, matches + 1), description=variant):
            text = f"{seed}/{variant}/{rules.n}/{number}"
            options = selfplay.random_options(rules, text) if random_options else {}
            options.update(given)
            selfplay.record(
                lambda line: file.write(line + "\n"),
                variant,
                rules.n,
                options,
                guinote,
                text,
                level,
            )
    click.echo(f"{out}: {matches} {'match' if matches == 1 else 'matches'} of {variant}")
