# SPDX-License-Identifier: MIT
"""Every game from the menu, by buttons alone: a deal played to its end and its result shown."""

import pytest

from engine import variants
from firmware.buttons import A
from tests.firmware.desk import LANGS, blind, handheld, open_game, page, play_on, scene

GAMES = [(name, n) for name, allowed in variants.REGISTRY for n in sorted(allowed)]
# Every game at every number of players, and each screen and language a few times.
CASES = [
    (name, n, ("160x128", "240x240")[i % 2], LANGS[i // 2 % 2])
    for i, (name, n) in enumerate(GAMES)
]


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


@pytest.mark.parametrize("variant, players, profile, lang", CASES)
def test_a_deal_of_every_game_is_played_from_the_menu(variant, players, profile, lang):
    h = dealt(variant, players, profile, lang)
    play_on(h, lambda: scene(h).module == "result")
    assert page(h)


@pytest.mark.parametrize("variant, players", GAMES)
def test_a_deal_of_every_game_in_the_order_of_guinote(variant, players):
    h = dealt(variant, players, "160x128", "en", guinote=variant != "guinote")
    play_on(h, lambda: scene(h).module == "result")
