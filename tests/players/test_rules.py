# SPDX-License-Identifier: MIT
"""The level `rules`: CASES K13 and K14, and what a sensible player announces, keeps and throws."""

import pytest

from engine import actions, cards
from engine.players import make_player
from engine.view import View
from tests.engine.helpers import corriente, do, numbers, phase, position


def choice(m):
    """What `rules` does in the seat that is to act, as the record writes it."""
    view = View(m, m.to_act)
    action = make_player("rules", "tests").choose(view)
    assert m.why(action) is None
    return actions.text(action, m.guinote)


def points(card):
    return cards.POINTS[cards.parse(card) % 10]


# -- K13: the partner wins a rich trick ----------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "gives"),
    [
        ("Co 2o 4e 5e", "Co"),  # following suit, nothing that beats the partner
        ("So 4o 4e 5e", "So"),
        ("3c 4c 4e 5e", "3c"),  # no oros and no trumps: any card
        ("Sc 4c 4e 5e", "Sc"),
        ("1c 4c 4e 5e", "1c"),
    ],
)
def test_k13_last_to_play_gives_points_to_the_partner_who_wins(hand, gives):
    m = position("team", ["Ro 6e 7e Se", "3o 5c 6c 7c", "5o 2e 2c 4b", hand], trump="b")
    do(m, "Ro, 3o, 5o")
    assert choice(m) == gives


@pytest.mark.parametrize("relief", [False, True])
def test_k13_does_not_trump_the_partner_where_the_duties_allow_it(relief):
    m = position(
        "team",
        ["Ro 5e 6e 7e", "3o 5c 6c 7c", "5o 2e 2c 4c", "4b 7b Sc 4e"],
        trump="b",
        partner_relief=relief,
    )
    do(m, "Ro, 3o, 5o")
    # without the relief only the trumps are legal: then the weakest
    assert choice(m) == ("Sc" if relief else "4b")


def test_k13_does_not_overtake_the_partner_where_the_duties_allow_it():
    m = position(
        "team",
        ["Ro 5e 6e 7e", "3o 5c 6c 7c", "5o 2e 2c 4c", "1o So 2o 4b"],
        trump="b",
        partner_relief=True,
    )
    do(m, "Ro, 3o, 5o")
    assert choice(m) == "So"


def test_gives_nothing_to_opponents_who_win():
    m = position("team", ["1o 5e 6e 7e", "5o 5c 6c 7c", "Co 2e 2c 4b", "3o 4o 4e 5c"], trump="b")
    do(m, "1o, 5o, Co")
    assert choice(m) == "4o"


# -- K14: the cheapest card that wins ------------------------------------------------------


@pytest.mark.parametrize("variant", ["team", "corriente"])
def test_k14_last_to_play_wins_with_r_and_keeps_the_1(variant):
    if variant == "team":
        hands = ["Co 5e 6e 7e", "4o 5c 6c 7c", "5o 2e 2c 4c", "1o Ro 4e 4b"]
    else:
        hands = ["Co 5e 6e 7e", "1o Ro 4e 4b"]
    m = position(variant, hands, trump="b")
    do(m, "Co" if variant == "corriente" else "Co, 4o, 5o")
    assert choice(m) == "Ro"


def test_k14_while_the_stock_lasts():
    m = corriente(["Co 5e 6e 7e 2c 4c", "1o Ro 4e 6c 5c 2e"], turned="4b")
    do(m, "Co")
    assert choice(m) == "Ro"


def test_k14_trumps_with_the_weakest_that_wins():
    m = position("team", ["1o 5e 6e 7e", "4o 5c 6c 7c", "5o 2e 2c 4c", "4b 7b 1b 4e"], trump="b")
    do(m, "1o, 4o, 5o")
    assert choice(m) == "4b"


def test_takes_a_rich_trick_with_a_low_trump_while_the_stock_lasts():
    m = corriente(["3o 5e 6e 7e 2c 4c", "4b 2o 4e 4o 5c 2e"], turned="5b")
    do(m, "3o")
    assert choice(m) == "4b"


def test_throws_a_worthless_card_on_a_worthless_trick():
    m = corriente(["7o 5e 6e 7e 2c 4c", "3b 1c 4e Re 5c Sb"], turned="5b")
    do(m, "7o")
    assert points(choice(m)) == 0


# -- keeping -------------------------------------------------------------------------------


def test_a_pair_that_can_still_be_sung_stays_in_the_hand():
    m = corriente(["1o 5e 6e 7e 2c 4c", "Rc Cc Se Sb So 5c"], turned="5b")
    do(m, "1o")
    assert choice(m) not in ("Rc", "Cc")


def test_the_fourth_king_is_waited_for():
    m = corriente(["1o 5e 6e 7e 2c 4c", "Ro Rc Re So Sc Se"], turned="5b")
    do(m, "1o")
    assert choice(m)[0] == "S"


def test_never_leads_a_three_under_a_live_ace():
    m = position("team", ["3o 4o 5c 4e", "1o 5o 2b 6c", "6o 7o 4b 2e", "Co So 5b 2c"], trump="b")
    assert choice(m) != "3o"


def test_leads_a_three_whose_ace_is_gone_and_that_cannot_be_trumped():
    m = position("corriente", ["3o 2c 4e", "4o 5c 6e"], trump="b")
    do(m, choice(m))
    assert cards.text(m.table[0]) == "3o"


# -- announcing ----------------------------------------------------------------------------


def test_sings_the_40_before_the_20():
    m = position(
        "team",
        ["1e 1b Ro Co Rc Cc", "2e 2b 2c 4c 5c 6c", "4e 4b 5b 6b 7b 7c", "5e 6e 7e 2o 4o 5o"],
        forty_first=False,
    )
    do(m, "1e, 2e, 4e, 5e")
    assert phase(m) == "announce 0"
    assert choice(m) == "sing o"


def test_sings_a_20():
    m = position("corriente", ["1e Rc Cc", "2e 2b 4b"])
    do(m, "1e, 2e")
    assert choice(m) == "sing c"


def test_waits_with_the_20_while_it_would_bar_a_40_still_to_be_drawn():
    hands = ["1e Rc Cc Ro 4e 5e", "2e 2b 4b 5b 6b 7b"]
    m = position("corriente", hands, turned="4o", stock="Co 7e So 5o 6o 7o 1o", forty_first=True)
    do(m, "1e, 2e")
    assert choice(m) == "done"
    m = position("corriente", hands, turned="4o", stock="Co 7e So 5o 6o 7o 1o")
    do(m, "1e, 2e")
    assert choice(m) == "sing c"


def test_announces_tute_at_once():
    m = position("corriente", ["1e Ro Rc Re Rb Co", "2e 2b 4b 5b 6b 7b"])
    do(m, "1e, 2e")
    assert choice(m) == "tute R"


@pytest.mark.parametrize(("carry", "answer"), [(90, "claim"), (89, "done")])
def test_claims_exactly_when_the_points_reach_the_target(carry, answer):
    m = position("corriente", ["1e 4c", "2e 2b"], carry=(carry, 0), deal_of_game=2, claim="manual")
    do(m, "1e, 2e")
    assert choice(m) == answer


def test_the_last_ten_counts_for_a_claim():
    m = position("corriente", ["1e", "2e"], carry=(80, 0), deal_of_game=2, claim="manual")
    do(m, "1e, 2e")
    assert choice(m) == "claim"


def test_a_song_may_reach_the_target():
    m = position(
        "corriente", ["1e Rc Cc", "2e 2b 4b"], carry=(70, 0), deal_of_game=2, claim="manual"
    )
    do(m, "1e, 2e")
    assert choice(m) == "sing c"
    do(m, "sing c")
    assert choice(m) == "claim"


def test_pledges_the_7_for_a_high_turned_card_and_the_2_for_a_low_one():
    assert choice(corriente(["7o 5e 6e 7e 2c 4c", "4b"], turned="1o")) == "pledge 7"
    assert choice(corriente(["2o 5e 6e 7e 2c 4c", "4b"], turned="6o")) == "pledge 2"


def test_does_not_pledge_a_trump_that_is_needed_to_take_a_rich_trick():
    m = corriente(["3c 5e 6e 7e 2c 4c", "7o 2b 4e Sb 5c 2e"], turned="So")
    do(m, "3c")
    assert choice(m) == "7o"


# -- the end is known ----------------------------------------------------------------------


def test_the_last_trick_is_worth_its_ten():
    # two tricks to go: the trump takes the last one, not the next
    m = position("corriente", ["4e 2c", "5o 5e"], trump="o")
    assert choice(m) in ("4e", "2c")
    do(m, "2c")
    assert choice(m) == "5o"


def test_counts_cards():
    chances = make_player("rules").weigher().chances
    m = position("corriente", ["1e 4c", "2e Rb"])
    chances.count(View(m, 0), 1)
    assert chances.holds(1, 2, 1 << cards.TWO) == 256
    assert chances.holds(1, 3, cards.LANE) == 256
    assert chances.holds(1, 1, cards.LANE) == 0


def test_remembers_voids():
    m = position("team", ["1e 4c 5c", "4b 5b 6b", "3e 2e 7e", "5e 6e 6c"], trump="o")
    do(m, "1e, 4b, 2e, 5e")
    chances = make_player("rules").weigher().chances
    chances.count(View(m, m.to_act), 1 << m.to_act)
    assert m.to_act == 0
    assert chances.holds(1, 2, cards.LANE) == 0 == chances.holds(1, 0, cards.LANE)
    assert chances.holds(2, 2, cards.from_list([n % 10 for n in numbers("3e")])) > 0
