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
    from firmware import sheets_displayio

    path = sheets.folder() + name + ".bin"
    fast = sheets_displayio.Sheet(path)
    monkeypatch.setattr(sheets_displayio, "bitmaptools", None)
    slow = sheets_displayio.Sheet(path)
    assert fast.count == slow.count
    assert list(fast.bitmap._data) == list(slow.bitmap._data)


def shows(screen, card, sheet):
    """Whether `card`, at the upper left corner, looks like its tile of the whole sheet."""
    screen.refresh()
    image = screen.display.image()
    across = sheet.bitmap.width // sheet.width
    left = card.tile % across * sheet.width
    top = card.tile // across * sheet.height
    for x in range(sheet.width):
        for y in range(sheet.height):
            colour = pal.CARD[0][sheet.bitmap[left + x, top + y]]
            for part, shift in zip(image.getpixel((x, y)), (16, 8, 0), strict=True):
                if part >> 3 != (colour >> shift & 255) >> 3:
                    return False
    return True


@pytest.mark.parametrize("fast", [True, False])
def test_a_deck_shows_what_the_whole_sheet_has(screen, monkeypatch, fast):
    from firmware import sheets_displayio

    if not fast:
        monkeypatch.setattr(sheets_displayio, "bitmaptools", None)
    deck = screen.deck("cards_s")
    sheet = sheets_displayio.Sheet(sheets.folder() + "cards_s.bin")
    card = screen.sprite(screen.root, deck, 0, 0, 3, screen.palette(pal.CARD[0]))
    for tile in (3, 40, 17, 0, 39):
        card.tile = tile
        assert shows(screen, card, sheet), tile


def test_a_deck_keeps_what_is_in_sight_and_no_more(screen):
    deck = screen.deck("cards_s")
    palette = screen.palette(pal.CARD[0])
    layer = screen.layer(screen.root)
    cards = [screen.sprite(layer, deck, 8 * i, 0, i, palette) for i in range(5)]
    room = len(deck.rows) * deck.across
    assert room < 5 + deck.across
    # one after the other through the whole deck: no more room is needed
    for tile in range(42):
        cards[tile % 5].tile = tile
    assert len(deck.rows) * deck.across <= room + deck.across
    room = len(deck.rows)
    # a hidden card needs no place, and has its own again when it is seen
    cards[0].hidden = True
    cards[0].tile = 7
    for tile in range(10, 40):
        cards[1].tile = tile
    assert len(deck.rows) == room
    cards[0].hidden = False
    place = deck.place(7)
    assert cards[0].native.bitmap is deck.rows[place // deck.across]
    assert cards[0].native[0] == place % deck.across
    deck.forget()
    assert deck.rows
    layer.clear()
    deck.forget()
    assert not deck.rows
    card = screen.sprite(layer, deck, 0, 0, 3, palette)
    assert len(deck.rows) == 1 and card.native.bitmap is deck.rows[0]


def test_cards_that_are_seen_keep_their_pictures(screen):
    """Whatever comes and goes beside them."""
    deck = screen.deck("cards_s")
    palette = screen.palette(pal.CARD[0])
    fixed = [screen.sprite(screen.root, deck, 0, 0, tile, palette) for tile in (5, 6, 7)]
    other = screen.sprite(screen.root, deck, 0, 0, 40, palette)
    for tile in list(range(42)) * 2:
        other.tile = tile
        for card in fixed + [other]:
            place = deck.place(card.tile)
            assert card.native.bitmap is deck.rows[place // deck.across]
            assert card.native[0] == place % deck.across


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
