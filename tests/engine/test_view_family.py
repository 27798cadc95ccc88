# SPDX-License-Identifier: MIT
"""R-SAFE-3 for what not every variant has: auctions, pots, the censor, who is asked at all."""

import pytest

from engine import phases
from engine.view import View
from tests.engine.helpers import card, dealt, do, hand, names, phase, position, start


def lane_words(lanes, seat=0):
    return names(sum(lanes[4 * seat + suit] << 10 * suit for suit in range(4)))


def unseen(view):
    return names(sum(view.unseen(suit) << 10 * suit for suit in range(4))).split()


@pytest.mark.parametrize(("variant", "players"), [("subastado", 3), ("gana_pierde3", 3),
                                                  ("club", 3)])  # fmt: skip
def test_nobody_can_hold_a_2_in_the_pack_of_36(variant, players):
    """R-CARD-4."""
    m = start(variant, players=players)
    for seat in range(players):
        view = View(m, seat)
        assert lane_words(view.gone) == "2o 2c 2e 2b"
        assert len(unseen(view)) == 24
        assert not any(view.may_hold((seat + 1) % 3, suit) & 1 for suit in range(4))


def test_the_turned_card_that_stays_is_seen():
    m = dealt("arrastrado", ["1e", "", ""], 13, rest="2o")
    assert lane_words(View(m, 0).gone) == "2o" and len(unseen(View(m, 0))) == 26


def test_cabreros_centre_is_the_2_of_coins_for_everybody():
    m = dealt("cabrero", ["2o", "", ""], 13, rest="3b")
    for seat in range(3):
        view = View(m, seat)
        assert lane_words(view.gone) == "2o"
        assert ("3b" in unseen(view)) == (seat != 0), "it was swapped unseen"


def test_being_mano_shows_the_card_that_makes_one_mano():
    m = dealt("cabrero", ["", "", "2o", ""], 10)
    assert lane_words(View(m, 0).known, 2) == "2o"
    assert not View(m, 0).may_hold(1, 0) & 1
    m = dealt("cabrero", ["", "4o", ""], 13, rest="2o")
    assert lane_words(View(m, 0).known, 1) == "4o"
    assert lane_words(View(m, 0).known, 2) == ""


def test_a_swap_shows_the_card_taken_and_the_card_put_down():
    m = dealt("arrastrado", ["1e", "7o", "2o"], 13, rest="Ro")
    do(m, "swap 7")
    view = View(m, 0)
    assert lane_words(view.known, 1) == "Ro" and card(m, view.turned) == "7o"
    do(m, "swap 2")
    view = View(m, 0)
    assert lane_words(view.known, 2) == "7o" and lane_words(view.gone) == "2o"


def test_that_a_seat_is_asked_to_exchange_is_not_shown_to_the_others():
    m = dealt("arrastrado", ["1e", "7o", ""], 13, rest="Ro")
    assert phase(m) == "exchange 1"
    own, other = View(m, 1), View(m, 0)
    assert (own.phase, own.to_act) == (phases.EXCHANGE, 1) and len(own.legal()) == 2
    assert (other.phase, other.to_act, other.legal()) == (phases.PLAY, 0, [])
    do(m, "pass")
    assert m.events.n == 0, "a pass tells nothing either"


def test_that_a_seat_is_asked_to_announce_is_not_shown_to_the_others():
    m = position("club", ["1e Rc Cc", "4e 4b 5b", "5e 6b 7b"])
    do(m, "1e, 4e, 5e")
    assert phase(m) == "announce 0"
    assert View(m, 0).phase == phases.ANNOUNCE
    for seat in (1, 2):
        view = View(m, seat)
        assert (view.phase, view.to_act, view.legal()) == (phases.PLAY, 0, [])


def test_an_auction_is_public():
    m = start("subastado", rounds="many")
    do(m, "bid 70, pass")
    for seat in range(3):
        view = View(m, seat)
        assert (view.phase, view.to_act) == (phases.BID, 2)
        assert (view.bid, view.bidder, view.bidding) == (70, 0, 0b101)
        assert (view.lowest_bid, view.bid_step, view.censor) == (75, 5, -1)
        assert len(view.legal()) == (2 if seat == 2 else 0)
    do(m, "pass, trump b")
    view = View(m, 1)
    assert (view.bid, view.bidder, view.singers, view.trump) == (70, 0, 1, 3)


def test_who_sits_out_has_a_view_without_a_hand():
    m = start("subastado", players=4)
    view = View(m, 3)
    assert (view.playing, view.at_play, view.hand_size, view.hand) == (0b0111, 3, 12, 0)
    assert len(unseen(view)) == 36


def test_the_censor_sees_the_soloists_hand_only_while_he_decides():
    m = start("subastado", players=4, censor=True)
    do(m, "pass, bid 60, pass")
    assert names(View(m, 3).hand) == hand(m, 1)
    assert View(m, 0).phase == phases.CENSOR and names(View(m, 0).hand) == hand(m, 0)
    do(m, "bid 65")
    view = View(m, 0)
    assert (view.bid, view.bidder, view.censor) == (65, 1, 3)
    assert names(View(m, 1).hand) == hand(m, 1)


def test_plato_and_pot_are_public():
    m = dealt("arrastrado", ["1e", "", ""], 13, rest="2o", plato="survey")
    do(m, "play, pass, play")
    view = View(m, 1)
    assert (view.pot, view.contest, view.bidding, view.lowest_bid) == (300, True, 0b101, 102)
    do(m, "bid 120, pass")
    view = View(m, 1)
    assert (view.platoer, view.promise, view.bidder) == (0, 120, 0)
    assert view.chips == [0, 0, 0] and view.losses is None


def test_losses_are_public():
    m = start("cabrero", players=5)
    m.losses[2] = 3
    view = View(m, 0)
    assert list(view.losses) == [0, 0, 3, 0, 0] and view.chips is None
    m.losses[2] = 4
    view.refresh(m)
    assert list(view.losses) == [0, 0, 4, 0, 0]


def test_capote_is_public():
    m = position("habanero", ["1e 4c", "2e 5c"])
    assert View(m, 0).declarer == -1
    m.declarer = 1
    assert View(m, 0).declarer == 1


def test_the_caught_trumps_are_seen_at_once():
    m = position("gana_pierde3", ["Re 4c", "4e 5c", "Ce 6c"], trump="")
    assert View(m, 0).trump == -1
    do(m, "Re, 4e, Ce")
    assert View(m, 1).trump == 2
