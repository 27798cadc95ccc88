# SPDX-License-Identifier: MIT
"""RULES 6.4 to 6.6: habanero, americano, dos; R-CAPOTE-1 and R-PROOF-1."""

import pytest

from engine import variants
from engine.tricks import FREE, STRICT, TRUMP_ONLY
from engine.view import View
from tests.engine.helpers import (
    card,
    dealt,
    do,
    offered,
    phase,
    play_out,
    position,
    refused,
    start,
)

#: The trick before the last draw; seat 0 leads the 1 of espadas and then holds all the trumps.
BEFORE = ["1e 1o 3o Ro Co So 7o 6o", "2e 4e 5e 6e 7e Se Ce Re"]
SURE = {"turned": "5o", "stock": "2o"}


def asked(variant="habanero", hands=BEFORE, **how):
    m = position(variant, hands, **{**SURE, **how})
    do(m, "1e")
    do(m, hands[1].split()[0])
    if phase(m).startswith("announce"):
        do(m, "done")
    return m


def sweep(m):
    """The leader plays his highest card, the other his lowest."""
    while m.to_act >= 0:
        m.apply(m.legal()[0 if m.on_table else -1])


# -- the data of the three -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "hand", "target", "regime", "tute"),
    [
        ("corriente", 6, 101, FREE, True),
        ("habanero", 8, 101, FREE, True),
        ("americano", 8, 121, TRUMP_ONLY, False),
        ("dos", 8, 101, TRUMP_ONLY, False),
    ],
)
def test_the_corriente_family(name, hand, target, regime, tute):
    rules = variants.load(name)
    assert (rules.hand, rules.target, rules.stock_regime) == (hand, target, regime)
    assert (rules.tute, rules.regime, rules.teams) == (tute, STRICT, False)
    m = start(name)
    assert (m.draws_left, m.tricks_left) == ((14, 20) if hand == 6 else (12, 20))
    assert m.turned == m.pack[2 * hand] and m.stock_left == 39 - 2 * hand


@pytest.mark.parametrize("name", ["americano", "dos"])
def test_trump_only_while_the_stock_lasts_then_strict(name):
    hands = ["1o 4c 3e", "4o 7o 2c"]
    m = position(name, hands, turned="5o", stock="6o")
    do(m, "1o")
    assert offered(m) == "4o 7o"
    assert refused(m, "2c") == ("R-PLAY-T", "4o 7o")
    m = position(name, hands, turned="5o", stock="6o")
    do(m, "3e")
    assert offered(m) == "4o 7o 2c"
    m = position(name, hands)
    do(m, "3e")
    assert offered(m) == "4o 7o"


def test_habanero_is_free_while_the_stock_lasts():
    m = position("habanero", ["1o 4c", "4o 2c"], turned="5o", stock="6o")
    do(m, "1o")
    assert offered(m) == "4o 2c"


@pytest.mark.parametrize("name", ["americano", "dos"])
def test_r_exch_1_the_only_trump_that_must_answer_a_trump_is_not_pledged(name):
    m = position(name, ["1o 4c 3e", "7o 4b 2c"], turned="Ro", stock="6o")
    do(m, "1o")
    assert offered(m) == "7o"
    assert refused(m, "pledge 7")[0] == "R-EXCH-1"
    m = position(name, ["1o 4c 3e", "7o 2o 2c"], turned="Ro", stock="6o")
    do(m, "1o")
    assert offered(m) == "2o 7o, pledge 7"
    do(m, "pledge 7")
    assert offered(m) == "2o"
    m = position(name, ["1e 4c 3e", "7o 4b 2c"], turned="Ro", stock="6o")
    do(m, "1e")
    assert offered(m).endswith("pledge 7")


def test_habanero_the_only_trump_may_be_pledged_in_free_play():
    m = position("habanero", ["1o 4c 3e", "7o 4b 2c"], turned="Ro", stock="6o")
    do(m, "1o")
    assert offered(m).endswith("pledge 7")


@pytest.mark.parametrize("name", ["americano", "dos"])
def test_no_tute(name):
    m = position(name, ["1e Ro Rc Re Rb", "2e 4c 5c 6c 7c"])
    do(m, "1e, 2e")
    assert "tute" not in offered(m)


def test_habanero_tute():
    m = position("habanero", ["1e Ro Rc Re Rb", "2e 4c 5c 6c 7c"])
    do(m, "1e, 2e, tute R")
    assert (m.result.reason, m.result.winners) == ("tute", [0])


# -- R-CAPOTE-1 ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["habanero", "dos"])
def test_r_capote_1_the_leader_is_asked_when_the_stock_has_run_out(name):
    m = asked(name)
    assert phase(m) == "capote 0"
    assert offered(m) == "pass, capote"
    assert do(m, "capote") == ["capote 0 1"]
    assert phase(m) == "play 0" and m.declarer == 0


@pytest.mark.parametrize("name", ["corriente", "americano"])
def test_r_capote_1_not_in_corriente_and_americano(name):
    assert phase(asked(name)) == "play 0"


def test_r_capote_1_after_a_pass_the_other_is_asked_and_the_lead_does_not_change():
    m = asked()
    assert do(m, "pass") == ["capote 0 0"]
    assert phase(m) == "capote 1"
    do(m, "capote")
    assert phase(m) == "play 0" and m.declarer == 1
    m = asked()
    do(m, "pass, pass")
    assert phase(m) == "play 0" and m.declarer == -1
    play_out(m)
    assert m.result.reason == "counted"


def test_r_capote_1_it_is_asked_once_and_only_then():
    m = position("habanero", BEFORE, turned="5o", stock="2o 4o 3b")
    do(m, "1e, 2e, done")
    assert phase(m) == "play 0" and m.draws_left
    m = asked()
    do(m, "pass, pass")
    while phase(m).startswith(("play", "announce")):
        m.apply(m.legal()[-1] if phase(m)[0] == "a" else m.legal()[0])
    assert phase(m).endswith("over")


def test_r_capote_1_all_eight_tricks_win_the_game_whatever_the_points():
    m = asked(points=[0, 100], carry=[0, 100])
    do(m, "capote")
    sweep(m)
    assert (m.result.reason, m.result.winners, m.result.losers) == ("capote", [0], [1])
    # the last trick was played: its 10 is in the figures
    assert (m.result.last, m.result.ten) == (0, 0)
    assert list(m.games) == [1, 0]


def test_r_capote_1_one_trick_lost_loses_at_that_trick():
    m = asked(points=[100, 0], carry=[100, 0])
    do(m, "capote, 2o")
    assert offered(m) == "5o"
    assert do(m, "5o")[1:] == ["trick 1 0 2", "end", "match_end"]
    assert m.result.reason == "capote_failed"
    assert (m.result.winners, m.result.losers) == ([1], [0])
    assert (m.result.last, m.result.ten) == (-1, -1)
    assert m.tricks_left == 7


def test_k18_seven_tricks_taken_the_eighth_lost():
    """The other wins the game whatever the points; the last trick was played, with its 10."""
    hands = [BEFORE[0].replace("6o", "4b"), BEFORE[1].replace("Re", "1b")]
    m = asked(hands=hands, points=[120, 0], carry=[0, 0])
    do(m, "capote")
    for lead in "1o 3o Ro Co So 7o 2o".split():
        do(m, lead)
        m.apply(m.legal()[0])
        assert phase(m) == "play 0"
    do(m, "4b, 1b")
    assert (m.result.reason, m.result.winners) == ("capote_failed", [1])
    assert (m.result.last, m.result.ten) == (1, 1)
    assert m.result.tricks == [8, 1]


def test_r_capote_1_after_a_declaration_nothing_is_announced_and_claims_are_void():
    hands = [BEFORE[0].replace("Co", "Cc").replace("So", "Rc"), BEFORE[1]]
    for claim in ("auto", "manual"):
        m = asked(hands=hands, carry=[70, 0], deal_of_game=2, claim=claim)
        do(m, "capote, 1o")
        m.apply(m.legal()[0])
        assert phase(m) == "play 0", "no song, no claim"
        assert m.points[0] + m.carry[0] >= 92
    m = asked(hands=hands, carry=[70, 0], deal_of_game=2)
    do(m, "capote, 1o")
    m.apply(m.legal()[0])
    do(m, "3o")
    m.apply(m.legal()[0])
    assert m.carry[0] + m.points[0] >= 101 and phase(m) == "play 0"


def test_r_capote_1_a_claim_open_until_then_comes_before_the_question():
    m = asked(carry=[90, 0], deal_of_game=2)
    assert m.result.reason == "claim"


def test_rules_7_usual_song_before_draw_before_capote():
    hands = [BEFORE[0].replace("Co", "Cc").replace("So", "Rc"), BEFORE[1]]
    m = position("habanero", hands, **SURE)
    do(m, "1e, 2e")
    assert phase(m) == "announce 0" and m.stock_left == 1
    assert do(m, "done")[1:] == ["draw 0 2o", "draw 1 5o"]
    assert phase(m) == "capote 0"


def test_rules_7_guinote_order_draw_before_songs_before_capote():
    hands = ["1e 1o 3o Ro Sc Rc 7o 6o", "2e 4e 5e 6e 7e Ce 4b 5b"]
    m = position("habanero", hands, guinote=True, **SURE)
    do(m, "1e")
    assert do(m, "2e")[2:] == ["draw 0 2o", "draw 1 5o"]
    assert phase(m) == "announce 0"
    do(m, "sing c")
    assert phase(m) == "capote 0"


def test_a_pledge_is_taken_back_before_that_draw_and_the_capote_question():
    m = position("habanero", ["7o 2c 4c", "1c 3e 1b"], turned="3o", stock="5e")
    m.hand_size = m.tricks_left - m.draws_left
    do(m, "pledge 7, 2c")
    assert do(m, "1c")[2:] == ["back 0 7o", "draw 1 5e", "draw 0 3o"]
    m.apply(m.legal()[0])


@pytest.mark.parametrize(("made", "dealer"), [(True, 0), (False, 1)])
def test_modifier_guinote_capote_made_the_declarer_deals_failed_the_seat_after_him(made, dealer):
    m = asked(guinote=True, games=2)
    do(m, "capote")
    if made:
        sweep(m)
    else:
        do(m, "2o")
        m.apply(m.legal()[0])
    assert m.result.reason == ("capote" if made else "capote_failed")
    m.next_deal()
    assert m.dealer == dealer


@pytest.mark.parametrize("dealer", [0, 1])
def test_after_a_capote_the_next_seat_deals(dealer):
    m = asked(games=2, dealer=dealer)
    do(m, "capote")
    sweep(m)
    assert m.result.reason == "capote"
    m.next_deal()
    assert m.dealer == 1 - dealer


# -- americano -------------------------------------------------------------------------------


def test_americano_the_target_is_121_and_claims_are_open_at_once():
    m = position("americano", ["1e 4c", "2e 5c"], points=[109, 0])
    do(m, "1e, 2e")
    assert phase(m) == "play 0"
    m = position("americano", ["1e 4c", "2e 5c"], points=[110, 0])
    do(m, "1e, 2e")
    assert m.result.reason == "claim"
    m = position("americano", ["1e 4c", "2e 5c"], points=[110, 0], claim_first_deal=False)
    do(m, "1e, 2e")
    assert phase(m) == "play 0"


def test_r_proof_1_who_could_not_follow_a_trump_lead_is_noted_with_the_trick():
    m = position("americano", ["1o 3o 4c", "2c 4b 2e"], turned="5o", stock="6o 5b 6b")
    do(m, "1o, 2c, 3o")
    for seat in (0, 1):
        assert list(View(m, seat).void_trick) == [0, 1]
    do(m, "4b")
    assert list(View(m, 0).void_trick) == [0, 2]


def test_r_proof_1_not_for_a_side_suit_nor_for_who_followed():
    m = position("americano", ["1e 3o 4c", "2c 4o 2e"], turned="5o", stock="6o 5b 6b")
    do(m, "1e, 2c, 3o, 4o")
    assert list(View(m, 0).void_trick) == [0, 0]


def test_r_proof_1_is_no_line_of_the_record():
    from engine.record import Recorder

    m = position("americano", ["1o 3o 4c", "2c 4b 2e"], turned="5o", stock="6o 5b 6b")
    m.events.n = 0
    lines = []
    follow = Recorder(m, lines.append)
    for word in ("1o", "2c"):
        follow.act(next(a for a in m.legal() if card(m, a) == word))
    assert [line[:7] for line in lines[1:]] == ['{"seat"', '{"seat"', '{"trick', '{"draw"']


def test_the_seventeenth_card_is_turned():
    for name in ("habanero", "americano", "dos"):
        m = dealt(name, ["1e", "2e"], 8, rest="Rb 4o")
        assert (card(m, m.turned), m.trump) == ("Rb", 3)
        assert m.pack[m.stock_at] == 1
