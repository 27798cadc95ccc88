# SPDX-License-Identifier: MIT
"""Colours of the deck and of the whole face of the game, as 0xRRGGBB integers.

Card sheets hold four colour numbers a pixel (0 paper, 1 ink, 2 main, 3 second), the same for
every suit; which colours they are is said here, one tuple a suit. A card that may not be played
keeps its picture and takes the DIM tuple, so legality costs a palette change and no pixels.
Back ends with few colours map these by brightness.
"""

# suits in the order of the engine: oros, copas, espadas, bastos
CARD = (
    (0xFFF4D6, 0x6A3200, 0xF0A818, 0xD04A10),
    (0xFFF4D6, 0x5C0A1C, 0xD01C30, 0xF2B02C),
    (0xFFF4D6, 0x10205C, 0x2058C8, 0x8CC8F4),
    (0xFFF4D6, 0x12381C, 0x1E8436, 0xE0A040),
)
# the same cards in shade: not to be played now
DIM = (
    (0x9C9880, 0x3C2810, 0x94702C, 0x84421C),
    (0x9C9880, 0x381420, 0x842830, 0x94742C),
    (0x9C9880, 0x18203C, 0x2C4878, 0x688498),
    (0x9C9880, 0x18301C, 0x2C6034, 0x8C6C34),
)
# tile 40, the back, and tile 41, the empty place (drawn on the felt)
BACK = (0xFFF4D6, 0x4A0C18, 0xB02434, 0xF2B02C)
PLACE = (0x1C6A44, 0x124C30, 0x185C3A, 0x2A8258)

# suit marks and logo: colour 0 is transparent when drawn over something
LOGO = (0x12402A, 0x2A0E08, 0xF6B830, 0xC8281C)

FELT = 0x1C6A44  # table
FELT_DARK = 0x124C30  # shadow on the table, edges of boxes
FELT_LIGHT = 0x2A8258
PANEL = 0x2A1A14  # boxes for words: dark wood
PANEL_EDGE = 0xB4803C  # their brass rim
PANEL_LIGHT = 0x4A3022  # the chosen line in a box
TEXT = 0xFFF4D6
TEXT_DIM = 0xA89878
ACCENT = 0xFFC83C  # cursor, the chosen card, titles
WARNING = 0xFF6A4C  # a refused card and why
GOOD = 0x8CE070
US = 0xFFD860  # our side's score
THEM = 0x90D0FF  # their side's score
SHADOW = 0x0A2818
BLACK = 0x000000
WHITE = 0xFFFFFF


def dim(colour):
    """`colour` at about half its brightness, for things that rest."""
    return (colour >> 1) & 0x7F7F7F
