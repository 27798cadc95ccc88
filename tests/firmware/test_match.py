# SPDX-License-Identifier: MIT
"""Whole matches played by buttons alone, from the title to the last page and back."""

import sys

import pytest

from engine import phases
from firmware import modules
from firmware.buttons import DOWN, A
from tests.firmware.desk import LANGS, PROFILES, blind, handheld, open_game, page, play_on, scene


def begun(profile, lang, players, seed, **options):
    h = blind(handheld(profile, lang, seed, pause_ms=500))
    open_game(h, {2: "corriente", 4: "team"}[players], players)
    for name, value in options.items():
        if name == "guinote":
            h.app.settings.guinote = value
        else:
            scene(h).chosen[name] = value
    h.press(A)
    return h


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_match_is_played_by_buttons(profile, players):
    h = begun(profile, "es", players, "MATCH", games=1)
    play_on(h, lambda: scene(h).module == "final")
    assert h.app.match.phase == phases.MATCH_OVER
    h.press(A)
    assert scene(h).module == "options"


@pytest.mark.parametrize(
    "options",
    [
        {"games": 2, "lead_two": True, "partner_sings": True, "tute": True},
        {"games": 1, "partner_relief": True, "forty_first": False, "memory": True},
        {"games": 2, "double_at": 101, "guinote": True},
    ],
)
def test_team_with_options(options):
    h = begun("160x128", "en", 4, "OPTIONS", **options)
    play_on(h, lambda: scene(h).module == "final")


@pytest.mark.parametrize(
    "options",
    [
        {"claim": "manual", "claim_first_deal": True},
        {"both_over": "last_trick", "guinote": True},
        {"games": 2, "forty_first": True},
    ],
)
def test_corriente_with_options(options):
    h = begun("160x128", "en", 2, "OPTIONS", **options)
    play_on(h, lambda: scene(h).module == "final")


@pytest.mark.parametrize("lang", LANGS)
def test_the_last_page_names_the_winner_and_the_code(lang):
    h = begun("160x128", lang, 2, "7K2M-9QXA-0TFB")
    play_on(h, lambda: scene(h).module == "final")
    assert "7K2M-9QXA-0TFB" in page(h)
    h.press(DOWN)
    h.press(A)
    assert scene(h).module == "menu"


def test_a_scene_that_has_gone_leaves_nothing_behind():
    for name in [name for name in sys.modules if name.startswith("firmware.scenes.")]:
        modules.forget(name)  # of other tests
    h = begun("160x128", "es", 4, "GONE")
    held = [name for name in sys.modules if name.startswith("firmware.scenes.")]
    assert held == ["firmware.scenes.table"]
    assert len(h.app.screen.root.native) == 1
