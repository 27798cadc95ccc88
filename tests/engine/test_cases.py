# SPDX-License-Identifier: MIT
"""CASES K1–K12b, K17 and K18: what other programs get wrong, as far as the engine goes.

K13 to K16 and K19 are of players and screens.
"""

import pytest

from tests.engine.helpers import (
    card,
    corriente,
    do,
    last_trick,
    offered,
    phase,
    play_out,
    position,
    refused,
    table,
    team,
)  # fmt: skip


def test_k1_strict_trump_o_led_7e_hand_3e_2e_1c_only_3e():
    assert table(trump="o", trick="7e", hand="3e 2e 1c").legal == "3e"


def test_k2_strict_trump_o_led_7e_then_4o_hand_7o_2o_1c_only_7o():
    assert table(trump="o", trick="7e 4o", hand="7o 2o 1c").legal == "7o"


@pytest.mark.parametrize("relief", [False, True])
def test_k3_partner_led_1e_and_wins_hand_3e_2o_1c_only_3e(relief):
    assert table(trump="o", trick="1e 4e", hand="3e 2o 1c", relief=relief).legal == "3e"
    m = position("team", ["1e 4b 5b", "4e 6b 7b", "3e 2o 1c", "5e 4c 5c"], partner_relief=relief)
    do(m, "1e, 4e")
    assert offered(m) == "3e"
    assert refused(m, "1c")[1] == "3e"
    assert refused(m, "2o")[1] == "3e"


def test_k4_led_7c_then_2o_hand_1c_4c_both():
    assert table(trump="o", trick="7c 2o", hand="1c 4c").legal == "4c 1c"


def test_k5_led_7c_then_4o_hand_2o_1b_both():
    assert table(trump="o", trick="7c 4o", hand="2o 1b").legal == "2o 1b"


def test_k6_team_the_40_now_the_20_after_another_trick():
    m = team(["1e 1b 3e 3b Ro Co Rc Cc 2c 4c", "2e 2b", "4e 4b", "5e 5b 2o"])
    do(m, "1e, 2e, 4e, 5e")
    assert offered(m) == "sing o, done"
    do(m, "sing o, 1b, 2b, 4b, 5b")
    assert offered(m) == "sing c, done"


def test_k7_partner_sings_each_member_may_sing_one():
    m = team(["1e Rb Cb", "2e", "4e Rc Cc", "5e 2o"], partner_sings=True)
    do(m, "1e, 2e, 4e, 5e, sing b, sing c")
    assert list(m.songs) == [20, 0, 20, 0]
    assert phase(m) == "play 0"


@pytest.mark.parametrize("claim", ["auto", "manual"])
def test_k8_guinote_four_a_side_already_at_101_goes_out_only_by_winning_a_trick(claim):
    hands = ["1e 4c", "2e 5c", "4e 6c", "5e 7c"]
    how = {"carry": [0, 101, 0, 101], "deal_of_game": 2, "deal": 2, "claim": claim}
    m = position("guinote", hands, **how)
    do(m, "1e, 2e, 4e, 5e")
    assert phase(m) == ("play 0" if claim == "auto" else "announce 0")
    m = position("guinote", [hands[k - 1] for k in range(4)], leader=1, **how)
    do(m, "1e, 2e, 4e, 5e")
    assert claim == "manual" or m.result.winners == [1, 3]


def test_k8_the_same_holds_for_two_at_corriente():
    m = position("corriente", ["1e 4c", "2e 5c"], carry=[0, 101], deal_of_game=2)
    do(m, "1e, 2e")
    assert phase(m) == "play 0"


def test_k9_the_last_trick_and_its_10_are_in_the_totals_announced():
    m = position("team", ["1o", "2e", "4e", "5e"], points=[0, 60, 0, 0])
    do(m, "1o, 2e, 4e, 5e")
    assert m.result.cards == [11, 60, 0, 0]
    assert m.result.ten == 0
    assert m.result.totals == [21, 60, 21, 60]
    m = position("corriente", ["1e", "2e"], points=[0, 60], carry=[0, 10])
    do(m, "1e, 2e")
    assert m.result.totals == [21, 60]
    assert list(m.carry) == [21, 70]


def test_k10_team_65_65_the_side_of_the_last_trick():
    m = position("team", ["1o", "2e", "4e", "5e"], points=[44, 65, 0, 0])
    do(m, "1o, 2e, 4e, 5e")
    assert m.result.totals == [65] * 4
    assert m.result.winners == [0, 2]


def test_k10_cabrero_two_in_the_middle_both_lose():
    m = last_trick("cabrero", 0, 4, points=[29, 30, 30, 20], tricks=[1, 1, 1, 1])
    assert play_out(m).losers == [1, 2]


def test_k10_gana_pierde_for_three_all_totals_equal_nobody_loses():
    m = last_trick("gana_pierde3", 0, 3, trump="", points=[19, 40, 40])
    result = play_out(m)
    assert result.totals == [40, 40, 40] and result.losers == []


def test_k11_cabrero_three_players_one_takes_all_13_after_singing_20():
    m = last_trick("cabrero", 0, 3, points=[109, 0, 0], songs=[20, 0, 0], tricks=[12, 0, 0])
    result = play_out(m)
    assert result.tricks == [13, 0, 0] and result.losers == [0]


def test_k12_second_deal_a_song_past_the_target_counts_at_once():
    m = position("corriente", ["7e Rc Cc", "2e 4e 5e"], carry=[85, 0], deal_of_game=2)
    do(m, "7e, 2e")
    assert list(m.points) == [0, 0]
    assert "auto_claim 0" in do(m, "sing c")
    assert (m.result.reason, m.result.winners) == ("claim", [0])


def test_k12b_first_deal_101_in_the_middle_is_played_to_its_end():
    m = position("corriente", ["1e 3e Rc", "2e 4e 5e"], points=[95, 0])
    do(m, "1e, 2e")
    assert phase(m) == "play 0"
    do(m, "3e, 4e, Rc, 5e")
    assert (m.result.reason, m.result.winners) == ("counted", [0])
    m = position("corriente", ["1e 3e Rc", "2e 4e 5e"], points=[95, 0], claim_first_deal=True)
    do(m, "1e, 2e")
    assert m.result.reason == "claim"


#: One face-down card and the turned card are left.
K17 = ["7o 1e 2c 4c 5c 6c", "2e 4e 1c 3c Re Se"]


def test_k17_the_draw_works_and_nothing_is_stuck():
    m = position("corriente", K17, turned="Ro", stock="3b")
    do(m, "1e, 2e")
    assert (m.stock_left, m.turned, list(m.count)) == (0, -1, [6, 6])
    while phase(m).startswith("play"):
        m.apply(m.legal()[0])
    assert phase(m) in ("deal over", "match over")


def test_k17_a_pledge_made_now_is_redeemed_by_this_very_trick():
    m = position("corriente", K17, turned="Ro", stock="3b")
    assert offered(m).endswith("pledge 7")
    do(m, "pledge 7, 1e")
    assert do(m, "2e")[2:] == ["took 0 Ro", "draw 0 3b", "draw 1 7o"]
    assert list(m.count) == [6, 6]


def test_k17_else_it_is_taken_back_before_that_draw():
    m = position("corriente", K17, turned="Ro", stock="3b")
    do(m, "pledge 7, 2c")
    assert do(m, "1c")[2:] == ["back 0 7o", "draw 1 3b", "draw 0 Ro"]
    assert list(m.count) == [6, 6]


def test_k17_after_it_no_pledge_is_offered():
    m = position("corriente", K17, turned="Ro", stock="3b")
    do(m, "1e, 2e")
    assert "pledge" not in offered(m)
    do(m, "2c")
    assert "pledge" not in offered(m)


def test_k17_the_whole_way_from_a_full_stock():
    m = corriente(["7o 2c", "1c"], turned="Ro")
    while m.draws_left > 1 or m.on_table:
        legal = m.legal()
        m.apply(legal[-1] if legal[-1] == 59 else legal[0])
    assert (m.stock_left, card(m, m.turned)) == (1, "Ro")
    assert m.trick_no == 14


def test_k18_declared_capote_seven_tricks_taken_the_eighth_lost():
    own = "1o 3o Ro Co So 7o 6o 4b"
    m = position("habanero", [own, "2e 4e 5e 6e 7e Se Ce 1b"], points=[100, 0])
    m.declarer = 0
    for lead in own.split():
        do(m, lead)
        m.apply(m.legal()[0])
    assert m.result.tricks == [7, 1]
    assert (m.result.reason, m.result.winners) == ("capote_failed", [1])
