# SPDX-License-Identifier: MIT
"""Enlarged pictures of everything drawn, for the eyes of whoever edits the sources.

Cards side by side, a fanned hand on the felt, lines of text in both fonts, marks and logos: what
looks wrong here will look wrong on the table. Needs Pillow.
"""

from pathlib import Path

from PIL import Image

from firmware import palettes
from firmware.charset import index

from . import sheets

SAMPLE = (
    "¿Cantas las cuarenta?",
    "¡Sí, señor! Año, pingüino",
    "ÁÉÍÓÚÑÜ áéíóúñü «Tute» 1ª",
    "The quick brown fox jumps",
    "over lazy dogs: 0123456789",
    "PACK MY BOX WITH FIVE DOZEN",
    "→←↑↓▲▼◀▶●○✓✗★×…–— “a” ‘b’",
    "\ue000\ue001\ue002\ue003 3\ue000 (R+C) 20/40 #%&@",
    "[x] {y} <z> a_b ~ ^ | \\ $ *",
)


def rgb(colour):
    """0xRRGGBB as the tuple that Pillow wants."""
    return colour >> 16, colour >> 8 & 255, colour & 255


def put(image, tile, left, top, palette, clear=False):
    """Draw `tile` at (left, top); with `clear`, colour 0 lets the ground through."""
    for y, row in enumerate(tile, top):
        for x, pixel in enumerate(row, left):
            if not (clear and pixel == 0) and 0 <= x < image.width and 0 <= y < image.height:
                image.putpixel((x, y), rgb(palette[pixel]))


def deck(tiles, dim=False):
    """All cards, one suit a row, and the back and the place in a fifth."""
    height, width = len(tiles[0]), len(tiles[0][0])
    image = Image.new("RGB", (10 * (width + 2) + 2, 5 * (height + 2) + 2), rgb(palettes.FELT))
    colours = palettes.DIM if dim else palettes.CARD
    for number, tile in enumerate(tiles):
        palette = colours[number // 10] if number < 40 else palettes.BACK
        if number == 41:
            palette = palettes.PLACE
        put(image, tile, 2 + number % 10 * (width + 2), 2 + number // 10 * (height + 2), palette)
    return image


def hand(tiles, cards, chosen, step, size, dims=()):
    """A fanned hand of ten cards at the foot of a screen of `size`; the chosen one rises."""
    image = Image.new("RGB", size, rgb(palettes.FELT))
    height, width = len(tiles[0]), len(tiles[0][0])
    left = (size[0] - width - step * (len(cards) - 1)) // 2
    for place, card in enumerate(cards):
        colours = palettes.DIM if card in dims else palettes.CARD
        top = size[1] - height - 2 - (6 if place == chosen else 0)
        put(image, tiles[card], left + step * place, top, colours[card // 10])
    return image


def text(glyphs, lines=SAMPLE):
    """Lines of text on a panel."""
    height, width = len(glyphs[0]), len(glyphs[0][0])
    columns = max(len(line) for line in lines)
    size = (columns * width + 6, len(lines) * (height + 1) + 6)
    image = Image.new("RGB", size, rgb(palettes.PANEL))
    for row, line in enumerate(lines):
        for column, char in enumerate(line):
            place = 3 + column * width, 3 + row * (height + 1)
            put(image, glyphs[index(char)], *place, (0, palettes.TEXT), clear=True)
    return image


def small_things(marks, logo):
    """Suit marks on felt and on the panel, and the logo."""
    side = len(marks[0])
    size = (max(len(logo[0]) + 4, 8 * (side + 3) + 4), len(logo) + side + 10)
    image = Image.new("RGB", size, rgb(palettes.FELT))
    put(image, logo, 2, 2, palettes.LOGO, clear=True)
    for number in range(8):
        suit = number % 4
        left, top = 2 + number * (side + 3), len(logo) + 6
        if number > 3:
            ground = Image.new("RGB", (side + 3, side + 4), rgb(palettes.PANEL))
            image.paste(ground, (left - 1, top - 2))
        put(image, marks[suit], left, top, palettes.CARD[suit], clear=True)
    return image


def write(made, folder):
    """Write all previews of the outputs `made` into `folder`; yields the paths."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    cards = (39, 37, 33, 9, 7, 5, 18, 16, 26, 22)
    for size, screen, step, scale in (("s", (160, 128), 15, 6), ("l", (240, 240), 22, 4)):
        tiles = sheets.unpack(made[f"cards_{size}.bin"])[0]
        marks = sheets.unpack(made[f"suits_{size}.bin"])[0]
        logo = sheets.unpack(made[f"logo_{size}.bin"])[0][0]
        pictures = {
            "deck": deck(tiles),
            "dim": deck(tiles, True),
            "hand": hand(tiles, cards, 3, step, screen, (39, 37, 33)),
            "font": text(sheets.unpack(made[f"font_{size}.bin"])[0]),
            "things": small_things(marks, logo),
        }
        for name, image in pictures.items():
            path = folder / f"{name}_{size}.png"
            image.resize((image.width * scale, image.height * scale), Image.NEAREST).save(path)
            yield str(path)
