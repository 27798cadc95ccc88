# SPDX-License-Identifier: MIT
"""``tools strength``: all levels against each other at every variant, and docs/strength.md."""

from __future__ import annotations

import datetime
from math import ceil
from pathlib import Path

import click

from engine import variants
from engine.players import LEVELS
from tools import arena_run, mpy, strength, strength_page
from tools.arena_options import playing_options
from tools.console import Bad, whole_file

PAGE = mpy.ROOT / "docs" / "strength.md"


def _levels(context, parameter, value):
    chosen = tuple(LEVELS) if not value else tuple(value.split(","))
    for level in chosen:
        if level not in LEVELS:
            raise Bad(f"--levels: no level is called {level}; there are {', '.join(LEVELS)}")
    return chosen


def _contests(context, parameter, value):
    """Return the contests of the variants named: ``team,guinote:4``; all if none is."""
    if not value:
        return strength.CONTESTS
    chosen = []
    for word in value.split(","):
        name, colon, players = word.partition(":")
        found = [
            contest
            for contest in strength.CONTESTS
            if contest.variant == name and (not colon or str(contest.players) == players)
        ]
        if not found:
            raise Bad(
                f"--variants: nothing is measured as {word}; there are "
                + ", ".join(variants.NAMES)
                + ", with players as in guinote:4"
            )
        chosen += [contest for contest in found if contest not in chosen]
    return tuple(chosen)


@click.command("strength")
@click.option(
    "--variants",
    "contests",
    callback=_contests,
    metavar="V,V:N",
    help="Which variants, such as team,guinote:4 (all if not said).",
)
@click.option(
    "--levels", callback=_levels, metavar="L,L", help="Which levels (all if not said)."
)
@click.option(
    "--deals",
    default=0,
    type=click.IntRange(0, 1_000_000),
    metavar="N",
    help="Deals a pair, each from every seat (0: 1000 single deals or games at the main "
    "variants, fewer at the others).",
)
@playing_options
@click.option(
    "--out",
    default=mpy.BUILD / "strength",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Where the games are kept (build/strength if not said).",
)
@click.option(
    "--page",
    default=PAGE,
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="F",
    help="The page that is written (docs/strength.md); its picture goes to img/ beside it.",
)
@click.option("--write", is_flag=True, help="Play nothing: write the page from what is there.")
def command(contests, levels, deals, budget, jobs, backend, python, out, page, write):
    """Let all levels play each other at every variant and write docs/strength.md.

    Takes hours. It may be stopped at any time: the same command goes on where it was, and all
    pairs have played some of their deals before any has played them all.
    """
    if not write:
        _play(contests, levels, deals, budget, jobs, backend, python, out)
    # the page shows all that is there, whatever was chosen to be played
    played = {c: strength.gather(out, c, LEVELS, budget) for c in strength.CONTESTS}
    if not any(played.values()):
        raise Bad(f"no games in {out}: leave out --write to play them")
    _write(page, played, budget)


def _play(contests, levels, deals, budget, jobs, backend, python, out):
    work = [(c, a, b) for c in contests for a, b in strength.pairs(c, levels)]
    if not work:
        raise Bad("--levels: a pair takes two levels that play each other")
    for number, part in enumerate(strength.PASSES, 1):
        for at, (contest, a, b) in enumerate(work, 1):
            games = strength.kept(out, contest, a, b, budget)
            words = f"{number}/{len(strength.PASSES)} {at}/{len(work)} {contest.name} {a}-{b}"
            wanted = ceil(part * (deals or contest.deals))
            arena_run.fill(games.setup, games, wanted, jobs, backend, python, words)


def _write(page, played, budget):
    shown = {level for results in played.values() for r in results for level in (r.a, r.b)}
    levels = strength_page.order(shown)
    date = datetime.date.today().isoformat()
    picture = page.parent / strength_page.PICTURE
    rated = {
        strength_page.title(contest): strength.ratings(results)
        for contest, results in played.items()
        if results and not contest.pairs
    }
    try:
        picture.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Bad(f"cannot make the folder {picture.parent}: {error.strerror}") from None
    with whole_file(page) as file:
        file.write(strength_page.write(played, date, levels, budget))
        if rated:
            try:
                from tools.strength_plot import plot

                plot(picture, rated, levels)
            except ModuleNotFoundError as missing:
                raise Bad(
                    f"the picture needs the Python package {missing.name}: run make arena"
                ) from None
            click.echo(str(picture))
    click.echo(str(page))
