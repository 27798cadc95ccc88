# SPDX-License-Identifier: MIT
"""RULES 6.1: Tute por parejas, with every option of it; R-SEAT-3 and R-TIE-1."""

import pytest

from tests.engine.helpers import do, happened, offered, phase, position, team

#: One card left each. Seat 0 leads; trumps are oros.
LAST = {0: ["1o", "2e", "4e", "5e"], 1: ["2e", "1o", "4e", "5e"], 3: ["2e", "4e", "5e", "1o"]}


def last_trick(winner, points, **options):
    """Play the last trick, which *winner* takes with 11 and the ten; *points* were made before."""
    m = position("team", LAST[winner], points=points, **options)
    do(m, ", ".join(LAST[winner]))
    return m


def test_r_seat_3_seats_0_and_2_play_against_1_and_3():
    m = last_trick(0, [20, 10, 30, 49])
    assert m.result.totals == [71, 59, 71, 59]
    assert (m.result.winners, m.result.losers) == ([0, 2], [1, 3])
    assert list(m.games) == [1, 0, 1, 0]


def test_more_points_win_cards_songs_and_last_ten_together():
    m = last_trick(0, [20, 30, 20, 39], songs=[0, 0, 0, 40])
    assert m.result.cards == [31, 30, 20, 39]
    assert m.result.songs == [0, 0, 0, 40]
    assert (m.result.last, m.result.ten) == (0, 0)
    assert m.result.totals == [61, 109, 61, 109]
    assert m.result.winners == [1, 3]
    assert m.result.reason == "counted"
    assert m.result.chips == m.result.bonus == [0, 0, 0, 0]


@pytest.mark.parametrize(("winner", "side"), [(0, [0, 2]), (1, [1, 3]), (3, [1, 3])])
def test_r_tie_1_equal_the_side_that_took_the_last_trick(winner, side):
    points = [44, 65, 0, 0] if winner == 0 else [65, 0, 0, 44]
    m = last_trick(winner, points)
    assert m.result.totals == [65, 65, 65, 65]
    assert m.result.winners == side
    assert m.games[side[0]] == m.games[side[1]] == 1


def play_out(m, wanted):
    """Replace each deal by its last trick: *wanted* gives the winning seat of each deal."""
    dealers = []
    for number, seat in enumerate(wanted, 1):
        assert m.deal_no == number and phase(m).startswith("play")
        dealers.append(m.dealer)
        for s in range(4):
            for suit in range(4):
                m.hands[4 * s + suit] = 0
            m.hands[4 * s] = 1 << (9 if s == seat else s)
            m.count[s] = 1
        m.trump, m.tricks_left = 0, 1
        m.points[seat] = 100
        m.set_duty()
        for _ in range(4):
            m.apply(m.legal()[0])
        if phase(m) == "deal over":
            m.next_deal()
    return dealers


def test_a_match_is_exactly_games_deals():
    m = team([""] * 4, games=3)
    play_out(m, [0, 2, 0])
    assert phase(m) == "match over"
    assert m.match_result == {"games": [3, 0, 3, 0], "winners": [0, 2], "losers": [1, 3]}
    assert m.deal_no == 3


def test_equal_games_are_shared():
    m = team([""] * 4, games=2)
    play_out(m, [0, 1])
    assert m.match_result == {"games": [1, 1, 1, 1], "winners": [0, 1, 2, 3], "losers": []}


def test_lead_two_play_goes_on_until_one_side_leads_by_two_games():
    m = team([""] * 4, games=2, lead_two=True)
    play_out(m, [0, 1, 0, 1, 1, 1])
    assert phase(m) == "match over"
    assert m.match_result == {"games": [2, 4, 2, 4], "winners": [1, 3], "losers": [0, 2]}


def test_lead_two_nothing_goes_on_if_somebody_leads_by_two():
    m = team([""] * 4, games=2, lead_two=True)
    play_out(m, [0, 0])
    assert phase(m) == "match over"


def test_lead_two_does_not_end_a_match_before_its_deals_are_played():
    m = team([""] * 4, games=4, lead_two=True)
    play_out(m, [0, 0])
    assert phase(m).startswith("play") and m.deal_no == 3


def test_lead_two_is_reached_by_a_game_that_counts_two():
    m = team([""] * 4, games=2, lead_two=True, double_at=101)
    play_out(m, [0, 1, 0])
    assert m.match_result["games"] == [4, 2, 4, 2]


def test_r_seat_1_the_deal_passes_to_the_next_seat():
    m = team([""] * 4, games=6)
    assert play_out(m, [0, 1, 2, 3, 0, 1]) == [3, 0, 1, 2, 3, 0]


def test_modifier_guinote_the_winner_of_the_last_trick_deals_next():
    m = team([""] * 4, games=6, guinote=True)
    assert play_out(m, [2, 2, 1, 0, 3, 0]) == [3, 2, 2, 1, 0, 3]


@pytest.mark.parametrize(
    ("double_at", "total", "games"),
    [
        (None, 130, 1),
        (101, 100, 1), (101, 101, 2), (101, 130, 2),
        (121, 120, 1), (121, 121, 2),
    ],
)  # fmt: skip
def test_double_at_that_many_points_count_two_games(double_at, total, games):
    m = last_trick(0, [total - 21, 0, 0, 0], double_at=double_at)
    assert m.result.totals[0] == total
    assert list(m.games) == [games, 0, games, 0]


def test_double_at_songs_and_ten_count_for_it():
    m = last_trick(0, [40, 0, 0, 0], songs=[20, 0, 40, 0], double_at=121)
    assert m.result.totals[0] == 121
    assert m.games[0] == 2


def test_double_at_the_losers_points_do_not_double():
    m = last_trick(0, [50, 60, 59, 60], songs=[0, 0, 0, 0], double_at=121)
    assert m.result.totals == [130, 120, 130, 120]
    assert list(m.games) == [2, 0, 2, 0]


def kings(**options):
    m = position(
        "team",
        ["1e Ro Rc Re Rb", "2e 4c 5c 6c 7c", "4e 4b 5b 6b 7b", "5e 2b 2c Sc Sb"],
        tute=True,
        **options,
    )
    do(m, "1e, 2e, 4e, 5e")
    return m


def test_tute_wins_the_deal_at_once_one_game():
    m = kings(points=[0, 50, 0, 20], songs=[0, 40, 0, 0])
    assert offered(m) == "tute R, done"
    assert do(m, "tute R") == ["tute 0", "end"]
    assert (m.result.reason, m.result.winners) == ("tute", [0, 2])
    assert list(m.games) == [1, 0, 1, 0]


def test_tute_the_figures_are_those_made_so_far_and_nobody_has_the_last_trick():
    m = kings(points=[0, 50, 0, 20])
    do(m, "tute R")
    assert m.result.totals == [11, 70, 11, 70]
    assert (m.result.last, m.result.ten) == (-1, -1)


def test_tute_never_counts_two_games():
    m = kings(points=[120, 0, 0, 0], double_at=101)
    do(m, "tute R")
    assert m.games[0] == 1


def test_tute_the_deal_passes_to_the_next_seat():
    m = kings(dealer=2)
    do(m, "tute R")
    m.next_deal()
    assert m.dealer == 3


def test_the_last_deal_of_a_match_says_so_at_once():
    m = last_trick(0, [50, 0, 0, 0], deal=6)
    assert happened(m)[-2:] == ["end", "match_end"]
    assert phase(m) == "match over" and m.to_act == -1 and m.legal() == []
