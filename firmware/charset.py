# SPDX-License-Identifier: MIT
"""The characters that the fonts hold, in the order of their tiles.

One string is the only source of truth: the asset step draws the font sheets in this order and
the text node looks its tiles up here, so a font and its users can never disagree. The four suit
marks live at the private-use code points U+E000 (oros) to U+E003 (bastos) and so can stand
inside any sentence.
"""

_ASCII = (
    " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`"
    "abcdefghijklmnopqrstuvwxyz{|}~"
)
_SPANISH = "ÁÉÍÓÚÜÑáéíóúüñ¿¡«»ºª·…–—“”‘’"
_SIGNS = "×→←↑↓▲▼◀▶●○✓✗★"
SUIT_CHARS = "\ue000\ue001\ue002\ue003"

CHARS = _ASCII + _SPANISH + _SIGNS + SUIT_CHARS
MISSING = 31  # the tile of "?", shown for a character that no font holds


def index(ch):
    """Tile number of the one-character string `ch`; MISSING when the fonts lack it."""
    code = ord(ch)
    if 32 <= code < 127:
        return code - 32
    found = _EXTRA.find(ch)
    return found + 95 if found >= 0 else MISSING


_EXTRA = CHARS[95:]
