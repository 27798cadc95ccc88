# SPDX-License-Identifier: MIT
"""RULES §4: songs and tute (R-SING-1 … R-SING-5, R-TUTE-1)."""

import pytest

from tests.engine.helpers import corriente, do, offered, phase, position, refused, team

#: Seat 0 wins the first tricks with aces; it holds the pairs of oros (trumps) and copas.
TWO_PAIRS = [
    "1e 1b 3e 3b Ro Co Rc Cc 2c 4c",
    "2e 2b 7e",
    "4e 4b 6e",
    "5e 5b 2o",
]
#: The same for corriente: seat 0 leads and wins with 1e.
PAIR = ["1e 1b Rc Cc 2b 4b", "2e 5b 6b 7b 2c 4c"]


def won(hands, *tricks, **options):
    m = corriente(hands, turned=options.pop("turned", "2o"), **options)
    for trick in tricks:
        do(m, trick)
    return m


def test_r_sing_1_a_pair_scores_20():
    m = won(PAIR, "1e, 2e")
    assert offered(m) == "sing c, done"
    assert "song 0 c 20" in do(m, "sing c")
    assert list(m.songs) == [20, 0]


def test_r_sing_1_the_pair_of_trumps_scores_40():
    m = team(TWO_PAIRS)
    do(m, "1e, 2e, 4e, 5e")
    assert do(m, "sing o") == ["song 0 o 40"]
    assert list(m.songs) == [40, 0, 0, 0]


def test_r_sing_1_both_cards_stay_in_the_hand_and_are_public():
    m = won(PAIR, "1e, 2e, sing c")
    assert m.hands[1] == m.known[1] == 0b11000000
    do(m, "Rc, 2c")
    assert m.known[1] == 0b01000000


def test_r_sing_1_half_a_pair_is_no_song():
    m = won(["1e 1b Rc Sc Ro 4b", "2e Cc"], "1e, 2e")
    assert phase(m) == "play 0"
    assert m.why(53)[0].startswith("R-")


def test_r_sing_2_only_the_winner_of_the_trick_may_sing():
    m = won(["2e", "1e Rc Cc"], "2e, 1e")
    assert phase(m) == "announce 1"
    m = won(["2e Rc Cc", "1e"], "2e, 1e")
    assert phase(m) == "play 1"


def test_r_sing_2_before_the_next_lead():
    m = won(PAIR, "1e, 2e, done")
    assert phase(m) == "play 0"
    with pytest.raises(ValueError, match="R-"):
        do(m, "sing c")


def test_r_sing_2_one_song_after_each_trick():
    m = team(TWO_PAIRS)
    do(m, "1e, 2e, 4e, 5e, sing o")
    assert phase(m) == "play 0"
    do(m, "1b, 2b, 4b, 5b")
    assert offered(m) == "sing c, done"


def test_r_sing_2_a_suit_is_sung_once():
    m = won(PAIR, "1e, 2e, sing c, 1b, 5b")
    assert phase(m) == "play 0"


def test_r_sing_2_songs_cannot_be_saved_up_but_a_pair_kept_may_be_sung_later():
    m = won(PAIR, "1e, 2e, done, 1b, 5b")
    assert offered(m) == "sing c, done"


def test_r_sing_2_no_song_after_the_last_trick():
    """With one card left nobody holds a pair; with two tricks left it may still be sung."""
    m = position("corriente", ["1e Rc Cc", "2e 4e 5e"])
    do(m, "1e, 2e")
    assert offered(m) == "sing c, done"
    do(m, "done, Rc, 4e, Cc, 5e")
    assert phase(m) in ("deal over", "match over")


#: Seat 2, the partner of seat 0, holds the pair of copas; seat 0 that of bastos.
PARTNERS = ["1e Rb Cb", "2e", "4e Rc Cc", "5e 2o"]


def test_r_sing_2_the_partner_does_not_sing():
    m = team(PARTNERS)
    do(m, "1e, 2e, 4e, 5e")
    assert offered(m) == "sing b, done"
    do(m, "done")
    assert phase(m) == "play 0"


def test_r_sing_2_with_partner_sings_he_does_after_the_winner():
    m = team(PARTNERS, partner_sings=True)
    do(m, "1e, 2e, 4e, 5e")
    assert phase(m) == "announce 0"
    do(m, "done")
    assert phase(m) == "announce 2"
    assert offered(m) == "sing c, done"
    do(m, "sing c")
    assert phase(m) == "play 0"
    assert list(m.songs) == [0, 0, 20, 0]


def test_r_sing_2_with_partner_sings_the_winner_need_not_have_a_song():
    m = team(["1e", "2e", "4e Rc Cc", "5e 2o"], partner_sings=True)
    do(m, "1e, 2e, 4e, 5e")
    assert phase(m) == "announce 2"
    do(m, "done")
    assert phase(m) == "play 0"


def test_r_sing_2_with_partner_sings_the_other_side_is_never_asked():
    m = team(["1e", "2e Rc Cc", "4e", "5e Rb Cb 2o"], partner_sings=True)
    do(m, "1e, 2e, 4e, 5e")
    assert phase(m) == "play 0"


# -- R-SING-3 ------------------------------------------------------------------------------


def test_r_sing_3_forty_first_the_40_before_the_20():
    m = team(TWO_PAIRS)
    do(m, "1e, 2e, 4e, 5e")
    assert offered(m) == "sing o, done"
    assert refused(m, "sing c")[0] == "R-SING-3"


def test_r_sing_3_off_any_pair():
    m = team(TWO_PAIRS, forty_first=False)
    do(m, "1e, 2e, 4e, 5e")
    assert offered(m) == "sing o, sing c, done"


#: Seat 0 sings copas, then draws the caballo of trumps.
LATER_40 = ["1e 1b Rc Cc Ro 3b", "2e 5b 6b 7b 2c 4c"]


def test_r_sing_3_after_a_20_the_same_player_may_never_sing_40():
    m = won(LATER_40, "1e, 2e, sing c", stock="Co 4e", forty_first=True)
    assert offered(m).startswith("Co Ro")
    do(m, "1b, 5b")
    assert phase(m) == "play 0"


def test_r_sing_3_off_the_40_may_come_later():
    m = won(LATER_40, "1e, 2e, sing c, 1b, 5b", stock="Co 4e", forty_first=False)
    assert offered(m) == "sing o, done"


def test_r_sing_3_a_20_not_sung_does_not_bar_the_40():
    m = won(LATER_40, "1e, 2e, done, 1b, 5b", stock="Co 4e", forty_first=True)
    assert offered(m) == "sing o, done"


def test_r_sing_3_a_40_that_may_not_be_sung_does_not_block_a_20():
    hands = ["1e 1b Rc Cc Ro Rb", "2e 5b 6b 7b 2c 4c"]
    m = won(hands, "1e, 2e, sing c", stock="Co 4e Cb 6e", forty_first=True)
    do(m, "1b, 5b")
    assert phase(m) == "play 0"
    do(m, "Co, 4e")
    assert offered(m) == "sing b, done"
    m = won(hands, "1e, 2e, sing c", stock="Co 4e Cb 6e", forty_first=True)
    do(m, "1b, 5b, Ro, 4e")
    assert offered(m) == "sing b, done"


def test_r_sing_3_looks_at_the_singer_only():
    """The partner has sung a 20: the 40 of the other member stays open."""
    m = team(
        ["1e 1b Ro Co", "2e 2b", "4e 4b Rc Cc", "5e 5b 2o"], partner_sings=True, forty_first=True
    )
    do(m, "1e, 2e, 4e, 5e, done, sing c, 1b, 2b, 4b, 5b")
    assert offered(m) == "sing o, done"


def test_r_sing_4_with_a_stock_songs_come_before_the_draw():
    m = won(PAIR, "1e, 2e", stock="3c 3e")
    assert m.stock_left == 27
    assert do(m, "sing c") == ["song 0 c 20", "draw 0 3c", "draw 1 3e"]


def test_r_sing_5_singing_is_never_compulsory():
    m = won(PAIR, "1e, 2e")
    assert offered(m).endswith("done")
    do(m, "done")
    assert phase(m) == "play 0"


# -- R-TUTE-1 ------------------------------------------------------------------------------

KINGS = ["1e Ro Rc Re Rb Cc", "2e 4e 5e 6e 7e 2c"]
HORSES = ["1e Co Cc Ce Cb Rc", "2e 4e 5e 6e 7e 2c"]


@pytest.mark.parametrize(("hands", "tute"), [(KINGS, "tute R"), (HORSES, "tute C")])
def test_r_tute_1_all_four_in_one_hand_win_the_deal_at_once(hands, tute):
    m = won(hands, "1e, 2e")
    assert offered(m) == "sing c, %s, done" % tute
    assert do(m, tute) == ["tute 0", "end", "match_end"]
    assert (m.result.reason, m.result.winners, m.result.losers) == ("tute", [0], [1])
    assert (m.result.last, m.result.ten) == (-1, -1)


def test_r_tute_1_after_a_song_of_the_same_trick_it_is_still_valid():
    m = won(KINGS, "1e, 2e, sing c")
    assert offered(m) == "tute R, done"


def test_r_tute_1_not_with_tute_after_song_off_once_its_holder_has_sung():
    m = won(KINGS, "1e, 2e", tute_after_song=False)
    assert offered(m) == "sing c, tute R, done"
    do(m, "sing c")
    assert phase(m) == "play 0"


def test_r_tute_1_tute_after_song_off_lasts_for_the_deal():
    hands = ["1e 1b Ro Rc Re Rb", "2e 2b 4b 5b 6b 7b"]
    m = won(hands, "1e, 2e, done", stock="Cc 4e", tute_after_song=False)
    do(m, "1b, 2b, sing c")
    assert phase(m) == "play 0"
    do(m, "Cc, 4b")
    assert phase(m) == "play 0"


def test_r_tute_1_three_of_them_are_none():
    m = won(["1e Ro Rc Re Cb Sc", "2e Rb"], "1e, 2e")
    assert phase(m) == "play 0"


def test_r_tute_1_only_for_whoever_has_just_won_a_trick_himself():
    hands = ["1e", "2e", "4e Ro Rc Re Rb", "5e 2o"]
    m = team(hands, tute=True, partner_sings=True)
    do(m, "1e, 2e, 4e, 5e")
    assert phase(m) == "play 0"
    m = team(["2e", "4e", "1e Ro Rc Re Rb", "5e 2o"], tute=True, partner_sings=True)
    do(m, "2e, 4e, 1e, 5e")
    assert offered(m) == "tute R, done"
    m = team(["2e", "4e", "1e Ro Rc Re Rb", "5e 2o"])
    do(m, "2e, 4e, 1e, 5e")
    assert phase(m) == "play 2"


def test_r_tute_1_never_counts_in_guinote_order():
    for hands in (KINGS, ["1e So Sc Se Sb Rc", "2e"], HORSES):
        m = won(hands, "1e, 2e", guinote=True, stock="3b 3e")
        assert "tute" not in offered(m)
    m = team(["2e", "4e", "1e Ro Rc Re Rb", "5e 2o"], tute=True, guinote=True)
    do(m, "2e, 4e, 1e, 5e")
    assert phase(m) == "play 2"


# -- the modifier guinote ------------------------------------------------------------------


def test_modifier_guinote_the_pair_is_r_and_s():
    m = won(["1e Rc Sc", "2e"], "1e, 2e", guinote=True, stock="3b 3e")
    assert offered(m) == "sing c, done"
    m = won(["1e Rc Cc", "2e"], "1e, 2e", guinote=True, stock="3b 3e")
    assert phase(m) == "play 0"


def test_modifier_guinote_any_number_of_songs_after_one_trick():
    m = won(["1e Rc Sc Rb Sb Ro", "2e 4e"], "1e, 2e", guinote=True, stock="So 3e")
    assert offered(m) == "sing o, sing c, sing b, done"
    do(m, "sing c, sing o")
    assert offered(m) == "sing b, done"
    do(m, "sing b")
    assert phase(m) == "play 0"
    assert list(m.songs) == [80, 0]


def test_modifier_guinote_songs_come_after_the_draw():
    m = won(["1e Rc", "2e 4e"], "1e, 2e", guinote=True, stock="Sc 3e")
    assert phase(m) == "announce 0"
    assert m.stock_left == 25


def test_modifier_guinote_the_variant_keeps_its_own_forty_first():
    hands = ["1e 1b Ro So Rc Sc", "2e 2b", "4e 4b", "5e 5b 2o"]
    m = team(hands, guinote=True)
    do(m, "1e, 2e, 4e, 5e")
    assert offered(m) == "sing o, done"
    do(m, "sing o")
    assert offered(m) == "sing c, done"


def test_modifier_guinote_without_a_stock_songs_come_after_the_trick_too():
    m = team(["1e Ro So", "2e", "4e", "5e 2o"], guinote=True)
    do(m, "1e, 2e, 4e, 5e")
    assert phase(m) == "announce 0"
