# SPDX-License-Identifier: MIT
"""RULES §7: the order of events after a trick, usual and in Guiñote order."""

from tests.engine.helpers import dealt, do, offered, phase, position, start

#: Seat 0 pledges the 7, wins with the ace and can sing with what it takes.
PLEDGER = ["7o 1e Co Rc Cc 2c", "2e 4e 5e 6e 7e Se"]
STOCK = "3b 3e 4b"
GUINOTE = ["7o 1e So Rc Sc 2c", "2e 4e 5e 6e 7e Ce"]


def test_usual_trick_redeem_announce_draw():
    m = position("corriente", PLEDGER, turned="Ro", stock="3b 3e 4b")
    do(m, "pledge 7, 1e")
    assert do(m, "2e") == ["play 1 2e", "trick 0 11 1", "took 0 Ro"]
    assert offered(m) == "sing o, sing c, done"
    assert do(m, "sing o") == ["song 0 o 40", "draw 0 3b", "draw 1 3e"]
    assert phase(m) == "play 0"


def test_guinote_order_trick_redeem_draw_announce():
    m = position("corriente", GUINOTE, turned="Ro", stock="3b 3e 4b", guinote=True)
    do(m, "pledge 7, 1e")
    assert do(m, "2e") == ["play 1 2e", "trick 0 11 1", "took 0 Ro", "draw 0 3b", "draw 1 3e"]
    assert do(m, "sing o") == ["song 0 o 40"]
    assert offered(m) == "sing c, done"
    assert do(m, "done") == ["done 0"]
    assert phase(m) == "play 0"


def test_usual_automatic_claim_comes_after_the_pledge_and_before_announcements():
    m = position("corriente", PLEDGER, turned="Ro", stock=STOCK, carry=[90, 0], deal_of_game=2)
    do(m, "pledge 7, 1e")
    assert do(m, "2e")[1:4] == ["trick 0 11 1", "took 0 Ro", "auto_claim 0"]
    assert m.stock_left == 3


def test_guinote_order_automatic_claim_comes_before_the_draw():
    m = position(
        "corriente", GUINOTE, turned="Ro", stock=STOCK, carry=[90, 0], deal_of_game=2,
        guinote=True,
    )  # fmt: skip
    do(m, "pledge 7, 1e")
    assert do(m, "2e")[1:4] == ["trick 0 11 1", "took 0 Ro", "auto_claim 0"]
    assert m.stock_left == 3


def test_usual_an_automatic_claim_after_a_song_ends_the_deal_before_the_draw():
    m = position("corriente", PLEDGER, turned="Ro", stock=STOCK, carry=[60, 0], deal_of_game=2)
    do(m, "pledge 7, 1e, 2e")
    assert do(m, "sing o") == ["song 0 o 40", "auto_claim 0", "end", "match_end"]
    assert m.stock_left == 3


def test_guinote_order_an_automatic_claim_is_looked_at_after_each_song():
    m = position(
        "corriente", GUINOTE, turned="Ro", stock=STOCK, carry=[35, 0], deal_of_game=2,
        guinote=True,
    )  # fmt: skip
    do(m, "pledge 7, 1e, 2e")
    assert do(m, "sing o") == ["song 0 o 40"]
    assert do(m, "sing c") == ["song 0 c 20", "auto_claim 0", "end", "match_end"]


#: Seat 0 has pledged and loses the trick before the last draw; seat 1 can sing.
LOSER = ["7o 2c 4c", "1c Re Ce"]
LOSER_GUINOTE = ["7o 2c 4c", "1c Re Se"]


def test_usual_a_pledge_is_taken_back_after_announcements_and_before_the_draw():
    m = position("corriente", LOSER, turned="3o", stock="5e")
    do(m, "pledge 7, 2c")
    assert do(m, "1c") == ["play 1 1c", "trick 1 11 1"]
    assert phase(m) == "announce 1"
    assert do(m, "done") == ["done 1", "back 0 7o", "draw 1 5e", "draw 0 3o"]


def test_guinote_order_a_pledge_is_taken_back_before_draw_and_announcements():
    m = position("corriente", LOSER_GUINOTE, turned="3o", stock="5e", guinote=True)
    do(m, "pledge 7, 2c")
    assert do(m, "1c")[1:] == ["trick 1 11 1", "back 0 7o", "draw 1 5e", "draw 0 3o"]
    assert phase(m) == "announce 1"


def test_guinote_order_manual_claims_are_asked_after_the_draw():
    m = position(
        "corriente", GUINOTE, turned="3o", stock="5e", deal_of_game=2, claim="manual", guinote=True
    )
    do(m, "1e")
    assert do(m, "2e")[2:] == ["draw 0 5e", "draw 1 3o"]
    assert offered(m) == "sing c, claim, done"


def test_usual_manual_claims_are_asked_before_the_draw():
    m = position("corriente", PLEDGER, turned="3o", stock="5e", deal_of_game=2, claim="manual")
    do(m, "1e")
    assert do(m, "2e")[2:] == []
    assert offered(m) == "sing c, claim, done"
    assert do(m, "claim") == ["claim 0", "end", "match_end"]


def test_a_lone_done_is_not_asked():
    m = position("corriente", ["1e 2c", "2e 4c"], turned="3o", stock="5e")
    do(m, "1e")
    assert do(m, "2e")[2:] == ["draw 0 5e", "draw 1 3o"]


def test_the_ten_is_counted_before_the_automatic_claim():
    m = position("corriente", ["1e", "2e"], carry=[80, 0], deal_of_game=2)
    do(m, "1e")
    assert do(m, "2e")[2:] == ["auto_claim 0", "end", "match_end"]


def test_winner_then_partner_then_the_next_lead():
    m = position(
        "team",
        ["1e Rb Cb", "2e 4c 5c", "4e Rc Cc", "5e 2b 4b"],
        partner_sings=True,
    )
    assert do(m, "1e, 2e, 4e, 5e") == ["play 3 5e", "trick 0 11 1"]
    assert do(m, "sing b") == ["song 0 b 20"]
    assert phase(m) == "announce 2"
    assert do(m, "sing c") == ["song 2 c 20"]
    assert phase(m) == "play 0"


def test_gana_pierde_the_ten_is_taken_or_left_right_after_the_last_trick():
    m = position("gana_pierde", ["1e", "2e", "4e", "5e"])
    assert do(m, "1e, 2e, 4e, 5e")[1:] == ["trick 0 11 1"]
    assert phase(m) == "ten 0"
    assert do(m, "take") == ["ten 0 1", "end"]


def test_capote_lost_comes_before_pledge_claim_and_announcements():
    m = position("habanero", ["2e 4c", "1e Rc Cc"], carry=[0, 100], deal_of_game=2)
    m.declarer = 0
    assert do(m, "2e, 1e")[1:] == ["trick 1 11 1", "end", "match_end"]
    assert m.result.reason == "capote_failed"


def test_a_deal_that_ends_before_its_last_trick_has_the_figures_made_so_far():
    """Nobody has the last trick or its 10: tute, claim, capote lost."""
    tute = position("corriente", ["1e Ro Rc Re Rb", "2e 4c 5c 6c 7c"], points=[5, 7])
    do(tute, "1e, 2e, tute R")
    claim = position("corriente", ["1e 4c", "2e 5c"], points=[5, 7], carry=[90, 0], deal_of_game=2)
    do(claim, "1e, 2e")
    capote = position("dos", ["2e 4c", "1e 5c"], points=[5, 7])
    capote.declarer = 0
    do(capote, "2e, 1e")
    for m in (tute, claim):
        assert (m.result.cards, m.result.totals) == ([16, 7], [16, 7])
    assert capote.result.totals == [5, 18]
    for m in (tute, claim, capote):
        assert (m.result.last, m.result.ten) == (-1, -1)


def test_arrastrado_the_opening_ante_exchange_plato_first_lead():
    hands = ["1e", "7o", "2o"]
    m = dealt("arrastrado", hands, 13, rest="Ro", plato="booklet")
    assert m.pot == 320 and phase(m) == "exchange 1"
    do(m, "pass")
    assert phase(m) == "plato 0"
    do(m, "pass, pass, pass")
    assert phase(m) == "play 0"


def test_subastado_the_opening_auction_censor_trumps_first_lead():
    m = start("subastado", players=4, censor=True)
    seen = [phase(m)]
    for word in "bid 60, pass, pass, pass, trump o".split(", "):
        do(m, word)
        seen.append(phase(m))
    assert seen == ["bid 0", "bid 1", "bid 2", "censor 3", "trump 0", "play 0"]
