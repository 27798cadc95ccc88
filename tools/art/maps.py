# SPDX-License-Identifier: MIT
"""Text pixel maps: the sources of all pictures, made to be edited in any text editor.

A file holds blocks. A block begins with `@ name` and goes on with one line a row of pixels up to
an empty line or the next block; lines that begin with `;` are comments. A pixel is one character
of PIXELS; `.` leaves what lies below as it is.
"""

from pathlib import Path

CLEAR = -1
PIXELS = {".": CLEAR, "o": 0, "#": 1, "M": 2, "s": 3}


class MapError(ValueError):
    """A source file is malformed; the text names the file and the block."""


def read(path):
    """Blocks of the file `path` as a dict: name -> list of rows, a row being a list of colours.

    Colours are 0..3, CLEAR is -1. All rows of a block have one width, else MapError.
    """
    blocks = {}
    name = None
    path = Path(path)
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith(";"):
            continue
        if line.startswith("@ "):
            name = line[2:].strip()
            if name in blocks:
                raise MapError(f"{path.name}: block {name!r} is there twice")
            blocks[name] = []
        elif not line.strip():
            continue
        elif name is None:
            raise MapError(f"{path.name}: pixels before the first block")
        else:
            try:
                blocks[name].append([PIXELS[char] for char in line.rstrip()])
            except KeyError as error:
                raise MapError(f"{path.name}: {name!r} has a strange pixel {error}") from None
    for block, rows in blocks.items():
        if not rows or len({len(row) for row in rows}) != 1:
            raise MapError(f"{path.name}: rows of {block!r} differ in width")
    return blocks


def read_font(path):
    """Glyphs of a font file as a dict: character -> rows; the blocks are named `U+0041 A`."""
    glyphs = {}
    for name, rows in read(path).items():
        char = chr(int(name.split()[0][2:], 16))
        glyphs[char] = [[1 if pixel == 1 else 0 for pixel in row] for row in rows]
    return glyphs


def canvas(width, height, colour=0):
    """A new picture: `height` rows of `width` pixels of one colour."""
    return [[colour] * width for _ in range(height)]


def paste(target, rows, left, top, recolour=None):
    """Lay `rows` over `target` at (left, top); CLEAR and what falls outside change nothing.

    `recolour` maps colours of the piece to others.
    """
    for y, row in enumerate(rows, top):
        if not 0 <= y < len(target):
            continue
        for x, pixel in enumerate(row, left):
            if pixel != CLEAR and 0 <= x < len(target[y]):
                target[y][x] = recolour.get(pixel, pixel) if recolour else pixel


def opaque(rows):
    """`rows` with CLEAR turned into colour 0."""
    return [[0 if pixel == CLEAR else pixel for pixel in row] for row in rows]
