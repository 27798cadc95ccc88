# SPDX-License-Identifier: MIT
"""RULES 6.3: Tute corriente; R-CLAIM-1, R-CLAIM-2, carry-over and who deals."""

import pytest

from tests.engine.helpers import corriente, do, happened, offered, phase, position, refused

#: Seat 0 leads and wins 11; the stock is gone.
LATE = ["1e 4c", "2e 5c"]
#: The last trick: seat 0 wins 11 and the ten.
LAST = ["1e", "2e"]


def late(hands=LATE, deal_of_game=2, **how):
    m = position("corriente", hands, deal_of_game=deal_of_game, deal=2, **how)
    do(m, ", ".join(hand.split()[0] for hand in hands))
    return m


# -- the target at the end of a deal -------------------------------------------------------


def test_nobody_at_the_target_points_carry_over():
    m = late(LAST, points=[40, 59], carry=[20, 30])
    assert phase(m) == "deal over"
    assert m.result.totals == [61, 59]
    assert (m.result.winners, m.result.losers) == ([], [])
    assert list(m.carry) == [81, 89]
    assert list(m.games) == [0, 0]
    m.next_deal()
    assert list(m.carry) == [81, 89]


@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_winner_of_the_last_ten_deals_again(winner, dealer):
    m = late(LAST if winner == 0 else LAST[::-1], points=[10, 10], dealer=dealer)
    m.next_deal()
    assert m.dealer == winner


def test_the_target_is_101_with_carry():
    m = late(LAST, deal_of_game=2, claim="manual", points=[40, 0], carry=[39, 0])
    do(m, "done")
    assert m.result.winners == [] and list(m.carry) == [100, 0]
    m = late(LAST, deal_of_game=2, claim="manual", points=[40, 0], carry=[40, 0])
    do(m, "done")
    assert m.result.winners == [0] and m.result.reason == "counted"


def both(carry, points, **options):
    """A deal counted to its end in which both may have the target; seat 0 takes the ten."""
    m = late(LAST, claim="manual", carry=carry, points=points, **options)
    do(m, "done")
    assert m.result.reason == "counted"
    return m.result.winners


def test_r_claim_2_one_at_the_target_wins():
    assert both([0, 70], [20, 31]) == [1]
    assert both([79, 0], [1, 0]) == [0]


def test_r_claim_2_both_over_higher_the_higher_sum_of_carry_and_deal():
    assert both([80, 90], [21, 31]) == [0]
    assert both([80, 90], [20, 32]) == [1]


def test_r_claim_2_both_over_higher_equal_r_tie_1():
    assert both([80, 90], [20, 31]) == [0]
    m = late(LAST[::-1], claim="manual", carry=[90, 80], points=[31, 20])
    do(m, "done")
    assert m.result.winners == [1]


def test_r_claim_2_both_over_last_trick():
    assert both([80, 90], [0, 39], both_over="last_trick") == [0]
    assert both([80, 90], [0, 39], both_over="higher") == [1]


def test_r_claim_2_last_trick_decides_only_among_those_at_the_target():
    assert both([0, 90], [0, 39], both_over="last_trick") == [1]


# -- claims --------------------------------------------------------------------------------


def test_r_claim_1_auto_claims_for_whoever_has_just_won_a_trick_and_has_the_target():
    m = late(carry=[90, 0])
    assert happened(m)[1:] == ["trick 0 11 1", "auto_claim 0", "end", "match_end"]
    assert (m.result.reason, m.result.winners, m.result.losers) == ("claim", [0], [1])


def test_r_claim_1_not_one_point_too_early():
    assert phase(late(carry=[89, 0])) == "play 0"


def test_r_claim_1_not_for_the_other_player():
    """Seat 1 has 101 all along; only whoever has just won a trick may claim."""
    m = late(["1e 4c 5c", "2e 6c 7c"], carry=[0, 101])
    assert phase(m) == "play 0"
    assert "auto_claim 1" in do(m, "4c, 6c")


def test_r_claim_1_the_last_trick_too_its_10_counted():
    m = late(LAST, carry=[80, 0])
    assert m.result.reason == "claim"
    assert m.result.totals == [21, 0]
    assert (m.result.last, m.result.ten) == (0, 0)


def test_r_claim_1_a_deal_ended_by_a_claim_has_no_last_trick():
    m = late(carry=[90, 0])
    assert (m.result.last, m.result.ten) == (-1, -1)
    assert m.result.totals == [11, 0]


def test_r_claim_1_in_the_first_deal_nobody_can_claim():
    assert phase(late(deal_of_game=1, points=[110, 0])) == "play 0"
    m = late(deal_of_game=1, points=[110, 0], claim="manual")
    assert phase(m) == "play 0"
    assert refused(m, "claim")


def test_claim_first_deal_on_claims_are_open_from_the_first_deal():
    m = late(deal_of_game=1, points=[90, 0], claim_first_deal=True)
    assert m.result.reason == "claim"
    m = late(deal_of_game=1, points=[90, 0], claim_first_deal=True, claim="manual")
    assert offered(m) == "claim, done"


def test_r_claim_1_a_tute_ends_the_first_deal_all_the_same():
    m = corriente(["1e Ro Rc Re Rb 2b", "2e"], turned="2o")
    do(m, "1e, 2e, tute R")
    assert m.result.reason == "tute" and list(m.games) == [1, 0]


def test_manual_claim_is_offered_after_every_trick_to_its_winner():
    m = late(claim="manual")
    assert phase(m) == "announce 0"
    assert offered(m) == "claim, done"
    do(m, "done, 4c")
    m.apply(m.legal()[0])
    assert phase(m) == "announce 1"


def test_manual_claim_right_wins_the_game():
    m = late(carry=[90, 0], claim="manual")
    assert do(m, "claim") == ["claim 0", "end", "match_end"]
    assert (m.result.reason, m.result.winners) == ("claim", [0])
    assert (m.result.last, m.result.ten) == (-1, -1)


def test_manual_claim_wrong_loses_it():
    m = late(carry=[89, 0], claim="manual")
    do(m, "claim")
    assert (m.result.reason, m.result.winners, m.result.losers) == ("claim_failed", [1], [0])
    assert list(m.games) == [0, 1]
    assert m.match_result == {
        "games": [0, 1], "carry": [100, 0], "winners": [1], "losers": [0],
    }  # fmt: skip


def test_manual_nothing_is_claimed_unasked():
    m = late(carry=[100, 0], claim="manual")
    do(m, "done")
    assert phase(m) == "play 0"


@pytest.mark.parametrize(("carry", "reason"), [(80, "claim"), (79, "claim_failed")])
def test_manual_claim_after_the_last_trick(carry, reason):
    m = late(LAST, carry=[carry, 0], claim="manual")
    assert offered(m) == "claim, done"
    do(m, "claim")
    assert m.result.reason == reason
    assert (m.result.last, m.result.ten) == (0, 0)


def test_manual_claim_after_a_song_of_the_same_trick():
    m = late(["1e Rc Cc", "2e 4e 5e"], carry=[70, 0], claim="manual")
    assert offered(m) == "sing c, claim, done"
    do(m, "sing c")
    assert offered(m) == "claim, done"
    do(m, "claim")
    assert m.result.reason == "claim"


# -- games ---------------------------------------------------------------------------------


def test_games_the_first_to_that_many_wins_the_match():
    m = late(carry=[90, 0], games=2)
    assert phase(m) == "deal over"
    assert list(m.games) == [1, 0]
    m.next_deal()
    assert phase(m).startswith("play")


def test_a_new_game_begins_without_carry_and_without_claims():
    m = late(carry=[90, 50], games=2)
    assert list(m.carry) == [101, 50]
    m.next_deal()
    assert list(m.carry) == [0, 0]
    assert not m.rules.claims_open(m)


def test_carry_of_the_match_is_that_of_the_last_game_with_its_last_deal():
    m = late(carry=[90, 50], points=[0, 7])
    assert m.match_result["carry"] == [101, 57]


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("how", ["claim", "failed", "counted", "tute"])
def test_when_a_game_is_decided_the_next_seat_deals(dealer, how):
    m = decided(how, dealer)
    m.next_deal()
    assert m.dealer == 1 - dealer


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize(("how", "next_dealer"), [("claim", 0), ("failed", 1), ("counted", 0)])
def test_modifier_guinote_winner_of_the_last_trick_or_claimant_deals(dealer, how, next_dealer):
    """RULES 6.13: after a right claim the claimant, after a wrong one the seat after him."""
    m = decided(how, dealer, guinote=True)
    m.next_deal()
    assert m.dealer == next_dealer


def decided(how, dealer, **options):
    """A game of two just decided by seat 0: claimed rightly or wrongly, counted, or a tute."""
    common = dict(dealer=dealer, games=2, **options)
    if how == "claim":
        m = late(carry=[90, 0], **common)
    elif how == "failed":
        m = late(claim="manual", **common)
        do(m, "claim")
    elif how == "counted":
        m = late(LAST, deal_of_game=1, points=[90, 0], **common)
    else:
        m = late(["1e Ro Rc Re Rb", "2e 4c 5c 6c 7c"], **common)
        do(m, "tute R")
    assert phase(m) == "deal over" and m.result.winners
    return m


@pytest.mark.parametrize("winner", [0, 1])
def test_modifier_guinote_winner_of_the_last_trick_deals_when_nothing_is_decided(winner):
    m = late(LAST if winner == 0 else LAST[::-1], points=[10, 10], guinote=True)
    m.next_deal()
    assert m.dealer == winner
