# SPDX-License-Identifier: MIT
"""Profiles: what a class of screens is like, so that no scene asks for a board's name.

A profile says how large the screen is, how many colours it has, which sheets suit it and
how large their tiles are; `firmware.layout` computes every place from that.  A further
class of screens is one more line here and, if it needs them, a font and a deck.
"""

_FIELDS = ("width", "height", "colours", "font", "cards", "suits", "logo", "fw", "fh", "cw", "ch")

_TABLE = {
    "160x128": (160, 128, 65536, "font_s", "cards_s", "suits_s", "logo_s", 6, 11, 24, 36),
    "240x240": (240, 240, 65536, "font_l", "cards_l", "suits_l", "logo_l", 9, 18, 36, 54),
}

#: Names of all profiles, smallest first.
NAMES = ("160x128", "240x240")


class Profile:
    """One class of screens.

    width, height in pixels; colours 2 or 65536; font, cards, suits, logo names of sheets;
    fw, fh tile of the font, cw, ch tile of the cards in pixels; sw of a suit mark.
    """

    def __init__(self, name):
        """`name` is one of NAMES; KeyError otherwise."""
        self.name = name
        row = _TABLE[name]
        for i in range(len(_FIELDS)):
            setattr(self, _FIELDS[i], row[i])
        self.sw = 9 if self.fh < 16 else 14
        #: Columns of words that fit side by side, and the pixels left over on either side.
        self.columns = self.width // self.fw
        self.margin = (self.width - self.columns * self.fw) // 2
