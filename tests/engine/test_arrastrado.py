# SPDX-License-Identifier: MIT
"""RULES 6.8: Tute arrastrado, its chips and plato; R-EXCH-2."""

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


def table(first="", second="", third="", turned="2o", **options):
    return dealt("arrastrado", [first, second, third], 13, rest=turned, **options)


def four(first="", second="", third="", turned="2o", **options):
    """Four at the table; seat 3 deals and sits out."""
    return dealt("arrastrado", [first, second, third, None], 13, rest=turned, **options)


# -- the deal --------------------------------------------------------------------------------


@pytest.mark.parametrize("make", [table, four])
def test_thirteen_cards_each_the_fortieth_is_turned_and_left_on_the_table(make):
    m = make("1e 7o", "2e", "4e", "3o")
    assert list(m.count)[:3] == [13] * 3 and sum(m.count) == 39
    assert (card(m, m.turned), m.trump, m.stock_left) == ("3o", 0, 0)
    do(m, "pass")
    assert phase(m) == "play 0"
    result = play_out(m)
    assert card(m, m.turned) == "3o"
    assert sum(result.tricks) == 13 and sum(result.cards) == 110


def test_with_four_the_dealer_sits_out_each_deal():
    m = start("arrastrado", players=4, dealer=2, deals=5)
    for dealer in (2, 3, 0, 1, 2):
        assert m.dealer == dealer and m.count[dealer] == 0
        assert m.mano == (dealer + 1) % 4 == m.leader
        play_out(m)
        assert dealer not in m.result.winners + m.result.losers
        assert len(m.result.winners + m.result.losers) == 3
        if dealer != 2 or m.deal_no == 1:
            m.next_deal()
    assert phase(m) == "match over"


# -- R-EXCH-2 --------------------------------------------------------------------------------


def test_r_exch_2_the_7_then_the_2_which_may_take_it():
    m = table("1e", "7o", "2o", "Ro")
    assert phase(m) == "exchange 1" and offered(m) == "swap 7, pass"
    assert do(m, "swap 7") == ["swap 1 7o Ro"]
    assert phase(m) == "exchange 2" and offered(m) == "swap 2, pass"
    do(m, "swap 2")
    assert phase(m) == "play 0"
    assert (card(m, m.turned), m.trump) == ("2o", 0)
    assert "Ro" in hand(m, 1) and "7o" in hand(m, 2)


def test_r_exch_2_a_pass_is_final_and_who_cannot_swap_is_not_asked():
    m = table("1e", "7o", "2o", "Ro")
    do(m, "pass")
    assert phase(m) == "play 0", "the 2 cannot take a king"
    assert refused(m, "swap 7")[0].startswith("R-")
    assert phase(table("7o 1o 2e", "", "7e", "1e")) == "exchange 2", "the turned suit counts"


@pytest.mark.parametrize(
    ("turned", "asked"),
    [("1o", "7"), ("3o", "7"), ("Ro", "7"), ("Co", "7"), ("So", "7"), ("6o", "2"), ("5o", "2"),
     ("4o", "2")],
)  # fmt: skip
def test_r_exch_1_ranks(turned, asked):
    m = table("7o 2o", "", "", turned)
    assert phase(m) == "exchange 0" and offered(m) == "swap %s, pass" % asked
    if asked == "2":
        do(m, "pass")
        assert phase(m) == "play 0"


def test_r_exch_2_the_2_takes_a_turned_7_and_nothing_takes_a_2():
    assert offered(table("2o", "", "", "7o")) == "swap 2, pass"
    assert phase(table("", "", "", "2o")) == "play 0"


def test_r_exch_2_one_player_may_do_both():
    m = table("7o 2o", "", "", "Ro")
    do(m, "swap 7, swap 2")
    assert {"Ro", "7o"} <= set(hand(m, 0).split()) and m.count[0] == 13


def test_r_exch_2_guinote_order():
    m = table("7o 2o", "", "", "So", guinote=True)
    assert offered(m) == "swap 7, pass"


# -- chips -----------------------------------------------------------------------------------


def ended(points, winner=0, players=3, **how):
    """The end of a deal: *points* before a last trick of 11 and the ten for *winner*."""
    sitting = (3,) if players == 4 else ()
    how.setdefault("deals", 2)
    m = last_trick("arrastrado", winner, players, sitting=sitting, points=points, **how)
    return m, play_out(m)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("points", "chips"), [(79, 100), (80, 200)])
def test_the_winner_takes_100_from_each_with_100_points_or_fewer_200_with_101(
    points, chips, players
):
    m, result = ended([points, 0, 0], players=players)
    assert result.totals[0] in (100, 101)
    assert result.chips == [2 * chips, -chips, -chips, 0][:players]
    assert list(m.chips) == result.chips
    assert (result.winners, result.losers) == ([0], [1, 2])


def test_200_by_tute():
    hands = ["1e Ro Rc Re Rb", "2e 4c 5c 6c 7c", "4e 4b 5b 6b 7b"]
    m = position("arrastrado", hands, deals=2)
    do(m, "1e, 2e, 4e, tute R")
    assert m.result.chips == [400, -200, -200] and m.result.winners == [0]


@pytest.mark.parametrize(
    ("winner", "points", "wins"),
    [(0, [29, 50, 0], 0), (0, [0, 50, 50], 1), (1, [50, 0, 50], 2), (2, [50, 50, 0], 0)],
)
def test_equal_r_tie_1(winner, points, wins):
    assert ended(points, winner)[1].winners == [wins]


def test_with_four_r_tie_1_passes_over_the_sitting_dealer():
    assert ended([0, 0, 0], 0, 4)[1].winners == [0]
    assert ended([50, 50, 0], 2, 4)[1].winners == [0]


def test_each_song_earns_its_singer_from_each_opponent_at_once_and_whatever_follows():
    hands = ["1e 1b Ro Co Rc Cc", "2e 2b 4c 5c 6c 7c", "4e 4b 5b 6b 7b Sb"]
    m = position("arrastrado", hands, points=[0, 100, 0], deals=2)
    do(m, "1e, 2e, 4e")
    do(m, "sing o")
    assert m.deal_chips == [80, -40, -40]
    do(m, "1b, 2b, 4b, sing c")
    assert m.deal_chips == [120, -60, -60]
    play_out(m)
    song, lost = 120, m.result.chips[0]
    assert lost == song + (400 if m.result.winners == [0] else -200)
    assert sum(m.result.chips) == 0


def test_the_sitting_dealer_neither_pays_nor_receives():
    hands = ["1e 1b Rc Cc", "2e 2b 4c 5c", "4e 4b 5b 6b", ""]
    m = position("arrastrado", hands, deals=2)
    do(m, "1e, 2e, 4e, sing c")
    assert m.deal_chips == [40, -20, -20, 0]
    play_out(m)
    assert m.result.chips[3] == 0


# -- plato: antes and the question -----------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("plato", ["survey", "booklet"])
def test_everybody_at_the_table_puts_100_in_an_empty_pot(players, plato):
    m = start("arrastrado", players=players, plato=plato, deals=3)
    extra = 20 if plato == "booklet" else 0
    assert m.pot == 100 * players + extra
    assert m.deal_chips == [-100] * (players - 1) + [-100 - extra]
    play_out(m)
    assert m.result.pot == m.pot == 100 * players + extra
    dealer = m.dealer
    m.next_deal()
    # not empty: nothing but the dealer's 20 of the booklet
    assert m.pot == 100 * players + 2 * extra
    assert m.deal_chips[m.dealer] == -extra and m.deal_chips[dealer] == 0


def test_without_plato_there_is_no_pot_and_no_question():
    m = table(deals=1)
    assert phase(m) == "play 0" and m.pot == 0
    assert play_out(m).pot is None


def test_after_the_exchange_each_in_turn_from_mano_is_asked():
    m = table("1e", "7o", "2o", "Ro", plato="survey")
    assert phase(m) == "exchange 1"
    do(m, "pass")
    for seat in (0, 1, 2):
        assert phase(m) == "plato %d" % seat and offered(m) == "pass, play"
        assert do(m, "pass") == ["plato %d 0" % seat]
    assert phase(m) == "play 0" and m.platoer == -1


def test_one_who_plays_has_promised_101():
    m = four("1e", plato="survey")
    do(m, "pass, play, pass")
    assert phase(m) == "play 0" and (m.platoer, m.promise) == (1, 101)


# -- the contest -----------------------------------------------------------------------------


def test_several_bid_in_turn_from_mano_the_first_at_least_102():
    m = table("1e", plato="survey")
    do(m, "pass, play, play")
    assert phase(m) == "plato 1" and offered(m) == "pass, bid 102"
    assert refused(m, "bid 101")[0]
    assert refused(m, "play")[0]
    assert do(m, "bid 110") == ["bid 1 110"]
    assert phase(m) == "plato 2" and offered(m) == "pass, bid 111"
    assert refused(m, "bid 110")[0]
    do(m, "bid 111")
    assert phase(m) == "plato 1"
    do(m, "pass")
    assert phase(m) == "play 0" and (m.platoer, m.promise) == (2, 111)


def test_a_pass_is_out_for_good_and_the_holder_is_not_asked():
    m = table("1e", plato="survey")
    do(m, "play, play, play, bid 102, pass")
    assert phase(m) == "plato 2"
    do(m, "bid 103")
    assert phase(m) == "plato 0", "seat 1 is out"
    do(m, "bid 104")
    assert phase(m) == "plato 2", "seat 0 holds the highest"
    do(m, "pass")
    assert (m.platoer, m.promise) == (0, 104)


def test_nobody_bids_the_last_one_left_has_promised_101():
    m = table("1e", plato="survey")
    do(m, "play, play, play, pass, pass")
    assert phase(m) == "play 0" and (m.platoer, m.promise) == (2, 101)


def test_at_230_pass_alone():
    m = table("1e", plato="survey")
    do(m, "play, play, pass, bid 230")
    assert offered(m) == "pass"
    assert refused(m, "bid 231")[0] and refused(m, "bid 230")[0]
    do(m, "pass")
    assert (m.platoer, m.promise) == (0, 230)


def test_the_contest_begins_with_the_first_from_mano_of_those_who_play():
    m = four("1e", plato="survey", dealer=3)
    do(m, "pass, play, play")
    assert phase(m) == "plato 1"


# -- keeping and breaking the promise ----------------------------------------------------------


def promised(points, promise=101, platoer=0, winner=0, plato="survey", pot=300, players=3):
    sitting = (3,) if players == 4 else ()
    m = last_trick(
        "arrastrado", winner, players, sitting=sitting, points=points, plato=plato, deals=2
    )
    m.deal_chips = [0] * players
    m.chips = [-pot // players] * players
    m.pot, m.platoer, m.promise = pot, platoer, promise
    return m, play_out(m)


@pytest.mark.parametrize("plato", ["survey", "booklet"])
def test_promise_kept_200_from_each_and_the_pot(plato):
    m, result = promised([80, 0, 0], plato=plato)
    assert result.totals[0] == 101
    assert result.chips == [700, -200, -200] and result.pot == 0
    assert (result.winners, result.losers) == ([0], [1, 2])
    assert list(m.chips) == [600, -300, -300]
    m.next_deal()
    assert m.pot == 300 + (20 if plato == "booklet" else 0), "an empty pot is filled again"


@pytest.mark.parametrize("plato", ["survey", "booklet"])
def test_promise_broken_200_to_each_and_the_pot_doubled(plato):
    m, result = promised([79, 0, 0], plato=plato)
    assert result.chips == [-700, 200, 200] and result.pot == 600
    assert (result.winners, result.losers) == ([1, 2], [0])
    assert sum(m.chips) + m.pot == 0


def test_the_promise_is_his_bid_even_where_he_has_most():
    assert promised([99, 0, 0], promise=121)[1].winners == [1, 2]
    assert promised([100, 0, 0], promise=121)[1].winners == [0]


def test_he_may_keep_it_without_having_most():
    """The promise alone counts."""
    result = promised([120, 101, 0], platoer=1)[1]
    assert result.winners == [1] and result.chips == [-200, 700, -200]


@pytest.mark.parametrize(("platoer", "winners"), [(0, [0]), (1, [0, 2])])
def test_a_tute_of_his_own_always_keeps_it_somebody_elses_always_breaks_it(platoer, winners):
    hands = ["1e Ro Rc Re Rb", "2e 4c 5c 6c 7c", "4e 4b 5b 6b 7b"]
    m = position("arrastrado", hands, points=[0, 105, 0], plato="survey", deals=2)
    m.deal_chips = [0, 0, 0]
    m.platoer, m.promise = platoer, 101
    do(m, "1e, 2e, 4e, tute R")
    assert m.result.winners == winners and m.result.reason == "tute"
    assert sum(m.result.chips) + m.pot == 300


def test_the_sitting_dealer_of_four_takes_no_part_in_the_promise():
    result = promised([80, 0, 0], players=4, pot=400)[1]
    assert result.chips == [800, -200, -200, 0]
    result = promised([0, 0, 0], players=4, pot=400)[1]
    assert result.chips == [-800, 200, 200, 0]
    assert (result.winners, result.losers) == ([1, 2], [0])


# -- nobody plays for it -----------------------------------------------------------------------


def nobody(points, plato, winner=0, players=3):
    return promised(points, 0, -1, winner, plato, 100 * players, players)[1].chips


@pytest.mark.parametrize(("points", "chips"), [(79, 100), (80, 200)])
def test_survey_pays_as_without_plato(points, chips):
    assert nobody([points, 0, 0], "survey") == [2 * chips, -chips, -chips]


def test_booklet_100_from_the_lowest_total_only():
    assert nobody([70, 20, 10], "booklet") == [100, 0, -100]
    assert nobody([70, 10, 20], "booklet") == [100, -100, 0]


def test_booklet_tied_lowest_from_each_of_them():
    assert nobody([70, 15, 15], "booklet") == [200, -100, -100]


def test_booklet_101_or_more_100_from_each():
    assert nobody([80, 20, 9], "booklet") == [200, -100, -100]


def test_booklet_by_tute_100_from_each():
    hands = ["1e Ro Rc Re Rb", "2e 4c 5c 6c 7c", "4e 4b 5b 6b 7b"]
    m = position("arrastrado", hands, points=[0, 90, 0], plato="booklet", deals=2)
    m.deal_chips = [0, 0, 0]
    do(m, "1e, 2e, 4e, tute R")
    assert m.result.chips == [200, -100, -100]


def test_booklet_the_sitting_dealer_is_no_lowest_total():
    assert nobody([70, 20, 0], "booklet", players=4) == [100, 0, -100, 0]


def test_what_is_in_the_pot_at_the_end_is_nobodys():
    m = start("arrastrado", plato="survey", deals=1)
    result = play_out(m)
    assert result.pot == 300 and sum(m.chips) == -300
    assert m.match_result["chips"] == list(m.chips)
    assert m.match_result["winners"] == [s for s in range(3) if m.chips[s] == max(m.chips)]


@pytest.mark.parametrize("players", [3, 4])
def test_the_next_seat_deals_in_guinote_order_the_winner_of_the_last_trick(players):
    for guinote in (False, True):
        m, _ = ended([0, 0, 0], 1, players, guinote=guinote)
        m.next_deal()
        assert m.dealer == (1 if guinote else 0)
