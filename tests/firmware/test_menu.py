# SPDX-License-Identifier: MIT
"""From the title to the first card: menu, language, options, deal code."""

import pytest

from engine import variants
from firmware import words
from firmware.buttons import DOWN, LEFT, RIGHT, UP, A, B
from firmware.scenes.menu import FAMILIES
from tests.firmware.desk import LANGS, PROFILES, handheld, open_game, page, scene


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("lang", LANGS)
def test_two_presses_and_one_more_deal_the_cards(profile, lang):
    h = handheld(profile, lang)
    assert scene(h).module == "title"
    h.press(A)
    assert scene(h).module == "menu"
    h.press(A)
    assert scene(h).module == "options"
    h.press(A)
    assert scene(h).module == "table"
    assert h.app.match.variant == "team"


def test_the_menu_wraps_round():
    h = handheld()
    h.press(A)
    rows = scene(h).rows
    h.press(UP, rows.at)
    assert rows.at == 0
    h.press(UP)
    assert rows.at == rows.count - 1
    h.press(DOWN)
    assert rows.at == 0


def test_the_number_of_players_decides_which_games_there_are():
    h = handheld()
    h.press(A)
    menu = scene(h)
    h.press(UP, 2)
    seen = {}
    for _ in menu.counts:
        seen[h.app.settings.players] = list(menu.games)
        h.press(RIGHT)
    assert sorted(seen) == [2, 3, 4, 5, 6]
    for n, games in seen.items():
        assert games == [name for name in variants.NAMES if n in variants.players(name)]
    assert set().union(*seen.values()) == set(variants.NAMES)


def test_the_family_narrows_the_games_down():
    h = handheld()
    h.press(A)
    menu = scene(h)
    h.press(UP)
    found = set()
    for family, games in FAMILIES:
        assert h.app.settings.family == family
        assert menu.games
        assert set(menu.games) <= set(games or variants.NAMES)
        assert h.app.settings.players in menu.counts
        found |= set(games)
        h.press(RIGHT)
    assert h.app.settings.family == "all"
    assert h.app.settings.players == 4
    # a game that belongs to no family would be hard to find
    assert found == set(variants.NAMES)


def test_the_rules_of_a_game_are_reached_from_the_menu_and_the_options():
    h = handheld()
    h.press(A)
    h.press(RIGHT)
    assert scene(h).module == "help"
    first = page(h)
    h.press(RIGHT)
    assert page(h) != first
    h.press(LEFT)
    assert page(h) == first
    h.press(B)
    assert scene(h).module == "menu"
    h.press(A)
    while scene(h)._kind() != "rules":
        h.press(DOWN)
    h.press(A)
    assert scene(h).module == "help"
    assert page(h) == first
    h.press(B)
    assert scene(h).module == "options"


@pytest.mark.parametrize("topic", ["help", "keys"])
def test_the_general_help_is_in_the_menu(topic):
    h = handheld()
    h.press(A)
    while scene(h)._kind(scene(h).rows.at) != topic:
        h.press(DOWN)
    h.press(A)
    assert scene(h).module == "help"
    for _ in range(scene(h).count):
        assert page(h)
        h.press(A)
    assert scene(h).at == 0


def test_guinote_has_no_modifier_of_its_own():
    h = handheld()
    open_game(h, "guinote", 4)
    assert "guinote" not in scene(h).below
    h.press(B)
    h.press(UP, scene(h).rows.at)
    assert h.app.match is None


def test_only_options_of_the_number_of_players_are_there():
    h = handheld()
    open_game(h, "subastado", 3)
    assert "censor" not in scene(h).chosen
    h.press(B)
    h.press(A)
    h = handheld()
    open_game(h, "subastado", 4)
    assert "censor" in scene(h).chosen


def test_the_language_changes_at_once():
    h = handheld(lang="es")
    h.press(A)
    assert "Jugadores" in page(h)
    h.press(UP, 3)
    h.press(RIGHT)
    assert h.app.settings.lang == "en"
    assert "Language" in page(h)
    assert words.t("lang") == "English"
    h.press(LEFT)
    assert "Idioma" in page(h)


def test_the_pause_can_be_half_a_second_to_five_or_a_button():
    h = handheld()
    h.press(A)
    while scene(h)._kind(scene(h).rows.at) != "pause":
        h.press(DOWN)
    seen = set()
    for _ in range(6):
        h.press(RIGHT)
        seen.add(h.app.settings.pause_ms)
    assert seen == {500, 1000, 2000, 3000, 5000, 0}


def test_an_option_changes_and_reaches_the_match():
    h = handheld()
    h.press(A)
    h.press(A)
    h.press(DOWN)  # games
    h.press(RIGHT)
    assert "◀7▶" in page(h)
    h.press(DOWN)  # lead_two
    h.press(A)
    h.press(UP, 2)
    h.press(A)
    assert h.app.match.options["games"] == 7
    assert h.app.match.options["lead_two"] is True


def test_options_are_still_there_after_going_back():
    h = handheld()
    h.press(A)
    h.press(A)
    h.press(DOWN)
    h.press(LEFT)
    h.press(B)
    assert scene(h).module == "menu"
    h.press(A)
    assert scene(h).chosen["games"] == 5


def test_every_option_of_the_table_is_on_the_page_with_a_gloss():
    h = handheld("240x240")
    h.press(A)
    h.press(A)
    shown = set()
    for _ in range(scene(h).rows.count):
        shown.add(scene(h)._row(scene(h).rows.at))
        assert scene(h).feet[0].text
        h.press(DOWN)
    assert len(shown) == 8 + 1 + 4  # options, memory; deal, order of Guiñote, rules, code


def test_a_deal_code_is_written_and_dealt():
    h = handheld(seed=None)
    h.press(A)
    h.press(A)
    h.press(UP)
    h.press(A)
    assert scene(h).module == "code"
    h.press(UP)
    h.press(RIGHT)
    h.press(DOWN)
    h.press(A)
    assert scene(h).module == "options"
    assert "1Z00-0000-0000" in page(h)
    h.press(DOWN)
    h.press(A)
    assert h.app.match.seed == "1Z00-0000-0000"


def test_without_a_code_every_match_has_its_own():
    h = handheld(seed=None)
    h.press(A, 3)
    code = h.app.match.seed
    assert len(code) == 14 and code.count("-") == 2
