# SPDX-License-Identifier: MIT
"""Every game from the menu, by buttons alone: a deal played to its end and its result shown."""

import pytest

from engine import variants
from firmware.buttons import A
from tests.firmware.desk import LANGS, PROFILES, blind, handheld, open_game, page, play_on, scene

GAMES = [(name, n) for name, allowed in variants.REGISTRY for n in sorted(allowed)]


def cases():
    """Every variant on each screen in each language; the numbers of players take turns."""
    for name, allowed in variants.REGISTRY:
        turn = 0
        for profile in PROFILES:
            for lang in LANGS:
                yield name, allowed[turn % len(allowed)], profile, lang
                turn += 1


def dealt(variant, players, profile, lang, seed="FAMILY", **options):
    """A handheld on whose table the first deal of a game lies."""
    h = blind(handheld(profile, lang, seed, pause_ms=500))
    h.app.settings.level = "random"
    open_game(h, variant, players)
    for name, value in options.items():
        if name == "guinote":
            h.app.settings.guinote = value
        else:
            scene(h).chosen[name] = value
    h.press(A)
    assert scene(h).module == "table"
    assert h.app.match.variant == variant
    assert h.app.match.n == players
    return h


@pytest.mark.parametrize("variant, players, profile, lang", cases())
def test_a_deal_of_every_game_is_played_from_the_menu(variant, players, profile, lang):
    h = dealt(variant, players, profile, lang)
    play_on(h, lambda: scene(h).module == "result")
    assert page(h)
    # and it can be seen
    top = scene(h)
    del h.app.screen.refresh
    h.app.screen.display.root_group = None
    h.app.screen.display.root_group = h.app.screen.root.native
    h.step()
    assert scene(h) is top
    assert len(h.image().convert("RGB").getcolors()) > 5


def test_every_number_of_players_has_its_turn():
    assert {(name, n) for name, n, _, _ in cases()} == set(GAMES)


@pytest.mark.parametrize("variant, players", GAMES)
def test_a_deal_of_every_game_in_the_order_of_guinote(variant, players):
    h = dealt(variant, players, "160x128", "en", guinote=variant != "guinote")
    play_on(h, lambda: scene(h).module == "result")
