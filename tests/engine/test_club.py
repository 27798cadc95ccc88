# SPDX-License-Identifier: MIT
"""RULES 6.7: the club's Tute for two, three and four; R-SING-6."""

import pytest

from engine.tricks import FREE, STRICT
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


@pytest.mark.parametrize(("players", "size", "cards"), [(2, 8, 40), (3, 12, 36), (4, 10, 40)])
def test_hands_pack_and_regime(players, size, cards):
    m = start("club", players=players)
    assert list(m.count) == [size] * players
    assert m.rules.teams == (players == 4)
    assert m.regime == (FREE if players == 2 else STRICT)
    if players == 2:
        assert m.turned == m.pack[16] and (m.draws_left, m.tricks_left) == (12, 20)
    else:
        assert m.shown == m.pack[cards - 1] and m.trump == m.shown // 10
        assert card(m, m.shown) in hand(m, m.dealer).split()
        assert "swap" not in offered(m)
    if players == 3:
        held = " ".join(hand(m, seat) for seat in range(3))
        assert "2" not in held and len(held.split()) == 36


# -- the exchange with two -------------------------------------------------------------------


def two(first, second, turned="Ro", **options):
    return dealt("club", [first, second], 8, rest=turned, **options)


def test_immediate_exchange_on_ones_own_turn_in_the_first_trick_7_then_2():
    m = two("7o 2o 4c", "1e")
    assert offered(m).endswith("swap 7")
    assert do(m, "swap 7") == ["swap 0 7o Ro"]
    assert phase(m) == "play 0" and offered(m).endswith("swap 2")
    assert do(m, "swap 2") == ["swap 0 2o 7o"]
    assert "swap" not in offered(m) and card(m, m.turned) == "2o"
    assert {"Ro", "7o"} <= set(hand(m, 0).split()) and m.count[0] == 8


def test_the_other_may_swap_on_his_turn_also_what_was_just_put_down():
    m = two("7o 4c", "2o 1e")
    assert "swap" in offered(m)
    do(m, "swap 7, 4c")
    assert offered(m).endswith("swap 2")
    do(m, "swap 2")
    assert phase(m) == "play 1" and card(m, m.turned) == "2o"


def test_not_after_the_first_trick():
    m = two("1e 4c", "7o 2e")
    do(m, "4c")
    assert "swap 7" in offered(m)
    do(m, "2e")
    while m.to_act != 1 or phase(m) != "play 1":
        m.apply(m.legal()[0])
    assert m.trick_no == 2 and "swap" not in offered(m)
    assert refused(m, "swap 7")[0] == "R-EXCH-2"


@pytest.mark.parametrize(
    ("turned", "may"),
    [("1o", "swap 7"), ("3o", "swap 7"), ("Ro", "swap 7"), ("Co", "swap 7"), ("So", "swap 7"),
     ("6o", "swap 2"), ("5o", "swap 2"), ("4o", "swap 2")],
)  # fmt: skip
def test_r_exch_1_ranks(turned, may):
    m = two("7o 2o 4c", "1e", turned)
    assert offered(m).endswith(", " + may)
    assert "swap" not in offered(two("4c", "1e 7o 2o", turned))


def test_the_2_takes_a_turned_7():
    assert offered(two("2o 4c", "1e", "7o")).endswith(", swap 2")


def test_there_is_no_pledge():
    assert refused(two("7o 4c", "1e"), "pledge 7")[0].startswith("R-EXCH")


# -- songs with two --------------------------------------------------------------------------

PAIR = ["1e Rc Cc", "2e 4b 5b"]


def test_songs_while_the_stock_lasts():
    m = position("club", PAIR, turned="5o", stock="7b")
    do(m, "1e, 2e")
    assert offered(m) == "sing c, done"
    m = position("club", PAIR)
    do(m, "1e, 2e")
    assert phase(m) == "play 0"


def test_guinote_order_the_stock_is_looked_at_after_the_draw():
    """The last draw comes before the song: nothing can be sung then."""
    hands = ["1e Rc Sc", "2e 4b 5b"]
    m = position("club", hands, turned="5o", stock="7b", guinote=True)
    do(m, "1e, 2e")
    assert phase(m) == "play 0"
    m = position("club", hands, turned="5o", stock="7b 6b 4c", guinote=True)
    do(m, "1e, 2e")
    assert offered(m) == "sing c, done"


def test_not_with_the_card_drawn_last():
    hands = ["1e 3e 1b Rc", "2e 4e 4b 5b"]
    m = position("club", hands, turned="5o", stock="Cc 6b 7b 4c 5c 6c 7c")
    do(m, "1e, 2e, 3e")
    assert do(m, "4e")[2:] == ["draw 0 7b", "draw 1 4c"], "drawn with the trick before: not yet"
    do(m, "1b, 4b")
    assert offered(m) == "sing c, done"


def test_guinote_order_not_with_the_card_just_drawn():
    hands = ["1e 3e 1b Rc", "2e 4e 4b 5b"]
    m = position("club", hands, turned="5o", stock="Sc 6b 7b 4c 5c 6c 7c", guinote=True)
    do(m, "1e, 2e")
    assert phase(m) == "play 0"
    do(m, "3e, 4e")
    assert offered(m) == "sing c, done"


def test_a_40_with_the_card_drawn_last_does_not_block_a_20():
    """R-SING-3: a 40 that is held but may not be sung just then."""
    hands = ["1e 3e Rc Cc Ro", "2e 4e 4b 5b 6b"]
    m = position("club", hands, turned="5o", stock="Co 4c 7b 5c 6c")
    do(m, "1e, 2e")
    do(m, "done")
    m = position("club", hands, turned="5o", stock="Co 4c 7b 5c 6c", sing_or_lose=False)
    do(m, "1e, 2e, done, 3e, 4e")
    assert offered(m) == "sing c, done"


# -- sing_or_lose (R-SING-6) -----------------------------------------------------------------

FOUR = [
    "1e 1b 3b Ro Co Rc Cc",
    "2e 2b 4b 4o 4c 5c 6c",
    "4e 5b 6b 5o 5e 6e 7e",
    "Se 7b Sb 6o 7c Sc 2c",
]


def four(**options):
    return position("club", FOUR, **options)


def test_r_sing_6_done_loses_the_suits_offered_only_the_40_with_forty_first():
    m = four()
    do(m, "1e, 2e, 4e, Se")
    assert offered(m) == "sing o, done"
    do(m, "done, 1b, 2b, 5b, 7b")
    assert offered(m) == "sing c, done", "the 40 is lost; it does not block the 20"
    do(m, "done, 3b, 4b, 6b, Sb")
    assert phase(m) == "play 0"


def test_r_sing_6_without_forty_first_all_that_was_offered_is_lost():
    m = four(forty_first=False)
    do(m, "1e, 2e, 4e, Se")
    assert offered(m) == "sing o, sing c, done"
    do(m, "done, 1b, 2b, 5b, 7b")
    assert phase(m) == "play 0"


def test_r_sing_6_off_nothing_is_lost():
    m = four(sing_or_lose=False)
    do(m, "1e, 2e, 4e, Se, done, 1b, 2b, 5b, 7b")
    assert offered(m) == "sing o, done"


def test_r_sing_6_guinote_order_done_after_a_song_loses_what_was_offered_then():
    hands = [words.replace("Co", "So").replace("Cc", "Sc") for words in FOUR]
    hands[3] = "Ce 7b Cb 6o 7c Cc 2c"
    m = position("club", hands, guinote=True)
    do(m, "1e, 2e, 4e, Ce, sing o")
    assert offered(m) == "sing c, done"
    do(m, "done, 1b, 2b, 5b, 7b")
    assert phase(m) == "play 0"


def test_r_sing_6_the_partner_loses_his_own_only():
    hands = ["1e 1b Rb Cb", "2e 2b 4c 5c", "4e 5b Rc Cc", "5e 6b 2c 6c"]
    m = position("club", hands)
    do(m, "1e, 2e, 4e, 5e, done")
    assert phase(m) == "announce 2"
    do(m, "done, 1b, 2b, 5b, 6b")
    assert phase(m) == "play 0"


def test_in_teams_the_winners_partner_may_always_sing():
    hands = ["1e 1b Rb Cb", "2e 2b 4c 5c", "4e 5b Rc Cc", "5e 6b 2c 6c"]
    m = position("club", hands)
    do(m, "1e, 2e, 4e, 5e, sing b, sing c")
    assert list(m.songs) == [20, 0, 20, 0]


def test_with_three_each_sings_alone():
    m = position("club", ["1e 1b", "4e 5b", "5e 6b"])
    assert not m.partner_sings


# -- tute ------------------------------------------------------------------------------------


def test_tute_after_song_is_off_by_default():
    hands = ["1e 1b Ro Rc Re Rb Co", "4e 4b 4c 5c 6c 7c 4o", "5e 5b 6b 7b Sb Sc 5o"]
    m = position("club", hands)
    do(m, "1e, 4e, 5e")
    assert offered(m) == "sing o, tute R, done"
    do(m, "sing o, 1b, 4b, 5b")
    assert phase(m) == "play 0", "not once its holder has sung in that deal"
    m = position("club", hands, tute_after_song=True)
    do(m, "1e, 4e, 5e, sing o")
    assert offered(m) == "tute R, done"


def test_a_tute_wins_the_deal_and_counts_one_game():
    hands = ["1e Ro Rc Re Rb", "4e 4c 5c 6c 7c", "5e 5b 6b 7b Sb"]
    m = position("club", hands, points=[120, 0, 0], games=3)
    do(m, "1e, 4e, 5e, tute R")
    assert m.result.winners == [0] and list(m.games) == [1, 0, 0]


# -- who wins --------------------------------------------------------------------------------


@pytest.mark.parametrize(("points", "games"), [(99, 1), (100, 2)])
def test_a_deal_won_with_more_than_120_points_counts_two_games(points, games):
    m = last_trick("club", 0, 3, points=[points, 0, 0], games=5)
    result = play_out(m)
    assert result.totals[0] == points + 21
    assert list(m.games) == [games, 0, 0]


def test_the_count_may_pass_games_by_one():
    m = last_trick("club", 0, 3, points=[100, 0, 0])
    play_out(m)
    assert phase(m) == "match over"
    assert m.match_result == {"games": [2, 0, 0], "winners": [0], "losers": [1, 2]}


@pytest.mark.parametrize(("winner", "side"), [(0, [0, 2]), (1, [1, 3])])
def test_r_tie_1_in_teams(winner, side):
    points = [44, 65, 0, 0] if winner == 0 else [65, 44, 0, 0]
    m = last_trick("club", winner, 4, points=points)
    assert play_out(m).winners == side


def test_equal_with_three_r_tie_1():
    m = last_trick("club", 0, 3, points=[0, 50, 50])
    assert play_out(m).winners == [1]


@pytest.mark.parametrize(("players", "winner"), [(2, 1), (3, 1), (4, 2)])
def test_the_next_seat_deals_in_guinote_order_the_winner_of_the_last_trick(players, winner):
    for guinote in (False, True):
        m = last_trick("club", winner, players, games=9, dealer=players - 1, guinote=guinote)
        play_out(m)
        m.next_deal()
        assert m.dealer == (winner if guinote else 0)
