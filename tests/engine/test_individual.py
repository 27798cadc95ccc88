# SPDX-License-Identifier: MIT
"""RULES 6.2: Tute individual for two and three."""

import pytest

from tests.engine.helpers import (
    card,
    dealt,
    do,
    hand,
    last_trick,
    offered,
    phase,
    play_out,
    position,
    refused,
    start,
)


@pytest.mark.parametrize(("players", "draws", "tricks"), [(2, 10, 20), (3, 3, 13)])
def test_r_draw_1_numbers_of_draws_and_tricks(players, draws, tricks):
    m = start("individual", players=players)
    assert (m.draws_left, m.tricks_left) == (draws, tricks)
    assert list(m.count) == [10] * players
    assert m.turned == m.pack[10 * players] and m.trump == m.turned // 10
    play_out(m)
    assert sum(m.result.tricks) == tricks and m.stock_left == 0


@pytest.mark.parametrize("players", [2, 3])
def test_strict_from_the_first_trick_although_a_stock_exists(players):
    m = dealt("individual", ["1e", "2e 4e 2c"] + [""] * (players - 2), 10, rest="2o")
    do(m, "1e")
    assert m.stock_left and refused(m, "2c") == ("R-PLAY-S3", offered(m))
    assert set(offered(m).split()) >= {"2e", "4e"} and "c" not in offered(m)


@pytest.mark.parametrize("players", [2, 3])
def test_no_exchange(players):
    m = dealt("individual", ["7o 2o"] + [""] * (players - 1), 10, rest="Ro")
    assert "pledge" not in offered(m) and "swap" not in offered(m)
    assert refused(m, "pledge 7")[0] and refused(m, "swap 7")[0]


def test_with_two_the_turned_card_is_drawn_last():
    m = position("individual", ["1e 4c", "2e 5c"], turned="5o", stock="7b")
    do(m, "1e")
    assert do(m, "2e")[2:] == ["draw 0 7b", "draw 1 5o"]
    assert m.turned == -1


def test_with_three_it_stays_on_the_table_out_of_play():
    hands = ["1e 4c", "2e 5c", "4e 6c"]
    m = position("individual", hands, turned="3o", stock="7b Sb Cb")
    do(m, "1e, 2e")
    assert do(m, "4e")[2:] == ["draw 0 7b", "draw 1 Sb", "draw 2 Cb"]
    assert card(m, m.turned) == "3o" and not m.draws_left
    play_out(m)
    # nobody gets its ten points (R-SAFE-4)
    m = start("individual", players=3)
    play_out(m)
    nobodys = (0, 0, 0, 0, 0, 2, 3, 4, 10, 11)[m.turned % 10]
    assert sum(m.result.totals) == 130 - nobodys + sum(m.result.songs)


def test_most_points_win_the_deal():
    m = last_trick("individual", 0, 3, points=[30, 40, 39])
    do(m, "1o")
    play_out(m)
    assert m.result.totals == [51, 40, 39]
    assert (m.result.winners, m.result.losers) == ([0], [1, 2])
    assert list(m.games) == [1, 0, 0]


@pytest.mark.parametrize(
    ("winner", "points", "wins"),
    [
        (0, [29, 50, 0], 0),  # one of those tied took the last trick
        (0, [0, 50, 50], 1),  # else the first of them in seat order after him
        (1, [50, 0, 50], 2),
        (2, [50, 50, 0], 0),
    ],
)
def test_r_tie_1(winner, points, wins):
    m = last_trick("individual", winner, 3, points=points)
    result = play_out(m)
    assert result.winners == [wins]


@pytest.mark.parametrize(("guinote", "stock"), [(False, 3), (True, 1)])
def test_r_sing_4_songs_before_the_draw_in_guinote_order_after_it(guinote, stock):
    hands = ["1e Rc Sc" if guinote else "1e Rc Cc", "2e 4b 5b"]
    m = position("individual", hands, turned="5o", stock="7b 6b 5c", guinote=guinote)
    do(m, "1e, 2e")
    assert phase(m) == "announce 0" and m.stock_left == stock


def test_no_tute():
    m = position("individual", ["1e Ro Rc Re Rb", "2e 4c 5c 6c 7c", "4e 4b 5b 6b 7b"])
    do(m, "1e, 2e, 4e")
    assert phase(m) == "play 0"


@pytest.mark.parametrize("players", [2, 3])
def test_the_match_is_exactly_games_deals_equal_shared(players):
    m = start("individual", players=players, games=4)
    for number in range(1, 5):
        assert m.deal_no == number
        play_out(m)
        if number < 4:
            m.next_deal()
    assert phase(m) == "match over" and sum(m.games) == 4
    most = [seat for seat in range(players) if m.games[seat] == max(m.games)]
    assert m.match_result["winners"] == most
    m = last_trick("individual", 0, players, games=2, deal=2)
    m.games[1] = 1
    play_out(m)
    assert m.match_result["winners"] == [0, 1]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("winner", [0, 1])
def test_the_next_seat_deals_in_guinote_order_the_winner_of_the_last_trick(players, winner):
    for guinote in (False, True):
        m = last_trick("individual", winner, players, dealer=players - 1, guinote=guinote)
        play_out(m)
        m.next_deal()
        assert m.dealer == (winner if guinote else 0)


def test_drawn_cards_are_in_the_hand():
    m = position("individual", ["1e 4c", "2e 5c"], turned="5o", stock="7b")
    do(m, "1e, 2e")
    assert (hand(m, 0), hand(m, 1)) == ("4c 7b", "5o 5c")
