# SPDX-License-Identifier: MIT
"""RULES 6.13: Guiñote for two, three and four, and its order as a modifier of the others."""

import pytest

from engine import variants
from engine.tricks import FREE, STRICT
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

OTHERS = [
    (name, players)
    for name, allowed in variants.REGISTRY
    for players in allowed
    if name != "guinote"
]


@pytest.mark.parametrize(
    ("players", "draws", "tricks", "down"), [(2, 14, 20, 27), (3, 7, 13, 21), (4, 4, 10, 15)]
)
def test_six_cards_each_and_the_numbers_of_r_draw_1(players, draws, tricks, down):
    m = start("guinote", players=players)
    assert list(m.count) == [6] * players
    assert (m.draws_left, m.tricks_left, m.stock_left) == (draws, tricks, down)
    assert m.turned == m.pack[6 * players] and m.guinote
    assert m.rules.teams == (players == 4)
    assert (m.rules.stock_regime, m.rules.regime, m.rules.target) == (FREE, STRICT, 101)
    turned = m.turned
    while m.draws_left:
        m.apply(m.legal()[-1] if phase(m).startswith("ann") else m.legal()[0])
    assert m.stock_left == 0
    # with three the turned card stays on the table
    assert m.turned == (turned if players == 3 else -1)
    assert m.tricks_left == 6


def test_r_card_3_the_order():
    m = position("guinote", ["Co 4c", "So 5c"])
    do(m, "Co")
    assert offered(m) == "So"
    do(m, "So")
    assert m.leader == 1 and m.points[1] == 5


def test_free_while_the_stock_lasts_then_strict():
    m = position("guinote", ["1e 4c", "2e 5c"], turned="4o", stock="5o")
    do(m, "1e")
    assert offered(m) == "5c 2e"
    m = position("guinote", ["1e 4c", "2e 5c"])
    do(m, "1e")
    assert offered(m) == "2e"


def test_no_tute_and_any_number_of_songs_after_the_draw():
    hands = ["1e Ro Rc Re Rb So Sc", "2e 4c 5c 6c 7c 4b 5b"]
    m = position("guinote", hands, turned="4o", stock="5o")
    do(m, "1e")
    assert do(m, "2e")[2:] == ["draw 0 5o", "draw 1 4o"]
    assert offered(m) == "sing o, sing c, done", "forty_first is off by default"
    do(m, "sing c")
    assert offered(m) == "sing o, done"
    do(m, "sing o")
    assert phase(m) == "play 0" and list(m.songs) == [60, 0]


def test_forty_first_on():
    hands = ["1e Ro Rc So Sc", "2e 4c 5c 6c 7c"]
    m = position("guinote", hands, forty_first=True)
    do(m, "1e, 2e")
    assert offered(m) == "sing o, done"


def test_a_song_with_the_card_just_drawn():
    m = position("guinote", ["1e Rc 4c", "2e 5c 6c"], turned="4o", stock="Sc")
    do(m, "1e, 2e")
    assert offered(m) == "sing c, done"


def test_with_four_the_partner_does_not_sing():
    m = position("guinote", ["1e 4c 4b", "2e 5c 5b", "4e Rc Sc", "5e 7c 7b"])
    do(m, "1e, 2e, 4e, 5e")
    assert phase(m) == "play 0"


# -- two-step exchange -----------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_step_exchange(players):
    hands = ["1e 7o 4c", "2e 5c 6c", "4e 7c 4b", "5e 5b 6b"][:players]
    stock = "6e 7e 4o 5o 6o Cb Sb"[: 3 * 2 * players - 1 - (0 if players == 3 else 3)]
    m = position("guinote", hands, turned="3o", stock=stock)
    do(m, "pledge 7, 1e")
    for k in range(1, players - 1):
        do(m, hands[k].split()[0])
    assert do(m, hands[players - 1].split()[0])[2] == "took 0 3o"
    assert card(m, m.turned) == "7o"


def test_with_three_a_pledge_not_redeemed_is_taken_back_before_the_last_draw():
    hands = ["4c 7o", "1c 2e", "2c 4b"]
    m = position("guinote", hands, turned="3o", stock="6e 7e Ce")
    do(m, "pledge 7, 4c, 1c")
    assert do(m, "2c")[2:] == ["back 0 7o", "draw 1 6e", "draw 2 7e", "draw 0 Ce"]
    assert card(m, m.turned) == "3o", "it stays on the table"
    assert "pledge" not in offered(m)


def test_with_three_a_pledge_in_the_trick_before_the_last_draw_is_redeemed_by_winning_it():
    hands = ["1c 7o", "4c 2e", "2c 4b"]
    m = position("guinote", hands, turned="3o", stock="6e 7e Ce")
    do(m, "pledge 7, 1c, 4c")
    assert do(m, "2c")[2:] == ["took 0 3o", "draw 0 6e", "draw 1 7e", "draw 2 Ce"]
    assert card(m, m.turned) == "7o"


# -- claims ----------------------------------------------------------------------------------

FOUR = ["1e 4c", "2e 5c", "4e 6c", "5e 7c"]


def four(**how):
    m = position("guinote", FOUR, **how)
    do(m, "1e, 2e, 4e, 5e")
    return m


def test_claims_per_team_the_tricks_winner_claims_for_the_side():
    m = four(points=[0, 0, 90, 0], deal_of_game=2)
    assert (m.result.reason, m.result.winners, m.result.losers) == ("claim", [0, 2], [1, 3])
    assert list(m.games) == [1, 0, 1, 0]
    m = four(points=[0, 0, 90, 0], deal_of_game=2, claim="manual")
    assert phase(m) == "announce 0"
    do(m, "claim")
    assert m.result.winners == [0, 2]


def test_k8_a_side_at_101_while_the_other_has_just_won_a_trick_cannot_go_out():
    m = four(carry=[0, 101, 0, 101], deal_of_game=2)
    assert phase(m) == "play 0"
    m = four(carry=[0, 101, 0, 101], deal_of_game=2, claim="manual")
    assert phase(m) == "announce 0", "only the winner's side is asked"


def test_nobody_can_claim_in_the_first_deal_unless_the_option_says_so():
    assert phase(four(points=[100, 0, 0, 0])) == "play 0"
    assert four(points=[100, 0, 0, 0], claim_first_deal=True).result.reason == "claim"


@pytest.mark.parametrize("wrong", [0, 1, 2])
def test_r_claim_1_with_three_players_a_wrong_claim_gives_both_others_the_game(wrong):
    hands = ["4e 4c", "5e 5c", "6e 6c"]
    hands[wrong] = "1e 7c"
    m = position("guinote", hands, leader=wrong, deal_of_game=2, claim="manual", games=2)
    do(m, ", ".join(hands[(wrong + k) % 3].split()[0] for k in range(3)))
    do(m, "claim")
    others = [seat for seat in range(3) if seat != wrong]
    assert m.result.reason == "claim_failed"
    assert (m.result.winners, m.result.losers) == (others, [wrong])
    assert list(m.games) == [int(seat != wrong) for seat in range(3)]
    m.next_deal()
    assert m.dealer == (wrong + 1) % 3, "after a wrong claim the seat after the claimant"


def test_r_claim_1_if_both_then_have_enough_games_both_win_the_match():
    hands = ["1e 4c", "5e 5c", "6e 6c"]
    m = position("guinote", hands, deal_of_game=2, claim="manual")
    do(m, "1e, 5e, 6e, claim")
    assert m.match_result["winners"] == [1, 2] and m.match_result["losers"] == [0]


def test_after_a_right_claim_the_claimant_deals():
    for players, hands in ((2, FOUR[:2]), (3, FOUR[:3]), (4, FOUR)):
        for seat in range(players):
            turned = [hands[(k - seat) % players] for k in range(players)]
            m = position(
                "guinote", turned, leader=seat, carry=[95] * players, deal_of_game=2, games=2
            )
            for k in range(players):
                do(m, hands[k].split()[0])
            assert m.result.reason == "claim"
            m.next_deal()
            assert m.dealer == seat


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("points", [0, 90])
def test_the_winner_of_the_last_trick_deals_next_decided_or_not(players, points):
    m = last_trick("guinote", 1, players, points=[points] * players, games=3)
    result = play_out(m)
    assert bool(result.winners) == bool(points)
    m.next_deal()
    assert m.dealer == 1


# -- R-CLAIM-2 -------------------------------------------------------------------------------


def over(carry, winner, players=3, **how):
    return play_out(last_trick("guinote", winner, players, carry=carry, **how)).winners


def test_r_claim_2_both_over_is_last_trick_by_default():
    assert over([101, 120, 0], 0) == [0]
    assert over([100, 120, 105], 0) == [0]
    assert over([0, 101, 120], 0) == [1], "R-TIE-1 among those at the target"
    assert over([101, 0, 120], 1) == [2]
    assert over([70, 0, 120], 0) == [2], "one player at the target wins"
    assert over([60, 0, 0], 0) == []


def test_r_claim_2_both_over_higher():
    assert over([101, 140, 0], 0, both_over="higher") == [1]
    assert over([102, 122, 123], 0, both_over="higher") == [0]
    assert over([102, 123, 123], 0, both_over="higher") == [0], "equal: R-TIE-1"
    assert over([101, 123, 123], 0, both_over="higher") == [1]


def test_r_claim_2_in_teams_the_side_that_took_the_last_trick():
    carry = [101, 130, 101, 130]
    assert over(carry, 0, 4) == [0, 2]
    assert over(carry, 2, 4) == [0, 2]
    assert over(carry, 1, 4) == [1, 3]
    assert over(carry, 0, 4, both_over="higher") == [1, 3]
    assert over([109, 130, 109, 130], 0, 4, both_over="higher") == [0, 2], "equal"


def test_carry_over_of_a_side_is_the_sides():
    m = last_trick("guinote", 0, 4, points=[20, 10, 30, 5], carry=[10, 20, 10, 20])
    play_out(m)
    assert list(m.carry) == [81, 35, 81, 35]
    assert list(m.games) == [0] * 4


def test_partner_relief_with_four():
    hands = ["1e 4c", "4e 5c", "3e 2o 6c", "5e 7c 2c"]
    m = position("guinote", hands, partner_relief=True)
    do(m, "1e, 4e")
    assert offered(m) == "3e"
    m = position("guinote", ["1e 4c", "4e 5c", "2o 6c", "5e 7c"], partner_relief=True)
    do(m, "1e, 4e")
    assert offered(m) == "2o 6c"
    m = position("guinote", ["1e 4c", "4e 5c", "2o 6c", "5e 7c"])
    do(m, "1e, 4e")
    assert refused(m, "6c") == ("R-PLAY-S4", "2o")


# -- the modifier ------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "players"), OTHERS)
def test_modifier_order_no_tute(variant, players):
    m = start(variant, players=players, guinote=True)
    assert m.guinote and not m.tute
    assert m.forty_first == start(variant, players=players).forty_first
    words = " ".join(hand(m, seat) for seat in range(m.n)).split()
    assert len(words) == m.at_play * m.hand_size


SINGERS = [
    "1e Ro So Rc Sc Rb Sb 4o",
    "4e 4c 4b 5o 5e 5c 5b 6o",
    "5e 6c 6b 7o 6e 7c 7b Co",
    "7e 1c 3c 3b 1b 3e Ce Cc",
]


@pytest.mark.parametrize(
    ("variant", "players"), [(v, n) for v, n in OTHERS if v != "gana_pierde3" and n < 5]
)
def test_modifier_any_number_of_songs_per_trick(variant, players):
    """After the draw where there is one; in subastado the soloist."""
    hands = SINGERS[:players]
    if variant in ("arrastrado", "subastado") and players == 4:
        hands = SINGERS[:3] + [""]
    stock = {"turned": "3o", "stock": "1o Cb 1b"} if players == 2 else {}
    how = {"bid": 60, "bidder": 0} if variant == "subastado" else {}
    m = position(variant, hands, guinote=True, forty_first=False, **stock, **how)
    do(m, ", ".join(words.split()[0] for words in hands if words))
    if stock:
        assert m.stock_left == 1, "after the draw"
    assert offered(m) == "sing o, sing c, sing b, done"
    do(m, "sing c, sing o, sing b")
    assert m.songs[0] == 80


@pytest.mark.parametrize(("variant", "players"), OTHERS)
def test_modifier_the_winner_of_the_last_trick_deals_next(variant, players):
    """Also after a game decided by counting."""
    sitting = (3,) if variant in ("arrastrado", "subastado") and players == 4 else ()
    how = {"bid": 60, "bidder": 0} if variant == "subastado" else {}
    for seat in range(3 if players > 2 else 2):
        m = last_trick(variant, seat, players, seat, sitting, guinote=True, **how)
        for name in ("games", "deals"):
            if name in m.options:
                m.options[name] = 9
        m.inside = (1 << players) - 1
        m.tricks[(seat + 1) % 2] = 1
        m.carry[seat] = 90
        play_out(m)
        assert phase(m) == "deal over"
        m.next_deal()
        assert m.dealer == seat


def test_modifier_a_tute_is_never_offered():
    for variant, hands in (
        ("corriente", ["1e Ro Rc Re Rb So", "2e 4c 5c 6c 7c 4o"]),
        ("arrastrado", ["1e Ro Rc Re Rb", "4e 4c 5c 6c 7c", "5e 4b 5b 6b 7b"]),
        ("club", ["1e Ro Rc Re Rb", "4e 4c 5c 6c 7c", "5e 4b 5b 6b 7b"]),
    ):
        m = position(variant, hands, guinote=True)
        do(m, ", ".join(words.split()[0] for words in hands))
        assert "tute" not in offered(m)
