# SPDX-License-Identifier: MIT
"""From pixels to characters: the ways a terminal cell can show a few pixels.

A cell has two colours and a character that says where each goes.  A half block
shows two pixels exactly.  Braille shows eight, in the two colours that fit best, so that a
screen of 160x128 still has every pixel in a terminal of 80x32 cells.  Both keep its
proportions.  When even that is too small the picture is reduced.
"""

from __future__ import annotations

# Dots of braille in reading order (U+2800 + mask).
_BRAILLE_BITS = (1, 8, 2, 16, 4, 32, 64, 128)

HALF = "half blocks"
BRAILLE = "braille"
_SHAPES = {HALF: (1, 2), BRAILLE: (2, 4)}

# Below this share of its size the writing on the screen cannot be told.
LEAST_SCALE = 0.3


class Fit:
    """How a screen goes into a terminal.

    .kind HALF or BRAILLE;  .columns .rows cells used;
    .width .height pixels shown;  .exact True if every pixel of the screen is shown
    """

    def __init__(self, kind, width, height, exact):
        self.kind = kind
        self.across, self.down = _SHAPES[kind]
        self.width = width
        self.height = height
        self.columns = -(-width // self.across)
        self.rows = -(-height // self.down)
        self.exact = exact


def choose(width: int, height: int, columns: int, rows: int, braille=True) -> Fit | None:
    """The best way to show `width` x `height` pixels in `columns` x `rows` cells.

    :param braille: False if the terminal's font has no braille
    :return: None if the screen would be too small to be of any use
    """
    kinds = (HALF, BRAILLE) if braille else (HALF,)
    for kind in kinds:
        fit = Fit(kind, width, height, True)
        if fit.columns <= columns and fit.rows <= rows:
            return fit
    across, down = _SHAPES[kinds[-1]]
    scale = min(columns * across / width, rows * down / height)
    if scale < LEAST_SCALE:
        return None
    return Fit(kinds[-1], max(1, int(width * scale)), max(1, int(height * scale)), False)


def needed(width: int, height: int, braille=True) -> tuple[int, int]:
    """The least columns and rows of cells for all pixels."""
    fit = Fit(BRAILLE if braille else HALF, width, height, True)
    return fit.columns, fit.rows


def row_of_cells(fit: Fit, rgb: bytes, row: int) -> list[tuple[str, int, int]]:
    """One row of cells as (character, ink, paper), colours 0xRRGGBB.

    :param rgb: the picture, fit.width x fit.height, three bytes a pixel
    """
    width = fit.width
    lines = []
    for y in range(row * fit.down, (row + 1) * fit.down):
        start = 3 * width * min(y, fit.height - 1)
        lines.append(rgb[start : start + 3 * width])
    cells = []
    if fit.kind == HALF:
        top, bottom = lines
        for at in range(0, 3 * width, 3):
            ink = top[at] << 16 | top[at + 1] << 8 | top[at + 2]
            paper = bottom[at] << 16 | bottom[at + 1] << 8 | bottom[at + 2]
            cells.append((" ", ink, paper) if ink == paper else ("\u2580", ink, paper))
        return cells
    last = 3 * (width - 1)
    for at in range(0, 3 * width, 6):
        right = min(at + 3, last)
        pixels = []
        for line in lines:
            pixels.append(line[at] << 16 | line[at + 1] << 8 | line[at + 2])
            pixels.append(line[right] << 16 | line[right + 1] << 8 | line[right + 2])
        first = pixels[0]
        if pixels.count(first) == len(pixels):
            cells.append((" ", first, first))
            continue
        mask, ink, paper = _two_colours(pixels)
        cells.append((chr(0x2800 + mask), ink, paper))
    return cells


def _two_colours(pixels):
    """Part pixels in a light and a dark group: (mask of the ink, ink, paper).

    The larger group is the paper, since dots do not fill their cell and paper does.
    """
    lumas = [
        2 * (pixel >> 16) + 5 * (pixel >> 8 & 255) + (pixel & 255) for pixel in pixels
    ]
    middle = (min(lumas) + max(lumas)) / 2
    light = [pixel for pixel, luma in zip(pixels, lumas) if luma > middle]
    dark = [pixel for pixel, luma in zip(pixels, lumas) if luma <= middle]
    if not light:  # different colours of the same lightness
        return 0, pixels[0], _mean(dark)
    light_is_ink = len(light) * 2 <= len(pixels)
    mask = 0
    for luma, bit in zip(lumas, _BRAILLE_BITS):
        if (luma > middle) == light_is_ink:
            mask |= bit
    if light_is_ink:
        return mask, _mean(light), _mean(dark)
    return mask, _mean(dark), _mean(light)


def _mean(pixels):
    first = pixels[0]
    count = len(pixels)
    if pixels.count(first) == count:
        return first
    red = sum(pixel >> 16 for pixel in pixels) // count
    green = sum(pixel >> 8 & 255 for pixel in pixels) // count
    blue = sum(pixel & 255 for pixel in pixels) // count
    return red << 16 | green << 8 | blue


_LEVELS = (0, 95, 135, 175, 215, 255)
_SYSTEM = (
    0x000000, 0x800000, 0x008000, 0x808000, 0x000080, 0x800080, 0x008080, 0xC0C0C0,
    0x808080, 0xFF0000, 0x00FF00, 0xFFFF00, 0x0000FF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
)  # fmt: skip


class Colours:
    """SGR parameters for a cell's colours, in what the terminal can do.

    :param count: colours of the terminal: 1 << 24, 256, 16, 8 or 0
    """

    def __init__(self, count: int):
        self.count = count
        self._cache = {}

    def sgr(self, ink: int, paper: int) -> str:
        """The escape sequence that sets both colours; "" without colours."""
        if self.count < 8:
            return "\x1b[0;7m" if _luma(paper) > 127 else "\x1b[0m"
        if self.count >= 1 << 24:
            return "\x1b[38;2;%d;%d;%d;48;2;%d;%d;%dm" % (
                ink >> 16, ink >> 8 & 255, ink & 255, paper >> 16, paper >> 8 & 255, paper & 255,
            )  # fmt: skip
        ink, paper = self._index(ink), self._index(paper)
        if self.count >= 256:
            return "\x1b[38;5;%d;48;5;%dm" % (ink, paper)
        return "\x1b[%d;%dm" % (
            30 + ink if ink < 8 else 82 + ink,
            40 + paper if paper < 8 else 92 + paper,
        )

    def _index(self, colour):
        index = self._cache.get(colour)
        if index is None:
            if self.count >= 256:
                index = _nearest_256(colour)
            else:
                choice = _SYSTEM[: 16 if self.count >= 16 else 8]
                index = min(range(len(choice)), key=lambda i: _distance(colour, choice[i]))
            self._cache[colour] = index
        return index


def _luma(colour):
    return (2 * (colour >> 16) + 5 * (colour >> 8 & 255) + (colour & 255)) // 8


def _nearest_256(colour):
    """Index in the 6x6x6 cube (16..231) or the greys (232..255)."""
    parts = []
    index = 16
    for shift, weight in ((16, 36), (8, 6), (0, 1)):
        value = colour >> shift & 255
        step = min(range(6), key=lambda i: abs(_LEVELS[i] - value))
        index += step * weight
        parts.append(_LEVELS[step])
    cube = parts[0] << 16 | parts[1] << 8 | parts[2]
    level = min(23, max(0, (_luma(colour) - 3) // 10))
    grey = (8 + 10 * level) * 0x010101
    return 232 + level if _distance(colour, grey) < _distance(colour, cube) else index


def _distance(one, other):
    red = (one >> 16) - (other >> 16)
    green = (one >> 8 & 255) - (other >> 8 & 255)
    blue = (one & 255) - (other & 255)
    return 2 * red * red + 4 * green * green + 3 * blue * blue
