# SPDX-License-Identifier: MIT
"""A handheld on a desk: put a prepared match on its table, press buttons, look at it."""

import os
from pathlib import Path

from PIL import Image, ImageChops

from firmware import words
from firmware.buttons import DOWN, RIGHT, UP, A
from tools.desktop.headless import Headless

PROFILES = ("160x128", "240x240")
LANGS = ("es", "en")
DATA = Path(__file__).parent.parent / "data"
GOLDEN = DATA / "golden"
# `GOLDEN=write` in the environment writes the pictures anew.
WRITE = os.environ.get("GOLDEN") == "write"


def is_golden(image, name):
    """Assert that `image` is the golden picture `name`, pixel by pixel."""
    image = image.convert("RGB")
    golden = GOLDEN / name
    if WRITE:
        image.save(golden, optimize=True)
    with Image.open(golden) as wanted:
        assert ImageChops.difference(image, wanted.convert("RGB")).getbbox() is None, name


def handheld(profile="160x128", lang="es", seed="DESK", pause_ms=2000, pace_ms=200):
    """A handheld that shows its title."""
    h = Headless(profile, lang, seed)
    h.app.settings.pause_ms = pause_ms
    h.app.settings.pace_ms = pace_ms
    return h


def blind(h):
    """Draw nothing from now on: what the screen shows is not what is tested."""
    h.app.screen.refresh = lambda: None
    return h


def at_table(match, profile="160x128", lang="es", ask=True, **settings):
    """A handheld in the middle of `match`; waits until the person is asked, if `ask`."""
    h = handheld(profile, lang, **settings)
    h.app.match = match
    h.app.home("table")
    if ask:
        until(h, lambda: scene(h).module != "table" or scene(h).asked)
    return h


def scene(h):
    """The scene on top."""
    return h.app.stack[-1]


def until(h, done, limit_ms=60000):
    """Let frames pass until `done()`; fails after `limit_ms` of the handheld's time."""
    end = h.clock.now + limit_ms
    while not done():
        assert h.clock.now < end, "it never happened"
        h.step()


def said(h):
    """What the banner says now, in one line; "" when it is not up."""
    banner = scene(h).banner
    if not banner.up:
        return ""
    lines = [line.text.strip() for line in banner._lines if not line.hidden]
    return " ".join(lines)


def noted(h):
    """What stands in the line above the hand."""
    return scene(h).table._note.text.strip()


def page(h):
    """All words of the scene on top, from above to below."""
    rows = []
    for node in _texts(scene(h)):
        rows.append((node.y, node.x, node.text))
    return "\n".join(text.strip() for _, _, text in sorted(rows) if text.strip())


def _texts(owner):
    found = []
    for value in vars(owner).values():
        values = value if isinstance(value, (list, tuple)) else [value]
        for node in values:
            if type(node).__name__ == "Text":
                found.append(node)
            elif type(node).__name__ == "Rows":
                found.extend(_texts(node))
    return found


def hand(h):
    """The cards of the fan, from left to right."""
    fan = scene(h).hand
    return [fan.card(i) for i in range(fan.count)]


def choose(h, card):
    """Put the cursor on `card` and press A."""
    fan = scene(h).hand
    if not fan.focus:
        h.press(RIGHT)
    while fan.card(fan.cursor) != card:
        h.press(RIGHT)
    h.press(A)


def open_game(h, variant, players):
    """From the title to the options page of a variant, by buttons alone."""
    h.press(A)
    menu = scene(h)
    assert menu.module == "menu"
    h.press(UP, menu.rows.at)
    while h.app.settings.players != players:
        h.press(RIGHT)
    h.press(DOWN, 2 + menu.games.index(variant))
    h.press(A)
    assert scene(h).module == "options"
    assert scene(h).variant == variant


def play_on(h, done, limit=4000):
    """Play whatever is legal, by buttons alone, until `done()`."""
    for _ in range(limit):
        if done():
            return
        top = scene(h)
        if top.module == "table" and not (top.asked and not top.teller.busy):
            h.wait(150)
            continue
        h.press(A)
        if top is scene(h) and top.module == "table" and top.banner.up and not top.teller.busy:
            h.press(RIGHT)
    raise AssertionError("the match does not come to its end")


def t(key):
    """The words of `key` in the language of the handheld made last."""
    return words.t(key)
