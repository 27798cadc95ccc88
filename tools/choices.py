# SPDX-License-Identifier: MIT
"""What several commands ask for alike: a variant, its players and its options.

The names come from the engine's registries and the words from the handheld's, so a new variant
or level is at once known to every command. What a person gets wrong is raised as the engine's
``Usage`` and ends as one clear line.
"""

from __future__ import annotations

import click

from engine import options, variants
from engine.players import LEVELS
from engine.rules import Rules
from firmware.words.en_options import WORDS
from tools.console import Bad

LEVEL_WORDS = " or ".join(LEVELS)


def option_lines(variant: str) -> list[tuple[str, str]]:
    """Return ``(name=values, what it does)`` for each option a variant has at any number."""
    lines = {}
    for number in variants.players(variant):
        for option in variants.load(variant, number).options() + (options.MEMORY,):
            name, allowed = option
            if isinstance(allowed, list):
                values = f"{allowed[1]}-{allowed[2]}, {allowed[0]} if not said"
            else:
                values = "|".join(options.spell(value) for value in allowed)
            key = f"opt.{variant}.{name}.note"
            lines[f"{name}={values}"] = WORDS.get(key) or WORDS[f"opt.{name}.note"]
    return list(lines.items())


class VariantCommand(click.Command):
    """A command whose ``--help`` ends with all variants and what can be chosen in each.

    The words are the handheld's own, from the table that its menu reads.
    """

    def format_epilog(self, ctx, formatter):
        for name in variants.NAMES:
            numbers = ", ".join(str(number) for number in variants.players(name))
            with formatter.section(f"{name} ({numbers} players)"):
                formatter.write_dl(option_lines(name))


def variant_options(command):
    """Add ``--variant --players --guinote --option`` to a click command."""
    for decorator in (
        click.option(
            "--option",
            "pairs",
            multiple=True,
            metavar="K=V",
            help="An option of the variant, such as games=3 or tute=on; may be repeated.",
        ),
        click.option("--guinote", is_flag=True, help="Play in the order of Guiñote."),
        click.option("--players", default=0, metavar="N", help="Players at the table."),
        click.option(
            "--variant", required=True, metavar="V", help="One of: " + ", ".join(variants.NAMES)
        ),
    ):
        command = decorator(command)
    return command


def chosen(rules: Rules, pairs: tuple[str, ...]) -> dict:
    """Return the options that ``K=V`` words name.

    :raises Bad: for a word without ``=``.
    :raises engine.errors.Usage: for an option or a value that *rules* do not have.
    """
    table = rules.options() + (options.MEMORY,)
    given = {}
    for pair in pairs:
        name, equals, word = pair.partition("=")
        if not equals:
            raise Bad(f"--option {pair}: write it as NAME=VALUE, such as games=3")
        option = options.find(table, name)
        # an unknown name goes on to `complete`, which knows what to say of it
        given[name] = options.parse(option, word) if option else word
    return options.complete(rules.id, table, given) and given
