# SPDX-License-Identifier: MIT
"""Seats, the deal, the stock: R-SEAT-1, R-SEAT-2, R-SEAT-3, R-DRAW-1."""

import pytest

from engine import cards
from engine.match import Match
from tests.engine.helpers import card, corriente, do, hand, happened, position, start


@pytest.mark.parametrize("dealer", range(4))
def test_r_seat_1_mano_is_the_seat_after_the_dealer_and_leads(dealer):
    m = start("team", dealer=dealer)
    assert m.mano == m.leader == m.to_act == (dealer + 1) % 4


def test_r_seat_1_play_goes_to_the_next_seat():
    m = start("team", dealer=1)
    seats = []
    for _ in range(4):
        seats.append(m.to_act)
        m.apply(m.legal()[0])
    assert seats == [2, 3, 0, 1]


@pytest.mark.parametrize("dealer", range(4))
def test_r_seat_2_cards_are_dealt_one_at_a_time_from_mano(dealer):
    m = start("team", list(range(40)), dealer=dealer)
    for k in range(4):
        dealt = cards.from_list(range(k, 40, 4))
        assert cards.gather(m.hands, 4 * ((dealer + 1 + k) % 4)) == dealt


def test_6_1_the_last_card_the_dealers_is_turned_and_stays_in_his_hand():
    m = start("team", list(range(39, -1, -1)), dealer=2)
    assert card(m, m.shown) == "2o"
    assert m.trump == 0
    assert "2o" in hand(m, 2).split()
    assert m.turned == -1 and m.stock_left == 0


def test_6_3_six_cards_each_and_the_13th_is_turned():
    m = start("corriente", list(range(40)))
    assert list(m.count) == [6, 6]
    assert m.turned == 12 and m.trump == 1
    assert m.stock_left == 27


def test_r_draw_1_fourteen_draws_twenty_tricks():
    m = Match("corriente", seed="draws", options={"forty_first": True})
    draws = tricks = 0
    while m.trick_no < 20 or m.on_table < 1:
        # the lowest card, never a pledge; "done" when asked
        legal = m.legal()
        m.apply(legal[0] if legal[0] < 40 else legal[-1])
        words = happened(m)
        tricks += any(word.startswith("trick") for word in words)
        draws += sum(word.startswith("draw") for word in words)
    assert (draws, tricks) == (28, 19)
    assert m.stock_left == 0 and m.turned == -1


def test_r_draw_1_the_winner_draws_first():
    m = corriente(["2e", "1e"], turned="5o", stock="7b 6b")
    assert do(m, "2e, 1e")[-2:] == ["draw 1 7b", "draw 0 6b"]
    m = corriente(["1e", "2e"], turned="5o", stock="7b 6b")
    assert do(m, "1e, 2e")[-2:] == ["draw 0 7b", "draw 1 6b"]


def test_r_draw_1_the_turned_card_is_the_last_of_the_stock():
    m = position("corriente", ["1e", "2e"], turned="5o", stock="7b")
    assert do(m, "1e, 2e")[-2:] == ["draw 0 7b", "draw 1 5o"]
    assert (m.turned, m.stock_left, m.draws_left) == (-1, 0, 0)


def test_the_stock_lasts_as_long_as_another_draw_will_be_made():
    """6.3: FREE while the stock lasts, then STRICT."""
    hands = ["1e Re 4b", "2e 1c 4c"]
    m = position("corriente", hands, trump="o", turned="5o", stock="7b")
    do(m, "1e")
    assert m.legal_cards() == cards.gather(m.hands, 4)
    do(m, "1c")
    assert (m.draws_left, m.to_act) == (0, 0)
    do(m, "Re")
    assert m.legal() == [cards.parse("2e")]


def test_the_pack_given_is_dealt_for_each_deal_in_turn():
    one, two = list(range(40)), list(range(39, -1, -1))
    m = start("team", one, two, games=2)
    assert list(m.pack) == one
    while m.deal_no == 1:
        if m.to_act < 0:
            m.next_deal()
        else:
            m.apply(m.legal()[0])
    assert list(m.pack) == two
    assert happened(m) == ["deal 2 0 1"]
