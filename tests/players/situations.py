# SPDX-License-Identifier: MIT
"""Positions from tests/data/positions.jsonl: a match brought to one decision, and what is right.

A line has what the head of a record has (``variant``, ``players``, ``options``, ``guinote``,
``seed``, ``first_dealer``; what is left out is the usual), perhaps a ``deal`` as a record writes
it, with which every deal of the match is dealt, and ``did``, the words of all decisions so far
with commas between. Then ``seat`` is to act; ``must`` are the actions of which one is to be
taken, or ``never`` those that are not; ``why`` says why, for people.
"""

import json
from pathlib import Path

from engine import actions, phases, replay, variants
from engine.match import Match
from engine.players import make_player

DATA = Path(__file__).resolve().parent.parent / "data" / "positions.jsonl"
#: Device milliseconds a decision for the levels that think, where a test does not need more.
SHORT = 60


def lines():
    """All positions, as dicts."""
    with DATA.open(encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def setup(line):
    """The match of a position, ready for the decision."""
    count = line.get("players", 0)
    guinote = line.get("guinote", False)
    rules = variants.load(line["variant"], count, guinote)
    packs = None
    if "deal" in line:
        order = replay.pack(line["deal"], 0, rules.n, rules.guinote, rules.no_twos)

        def packs(deal_no):
            return order

    m = Match(
        line["variant"],
        count,
        line.get("options"),
        guinote,
        line.get("seed", ""),
        line.get("first_dealer", -1),
        packs,
    )
    for word in line["did"].split(","):
        if m.phase == phases.DEAL_OVER:
            m.next_deal()
        if word:
            m.apply(actions.parse(word.strip(), m.guinote))
    if m.phase == phases.DEAL_OVER:
        m.next_deal()
    return m


def wanted(line, m):
    """``(set of actions of which one must be taken or None, set of those never taken)``."""
    parse = actions.parse
    must = {parse(word, m.guinote) for word in line["must"]} if "must" in line else None
    return must, {parse(word, m.guinote) for word in line.get("never", ())}


def right(line, m, action):
    """Whether *action* is what the position asks for."""
    must, never = wanted(line, m)
    if action >= actions.BID_BASE and "never" in line:
        # a bid that is too high is too high with more
        bids = [bad for bad in never if bad >= actions.BID_BASE]
        if bids and action >= min(bids):
            return False
    return action not in never and (must is None or action in must)


def player(level, seed, budget=0):
    """A player of *level*; a *budget* of device milliseconds is for those that think."""
    if not budget or level in ("random", "rules"):
        return make_player(level, seed)
    return make_player(level, seed, budget)
