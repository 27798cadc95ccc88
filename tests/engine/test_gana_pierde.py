# SPDX-License-Identifier: MIT
"""RULES 6.10 and 6.11: gana-pierde; R-GP-1 to R-GP-3."""

import pytest

from tests.engine.helpers import (
    card,
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

# -- 6.10 ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "size"), [(4, 10), (5, 8)])
def test_all_cards_are_dealt_the_dealers_last_one_is_turned_and_kept(players, size):
    m = start("gana_pierde", players=players)
    assert list(m.count) == [size] * players
    assert m.shown == m.pack[39] and m.trump == m.shown // 10
    assert card(m, m.shown) in hand(m, m.dealer).split()
    assert phase(m) == "play 0" and m.mano == 0


@pytest.mark.parametrize(
    ("cards", "events"),
    [
        ("Re 1e Ce 4e", ["pairs 1 e 20"]),
        ("Ro 4o Co 1o", ["pairs 3 o 40"]),
        ("Ce 4e Re 5e", ["pairs 2 e 20"]),
        ("Re Rb Ce Cb", ["pairs 0 eb 40"]),
        ("Re Ro Ce Co", ["pairs 1 oe 60"]),
        ("Re Se 4e 5e", []),
        ("Re Cb 4e 5e", []),
    ],
)
def test_r_gp_1_the_winner_gets_20_in_trumps_40_for_each_pair_in_the_trick(cards, events):
    m = position("gana_pierde", [word + " " + low for word, low in zip(
        cards.split(), "4c 5c 6c 7c".split(), strict=True)])  # fmt: skip
    happened = do(m, ", ".join(cards.split()))
    assert [word for word in happened if word.startswith("pairs")] == events
    if events:
        winner, worth = int(events[0].split()[1]), int(events[0].split()[3])
        assert m.bonus[winner] == worth
        points = {"1": 11, "3": 10, "R": 4, "C": 3, "S": 2}
        won = sum(points.get(word[0], 0) for word in cards.split())
        # the trick's line has the bonus, never the ten
        assert "trick %d %d 1" % (winner, won + worth) in happened


def test_r_gp_1_the_bonus_is_apart_from_cards_and_songs_and_in_the_total():
    m = position("gana_pierde", ["Re", "4e", "Ce", "5e"])
    do(m, "Re, 4e, Ce, 5e, take")
    assert m.result.bonus == [20, 0, 0, 0]
    assert m.result.cards == [7, 0, 0, 0] and m.result.totals == [37, 0, 0, 0]


def test_r_gp_1_guinote_order_the_pair_is_king_and_sota():
    m = position("gana_pierde", ["Re 4c", "4e 5c", "Se 6c", "5e 7c"], guinote=True)
    assert "pairs 0 e 20" in do(m, "Re, 4e, Se, 5e")
    m = position("gana_pierde", ["Re 4c", "4e 5c", "Ce 6c", "5e 7c"], guinote=True)
    do(m, "Re, 4e, Ce, 5e")
    assert list(m.bonus) == [0] * 4


def test_r_gp_1_singing_from_the_hand_too_one_per_trick_forty_first():
    m = position("gana_pierde", ["1e Ro Co Rc Cc", "4e 4c 5c 6c 7c", "5e 4b 5b 6b 7b",
                                 "6e Sb Cb Rb 3b"])  # fmt: skip
    do(m, "1e, 4e, 5e, 6e")
    assert offered(m) == "sing o, done"
    do(m, "sing o")
    assert phase(m) == "play 0"
    m = position("gana_pierde", ["1e Ro Co Rc Cc", "4e 4c 5c 6c 7c", "5e 4b 5b 6b 7b",
                                 "6e Sb Cb Rb 3b"], forty_first=False)  # fmt: skip
    do(m, "1e, 4e, 5e, 6e")
    assert offered(m) == "sing o, sing c, done"


@pytest.mark.parametrize("players", [4, 5])
def test_r_gp_2_the_winner_of_the_last_trick_is_always_asked_for_its_10(players):
    m = last_trick("gana_pierde", 1, players)
    while phase(m).startswith("play"):
        m.apply(m.legal()[0])
    assert phase(m) == "ten 1" and offered(m) == "take, leave"
    assert do(m, "take") == ["ten 1 1", "end"]
    assert (m.result.last, m.result.ten, m.result.totals[1]) == (1, 1, 21)
    m = last_trick("gana_pierde", 1, players)
    while phase(m).startswith("play"):
        m.apply(m.legal()[0])
    assert do(m, "leave") == ["ten 1 0", "end"]
    assert (m.result.last, m.result.ten, m.result.totals[1]) == (1, -1, 11)


def test_r_gp_2_not_before_the_last_trick():
    m = start("gana_pierde")
    assert refused(m, "take")[0].startswith("R-")


def ended(points, winner=0, players=4, ten="leave", **how):
    m = last_trick("gana_pierde", winner, players, points=points, **how)
    while phase(m).startswith("play"):
        m.apply(m.legal()[0])
    do(m, ten)
    return m


def test_r_gp_3_nobody_above_100_the_highest_total_loses():
    m = ended([20, 40, 30, 19])
    assert (m.result.winners, m.result.losers) == ([], [1])
    assert list(m.losses) == [0, 1, 0, 0]
    m = ended([89, 10, 0, 0])
    assert m.result.totals[0] == 100 and m.result.losers == [0]


@pytest.mark.parametrize(
    ("winner", "points", "loses"),
    [
        (0, [29, 40, 0, 0], 0),  # the one of those tied who took the last trick
        (0, [0, 40, 40, 29], 1),  # else the first of them after him in seat order
        (1, [40, 0, 0, 40], 3),
        (3, [40, 40, 0, 0], 0),
    ],
)
def test_r_gp_3_tied_r_tie_1_names_the_loser(winner, points, loses):
    assert ended(points, winner).result.losers == [loses]


def test_r_gp_3_anyone_with_101_or_more_wins_all_others_lose():
    m = ended([90, 10, 0, 0])
    assert (m.result.winners, m.result.losers) == ([0], [1, 2, 3])
    assert list(m.losses) == [0, 1, 1, 1]
    m = ended([80, 10, 0, 0], ten="take")
    assert m.result.winners == [0]
    m = ended([90, 10, 130, 0], songs=[0, 0, 0, 0])
    assert (m.result.winners, m.result.losers) == ([0, 2], [1, 3])


def test_r_gp_3_songs_and_pairs_count():
    assert ended([10, 0, 0, 0], songs=[40, 0, 0, 0], bonus=[40, 0, 0, 0]).result.winners == [0]


@pytest.mark.parametrize("players", [4, 5])
def test_the_match_is_deals_the_fewest_losses_win_equal_shared(players):
    m = ended([0] * players, players=players, deals=1)
    assert phase(m) == "match over"
    assert m.match_result == {
        "losses": [1] + [0] * (players - 1),
        "winners": list(range(1, players)),
        "losers": [0],
    }


@pytest.mark.parametrize("players", [4, 5])
def test_the_next_seat_deals_in_guinote_order_the_winner_of_the_last_trick(players):
    for guinote in (False, True):
        m = ended([0] * players, 2, players, guinote=guinote)
        m.next_deal()
        assert m.dealer == (2 if guinote else 0)


def test_no_tute():
    m = position("gana_pierde", ["1e Ro Rc Re Rb", "4e 4c 5c 6c 7c", "5e 4b 5b 6b 7b",
                                 "6e Sb 2b Se 3b"])  # fmt: skip
    do(m, "1e, 4e, 5e, 6e")
    assert phase(m) == "play 0"


# -- 6.11 ------------------------------------------------------------------------------------


def gp3(hands, trump="", **how):
    return position("gana_pierde3", hands, trump=trump, **how)


def test_6_11_36_cards_12_each_no_trumps_at_first_mano_leads():
    m = start("gana_pierde3")
    assert list(m.count) == [12] * 3 and (m.trump, m.turned, m.shown) == (-1, -1, -1)
    assert phase(m) == "play 0"
    assert not any(word[0] == "2" for s in range(3) for word in hand(m, s).split())


def test_6_11_strict_without_trumps():
    m = gp3(["7e 4c", "4e 1e 4b", "3c 4o"])
    do(m, "7e")
    assert offered(m) == "1e", "follow and beat"
    do(m, "1e")
    assert offered(m) == "4o 3c", "nothing trumps"
    do(m, "4o")
    assert m.leader == 1


def test_6_11_the_first_pair_scores_40_and_makes_trumps_from_the_next_trick_on():
    m = gp3(["Re 4c 5c", "4e 1c 6c", "Ce 4o 5o"])
    assert do(m, "Re, 4e, Ce")[1:] == ["pairs 0 e 40", "trick 0 47 1"]
    assert m.trump == 2
    m = gp3(["Re 4c 5c", "4e 1c 6c", "Ce 5e 5o"])
    do(m, "Re, 4e, Ce")
    do(m, "4c, 1c")
    assert offered(m) == "5e", "the new trump must be played"
    do(m, "5e")
    assert m.leader == 2


def test_6_11_a_pair_thrown_on_another_suit_is_the_winners_too():
    m = gp3(["1b 4c", "Re 5c", "Ce 6c"])
    do(m, "1b, Re, Ce")
    assert list(m.bonus) == [40, 0, 0] and m.trump == 2


def test_6_11_each_later_pair_scores_20():
    m = gp3(["Re 4c", "4e 5c", "Ce 6c"], trump="o")
    do(m, "Re, 4e, Ce")
    assert list(m.bonus) == [20, 0, 0] and m.trump == 0


def test_6_11_a_pair_in_the_last_trick_counts():
    m = gp3(["Re", "4e", "Ce"])
    do(m, "Re, 4e, Ce")
    assert m.result.bonus == [40, 0, 0] and m.result.totals == [57, 0, 0]


def test_6_11_nothing_is_sung_from_the_hand():
    m = gp3(["1e Ro Co", "4e 4c 5c", "5e 4b 5b"], trump="o")
    do(m, "1e, 4e, 5e")
    assert phase(m) == "play 0"


@pytest.mark.parametrize(
    ("totals", "losers"),
    [
        ([50, 40, 30], [1]),
        ([30, 50, 40], [2]),
        ([30, 30, 60], [2]),  # two tied below the third: the third
        ([30, 45, 45], [1, 2]),  # two tied above the third: both
        ([45, 30, 45], [0, 2]),
        ([40, 40, 40], []),  # K10
    ],
)
def test_6_11_the_middle_total_loses(totals, losers):
    m = last_trick("gana_pierde3", 0, 3, trump="", points=[totals[0] - 21] + totals[1:])
    play_out(m)
    assert m.result.totals == totals, "the last ten counts"
    assert (m.result.winners, m.result.losers) == ([], losers)
    assert list(m.losses) == [int(seat in losers) for seat in range(3)]


def test_6_11_the_session_ends_when_someone_has_lost_six():
    m = last_trick("gana_pierde3", 0, 3, trump="", points=[0, 40, 30], losses=[5, 0, 4])
    play_out(m)
    assert phase(m) == "deal over" and list(m.losses) == [5, 0, 5]
    m = last_trick("gana_pierde3", 0, 3, trump="", points=[9, 20, 30], losses=[5, 3, 2])
    m.losses[0] = 5
    play_out(m)
    assert m.result.totals == [30, 20, 30] and m.result.losers == [0, 2]
    assert m.match_result == {"losses": [6, 3, 3], "winners": [1, 2], "losers": [0]}


def test_6_11_two_may_have_six_at_once():
    m = last_trick("gana_pierde3", 0, 3, trump="", points=[9, 20, 30], losses=[5, 3, 5])
    play_out(m)
    assert m.match_result == {"losses": [6, 3, 6], "winners": [1], "losers": [0, 2]}


def test_6_11_the_next_seat_deals_in_guinote_order_the_winner_of_the_last_trick():
    for guinote in (False, True):
        m = last_trick("gana_pierde3", 1, 3, 1, trump="", dealer=2, guinote=guinote)
        play_out(m)
        m.next_deal()
        assert m.dealer == (1 if guinote else 0)
