# SPDX-License-Identifier: MIT
"""RULES 6.9: Tute subastado: auction, censor, trumps, the regime and the stake."""

import pytest

from engine.view import View
from tests.engine.helpers import (
    dealt,
    do,
    hand,
    last_trick,
    names,
    offered,
    phase,
    play_out,
    position,
    refused,
    start,
)


def three(**options):
    return start("subastado", **options)


def four(**options):
    return start("subastado", players=4, **options)


@pytest.mark.parametrize("players", [3, 4])
def test_thirty_six_cards_twelve_each_no_card_turned(players):
    m = start("subastado", players=players)
    assert list(m.count)[:3] == [12] * 3 and sum(m.count) == 36
    assert (m.turned, m.shown, m.trump, m.stock_left) == (-1, -1, -1, 0)
    assert not any(word.startswith("2") for s in range(3) for word in hand(m, s).split())
    if players == 4:
        assert m.count[m.dealer] == 0


# -- the auction -----------------------------------------------------------------------------


@pytest.mark.parametrize("least", [50, 60, 70])
def test_bidding_from_mano_at_least_min_bid(least):
    m = three(min_bid=least)
    assert phase(m) == "bid 0" and offered(m) == "pass, bid %d" % least
    assert refused(m, "bid %d" % (least - 5))[0] == "6.9"
    assert do(m, "bid %d" % least) == ["bid 0 %d" % least]


@pytest.mark.parametrize(("step", "next_bid"), [(5, 65), (10, 70)])
def test_more_than_the_last_bid_on_the_step(step, next_bid):
    m = three(bid_step=step)
    do(m, "bid 60")
    assert offered(m) == "pass, bid %d" % next_bid
    for wrong in (60, 55, 61, 63, 66, 235, 240):
        assert refused(m, "bid %d" % wrong)[0] == "6.9"
    if step == 10:
        assert refused(m, "bid 75")[0] == "6.9"
    do(m, "bid 150")
    assert offered(m) == "pass, bid %d" % (150 + step)


@pytest.mark.parametrize("rounds", ["one", "many"])
def test_at_most_230_then_pass_alone(rounds):
    m = three(rounds=rounds)
    do(m, "bid 230")
    assert phase(m) == "bid 1" and offered(m) == "pass"
    do(m, "pass, pass")
    assert phase(m) == "trump 0" and m.bid == 230


def test_rounds_one_everybody_is_asked_once():
    m = three()
    do(m, "bid 60, bid 65, bid 70")
    assert phase(m) == "trump 2" and (m.bid, m.bidder) == (70, 2)
    m = three()
    do(m, "pass, bid 60, pass")
    assert phase(m) == "trump 1"


def test_rounds_many_until_one_is_left_a_pass_is_final():
    m = three(rounds="many")
    do(m, "bid 60, pass, bid 65")
    assert phase(m) == "bid 0"
    do(m, "bid 70")
    assert phase(m) == "bid 2", "seat 1 has passed, seat 0 holds the highest"
    do(m, "pass")
    assert phase(m) == "trump 0" and m.bid == 70


def test_rounds_many_the_holder_is_not_asked_and_all_may_pass_before_the_last():
    m = three(rounds="many")
    do(m, "pass, pass")
    assert phase(m) == "bid 2"
    do(m, "bid 60")
    assert phase(m) == "trump 2"
    m = three(rounds="many")
    do(m, "bid 60, pass, pass")
    assert phase(m) == "trump 0"


@pytest.mark.parametrize("rounds", ["one", "many"])
@pytest.mark.parametrize("players", [3, 4])
def test_all_pass_thrown_in_counts_as_a_deal_and_the_next_seat_deals(rounds, players):
    for guinote in (False, True):
        m = start("subastado", players=players, rounds=rounds, deals=2, guinote=guinote)
        dealer = m.dealer
        assert do(m, "pass, pass, pass") == ["bid 2 0", "end"]
        r = m.result
        assert r.reason == "thrown_in" and (r.last, r.ten) == (-1, -1)
        for figures in (r.tricks, r.cards, r.songs, r.bonus, r.totals, r.chips):
            assert figures == [0] * players
        assert (r.winners, r.losers, r.pot) == ([], [], None)
        m.next_deal()
        assert m.dealer == (dealer + 1) % players
        for _ in range(3):
            do(m, "pass")
        assert phase(m) == "match over"


def test_the_soloist_names_trumps_and_leads():
    m = three()
    do(m, "pass, pass, bid 60")
    assert offered(m) == "trump o, trump c, trump e, trump b"
    assert do(m, "trump e") == ["trump 2 e"]
    assert phase(m) == "play 2" and (m.trump, m.leader) == (2, 2)


def test_only_the_soloist_sings():
    hands = ["1e 1b Ro Co", "4e 4b Rc Cc", "5e 5b 6b 7b"]
    m = position("subastado", hands, bid=60, bidder=0)
    do(m, "1e, 4e, 5e")
    assert offered(m) == "sing o, done"
    m = position("subastado", hands, bid=60, bidder=1)
    do(m, "1e, 4e, 5e")
    assert phase(m) == "play 0"


# -- the regime ------------------------------------------------------------------------------


def play(hand_of_1, led, **options):
    m = position("subastado", [led + " 4c", hand_of_1, "5c 6c"], bid=60, bidder=0, **options)
    do(m, led)
    return m


def test_r_play_b_follow_with_any_card_of_the_suit():
    m = play("4e 1e", "7e")
    assert offered(m) == "4e 1e"
    assert play("4e 1e", "7e", beat_in_suit=True).legal() == [29]


def test_r_play_b_else_a_higher_trump_else_anything():
    assert offered(play("4o 1b", "7e")) == "4o"
    m = position("subastado", ["7e 4c", "5o 1b", "4o 6o", ""], bid=60, bidder=0)
    do(m, "7e, 5o")
    assert offered(m) == "6o"
    m = position("subastado", ["7e 4c", "6o 1b", "4o 5b", ""], bid=60, bidder=0)
    do(m, "7e, 6o")
    assert offered(m) == "4o 5b"
    assert refused(play("4o 1b", "7e"), "1b") == ("R-PLAY-B", "4o")


# -- what is paid ----------------------------------------------------------------------------


def ended(points, bid, bidder=0, players=3, winner=0, **how):
    sitting = (3,) if players == 4 else ()
    how.setdefault("deals", 2)
    m = last_trick(
        "subastado", winner, players, sitting=sitting, points=points, bid=bid, bidder=bidder, **how
    )
    return m, play_out(m)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("points", "chips"), [(39, 120), (38, -120)])
def test_at_least_the_bid_each_opponent_pays_else_he_pays_each(points, chips, players):
    m, result = ended([points, 0, 0], 60, players=players)
    assert result.chips == [2 * chips, -chips, -chips, 0][:players]
    made = ([0], [1, 2]) if chips > 0 else ([1, 2], [0])
    assert (result.winners, result.losers) == made
    assert list(m.chips) == result.chips


def test_cards_songs_and_last_ten_make_the_bid():
    assert ended([0, 0, 0], 60, songs=[40, 0, 0])[1].winners == [0]
    assert ended([0, 0, 0], 65, songs=[40, 0, 0])[1].winners == [1, 2]


@pytest.mark.parametrize(
    ("bid", "stake", "chips"),
    [(50, 10, 100), (60, 1, 12), (115, 10, 230), (120, 10, 480), (230, 100, 9200)],
)
def test_stake_for_every_5_points_doubled_from_120(bid, stake, chips):
    _, result = ended([230, 0, 0], bid, stake=stake)
    assert result.chips == [2 * chips, -chips, -chips]


# -- the censor ------------------------------------------------------------------------------


def censored(**options):
    m = dealt("subastado", ["1e", "1c", "1b", None], 12, short=True, censor=True, **options)
    do(m, "pass, bid 60, pass")
    return m


def test_the_dealer_is_asked_after_the_auction_before_trumps_are_named():
    m = censored()
    assert phase(m) == "censor 3" and m.actor() == 3
    assert offered(m) == "pass, bid 65"
    do(m, "pass")
    assert phase(m) == "trump 1" and m.actor() == 1
    assert (m.bid, m.censor) == (60, -1)


def test_the_dealer_looks_at_the_soloists_hand_and_nobody_else_does():
    m = censored()
    assert names(View(m, 3).hand) == hand(m, 1)
    assert View(m, 3).legal() == m.legal()
    for seat in range(3):
        assert names(View(m, seat).hand) == hand(m, seat)
    do(m, "pass")
    assert View(m, 3).hand == 0


def test_he_may_raise_once_by_at_least_a_step():
    m = censored(bid_step=10)
    assert offered(m) == "pass, bid 70"
    assert refused(m, "bid 75")[0] == "6.9" and refused(m, "bid 60")[0] == "6.9"
    assert do(m, "bid 90") == ["bid 3 90"]
    assert phase(m) == "trump 1", "in that seat"
    assert (m.bid, m.bidder, m.censor, m.actor()) == (90, 1, 3, 3)


def test_at_230_he_is_asked_but_can_only_pass():
    m = dealt("subastado", ["1e", "1c", "1b", None], 12, short=True, censor=True)
    do(m, "bid 230, pass, pass")
    assert phase(m) == "censor 3" and offered(m) == "pass"


def test_then_the_dealer_plays_that_hand_in_that_seat_and_is_paid():
    for points, chips in ((44, 130), (43, -130)):
        m = last_trick(
            "subastado", 1, 4, 1, (3,), points=[0, points, 0, 0], bid=65, bidder=1, censor=True
        )
        m.censor = 3
        assert m.actor() == 3 and m.to_act == 1
        r = play_out(m)
        assert r.totals[1] == points + 21 and r.totals[3] == 0
        assert (r.last, r.ten, r.tricks) == (1, 1, [0, 1, 0, 0])
        assert r.chips == [-chips, 0, -chips, 2 * chips]
        assert (r.winners, r.losers) == (([3], [0, 2]) if chips > 0 else ([0, 2], [3]))


def test_the_others_in_a_censored_hand_act_for_themselves():
    m = censored()
    do(m, "bid 65, trump o")
    assert (phase(m), m.actor()) == ("play 1", 3)
    m.apply(m.legal()[0])
    assert (phase(m), m.actor()) == ("play 2", 2)


def test_modifier_guinote_the_seat_in_last_deals_after_a_censored_hand():
    m = last_trick(
        "subastado", 1, 4, 1, (3,), bid=65, bidder=1, censor=True, guinote=True, deals=2
    )
    m.censor = 3
    play_out(m)
    m.next_deal()
    assert m.dealer == 1


def test_no_censor_without_the_option_and_none_after_all_have_passed():
    m = four()
    do(m, "pass, bid 60, pass")
    assert phase(m) == "trump 1"
    m = four(censor=True)
    do(m, "pass, pass, pass")
    assert m.result.reason == "thrown_in"


# -- the match -------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
def test_the_next_seat_deals_in_guinote_order_the_winner_of_the_last_trick(players):
    for guinote in (False, True):
        m, _ = ended([0, 0, 0], 60, players=players, winner=2, guinote=guinote)
        m.next_deal()
        assert m.dealer == (2 if guinote else 0)


def test_most_chips_win_ties_shared():
    m, _ = ended([39, 0, 0], 60, deals=1)
    assert m.match_result == {"chips": [240, -120, -120], "winners": [0], "losers": [1, 2]}
    m, _ = ended([0, 0, 0], 60, deals=1)
    assert m.match_result["winners"] == [1, 2]
