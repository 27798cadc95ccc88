# SPDX-License-Identifier: MIT
"""Golden counts: how many actions are legal on fixed ways through fixed deals.

A change of any rule changes a number here. Whoever changes a rule on purpose makes the file anew
with ``python -m tests.engine.test_counts`` and says why.
"""

import json
from pathlib import Path

import pytest

from engine import phases
from engine.match import Match
from tests.engine.helpers import clone, position

FILE = Path(__file__).parent.parent / "data" / "counts.json"

KINDS = {
    "team": {},
    "team, tute, partner_sings": {"tute": True, "partner_sings": True},
    "team, partner_relief": {"partner_relief": True},
    "team, forty_first off": {"forty_first": False},
    "corriente": {"games": 3},
    "corriente, manual": {"games": 3, "claim": "manual"},
    "corriente, claim_first_deal": {"games": 3, "claim_first_deal": True},
    "corriente, forty_first": {"games": 3, "forty_first": True},
}

FOUR = ["2e Re 4c 7b", "3c Ce 5c 6o", "2o 7e Sc Cb", "Se 1e 6c 1b"]
#: Small endings: hands, and what else there is to know.
ENDINGS = {
    "team": {"hands": FOUR},
    "team, partner_relief": {"hands": FOUR, "partner_relief": True},
    "team, partner_sings": {
        "hands": ["1o 1e Rc Cc", "3o 5e 4c 7b", "7o 2e Rb Cb", "2o 3e 5c 1b"],
        "partner_sings": True,
    },
    "corriente": {"hands": ["1o Re 4c 2b 7e", "3o 5e Rc 7b 2e"]},
    "corriente, manual": {
        "hands": ["1o Re 4c", "3o 5e Rc"],
        "claim": "manual",
        "deal_of_game": 2,
        "carry": [90, 80],
    },
    "corriente, exchange": {
        "hands": ["7o Re 1c", "2o 5e Rc"],
        "turned": "3o",
        "stock": "7b",
    },
    "corriente, songs": {
        "hands": ["1e Re Ce Cc Rc", "3e 5e Sc 7b 2e"],
        "trump": "e",
        "forty_first": True,
    },
}


def legal_sum(name, guinote):
    """Over three deals: actions offered at each decision, added up, and how many decisions.

    The player is fixed: decision k takes action (7k + deal) modulo their number.
    """
    m = Match(name.partition(",")[0], 0, KINDS[name], guinote, "counts")
    total = decisions = 0
    while m.phase != phases.MATCH_OVER:
        if m.phase == phases.DEAL_OVER:
            if m.deal_no == 3:
                break
            m.next_deal()
        legal = m.legal()
        total += len(legal)
        decisions += 1
        m.apply(legal[(7 * decisions + m.deal_no) % len(legal)])
    return [total, decisions]


def sequences(m):
    """The number of ways to play a deal to its end."""
    if m.to_act < 0:
        return 1
    total = 0
    for action in m.legal():
        after = clone(m)
        after.apply(action)
        total += sequences(after)
    return total


def ending(name, guinote):
    return position(name.partition(",")[0], guinote=guinote, **ENDINGS[name])


def counted():
    """All counts as they are now."""
    found = {"legal": {}, "endings": {}}
    for guinote in (False, True):
        mark = ", guinote" if guinote else ""
        for name in KINDS:
            found["legal"][name + mark] = legal_sum(name, guinote)
        for name in ENDINGS:
            found["endings"][name + mark] = sequences(ending(name, guinote))
    return found


GOLDEN = json.loads(FILE.read_text()) if FILE.exists() else {}


@pytest.mark.parametrize("guinote", [False, True])
@pytest.mark.parametrize("name", sorted(KINDS))
def test_the_sum_of_legal_actions(name, guinote):
    assert legal_sum(name, guinote) == GOLDEN["legal"][name + ", guinote" * guinote]


@pytest.mark.parametrize("guinote", [False, True])
@pytest.mark.parametrize("name", sorted(ENDINGS))
def test_the_number_of_ways_to_play_an_ending(name, guinote):
    assert sequences(ending(name, guinote)) == GOLDEN["endings"][name + ", guinote" * guinote]


if __name__ == "__main__":
    FILE.write_text(json.dumps(counted(), indent=1) + "\n")
