# SPDX-License-Identifier: MIT
"""The nodes scenes are made of, and what every back end must offer.

A back end is one file with a class `Screen`; `screen_displayio` is the first.  Scenes
never see displayio, so the same scenes run over a frame buffer too.  The agreement:

    screen.width, .height        pixels;  .colours  2 for one-bit displays, else 65536
    screen.root                  the Layer that holds everything
    screen.sheet(name)           the sheet of a file in firmware/assets, kept once loaded:
                                 .width .height of a tile in pixels, .count of tiles
    screen.deck(name)            the same for a sheet of which few tiles are in sight: the
                                 others need not be in memory.  .forget() when none is
    screen.palette(colours, clear)   a shared palette of 0xRRGGBB; index `clear` is see-through
    screen.layer(parent, x, y)                                  -> Layer
    screen.sprite(parent, sheet, x, y, tile, palette, columns, rows)  -> Sprite
    screen.text(parent, font, x, y, columns, text, colour)      -> Text
    screen.box(parent, x, y, width, height, colour)             -> Box
    screen.refresh()             show what changed, once a frame

    every node: .x .y .hidden;  Layer: .remove(node) .clear()
    Sprite: .tile .palette;  Text: .text .colour;  Box: .width .height .colour

Setting a property to the value it has does nothing, and a node that does not change
costs nothing.  The helpers below are the part of that which no back end needs to repeat.
"""

from firmware.charset import index as glyph  # noqa: F401  (tile of a character)

SPACE = glyph(" ")


def pad(text, columns, align=0):
    """`text` in exactly `columns` characters: align 0 left, 1 centre, 2 right."""
    n = columns - len(text)
    if n <= 0:
        return text[:columns]
    left = 0 if align == 0 else n if align == 2 else n // 2
    return " " * left + text + " " * (n - left)


def wrap(text, columns):
    """`text` broken at spaces into lines of at most `columns` characters.

    A line break in the text is kept; a word longer than a line is cut.
    """
    lines = []
    for part in text.split("\n"):
        line = ""
        for word in part.split(" "):
            while len(word) > columns:
                if line:
                    lines.append(line)
                    line = ""
                lines.append(word[:columns])
                word = word[columns:]
            if not line:
                line = word
            elif len(line) + 1 + len(word) <= columns:
                line = line + " " + word
            else:
                lines.append(line)
                line = word
        lines.append(line)
    return lines
