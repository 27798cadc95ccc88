# SPDX-License-Identifier: MIT
"""``tools vectors``: check single decisions, one JSON object a line.

Each line has ``regime guinote trump hand trick`` and what must come out: ``legal``,
``winner_index`` and, if given, ``rule``.
"""

from __future__ import annotations

import json
from array import array
from pathlib import Path

import click

from engine import cards, tricks
from engine.errors import Usage
from tools.console import Bad, numbered_lines

REGIMES = {
    "FREE": tricks.FREE,
    "TRUMP-ONLY": tricks.TRUMP_ONLY,
    "STRICT": tricks.STRICT,
    "SUBASTADO": tricks.SUBASTADO,
}


def decide(vector: dict) -> tuple[list[str], int, str]:
    """Return legal cards, index of the winning card and rule id for one decision.

    :raises Usage: if a card or the regime does not exist.
    :raises KeyError: if a field is missing.
    """
    guinote = bool(vector.get("guinote"))
    regime = REGIMES.get(vector["regime"])
    if regime is None:
        raise Usage(f"no regime is called {vector['regime']}")
    trump = -1 if vector["trump"] is None else cards.SUITS.index(vector["trump"])
    hand = [cards.parse(word, guinote) for word in vector["hand"]]
    trick = [cards.parse(word, guinote) for word in vector["trick"]]
    lanes = array("H", (cards.lane(cards.from_list(hand), suit) for suit in range(4)))
    best = tricks.winner(trick, trump)
    found = 0
    if trick:
        suit, strength = divmod(trick[best], 10)
        found = tricks.duty(regime, lanes, 0, trick[0] // 10, trump, suit, strength)
    if found >> 10 & 7:
        legal = (found & 0x3FF) << 10 * ((found >> 10 & 7) - 1)
    else:
        legal = cards.from_list(hand)
    return cards.texts(legal, guinote), best, tricks.RULE[found >> 14]


def check(vector: dict) -> str | None:
    """Return None if the engine agrees with *vector*, else what differs."""
    legal, best, rule = decide(vector)
    if legal != vector["legal"]:
        return f"legal is {' '.join(legal)}, not {' '.join(vector['legal'])}"
    if best != vector["winner_index"]:
        return f"winner_index is {best}, not {vector['winner_index']}"
    if rule != vector.get("rule", rule):
        return f"rule is {rule}, not {vector['rule']}"
    return None


@click.command("vectors")
@click.argument("files", nargs=-1, required=True, metavar="F...", type=click.Path(path_type=Path))
def command(files):
    """Check the single decisions in the files F; exit code 1 if any differs."""
    wrong = 0
    for path in files:
        count = 0
        for number, line in numbered_lines(path):
            if not line.strip():
                continue
            try:
                fault = check(json.loads(line))
            except KeyError as missing:
                raise Bad(f"{path}:{number}: the field {missing} is missing") from None
            except (TypeError, AttributeError, RecursionError):
                raise Bad(f"{path}:{number}: this is no decision") from None
            except ValueError as error:
                raise Bad(f"{path}:{number}: this is no decision: {error}") from None
            count += 1
            if fault:
                wrong += 1
                click.echo(f"{path}:{number}: {fault}", err=True)
        if not count:
            raise Bad(f"{path}: there is no decision in this file")
        click.echo(f"{path}: {count} decisions checked")
    if wrong:
        raise SystemExit(1)
