# SPDX-License-Identifier: MIT
"""Nodes: a node that does not change costs nothing, and sheets are read as they are written."""

import pytest

from firmware import palettes as pal
from firmware import sheets
from firmware.nodes import glyph, pad, wrap
from tools.desktop import memory_display


@pytest.fixture
def screen():
    display = memory_display.open_display(160, 128)
    from firmware.screen_displayio import Screen

    return Screen(display)


def drawn(screen):
    """How many rectangles the next refresh sends."""
    before = screen.display.changes
    screen.refresh()
    return screen.display.changes - before


def test_a_refresh_with_nothing_changed_sends_nothing(screen):
    font = screen.sheet("font_s")
    cards = screen.sheet("cards_s")
    box = screen.box(screen.root, 0, 0, 160, 128, pal.FELT)
    text = screen.text(screen.root, font, 2, 2, 10, "hola", pal.TEXT)
    sprite = screen.sprite(screen.root, cards, 20, 20, 9, screen.palette(pal.CARD[0]))
    assert drawn(screen)
    screen.refresh()  # Blinka draws a new screen twice
    assert not drawn(screen)
    text.text = "hola"
    text.colour = pal.TEXT
    text.x = 2
    sprite.tile = 9
    sprite.x, sprite.y = 20, 20
    sprite.palette = screen.palette(pal.CARD[0])
    sprite.hidden = False
    box.colour = pal.FELT
    box.width, box.height = 160, 128
    assert not drawn(screen)


def test_every_property_reaches_the_screen(screen):
    font = screen.sheet("font_s")
    cards = screen.sheet("cards_s")
    box = screen.box(screen.root, 0, 0, 30, 30, pal.FELT)
    text = screen.text(screen.root, font, 2, 60, 10, "hola", pal.TEXT)
    sprite = screen.sprite(screen.root, cards, 90, 20, 9, screen.palette(pal.CARD[0]))
    screen.refresh()

    def changes(node, name, value):
        before = bytes(screen.display.frame)
        setattr(node, name, value)
        screen.refresh()
        assert getattr(node, name) == value
        assert bytes(screen.display.frame) != before, name

    changes(text, "text", "adiós")
    changes(text, "colour", pal.WARNING)
    changes(text, "x", 8)
    changes(sprite, "tile", 19)
    changes(sprite, "palette", screen.palette(pal.DIM[0]))
    changes(sprite, "y", 30)
    changes(box, "colour", pal.ACCENT)
    changes(box, "width", 40)
    changes(box, "height", 10)
    changes(box, "hidden", True)
    changes(sprite, "hidden", True)


def test_a_changed_letter_draws_one_letter(screen):
    font = screen.sheet("font_s")
    text = screen.text(screen.root, font, 0, 0, 26, "Tute por parejas", pal.TEXT)
    screen.refresh()
    screen.refresh()
    before = screen.display.pixels_sent
    text.text = "Tute por parejaz"
    screen.refresh()
    assert screen.display.pixels_sent - before <= 2 * font.width * font.height


def test_words_longer_than_their_room_are_cut(screen):
    font = screen.sheet("font_s")
    text = screen.text(screen.root, font, 0, 0, 4, "demasiado", pal.TEXT)
    assert text.native[3] == glyph("a")
    text.text = "no"
    assert text.native[3] == glyph(" ")


def test_palettes_are_shared(screen):
    assert screen.palette((1, 2)) is screen.palette((1, 2))
    assert screen.palette((1, 2), 0) is not screen.palette((1, 2))
    assert screen.ink(pal.TEXT) is screen.ink(pal.TEXT)


@pytest.mark.parametrize("name", ["font_s", "cards_s", "suits_l"])
def test_a_sheet_reads_the_same_with_and_without_bitmaptools(monkeypatch, name):
    memory_display.prepare()
    from firmware import screen_displayio

    path = sheets.folder() + name + ".bin"
    fast = screen_displayio.Sheet(path)
    monkeypatch.setattr(screen_displayio, "bitmaptools", None)
    slow = screen_displayio.Sheet(path)
    assert fast.count == slow.count
    assert list(fast.bitmap._data) == list(slow.bitmap._data)


def test_a_sheet_lies_in_memory_without_waste():
    with open(sheets.folder() + "font_s.bin", "rb") as file:
        head = sheets.Header(file.read(8))
    assert head.across() * head.width % 32 == 0
    with open(sheets.folder() + "cards_s.bin", "rb") as file:
        head = sheets.Header(file.read(8))
    assert head.across() * head.width * 2 % 32 == 0


@pytest.mark.parametrize(
    "data", [b"", b"TS\x02\x01\x06\x0b\x01\x00", b"XX\x01\x01\x06\x0b\x01\x00"]
)
def test_what_is_no_sheet_is_refused(data):
    with pytest.raises(ValueError, match="not a sheet"):
        sheets.Header(data)


def test_wrapping():
    assert wrap("uno dos tres", 7) == ["uno dos", "tres"]
    assert wrap("uno\ndos", 7) == ["uno", "dos"]
    assert wrap("larguísima", 4) == ["larg", "uísi", "ma"]
    assert wrap("a larguísima b", 4) == ["a", "larg", "uísi", "ma b"]
    assert wrap("", 4) == [""]


def test_padding():
    assert pad("as", 4) == "as  "
    assert pad("as", 4, 1) == " as "
    assert pad("as", 4, 2) == "  as"
    assert pad("demasiado", 4) == "dema"
