# SPDX-License-Identifier: MIT
"""``tools learn``: learn a table of habits for a game (docs/new-variant.md)."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import click

from engine import variants
from engine.players import habits
from tools import choices, learn, mpy
from tools.console import Bad, progress, whole_file

_PARTS = ("0", "1", "2", "4", "7")


def first_table(variant, players, parts, anew):
    """Return the table to begin with, whole parts, and the values behind it that are kept.

    *parts*: 0 for as many as the game's table has. *anew*: all zero instead of that table.
    """
    table = habits.load(variant, players)
    has = len(table) // habits.SIZE
    parts = parts or has
    kept = table[7 * habits.SIZE :]
    if anew:
        return bytes([habits.NOTHING]) * (parts * habits.SIZE), b""
    if parts == has:
        return table[: parts * habits.SIZE], kept
    return table[: habits.SIZE] * parts, b""


def elsewhere(python, setup, report):
    """Learn under another interpreter such as PyPy and return the table.

    :raises Bad: if it cannot be started or dies.
    """
    path = shutil.which(python)
    if not path:
        raise Bad(f"--python: {python}: there is no such program")
    setup = {**setup, "table": setup["table"].decode("ascii")}
    command = [path, "-m", "tools.learn"]
    try:
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", cwd=mpy.ROOT
        ) as process:
            process.stdin.write(json.dumps(setup) + "\n")
            process.stdin.close()
            for line in process.stdout:
                told = json.loads(line)
                if "table" in told:
                    return told["table"].encode("ascii")
                report(told["deals"])
    except (OSError, ValueError):
        # it ended at once, or is no Python
        pass
    raise Bad(f"--python: {python} ended without a table")


@click.command("learn", cls=choices.VariantCommand)
@choices.variant_options
@click.option("--deals", default=20000, type=click.IntRange(1), metavar="N", help="How many.")
@click.option("--seed", default="1", metavar="S", help="Any text; the same gives the same table.")
@click.option(
    "--against",
    default=0.5,
    type=click.FloatRange(0, 1),
    metavar="SHARE",
    help="The share of deals in which one side plays by rules of thumb.",
)
@click.option(
    "--rate", default=0.03, type=click.FloatRange(0.0001, 10), metavar="R", help="How fast."
)
@click.option(
    "--parts",
    default="0",
    type=click.Choice(_PARTS),
    help="How many parts: 1; 2 in a game of losses; 4 by tricks; 7 with a stock (0: as it has).",
)
@click.option("--anew", is_flag=True, help="Begin with nothing, not with the game's table.")
@click.option("--python", default="", metavar="PYTHON", help="Learn under another one: pypy3.")
@click.option("--out", required=True, type=click.Path(dir_okay=False, path_type=Path), metavar="F")
def command(
    variant, players, guinote, pairs, deals, seed, against, rate, parts, anew, python, out
):
    """Learn a table of habits from deals of VARIANT and write it to F, a Python module.

    The file goes to engine/players/habits/, its name to the list of tables there.
    """
    if pairs:
        raise Bad("learn knows no options of a variant: leave them out")
    rules = variants.load(variant, players, guinote)
    table, kept = first_table(variant, rules.n, int(parts), anew)
    setup = {
        "variant": variant,
        "players": rules.n,
        "guinote": guinote,
        "table": table,
        "seed": seed,
        "against": against,
    }
    with whole_file(out) as file, progress() as bar:
        task = bar.add_task(variant, total=deals)

        def report(done):
            bar.update(task, completed=done)

        if python:
            found = elsewhere(python, {**setup, "deals": deals, "rate": rate}, report)
        else:
            found = learn.Learner(**setup).run(deals, rate, report)
        file.write(learn.source(found + kept))
    click.echo(f"{out}: {len(table) // habits.SIZE} parts of {habits.SIZE} from {deals} deals")
