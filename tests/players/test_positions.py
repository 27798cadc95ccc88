# SPDX-License-Identifier: MIT
"""Blunders: positions from every variant in which one can be plainly right or plainly wrong.

Right and wrong are not a matter of taste: an ending was counted out for every deal that the seat
cannot tell apart, with the best play of all others; a bid, an exchange or a song was played out
with many deals; the rest is arithmetic. tests/players/situations.py says how a line is read.
"""

from collections import Counter

import pytest

from engine import actions, phases, variants
from engine.players import LEVELS
from engine.view import View
from tests.players.situations import lines, player, right, setup, wanted

POSITIONS = lines()
SEEDS = ("a", "b", "c")
#: How many of ten positions a level has to get right; all, if it is not here.
SHARES = {"rules": 9, "normal": 9}
#: These do not think, or let things pass on purpose.
FREE = ("random", "easy")
THINKING = [level for level in LEVELS if level not in FREE]


def test_there_are_positions_of_every_variant_and_of_every_kind():
    assert len(POSITIONS) >= 70
    number = Counter(line["variant"] for line in POSITIONS)
    assert set(number) == set(variants.NAMES)
    assert min(number.values()) >= 3
    met = Counter(phases.NAME[setup(line).phase] for line in POSITIONS)
    assert set(met) == set("play announce exchange capote bid plato censor trump ten".split())
    sizes = {(line["variant"], line["players"]) for line in POSITIONS}
    assert len(sizes) >= 20


@pytest.mark.parametrize("line", POSITIONS, ids=range(len(POSITIONS)))
def test_a_position_leaves_a_choice_between_right_and_wrong(line):
    m = setup(line)
    assert m.to_act == line["seat"]
    assert line["why"] and len(line["why"]) < 120
    must, never = wanted(line, m)
    assert (must is None) != (not never), "either what must be done or what must not"
    for action in must or never:
        assert m.why(action) is None, actions.text(action, m.guinote)
    found = {right(line, m, action) for action in [*m.legal(), *(must or never)]}
    assert found == {True, False}


def blunders(level, seed):
    """Each position that *level* gets wrong, with what it does there, in words."""
    found = []
    for line in POSITIONS:
        m = setup(line)
        action = player(level, seed).choose(View(m, m.to_act))
        if not right(line, m, action):
            done = actions.text(action, m.guinote)
            found.append(f"{line['variant']} {line['players']}: {done}: {line['why']}")
    return found


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("level", THINKING)
def test_blunders(level, seed):
    found = blunders(level, seed)
    allowed = len(POSITIONS) * (10 - SHARES.get(level, 10)) // 10
    assert len(found) <= allowed, "\n".join(found)
