# SPDX-License-Identifier: MIT
"""Golden counts: how many actions are legal on fixed ways through fixed deals.

A change of any rule changes a number here. Whoever changes a rule on purpose makes the file anew
with ``python -m tests.engine.test_counts`` and says why.
"""

import json
import re
from pathlib import Path

import pytest

from engine import phases, variants
from engine.match import Match
from tests.engine.helpers import clone, position

FILE = Path(__file__).parent.parent / "data" / "counts.json"

#: Variant and, where it is not the usual one, the number of players; then the options.
KINDS = {
    "team": {},
    "team, tute, partner_sings": {"tute": True, "partner_sings": True},
    "team, partner_relief": {"partner_relief": True},
    "team, forty_first off": {"forty_first": False},
    "corriente": {"games": 3},
    "corriente, manual": {"games": 3, "claim": "manual"},
    "corriente, claim_first_deal": {"games": 3, "claim_first_deal": True},
    "corriente, forty_first": {"games": 3, "forty_first": True},
    "individual": {},
    "individual 3": {},
    "habanero": {"games": 3},
    "habanero, manual": {"games": 3, "claim": "manual"},
    "americano": {"games": 3},
    "dos": {"games": 3},
    "club": {"games": 9},
    "club 3": {"games": 9},
    "club 4": {"games": 9},
    "club 4, keep": {"games": 9, "sing_or_lose": False, "tute_after_song": True},
    "arrastrado": {},
    "arrastrado 4": {},
    "arrastrado, survey": {"plato": "survey"},
    "arrastrado 4, booklet": {"plato": "booklet"},
    "subastado": {},
    "subastado, many": {"rounds": "many", "bid_step": 10},
    "subastado, strict": {"beat_in_suit": True, "min_bid": 70},
    "subastado 4, censor": {"censor": True},
    "gana_pierde": {},
    "gana_pierde 5": {},
    "gana_pierde3": {},
    "cabrero": {},
    "cabrero 3": {},
    "cabrero 5, cycle": {"trump_cycle": True},
    "cabrero 6, seat_break": {"seat_break": True},
    "guinote": {"games": 9},
    "guinote, partner_relief": {"games": 9, "partner_relief": True},
    "guinote 2": {"games": 9},
    "guinote 3, manual": {"games": 9, "claim": "manual"},
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
    "individual 3": {"hands": ["2e Re 4c", "3c Ce 5c", "2o 7e Cb"]},
    "individual, stock": {"hands": ["2e Re", "3c Ce"], "turned": "5o", "stock": "Cc"},
    "dos, stock": {"hands": ["1o 7o 4c", "2o 5o 4e"], "turned": "Ro", "stock": "3o 2e 4o"},
    "club, stock": {"hands": ["1e Rc Cc", "3e 4b 7b"], "turned": "5o", "stock": "Cb"},
    "club 4": {"hands": [
        "1o 1e Rc Cc", "3o 5e 4c 7b", "7o 2e Rb Cb", "2o 3e 5c 1b",
    ]},
    "arrastrado 3": {"hands": ["1e Ro Co", "4e 3o 5c", "5e 4b Rb"]},
    "subastado 3": {
        "hands": ["1e Ro Co 4c", "Re 3o 5c 6o", "5e 4b Rb 1b"],
        "bidder": 0,
        "bid": 90,
    },
    "subastado 3, strict": {
        "hands": ["1e Ro Co 4c", "Re 3o 5c 6o", "5e 4b Rb 1b"],
        "bidder": 0,
        "bid": 90,
        "beat_in_suit": True,
    },
    "gana_pierde": {"hands": ["1e Re 4c", "3o Ce 5c", "2o 7e Sc", "Se 3e 6c"]},
    "gana_pierde3": {"hands": ["1e Re 4c", "Cc Ce 5c", "7o 7e Rc"], "trump": ""},
    "cabrero 3": {"hands": ["1e Ro Co", "4e 3o 5c", "5e 4b Rb"]},
    "guinote 3": {"hands": ["7o 2c", "1c Re", "2e Se"], "turned": "3o", "stock": "5e 6e 7e"},
    "guinote, relief": {"hands": FOUR, "partner_relief": True},
}  # fmt: skip


def of(name):
    """The variant and the number of players (0: the usual one) of a label."""
    variant, _, players = name.partition(",")[0].partition(" ")
    return variant, int(players or 0)


def orders(name):
    """The orders in which a label is counted."""
    return (False,) if name.startswith("guinote") else (False, True)


def pairs(names):
    return [(name, guinote) for name in sorted(names) for guinote in orders(name)]


def legal_sum(name, guinote):
    """Over three deals: actions offered at each decision, added up, and how many decisions.

    The player is fixed: decision k takes action (7k + deal) modulo their number.
    """
    variant, players = of(name)
    m = Match(variant, players, KINDS[name], guinote, "counts")
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
    return position(of(name)[0], guinote=guinote, **ENDINGS[name])


def counted():
    """All counts as they are now."""
    found = {"legal": {}, "endings": {}}
    for name in KINDS:
        for guinote in orders(name):
            found["legal"][name + ", guinote" * guinote] = legal_sum(name, guinote)
    for name in ENDINGS:
        for guinote in orders(name):
            found["endings"][name + ", guinote" * guinote] = sequences(ending(name, guinote))
    return found


GOLDEN = json.loads(FILE.read_text()) if FILE.exists() else {}


@pytest.mark.parametrize(("name", "guinote"), pairs(KINDS))
def test_the_sum_of_legal_actions(name, guinote):
    assert legal_sum(name, guinote) == GOLDEN["legal"][name + ", guinote" * guinote]


@pytest.mark.parametrize(("name", "guinote"), pairs(ENDINGS))
def test_the_number_of_ways_to_play_an_ending(name, guinote):
    assert sequences(ending(name, guinote)) == GOLDEN["endings"][name + ", guinote" * guinote]


def test_every_variant_has_its_counts():
    tables = {of(name) for name in KINDS}
    for name, allowed in variants.REGISTRY:
        for players in allowed:
            assert (name, players) in tables or ((name, 0) in tables and players == allowed[0])


if __name__ == "__main__":
    text = json.dumps(counted(), indent=1)
    FILE.write_text(re.sub(r"\[\s+(\d+),\s+(\d+)\s+\]", r"[\1, \2]", text) + "\n")
