# SPDX-License-Identifier: MIT
"""The level `rules` in every phase and for every aim: auction, pot, capote, ten, losing."""

import pytest

from engine import actions, cards, variants
from engine.players import aims, make_player
from engine.view import View
from tests.engine.helpers import do, numbers, pack, phase, position, start


def choice(m):
    """What `rules` does for whoever is to act, as the record writes it."""
    action = make_player("rules", "tests").choose(View(m, m.to_act))
    assert m.why(action) is None
    return actions.text(action, m.guinote)


def dealt(variant, hands, size, rest="", short=False, dealer=-1, **options):
    """A match whose deals give the (partial) *hands*, filled up with what comes first."""
    taken = numbers(" ".join(hand or "" for hand in hands) + " " + rest)
    left = [n for n in range(40) if n not in taken and (n % 10 or not short)]
    whole = []
    for hand in hands:
        held = (hand or "").split()
        while hand is not None and len(held) < size:
            held.append(cards.text(left.pop(0)))
        whole.append(" ".join(held))
    order = pack(whole, 0 if dealer < 0 else (dealer + 1) % len(hands), rest, short)
    return start(variant, order, dealer=dealer, players=len(hands), **options)


# -- the auction (6.9) ---------------------------------------------------------------------

STRONG = "1o 3o Ro Co So 7o 6o 1c 3c 1e"
WEAK = "4o 5o 4c 5c 6c 4e 5e 6e 7e 4b 5b 6b"
FIRST = "Rb Sb 7b 6c 7c Sc 5e 6e 7e Se Re 4o"
FAIR = "1o 3o 7o 6o 5o 1c 4c 5c 1e 4e 5b 6b"


def auction(mano, **options):
    return dealt("subastado", [mano, "", ""], 12, short=True, **options)


def test_bids_with_a_strong_hand_and_names_its_suit():
    m = auction(STRONG)
    bid = choice(m)
    assert bid.startswith("bid ") and int(bid[4:]) >= 120
    do(m, bid + ", pass, pass")
    assert choice(m) == "trump o"


def test_passes_with_a_weak_hand():
    assert choice(auction(WEAK)) == "pass"


def test_raises_only_while_the_hand_is_worth_it():
    m = dealt("subastado", [FIRST, FAIR, ""], 12, short=True)
    do(m, "bid 60")
    assert choice(m).startswith("bid ")
    m = dealt("subastado", [FIRST, FAIR, ""], 12, short=True)
    do(m, "bid 120")
    assert choice(m) == "pass"


def test_bids_on_the_step():
    m = auction(FAIR, bid_step=10)
    assert int(choice(m)[4:]) % 10 == 0


@pytest.mark.parametrize(("hand", "raises"), [(STRONG, True), (WEAK, False)])
def test_the_censor_raises_what_is_worth_more(hand, raises):
    m = dealt("subastado", [hand, "", "", None], 12, short=True, dealer=3, censor=True)
    do(m, "bid 60, pass, pass")
    assert phase(m).startswith("censor")
    assert choice(m).startswith("bid ") is raises


def test_the_opponents_feed_each_other():
    hands = ["7e 4b 5b", "1e 5c 6c", "3e 4e 4c"]
    m = position("subastado", hands, trump="b", bid=60, bidder=0)
    do(m, "7e, 1e")
    assert choice(m) == "3e"


# -- the pot (6.8) -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("1o 3o Ro Co So 7o 6o 1c 3c 1e 3e 1b 4b", "play"),
        ("2o 4c 5c 6c 4e 5e 6e 7e 4b 5b 6b 7b Sb", "pass"),
    ],
)
def test_plays_for_the_pot_when_strong(hand, answer):
    m = dealt("arrastrado", [hand, "", ""], 13, rest="4o", plato="survey")
    while not phase(m).startswith("plato"):
        do(m, choice(m))
    assert choice(m) == answer


def test_swaps_for_the_better_trump():
    m = dealt("arrastrado", ["7o 4c 5e", "", ""], 13, rest="1o")
    assert phase(m) == "exchange 0"
    assert choice(m) == "swap 7"


# -- capote --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "drawn", "declares"),
    [
        ("1o 3o Ro Co 1e 3e Re", "1b", True),  # everything from the top
        ("1o 3o Ro Co 1e 3e Re", "5c", True),  # nobody else has copas
        ("4o 5o 6o 7o 3e Re Se", "5c", False),
        ("1o Ro 5o 1e 3e Re 1b", "4c", False),  # the three of trumps is out
    ],
)
def test_declares_capote_only_when_all_tricks_are_sure(hand, drawn, declares):
    theirs = "4e 5e 6e 7e 4b 5b Sc" + (" 3o" if "3o" not in hand else " 6b")
    m = position("habanero", [hand + " 1c", theirs], stock=drawn, turned="2o")
    do(m, "1c, Sc")
    while phase(m).startswith("announce"):
        do(m, "done")
    assert phase(m) == "capote 0"
    assert choice(m) == ("capote" if declares else "pass")
    while declares and m.result is None:
        do(m, choice(m))
    assert not declares or m.result.reason == "capote"


# -- games of losses -----------------------------------------------------------------------


@pytest.mark.parametrize(("points", "answer"), [(95, "take"), (60, "leave")])
def test_the_ten_is_taken_when_it_makes_101(points, answer):
    m = position("gana_pierde", ["1e", "4e", "5e", "6e"], points=(points, 0, 0, 0))
    do(m, "1e, 4e, 5e, 6e")
    assert phase(m) == "ten 0"
    assert choice(m) == answer


@pytest.mark.parametrize(("variant", "points"), [("gana_pierde", 30), ("cabrero", 0)])
def test_sings_only_when_it_helps(variant, points):
    hands = ["1e Rc Cc", "4e 4b 5b", "5e 5c 4c", "6e 7b 6b"]
    others = (40, 50) if variant == "cabrero" else (9, 9)
    m = position(variant, hands, points=(points, 9, *others), tricks=(1, 1, 1, 1))
    do(m, "1e, 4e, 5e, 6e")
    assert phase(m) == "announce 0"
    assert choice(m) == "done"
    m = position(variant, hands, points=(75, 5, 5, 5), tricks=(1, 1, 1, 1))
    do(m, "1e, 4e, 5e, 6e")
    assert choice(m) == "sing c"


def test_throws_its_high_cards_on_the_tricks_of_others():
    hands = ["1o 4e 5e", "4o 6c 7c", "5o 7e 4b", "1c 4c 5c"]
    m = position("gana_pierde", hands, trump="b", points=(10, 10, 10, 10))
    do(m, "1o, 4o, 5o")
    assert choice(m) == "1c"


# -- loading -------------------------------------------------------------------------------


def test_every_special_aim_is_there_and_a_new_variant_has_the_plain_one():
    for entry in aims.SPECIAL.split():
        name = entry.split("=")[0]
        assert name in variants.NAMES
        assert type(aims.load(name)).__name__ == "Aim"
    assert type(aims.load("a new one")) is aims.Plain
