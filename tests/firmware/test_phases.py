# SPDX-License-Identifier: MIT
"""The phases beside play, on the handheld: bids, trumps, exchange, pot, censor, capote, ten."""

import sys

import pytest

from engine import actions, phases
from engine import cards as engine_cards
from firmware import facts, words
from firmware.buttons import DOWN, LEFT, RIGHT, UP, A, B
from tests.firmware.desk import LANGS, at_table, blind, hand, page, play_on, said, scene, until
from tests.firmware.played import asked, ended, over, reach


def table(m, module, lang="es", profile="160x128"):
    """A handheld in the middle of `m`, at the scene that asks."""
    h = at_table(m, profile, lang, ask=False)
    h.app.settings.level = "random"
    blind(h)
    until(h, lambda: scene(h).module == module)
    return h


def quick(h):
    """Programs that decide by chance, whatever was set when the table was laid."""
    from engine.players import make_player

    top = h.app.stack[0]
    top.programs.players = [None] + [
        make_player("random", str(seat)) for seat in range(1, top.m.n)
    ]
    return h


# -- the auction ---------------------------------------------------------------------------


def bidding(**options):
    return reach("subastado", 3, lambda m: asked(phases.BID)(m) and m.bid > 0, **options)


def test_the_wheel_shows_who_leads_the_auction_and_with_how_much():
    m = bidding()
    h = table(m, "bid")
    from firmware import facts

    assert "Manda %s con %d" % (facts.name(m.bidder), m.bid) in scene_text(h)
    assert "Pongo %d" % m.lowest_bid in page(h)
    assert "La mano:" in scene_text(h)


def scene_text(h):
    """All words drawn by the scene on top, also those it does not keep."""
    from tests.firmware.test_table import _all_texts

    return " ".join(_all_texts(scene(h).layer.native))


@pytest.mark.parametrize("step", [5, 10])
def test_up_and_down_change_the_bid_by_the_step(step):
    m = bidding(bid_step=step)
    h = table(m, "bid")
    low = m.lowest_bid
    assert scene(h).bid == low
    h.press(UP, 2)
    assert scene(h).bid == low + 2 * step
    h.press(DOWN)
    assert scene(h).bid == low + step
    h.press(UP, 60)
    assert scene(h).bid == 230 - (230 - low) % step
    before = list(m.chips)
    h.press(A)
    assert m.bid == 230 - (230 - low) % step
    assert m.bidder == 0
    assert m.chips == before


def test_below_the_lowest_bid_lies_the_pass():
    m = bidding()
    h = table(m, "bid")
    bid = m.bid
    h.press(DOWN, 3)
    assert scene(h).bid == 0
    h.press(A)
    assert m.bid == bid or m.bidder != 0
    until(h, lambda: said(h) == "" and scene(h).module == "table")


def test_b_goes_to_the_pass_and_right_alone_reaches_it_too():
    h = table(bidding(), "bid")
    h.press(B)
    assert scene(h).bid == 0
    h.press(RIGHT)
    assert scene(h).bid == h.app.match.lowest_bid
    h.press(RIGHT, 40)
    assert scene(h).bid in (0, *range(5, 231, 5))


def test_the_bids_of_the_others_stand_with_their_names():
    m = reach("subastado", 3, lambda m: m.phase == phases.BID, seed="SAID", dealer=0)
    h = blind(at_table(m, ask=False))
    quick(h)
    until(h, lambda: scene(h).module == "bid")
    figures = h.app.stack[0].table.seats._figures
    for seat in (1, 2):
        told = figures[seat].text.strip()
        assert told == words.t("short.pass") or told.isdigit()


# -- trumps --------------------------------------------------------------------------------


def test_the_four_suits_are_chosen_from_with_the_hand_in_sight():
    m = reach("subastado", 3, asked(phases.TRUMP), seed="TRUMP")
    h = table(m, "trump")
    start = scene(h).at
    assert scene(h).counts[start] == max(scene(h).counts)
    h.press(RIGHT)
    chosen = (start + 1) % 4
    assert scene(h).at == chosen
    h.press(A)
    assert m.trump == chosen
    until(h, lambda: said(h) != "")
    assert words.t("suit.%d" % chosen) in said(h)


# -- the censor ----------------------------------------------------------------------------


def censoring():
    return reach("subastado", 4, asked(phases.CENSOR), seed="CENSOR", dealer=0, censor=True)


def test_the_censor_sees_the_soloists_hand():
    m = censoring()
    h = table(m, "bid")
    held = engine_cards.to_list(engine_cards.gather(m.hands, 4 * m.bidder))
    assert sorted(hand_below(h)) == held


def hand_below(h):
    fan = h.app.stack[0].hand
    return [fan.card(i) for i in range(fan.count)]


def test_the_censor_who_raises_plays_the_soloists_seat():
    m = censoring()
    h = quick(table(m, "bid"))
    soloist = m.bidder
    h.press(A)
    assert m.censor == 0
    until(h, lambda: scene(h).module == "trump")
    h.press(A)
    until(h, lambda: scene(h).module == "table" and scene(h).asked)
    assert m.to_act == soloist
    h.press(A)
    assert m.table[0] // 10 < 4 and m.on_table == 1
    assert m.leader == soloist
    play_on(h, lambda: scene(h).module == "result")
    assert m.result.chips[soloist] == 0
    assert m.result.chips[0]


def test_the_censor_who_does_not_raise_looks_on_and_forgets_the_hand():
    m = censoring()
    h = quick(table(m, "bid"))
    h.press(B)
    h.press(A)
    assert m.censor == -1
    until(h, lambda: scene(h)._watch is not None)
    assert hand(h) == []
    until(h, lambda: scene(h).teller.busy == 0, 20000)
    h.press(A)
    until(h, lambda: scene(h).module == "result")


def test_who_is_censored_looks_on_at_his_own_cards():
    def done(m):
        return m.phase == phases.PLAY and m.bidder == 0 and m.censor > 0

    m = reach("subastado", 4, done, seed="CENSORED", censor=True)
    h = quick(blind(at_table(m, ask=False)))
    h.wait(100)
    top = scene(h)
    assert facts.watching(top.m)
    assert top._watch is not None
    assert len(hand(h)) == 12
    h.press(A)
    until(h, lambda: scene(h).module == "result")


# -- sitting out ---------------------------------------------------------------------------


@pytest.mark.parametrize("variant, players", [("arrastrado", 4), ("subastado", 4), ("cabrero", 6)])
def test_a_deal_that_is_sat_out_is_looked_at_or_skipped(variant, players):
    m = reach(variant, players, lambda m: not m.playing & 1 and not m.on_table, dealer=0)
    h = quick(blind(at_table(m, ask=False)))
    until(h, lambda: scene(h).module == "table" and scene(h)._watch and not scene(h).teller.busy)
    assert hand(h) == []
    start = h.clock.now
    h.press(A)
    until(h, lambda: scene(h).module == "result")
    assert h.clock.now - start < 10000
    h.press(A)
    until(h, lambda: scene(h).module != "result")
    assert m.deal_no == 2 or m.phase == phases.MATCH_OVER


def test_without_a_button_the_deal_sat_out_is_played_in_sight():
    m = reach("arrastrado", 4, lambda m: not m.playing & 1, dealer=0)
    h = quick(blind(at_table(m, ask=False)))
    until(h, lambda: scene(h).module == "result", 200000)


def test_who_is_put_out_of_cabrero_looks_on_to_the_end():
    m = reach("cabrero", 5, lambda m: m.losses[0] == 4 and not m.playing & 1, seed="OUT")
    h = quick(blind(at_table(m, ask=False)))
    for _ in range(4000):
        if scene(h).module == "final":
            break
        h.press(A)
        h.wait(100)
    assert scene(h).module == "final"
    assert 0 not in m.match_result["winners"]


# -- exchange, plato -----------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["arrastrado", "cabrero"])
def test_the_exchange_shows_what_is_given_and_what_is_taken(variant):
    m = reach(variant, 3, asked(phases.EXCHANGE), seed="SWAP")
    h = table(m, "ask")
    give, take = scene(h).give, m.turned
    assert give // 10 == take // 10 == m.trump
    h.press(A)
    assert m.turned == give
    until(h, lambda: said(h) != "")
    assert take in hand(h)
    assert give not in hand(h)


def test_an_exchange_may_be_left():
    m = reach("arrastrado", 3, asked(phases.EXCHANGE), seed="SWAP")
    h = table(m, "ask")
    turned = m.turned
    h.press(DOWN)
    h.press(A)
    assert m.turned == turned


def test_club_with_two_swaps_beside_the_cards_of_the_first_trick():
    def done(m):
        return asked(phases.PLAY)(m) and m.legal_others()

    m = reach("club", 2, done, seed="CLUB")
    h = at_table(m, "240x240")
    turned = m.turned
    assert "▲" in scene(h).table._note.text
    h.press(UP)
    h.press(A)
    assert m.turned != turned
    until(h, lambda: scene(h).asked and not scene(h).teller.busy)
    assert turned in hand(h)


def plato(phase_done, **more):
    return reach("arrastrado", 3, phase_done, plato="survey", **more)


def test_the_question_of_plato_says_what_is_in_the_pot():
    m = plato(lambda m: asked(phases.PLATO)(m) and not m.contest)
    h = table(m, "ask", profile="240x240")
    assert str(m.pot) in scene_text(h)
    h.press(A)
    assert m.bidding & 1


def test_in_the_contest_the_wheel_goes_up_by_one():
    m = plato(lambda m: asked(phases.PLATO)(m) and m.contest, seed="CONTEST")
    h = table(m, "bid")
    low = m.lowest_bid
    h.press(UP)
    assert scene(h).bid == low + 1
    h.press(A)
    assert m.promise == low + 1


# -- capote, the last ten ------------------------------------------------------------------


@pytest.mark.parametrize("answer", [0, 1])
def test_capote_is_asked_for(answer):
    m = reach("habanero", 2, asked(phases.CAPOTE), seed="CAPOTE")
    h = table(m, "ask")
    h.press(DOWN, answer)
    h.press(A)
    assert m.declarer == (-1 if answer else 0)
    until(h, lambda: said(h) != "")


@pytest.mark.parametrize("answer", [0, 1])
def test_the_last_ten_is_taken_or_left(answer):
    m = reach("gana_pierde", 4, asked(phases.TEN), seed="TEN")
    h = table(m, "ask")
    assert str(m.points[0]) in scene_text(h) or m.songs[0] or m.bonus[0]
    h.press(DOWN, answer)
    h.press(A)
    assert m.result.ten == (-1 if answer else 0)
    until(h, lambda: scene(h).module == "result")


def test_pairs_caught_are_told_and_count_at_once():
    m = reach("gana_pierde3", 3, lambda m: m.trump >= 0 and asked(phases.PLAY)(m), seed="PAIRS")
    h = at_table(m)
    from firmware import facts

    view = scene(h).view
    total = sum(facts.deal_points(view, seat) for seat in range(3))
    assert total == sum(m.points) + sum(m.bonus)
    assert sum(m.bonus) >= 40


# -- every panel ---------------------------------------------------------------------------

PANELS = {
    "bid": lambda: bidding(),
    "trump": lambda: reach("subastado", 3, asked(phases.TRUMP), seed="TRUMP"),
    "ask": lambda: reach("habanero", 2, asked(phases.CAPOTE), seed="CAPOTE"),
    "choice": lambda: reach("team", 4, asked(phases.ANNOUNCE), seed="SING"),
}


@pytest.mark.parametrize("module", sorted(PANELS))
def test_a_panel_stands_as_it_was_after_a_change_of_language(module):
    h = table(PANELS[module](), module, lang="es")
    h.press(DOWN)
    state = scene(h).state()
    spanish = page(h)
    h.press(B, hold_ms=1200)
    assert scene(h).module == "pause"
    h.press(DOWN, 5)
    h.press(RIGHT)
    h.press(B)
    assert scene(h).module == module
    assert scene(h).state() == state
    assert page(h) != spanish


@pytest.mark.parametrize("module", sorted(PANELS))
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("profile", ["160x128", "240x240"])
def test_a_panel_leaves_the_hand_in_sight(module, lang, profile):
    h = table(PANELS[module](), module, lang, profile)
    top = scene(h)
    lay = top.place
    assert top.height() <= lay.panel_end - lay.top


def test_the_rules_can_be_read_in_the_middle_of_a_panel():
    h = table(PANELS["bid"](), "bid")
    h.press(B, hold_ms=1200)
    h.press(DOWN, 2)
    h.press(A)
    assert scene(h).module == "help"
    h.press(B)
    h.press(B)
    assert scene(h).module == "bid"
    assert actions.PASS not in h.app.match.legal() or scene(h).bid >= 0


# -- results -------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_the_result_with_chips_has_parts_chips_and_balance(lang):
    m = reach("subastado", 3, over(2), seed="CHIPS")
    h = table(m, "result", lang)
    shown = scene_text(h)
    for seat in range(3):
        assert str(m.result.totals[seat]) in shown
        assert str(abs(m.result.chips[seat])) in shown
        assert str(abs(m.chips[seat])) in shown


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_result_of_cabrero_names_the_losers(players):
    m = reach("cabrero", players, over(2), seed="LOSERS")
    h = table(m, "result")
    shown = scene_text(h)
    from firmware import facts

    for seat in m.result.losers:
        assert facts.name(seat) in shown
    assert "✗" in shown


@pytest.mark.parametrize(
    "variant, players",
    [("cabrero", 6), ("gana_pierde", 5), ("subastado", 4), ("individual", 3), ("team", 4)],
)
@pytest.mark.parametrize("profile", ["160x128", "240x240"])
def test_the_last_page_has_room_for_everybody(variant, players, profile):
    options = {"deals": 1} if variant in ("gana_pierde", "subastado") else {}
    m = reach(variant, players, ended, seed="FINAL", **options)
    h = table(m, "result", profile=profile)
    h.press(A)
    top = scene(h)
    assert top.module == "final"
    p = h.app.profile
    assert top.rows._y + 2 * top.rows._row_h <= top.bottom + 1
    assert top.rows._y + 2 * top.rows._row_h <= p.height
    for text in top._score(m, p.columns, 1):
        assert len(text) <= p.columns


def test_back_in_the_menu_no_variant_is_in_memory():
    m = reach("cabrero", 4, ended, seed="FORGET")
    h = table(m, "result")
    h.press(A)
    h.press(DOWN)
    h.press(A)
    assert scene(h).module == "menu"
    loaded = [
        name for name in sys.modules if name.startswith(("engine.variants.", "engine.steps."))
    ]
    assert loaded == []


@pytest.mark.parametrize("players", [2, 3])
def test_the_cursor_begins_on_the_first_legal_card(players):
    def done(m):
        first = m.legal_cards() and min(engine_cards.to_list(m.legal_cards()))
        return asked(phases.PLAY)(m) and m.duty_suit > 0 and first

    m = reach("individual", players, done, seed="CURSOR")
    h = at_table(m)
    fan = scene(h).hand
    assert m.legal_cards() >> fan.card(fan.cursor) & 1
    for i in range(fan.cursor):
        assert not m.legal_cards() >> fan.card(i) & 1


def test_left_and_right_still_go_through_all_cards():
    m = reach("individual", 3, asked(phases.PLAY), seed="CURSOR")
    h = at_table(m)
    fan = scene(h).hand
    start = fan.cursor
    h.press(LEFT, fan.count)
    assert fan.cursor == start
