# SPDX-License-Identifier: MIT
"""The table: what is in sight, CASES K9, K15 and K16, songs, the exchange, the pause page."""

import pytest

from engine import cards, phases
from engine.match import Match
from firmware import words
from firmware.buttons import DOWN, LEFT, RIGHT, UP, A, B
from firmware.teller import TRICK
from tests.engine.helpers import corriente, do, position, team
from tests.firmware.desk import (
    LANGS,
    PROFILES,
    at_table,
    choose,
    hand,
    noted,
    page,
    said,
    scene,
    until,
)

#: Seat 0 leads; with trumps copas everybody can follow.
HANDS = [
    "1e 3e Re 1o 2b 4b 5b 2c 4c 5c",
    "2e 4e 3o",
    "5e 6e 4o",
    "7e Se 5o",
]


def number(word):
    return cards.parse(word)


def deal_of_four(**options):
    return team(HANDS, shown="7c", **options)


# -- in sight ------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", PROFILES)
def test_the_table_shows_hand_trump_score_names_and_turn(profile):
    h = at_table(deal_of_four(), profile)
    table = scene(h).table
    assert hand(h) == [number(w) for w in "1o 5c 4c 2c 1e 3e Re 5b 4b 2b".split()]
    assert table._turned.tile == number("7c")
    assert table._mark.tile == 1
    assert table._us.text.split() == ["Nos", "★0", "0"]
    assert table._them.text.split() == ["0", "★0", "Ell"]
    assert [tag.text.strip(" ●") for tag in table.seats._tags] == ["Tú", "Pilar", "Jorge", "Inés"]
    assert table.seats._tags[0].text.startswith("●")  # seat 0 leads
    turns = [box.colour for box in table.seats._boxes]
    assert turns[0] != turns[1] == turns[2] == turns[3]


def test_the_stock_is_counted_and_the_turned_card_seen():
    h = at_table(corriente(["1e 3e Re 1o 2b 4b", "2e 4e"], turned="7c"))
    table = scene(h).table
    assert table._count.text == "27"
    assert table._turned.tile == number("7c")
    assert not table._stock.hidden


def test_when_the_stock_is_gone_the_trump_suit_stays_in_sight():
    h = at_table(position("corriente", ["1e 3e", "2e 4e"], trump="c"))
    table = scene(h).table
    assert table._stock.hidden
    assert table._count.text.strip() == ""
    assert table._turned.tile == 41  # an empty place
    assert table._mark.tile == 1


def test_legal_cards_are_bright_and_the_others_in_shade():
    h = at_table(deal_of_four())
    fan = scene(h).hand
    assert all(sprite.palette in fan._bright for sprite in fan._sprites[: fan.count])
    m = position("team", ["3e 2o 1c", "2e 4e 5e", "6e 7e Se", "Ce Re 1e"], leader=3)
    do(m, "Ce")
    h = at_table(m)
    fan = scene(h).hand
    bright = [fan.card(i) for i in range(fan.count) if fan._sprites[i].palette in fan._bright]
    assert bright == [number("3e")]  # K1: only the card that beats


def test_the_chosen_card_rises():
    h = at_table(deal_of_four())
    fan = scene(h).hand
    heights = [sprite.y for sprite in fan._sprites[: fan.count]]
    assert heights[0] < min(heights[1:])
    h.press(RIGHT)
    heights = [sprite.y for sprite in fan._sprites[: fan.count]]
    assert heights[1] < min(heights[:1] + heights[2:])


def test_the_cursor_repeats_while_it_is_held_and_wraps():
    h = at_table(deal_of_four())
    h.press(RIGHT, hold_ms=1000)
    assert scene(h).hand.cursor == 6
    h.press(LEFT, 7)
    assert scene(h).hand.cursor == 9


def test_the_trick_lies_in_front_of_its_players_and_the_winning_card_is_lit():
    m = position("team", ["3e 2o 1c", "2e 4e 5e", "6e 7e Se", "Ce Re 1e"], leader=2)
    do(m, "7e, 1e")
    h = at_table(m)
    table, lay = scene(h).table, scene(h).layout
    assert table.trick[2].tile == number("7e")
    assert table.trick[3].tile == number("1e")
    assert (table._light.x + table._edge, table._light.y + table._edge) == (
        lay.trick_x[3],
        lay.trick_y[3],
    )
    assert table.seats._tags[2].text.startswith("●")


def test_the_names_of_faces_change_places_in_guinote_order():
    m = team(["So Co Re 1o 2b 4b 5b 2c 4c 5c", "2e", "5e", "7e"], shown="7c", guinote=True)
    h = at_table(m)
    fan = scene(h).hand
    # the stronger of the two is the sota, and its picture is a sota's
    assert [fan._sprites[i].tile for i in range(1, 3)] == [number("So"), number("Co")]


# -- K15 -----------------------------------------------------------------------------------


def finished_trick(**settings):
    h = at_table(deal_of_four(), **settings)
    choose(h, number("1e"))
    until(h, lambda: scene(h).teller.busy == TRICK)
    return h


@pytest.mark.parametrize("pause_ms", [500, 2000, 5000])
def test_k15_a_finished_trick_stays_until_the_pause_is_over(pause_ms):
    h = finished_trick(pause_ms=pause_ms)
    h.wait(pause_ms - 100)
    assert scene(h).teller.busy == TRICK
    assert [sprite.tile for sprite in scene(h).table.trick] != [41, 41, 41, 41]
    h.wait(400)
    assert scene(h).teller.busy != TRICK


def test_k15_a_button_ends_the_pause():
    h = finished_trick(pause_ms=5000)
    h.press(A)
    assert scene(h).teller.busy != TRICK


def test_k15_without_a_pause_it_stays_until_a_button():
    h = finished_trick(pause_ms=0)
    h.wait(60000)
    assert scene(h).teller.busy == TRICK
    h.press(B)
    assert scene(h).teller.busy != TRICK


def test_the_trick_that_stays_says_who_takes_it_and_its_points():
    h = finished_trick(profile="240x240")
    assert noted(h) == "Ganas %d" % h.app.match.points[0]


def test_k15_the_last_trick_can_be_looked_at_again():
    h = finished_trick()
    until(h, lambda: scene(h).asked)
    assert {sprite.tile for sprite in scene(h).table.trick} == {41}
    h.press(B)
    table = scene(h).table
    assert table.trick[0].tile == number("1e")
    assert 41 not in [sprite.tile for sprite in table.trick]
    h.press(B)
    assert {sprite.tile for sprite in table.trick} == {41}


# -- K16 -----------------------------------------------------------------------------------


def before_a_duty(profile, lang):
    m = position("team", ["3e 2e 2o 1c", "4e 5e 2b 4b", "6e Se 5b 6b", "7e Re 1e 7b"], leader=3)
    do(m, "7e")
    return at_table(m, profile, lang)


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("lang", LANGS)
def test_k16_a_forbidden_card_is_not_played_and_the_duty_is_said(profile, lang):
    h = before_a_duty(profile, lang)
    m = h.app.match
    choose(h, number("1c"))
    assert m.on_table == 1 and m.to_act == 0
    assert hand(h).count(number("1c")) == 1
    suit = words.t("suit.2")
    words.also("why")
    duty = words.t("R-PLAY-S2").format(lead=suit, trump=words.t("suit.0"))
    assert said(h).lower() == duty.lower()
    fan = scene(h).hand
    raised = [fan.card(i) for i in range(fan.count) if fan._lifted >> fan.card(i) & 1]
    assert raised == [number("3e")]
    # any button takes the words away again, and the right card can be played
    h.press(LEFT)
    assert said(h) == ""
    choose(h, number("3e"))
    assert m.on_table != 1 or m.to_act != 0


def test_k16_the_words_go_away_by_themselves():
    h = before_a_duty("160x128", "es")
    choose(h, number("1c"))
    assert said(h)
    h.wait(7000)
    assert said(h) == ""


# -- announcements -------------------------------------------------------------------------


def with_a_pair():
    m = position(
        "team",
        ["1e Rc Cc 2b", "2e 3o 4b 5b", "4e 4o 6b 7b", "5e 5o 4c 2c"],
        trump="c",
    )
    return m


def sung(h):
    choose(h, number("1e"))
    until(h, lambda: scene(h).module == "choice")


def test_the_winner_of_a_trick_may_sing_and_it_is_shown():
    h = at_table(with_a_pair())
    sung(h)
    assert "Las 40 en copas" in page(h)
    assert "Ahora no" in page(h)
    h.press(A)
    until(h, lambda: said(h) != "")
    assert said(h) == "Cantas las 40 en copas"
    shown = [sprite.tile for sprite in scene(h).banner._cards if not sprite.hidden]
    assert shown == [number("Rc"), number("Cc")]
    assert h.app.match.songs[0] == 40


def test_singing_can_be_left():
    h = at_table(with_a_pair())
    sung(h)
    h.press(DOWN)
    h.press(A)
    assert scene(h).module == "table"
    assert h.app.match.songs[0] == 0
    until(h, lambda: scene(h).asked)


def test_a_song_of_another_player_is_shown_with_name_and_suit():
    m = position(
        "team",
        ["2e 3b 4b 2b", "1e 3o Rc Cc", "4e 4o 6b 7b", "5e 5o 4c 2c"],
        trump="o",
        leader=1,
    )
    h = at_table(m, ask=False)
    seat_one = ["1e", "sing c"]

    class Script:
        def start(self, view):
            self.view = view

        def step(self):
            from engine import actions

            if self.view.seat == 1 and seat_one:
                return actions.parse(seat_one.pop(0))
            return self.view.legal()[0]

    scene(h).players = [None, Script(), Script(), Script()]
    until(h, lambda: scene(h).asked)
    choose(h, number("2e"))
    until(h, lambda: "canta" in said(h))
    assert said(h) == "Pilar canta 20 en copas"


def test_tute_and_claim_are_in_the_list_when_they_are_legal():
    m = position(
        "corriente",
        ["1e Ro Rc Re Rb", "2e 4e 5e 6e 7e"],
        trump="o",
        claim="manual",
        deal_of_game=2,
    )
    h = at_table(m)
    sung(h)
    assert "¡Tute de reyes!" in page(h)
    assert "¡Me salgo!" in page(h)


# -- the exchange --------------------------------------------------------------------------


def test_the_seven_is_pledged_with_up_and_comes_back_as_the_turned_card():
    """R-EXCH-1, the two-step exchange."""
    m = corriente(["1e 3e 7c 1o 2b 4b", "2e 4e"], turned="Rc")
    h = at_table(m, profile="240x240")
    assert "7" in noted(h)
    h.press(UP)
    assert not scene(h).hand.focus
    h.press(A)
    assert m.pledged == number("7c")
    until(h, lambda: said(h) != "")
    assert said(h).startswith("Dejas 7")
    until(h, lambda: scene(h).asked)
    assert number("7c") not in hand(h)
    assert not scene(h).table._pledged.hidden
    assert scene(h).table._pledged.tile == number("7c")
    choose(h, number("1e"))
    until(h, lambda: said(h) != "")
    assert said(h).startswith("Te llevas R")
    assert scene(h).table._turned.tile == number("7c")
    until(h, lambda: scene(h).asked)
    assert number("Rc") in hand(h)


def test_the_exchange_is_left_with_down():
    m = corriente(["1e 3e 7c 1o 2b 4b", "2e 4e"], turned="Rc")
    h = at_table(m)
    h.press(UP)
    h.press(DOWN)
    assert scene(h).hand.focus
    assert m.pledged < 0


def test_boards_without_up_reach_the_exchange_past_the_last_card():
    m = corriente(["1e 3e 7c 1o 2b 4b", "2e 4e"], turned="Rc")
    h = at_table(m)
    h.press(RIGHT, 6)
    assert not scene(h).hand.focus
    h.press(RIGHT)
    assert scene(h).hand.focus
    assert scene(h).hand.cursor == 0


def test_where_nothing_can_be_exchanged_nothing_is_offered():
    h = at_table(corriente(["1e 3e 6c 1o 2b 4b", "2e 4e"], turned="Rc"))
    h.press(UP)
    assert scene(h).hand.focus


@pytest.mark.parametrize("profile", PROFILES)
def test_k17_the_last_draw_gives_the_turned_card(profile):
    m = position("corriente", ["1e 3e", "2e 4e"], trump="c", turned="4c", stock="5b")
    h = at_table(m, profile)
    choose(h, number("1e"))
    until(h, lambda: scene(h).asked and m.trick_no == 2)
    assert number("5b") in hand(h)
    assert scene(h).table._turned.tile == 41
    assert not scene(h).table._mark.hidden


# -- memory, points ------------------------------------------------------------------------


def test_hidden_points_are_not_on_the_screen():
    m = position("team", ["1e 3e", "2e 4e", "5e 6e", "7e Se"], points=(20, 0, 0, 0), memory=True)
    h = at_table(m)
    assert "20" not in scene(h).table._us.text
    assert "–" in scene(h).table._us.text


def test_points_brought_and_made_are_told_apart():
    m = position("corriente", ["1e 3e", "2e 4e"], carry=(45, 30), points=(12, 0), deal_of_game=2)
    h = at_table(m)
    assert scene(h).table._us.text == "Tú 45+12"
    assert scene(h).table._them.text.strip() == "30+0 Pilar"


# -- K9 ------------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("lang", LANGS)
def test_k9_the_result_has_the_last_trick_and_its_ten(profile, lang):
    m = position(
        "team", ["1e", "3e", "2o", "2b"], trump="c", points=(50, 20, 9, 0), songs=(0, 20, 0, 0)
    )
    h = at_table(m, profile, lang)
    choose(h, number("1e"))
    until(h, lambda: scene(h).module == "result")
    words_shown = page(h)
    assert m.result.totals == [90, 40, 90, 40]
    for figure in ("80", "20", "10", "90", "40"):
        assert figure in texts(h), (figure, words_shown)
    # and it stays until a button is pressed
    h.wait(60000)
    assert scene(h).module == "result"


def texts(h):
    """Every figure on the result page."""
    found = set()
    for node in _all_texts(scene(h).layer.native):
        found |= set(node.split())
    return found


def _all_texts(group):
    from firmware.charset import CHARS

    for item in group:
        if type(item).__name__ == "Group":
            yield from _all_texts(item)
        elif type(item).__name__ == "TileGrid" and item.tile_height < 20:
            width = item.width
            yield "".join(CHARS[item[i]] for i in range(width))


# -- pause ---------------------------------------------------------------------------------


def test_b_held_long_pauses_and_leaving_asks_twice():
    h = at_table(deal_of_four())
    h.press(B, hold_ms=1200)
    assert scene(h).module == "pause"
    h.press(UP)
    h.press(A)
    assert scene(h).module == "pause"
    h.press(A)
    assert scene(h).module == "menu"
    assert h.app.match is None


def test_going_on_after_a_pause_finds_the_table_as_it_was():
    h = at_table(deal_of_four())
    h.wait(300)
    before = h.image().tobytes()
    h.press(B, hold_ms=1200)
    h.press(A)
    h.wait(300)
    assert h.image().tobytes() == before


def test_the_language_can_be_changed_at_the_table():
    h = at_table(deal_of_four(), lang="es")
    h.press(B, hold_ms=1200)
    h.press(DOWN, 5)
    h.press(RIGHT)
    h.press(B)
    until(h, lambda: scene(h).module == "table" and scene(h).asked)
    assert scene(h).table.seats._tags[0].text.strip(" ●") == "You"


def test_a_pause_during_the_last_trick_does_not_skip_the_result():
    m = position("team", ["1e", "3e", "2o", "2b"], trump="c")
    h = at_table(m, pause_ms=5000)
    choose(h, number("1e"))
    until(h, lambda: scene(h).teller.busy == TRICK)
    h.press(B, hold_ms=1200)
    assert scene(h).module == "pause"
    h.press(B)
    until(h, lambda: scene(h).module == "result")
    assert m.phase == phases.DEAL_OVER


# -- R-SAFE-3 ------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", PROFILES)
def test_the_screen_does_not_change_when_hidden_cards_are_swapped(profile):
    def shot(second, third):
        m = team(["1e 3e Re 1o 2b 4b 5b 2c 4c 5c", second, third, "7e Se"], shown="7c")
        h = at_table(m, profile)
        h.wait(500)
        return h.image().tobytes()

    assert shot("2e 4e", "5e 6e") == shot("5e 6e", "2e 4e")


@pytest.mark.parametrize("lang", LANGS)
def test_r_proof_1_who_is_void_in_trumps_is_noted_in_the_pause(lang):
    h = at_table(Match("americano", seed="PROOF"), lang=lang)
    scene(h).m.void_trick[1] = 12
    scene(h).view.refresh(scene(h).m)
    h.app.push("pause", scene(h).view)
    assert "12" in scene(h).legend.text and "Pilar" in scene(h).legend.text
