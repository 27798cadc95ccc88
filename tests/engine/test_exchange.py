# SPDX-License-Identifier: MIT
"""R-EXCH-1, sentence by sentence: the two-step exchange of the corriente family."""

import pytest

from tests.engine.helpers import (
    card,
    corriente,
    do,
    hand,
    offered,
    phase,
    position,
    refused,
    team,
)  # fmt: skip

LOSER = "2e 4e 5e 6e 7e Se"


def asked(m):
    return offered(m).partition(", ")[2]


@pytest.mark.parametrize("rank", "13RCS")
@pytest.mark.parametrize("guinote", [False, True])
def test_a_1_3_r_c_or_s_may_be_exchanged_by_the_7(rank, guinote):
    m = corriente(["7o 2o 1e", LOSER], turned=rank + "o", guinote=guinote)
    assert asked(m) == "pledge 7"
    assert refused(m, "pledge 2")[0] == "R-EXCH-1"


@pytest.mark.parametrize("rank", "7654")
@pytest.mark.parametrize("guinote", [False, True])
def test_a_7_6_5_or_4_may_be_exchanged_by_the_2(rank, guinote):
    held = "2o 1e" if rank == "7" else "2o 7o 1e"
    m = corriente([held, LOSER], turned=rank + "o", guinote=guinote)
    assert asked(m) == "pledge 2"
    assert refused(m, "pledge 7")[0] == "R-EXCH-1"


def test_a_2_is_never_exchanged():
    assert asked(corriente(["7o 1e", LOSER], turned="2o")) == ""


@pytest.mark.parametrize("held", ["7c 7e 7b", "2o 6o"])
def test_only_the_holder_of_the_7_of_trumps_may(held):
    m = corriente([held, "7o 2e 4e"], turned="Ro")
    assert asked(m) == ""
    do(m, hand(m, 0).split()[0])
    assert asked(m) == "pledge 7"


def test_on_ones_own_turn_to_play_a_card_leading_or_following():
    m = corriente(["1e", "7o 2e"], turned="Ro")
    assert asked(m) == ""
    do(m, "1e")
    assert asked(m) == "pledge 7"


def test_not_while_announcing():
    m = corriente(["1e Rc Cc 7o", LOSER], turned="Ro")
    do(m, "1e, 2e")
    assert phase(m) == "announce 0"
    assert offered(m) == "sing c, done"


def test_the_pledge_lies_face_up_and_cannot_be_played():
    m = corriente(["7o 1e", LOSER], turned="Ro")
    assert do(m, "pledge 7") == ["pledge 0 7o"]
    assert (card(m, m.pledged), m.pledger, m.count[0]) == ("7o", 0, 5)
    assert phase(m) == "play 0"
    assert "7o" not in offered(m).split()
    assert refused(m, "7o")[0] == "R-SAFE-1"


def test_legal_cards_are_worked_out_from_the_hand_that_remains():
    m = corriente(["1e", "7o 2e 2c 4c 5c 6c"], turned="Ro")
    do(m, "1e, pledge 7")
    assert offered(m) == "2c 4c 5c 6c 2e"


def test_one_may_pledge_ones_only_trump_in_free_play_even_on_a_trump_lead():
    m = corriente(["1o", "7o 2e 2c 4c 5c 6c"], turned="Ro")
    do(m, "1o")
    assert asked(m) == "pledge 7"


def test_the_pledger_who_wins_the_trick_takes_the_turned_card():
    """The trick in progress counts; the card may be sung at once."""
    m = corriente(["7o 1e Co 2c 4c 5c", LOSER], turned="Ro")
    do(m, "pledge 7, 1e")
    assert do(m, "2e") == ["play 1 2e", "trick 0 11 1", "took 0 Ro"]
    assert (card(m, m.turned), m.pledged, m.pledger) == ("7o", -1, -1)
    assert offered(m) == "sing o, done"


def test_a_pledge_made_when_following_is_redeemed_by_this_very_trick():
    m = corriente(["2e", "7o 1e"], turned="Ro")
    do(m, "2e, pledge 7")
    assert do(m, "1e")[:3] == ["play 1 1e", "trick 1 11 1", "took 1 Ro"]


def test_a_trick_won_by_the_other_leaves_the_pledge_there():
    m = corriente(["7o 2c 4c 5c 6c 3c", "1e 3e 1b 3b 1c Re"], turned="Ro")
    do(m, "pledge 7, 2c, 1c")
    assert (card(m, m.turned), card(m, m.pledged)) == ("Ro", "7o")
    assert list(m.count) == [5, 6]


def test_a_later_trick_redeems_it():
    m = corriente(["7o 2c 4c 1e 6c 3c", "5e 3e 1b 3b 1c Re"], turned="Ro", stock="7b 6b")
    do(m, "pledge 7, 2c, 1c, 5e")
    assert "took 0 Ro" in do(m, "1e")


def test_only_the_pledgers_own_trick_redeems_it():
    m = corriente(["7o 2c 4c 1e 6c 3c", "5e 3e 1b 3b 1c Re"], turned="Ro", stock="7b 6b")
    do(m, "pledge 7, 2c, 1c")
    assert "took 1 Ro" not in do(m, "3e, 4c")


@pytest.mark.parametrize("guinote", [False, True])
def test_unredeemed_it_is_taken_back_just_before_the_last_draw(guinote):
    m = position(
        "corriente", ["7o 2c 4c", "1c 3e 1b"], turned="Ro", stock="5e 4e 6e", guinote=guinote
    )
    do(m, "pledge 7, 2c, 1c")
    assert m.pledger == 0
    do(m, "3e")
    assert do(m, "4c")[2:] == ["back 0 7o", "draw 1 6e", "draw 0 Ro"]
    assert (m.pledged, m.pledger, m.turned) == (-1, -1, -1)


def test_at_most_one_pledge_lies_there():
    """Nothing is offered to either player while one lies there."""
    m = corriente(["7o 2o 2c 4c 5c 6c", LOSER], turned="Ro")
    do(m, "pledge 7")
    assert asked(m) == ""
    do(m, "2c")
    assert asked(m) == ""


@pytest.mark.parametrize("holder", [0, 1])
def test_after_a_swap_to_the_7_the_2_may_be_pledged_against_it(holder):
    hands = ["7o 1e 2c 4c 5c 6c", LOSER]
    hands[holder] = hands[holder].replace("2c", "2o").replace("Se", "2o")
    m = corriente(hands, turned="Ro", stock="7b 6b")
    do(m, "pledge 7, 1e, 2e")
    assert card(m, m.turned) == "7o"
    if holder == 1:
        assert asked(m) == ""
        do(m, "4c")
    assert asked(m) == "pledge 2"
    do(m, "pledge 2")
    assert card(m, m.pledged) == "2o"


def test_a_swap_to_the_2_ends_the_exchanges():
    m = corriente(["2o 1e", LOSER], turned="5o", stock="7o 6b")
    do(m, "pledge 2, 1e, 2e")
    assert card(m, m.turned) == "2o"
    assert asked(m) == ""


def test_while_the_stock_still_holds_a_face_down_card():
    m = position("corriente", ["7o 1e", "2e 4e"], turned="Ro", stock="5e")
    assert asked(m) == "pledge 7"
    do(m, "1e, 2e")
    assert asked(m) == ""
    assert m.turned == -1


def test_the_7_swapped_in_is_drawn_last():
    m = position("corriente", ["7o 1e", "2e 4e"], turned="Ro", stock="5e")
    do(m, "pledge 7, 1e")
    assert do(m, "2e")[2:] == ["took 0 Ro", "draw 0 5e", "draw 1 7o"]


def test_a_pledge_goes_public_and_comes_back_known():
    m = position("corriente", ["7o 2c 4c", "1c 3e 1b"], turned="Ro", stock="5e")
    do(m, "pledge 7, 2c, 1c")
    assert m.known[0] == 1 << 4 | 1 << 7


def test_team_has_no_exchange():
    m = team(["7o 2o", "", "", ""], shown="Ro")
    assert asked(m) == ""
    assert refused(m, "pledge 7")[0]


def test_a_tute_may_be_announced_with_the_king_just_taken():
    m = corriente(["7o 1e Rc Re Rb 2c", LOSER], turned="Ro")
    do(m, "pledge 7, 1e, 2e")
    assert offered(m) == "tute R, done"
