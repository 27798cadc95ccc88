# SPDX-License-Identifier: MIT
"""RULES 6.12: Tute cabrero from six players down to three."""

import pytest

from tests.engine.helpers import (
    card,
    dealt,
    do,
    filled,
    hand,
    last_trick,
    names,
    offered,
    pack,
    phase,
    play_out,
    position,
    start,
)

A, B, C, D, E = range(5)


def second(m):
    """Play the first deal to its end and deal the second."""
    play_out(m)
    assert phase(m) == "deal over"
    m.next_deal()
    return m


# -- who loses -------------------------------------------------------------------------------


def counted(totals, tricks=None, songs=(), winner=None, **options):
    """The losers of a deal of so many players with these totals; None: without a trick.

    The last trick is worth 11 and the ten; seat 0 is mano.
    """
    n = len(totals)
    if winner is None:
        winner = next(s for s in range(n) if totals[s] is not None and totals[s] >= 21)
    points = [total or 0 for total in totals]
    points[winner] -= 21
    for seat, song in enumerate(songs):
        points[seat] -= song
    made = [0 if total is None else 1 for total in totals]
    made[winner] -= 1
    m = last_trick(
        "cabrero", winner, n, leader=winner, points=points, songs=songs, tricks=made, **options
    )
    m.trump = 0
    result = play_out(m)
    assert result.totals == [total or 0 for total in totals]
    assert result.winners == []
    for seat in range(n):
        assert m.losses[seat] == (seat in result.losers)
    return result.losers


def test_the_examples_of_the_rule_book():
    assert counted([23, 25, 34, 23, 25]) == [B, E]
    assert counted([None, 28, 74, None, 28]) == [B, C, E]


def test_the_examples_of_the_rule_book_with_seat_break():
    assert counted([23, 25, 34, 23, 25], seat_break=True) == [A, B, E]
    assert counted([None, 28, 74, None, 28], seat_break=True) == [B]


def test_seat_break_counts_from_mano_not_from_seat_0():
    """The one whose owner played earlier to the first trick counts higher."""
    assert counted([None, 28, 74, None, 28], seat_break=True, dealer=2) == [E]
    assert counted([23, 25, 34, 23, 25], seat_break=True, dealer=0) == [B, D, E]


def test_one_taker_all_others_who_were_dealt_cards_lose():
    assert counted([None, 130, None, None]) == [0, 2, 3]
    hands = ["", "4e", "1o", "5e", "6e", "7e"]
    m = position("cabrero", hands, leader=2, dealer=0, points=[0, 0, 109, 0, 0, 0])
    assert play_out(m).losers == [1, 3, 4, 5], "not the sixth, who sat out"


def test_k11_one_taker_who_sang_loses_alone():
    assert counted([150, None, None], songs=[20, 0, 0]) == [0]
    assert counted([None, 170, None, None, None], songs=[0, 40, 0, 0, 0]) == [1]


def test_two_takers_the_lower_total_loses():
    assert counted([100, None, 30, None]) == [2]
    assert counted([30, None, 100, None]) == [0]


def test_k10_two_takers_equal_both_lose():
    assert counted([65, None, 65, None]) == [0, 2]
    assert counted([65, None, 65, None], seat_break=True) == [2]


def test_three_or_more_takers_the_middle_loses():
    assert counted([60, 40, 30]) == [1]
    assert counted([60, 40, 20, 10]) == [1, 2]
    assert counted([50, 30, 25, 15, 10]) == [1, 2, 3]
    assert counted([60, 40, None, 30]) == [1]


def test_k10_two_in_the_middle_with_the_same_total_both_lose():
    assert counted([50, 30, 30, 20]) == [1, 2]


def test_several_highest_or_lowest_do_not_lose():
    assert counted([40, 40, 30, 20]) == [2]
    assert counted([50, 40, 20, 20]) == [1]


def test_one_or_two_different_totals_all_takers_lose():
    assert counted([40, 40, 50]) == [0, 1, 2]
    assert counted([40, 40, 50, None]) == [0, 1, 2]
    assert counted([35, 35, 35, 25]) == [0, 1, 2, 3]
    assert counted([30, 30, 30]) == [0, 1, 2]


def test_a_taker_with_no_points_is_a_taker():
    assert counted([100, 30, 0, None]) == [1]


def test_last_ten_and_songs_count():
    assert counted([60, 50, 40, None], songs=[0, 20, 0, 0]) == [1]


# -- the deal --------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "size"), [(3, 13), (4, 10), (5, 8), (6, 8)])
def test_hands(players, size):
    m = start("cabrero", players=players)
    sitting = [m.dealer] if players == 6 else []
    assert list(m.count) == [0 if s in sitting else size for s in range(players)]
    assert (m.centre >= 0) == (players == 3)


def test_six_the_dealer_sits_out_and_cannot_lose():
    m = start("cabrero", players=6, dealer=4)
    assert not hand(m, 4) and m.at_play == 5
    for _ in range(12):
        play_out(m)
        if m.at_play == 5 and bin(m.inside).count("1") == 6:
            assert m.dealer not in m.result.losers and m.result.tricks[m.dealer] == 0
        if phase(m) == "match over":
            break
        m.next_deal()


@pytest.mark.parametrize("holder", [0, 1, 2, 3])
def test_first_deal_coins_are_trumps_the_holder_of_2o_is_mano(holder):
    hands = ["2o" if seat == holder else "" for seat in range(4)]
    m = dealt("cabrero", hands, 10, dealer=1)
    assert (m.trump, m.shown, m.turned) == (0, -1, -1)
    assert m.mano == holder and phase(m) == "play %d" % holder
    assert names(m.known[4 * holder]) == "2o", "being mano shows it"


@pytest.mark.parametrize("players", [5, 6])
def test_first_deal_with_five_and_six(players):
    hands = [None if seat == 0 and players == 6 else "" for seat in range(players)]
    hands[3] = "2o"
    m = dealt("cabrero", hands, 8, dealer=0)
    assert (m.mano, m.trump, phase(m)) == (3, 0, "play 3")


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_first_deal_with_three_2o_is_swapped_with_the_centre_card_unseen(holder):
    hands = ["2o" if seat == holder else "" for seat in range(3)]
    m = dealt("cabrero", hands, 13, rest="3b")
    assert m.mano == holder and phase(m) == "play %d" % holder
    assert card(m, m.centre) == "2o"
    assert "3b" in hand(m, holder).split() and "2o" not in hand(m, holder).split()
    assert m.count[holder] == 13 and m.trump == 0
    assert not any(m.known), "unseen"
    result = play_out(m)
    assert sum(result.totals) == 130 + sum(result.songs)


def test_first_deal_with_three_2o_in_the_centre_the_holder_of_4o_is_mano():
    m = dealt("cabrero", ["", "", "4o"], 13, rest="2o")
    assert m.mano == 2 and card(m, m.centre) == "2o"
    assert names(m.known[8]) == "4o", "no card is swapped, so that everybody knows it"


def test_first_deal_with_three_there_is_no_exchange():
    m = dealt("cabrero", ["7o", "2o", ""], 13, rest="1o")
    assert phase(m) == "play 1"


def test_second_deal_the_first_mano_deals_then_the_deal_passes_right():
    m = dealt("cabrero", ["", "", "2o", ""], 10, dealer=1)
    second(m)
    assert (m.dealer, m.mano) == (2, 3)
    second(m)
    assert (m.dealer, m.mano) == (3, 0)


def test_second_deal_with_six_the_first_mano_sits_out():
    m = dealt("cabrero", ["", "", "2o", "", "", None], 8, dealer=5)
    second(m)
    assert m.dealer == 2 and m.count[2] == 0 and m.mano == 3


@pytest.mark.parametrize("players", [4, 5, 6])
def test_from_the_second_deal_manos_last_card_is_turned_and_played_as_usual(players):
    m = second(start("cabrero", players=players))
    dealt_cards = m.at_play * m.hand_size
    assert m.shown == m.pack[dealt_cards - m.at_play]
    assert m.trump == m.shown // 10 and m.turned == -1
    assert card(m, m.shown) in hand(m, m.mano).split()


def three(hands, turned):
    """The second deal of three: seat 0 is mano."""
    # seat 2 is mano of the first deal, so that he deals the second
    first = pack(filled(["", "", "2o"], 13, "3b"), rest="3b")
    m = start("cabrero", first, pack(filled(hands, 13, turned), rest=turned), players=3)
    second(m)
    assert m.mano == 0
    return m


def test_with_three_the_centre_card_is_face_up_its_suit_is_trumps():
    m = three(["7b 2b", "", ""], "Rb")
    assert (card(m, m.turned), m.trump, m.centre) == ("Rb", 3, -1)


def test_r_exch_2_with_three_the_7_then_the_2():
    m = three(["1e", "7b", "2b"], "Rb")
    assert phase(m) == "exchange 1" and offered(m) == "swap 7, pass"
    do(m, "swap 7")
    assert phase(m) == "exchange 2" and offered(m) == "swap 2, pass"
    do(m, "swap 2")
    assert phase(m) == "play 0" and card(m, m.turned) == "2b"
    assert "7b" in hand(m, 2) and "Rb" in hand(m, 1)


@pytest.mark.parametrize(("turned", "asked"), [("7b", True), ("6b", True), ("5b", True),
                                               ("4b", False)])  # fmt: skip
def test_r_exch_2_in_cabrero_the_2_takes_only_7_6_or_5(turned, asked):
    m = three(["1e", "", "2b"], turned)
    assert phase(m) == ("exchange 2" if asked else "play 0")


def test_the_exchange_does_not_exist_with_more_than_three():
    for seed in range(20):
        m = second(start("cabrero", players=4, seed="x%d" % seed))
        assert phase(m) == "play %d" % m.mano


def test_no_tute():
    m = position("cabrero", ["1e Ro Rc Re Rb", "4e 4c 5c 6c 7c", "5e 4b 5b 6b 7b"])
    do(m, "1e, 4e, 5e")
    assert phase(m) == "play 0"


def test_trump_cycle_follows_the_number_of_the_deal():
    for players in (4, 5, 6):
        m = start("cabrero", players=players, trump_cycle=True)
        for number in range(1, 7):
            if m.at_play == 3 or phase(m) == "match over":
                break
            assert (m.deal_no, m.trump, m.shown) == (number, (number - 1) % 4, -1)
            play_out(m)
            if phase(m) == "deal over":
                m.next_deal()


def test_trump_cycle_is_for_more_than_three_at_play():
    m = second(start("cabrero", players=3, trump_cycle=True))
    assert m.turned >= 0 and m.trump == m.turned // 10


# -- putting out and succession --------------------------------------------------------------


def after(losses, dealer, loser, n=5, **how):
    """The deal after one that only *loser* of *n* has lost: (dealer, sitting, mano, size)."""
    others = [s for s in range(n) if losses[s] < 4 and s != loser]
    if bin(sum(1 << s for s in range(n) if losses[s] < 4)).count("1") == 6:
        others.remove(dealer)
    winner = how.pop("last", others[0])
    sitting = [s for s in range(n) if s != loser and s not in others]
    points = [0] * n
    # the loser has a lower total than the one other taker
    points[winner] = 90
    tricks = [int(s in (winner, loser)) for s in range(n)]
    m = last_trick(
        "cabrero", winner, n, winner, sitting, points=points, tricks=tricks, losses=losses,
        dealer=dealer, deal=how.pop("deal", 7), **how
    )  # fmt: skip
    m.inside = sum(1 << s for s in range(n) if losses[s] < 4)
    assert play_out(m).losers == [loser]
    if phase(m) == "match over":
        return m
    m.next_deal()
    return m


def seen(m):
    return m.dealer, [s for s in range(m.n) if not m.playing >> s & 1], m.mano, m.hand_size


def test_four_losses_put_a_player_out_and_the_table_shrinks():
    m = after([0, 0, 3, 0, 0], dealer=3, loser=2)
    assert list(m.losses) == [0, 0, 4, 0, 0]
    assert seen(m) == (4, [2], 0, 10)


def test_from_six_to_five_nobody_sits_out_any_more():
    m = after([0, 0, 3, 0, 0, 0], dealer=4, loser=2, n=6)
    assert seen(m) == (5, [2], 0, 8)


def test_from_four_to_three_thirteen_cards_and_a_centre_card():
    m = after([0, 3, 4, 0, 0], dealer=3, loser=1)
    assert seen(m) == (4, [1, 2], 0, 13)
    assert m.turned == m.pack[39]


def test_the_next_dealer_is_the_first_seat_after_him_that_was_at_the_table():
    assert after([0, 0, 4, 0, 0], dealer=1, loser=4).dealer == 3
    assert after([0, 0, 0, 0, 0], dealer=1, loser=4).dealer == 2


def test_a_put_out_player_whose_turn_it_is_still_deals_that_one_hand():
    m = after([0, 0, 3, 0, 0], dealer=1, loser=2)
    assert seen(m) == (2, [2], 3, 10)
    # and after him the first seat that was still in when that hand was dealt
    m2 = after([0, 0, 4, 0, 0], dealer=2, loser=0)
    assert m2.dealer == 3


def test_who_likewise_still_deals_if_that_hand_puts_him_out():
    m = after([0, 0, 4, 3, 0], dealer=2, loser=3)
    assert seen(m) == (3, [2, 3], 4, 13)


def test_the_match_ends_when_fewer_than_three_remain_they_win():
    m = after([4, 0, 4, 3, 0], dealer=1, loser=3)
    assert m.match_result == {
        "losses": [4, 0, 4, 4, 0], "winners": [1, 4], "losers": [0, 2, 3],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("losses", "winners"), [([3, 3, 3], []), ([3, 2, 3], [1]), ([2, 3, 2], [0, 2])]
)
def test_one_may_remain_or_nobody(losses, winners):
    m = last_trick(
        "cabrero", 0, 3, points=[9, 30, 30], tricks=[1, 1, 1], losses=losses, deal=7
    )
    m.inside = 7
    assert play_out(m).losers == [0, 1, 2]
    assert m.match_result["winners"] == winners
    assert m.match_result["losers"] == [s for s in range(3) if s not in winners]


def test_a_whole_match_from_six_to_the_end():
    for seed in range(15):
        m = start("cabrero", players=6, seed="whole %d" % seed)
        sizes = []
        while True:
            inside = sum(1 for seat in range(6) if m.losses[seat] < 4)
            expected = {6: 8, 5: 8, 4: 10, 3: 13}[inside]
            assert m.hand_size == expected and m.at_play == min(inside, 5)
            if inside not in sizes:
                sizes.append(inside)
            play_out(m)
            if phase(m) == "match over":
                break
            m.next_deal()
        assert sizes[0] == 6 and sizes == sorted(sizes, reverse=True)
        assert len(m.match_result["winners"]) < 3


@pytest.mark.parametrize("last", [1, 3])
def test_modifier_guinote_the_winner_of_the_last_trick_deals_also_the_second_deal(last):
    for deal in (1, 7):
        assert after([0] * 5, 0, 4, last=last, deal=deal, guinote=True).dealer == last


def test_modifier_guinote_a_player_just_put_out_deals_once_without_taking_part():
    m = last_trick("cabrero", 0, 4, points=[9, 30, 30, 0], tricks=[1, 1, 1, 0],
                   losses=[3, 0, 0, 0], deal=7, guinote=True)  # fmt: skip
    m.inside = 15
    assert play_out(m).losers == [0, 1, 2]
    m.next_deal()
    assert seen(m) == (0, [0], 1, 13)
