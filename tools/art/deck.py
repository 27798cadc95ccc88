# SPDX-License-Identifier: MIT
"""The Spanish deck, put together from parts: rank, mark, pips, court figure, frame.

Every size has its own file of hand-set parts (assets/cards/parts_s.txt, parts_l.txt); this
module only knows where they go. The frame is the *pinta*: its upper and lower line are broken no
times for oros, once for copas, twice for espadas, three times for bastos, so that players can
tell a suit from the edge of a card alone.
"""

from pathlib import Path

from . import maps

SUITS = "oceb"
RANKS = "24567SCR31"  # the order of strength, weakest first
INK, MAIN, SECOND = 1, 2, 3
BACK, PLACE = 40, 41

# the colour of the index: the suit's own where it is dark enough, else ink
_INDEX_COLOUR = {"o": INK, "c": MAIN, "e": MAIN, "b": MAIN}

# pip centres as (column, row): column 0 left, 1 middle, 2 right; row 0..6 from top to bottom
_PIPS = {
    "2": ("big", ((1, 1), (1, 5))),
    "3": ("mid", ((1, 0), (1, 3), (1, 6))),
    "4": ("pip", ((0, 0), (2, 0), (0, 6), (2, 6))),
    "5": ("pip", ((0, 0), (2, 0), (1, 3), (0, 6), (2, 6))),
    "6": ("pip", ((0, 0), (2, 0), (0, 3), (2, 3), (0, 6), (2, 6))),
    "7": ("pip", ((0, 0), (2, 0), (1, 2), (0, 4), (2, 4), (0, 6), (2, 6))),
}


class Size:
    """Where things go on a card of one size; all in pixels from its upper left corner."""

    def __init__(self, width, height, frame, index, mark, pips, court, ace, gap):
        self.width, self.height = width, height
        self.frame = frame  # distance of the frame line from the edge
        self.index, self.mark = index, mark  # upper left corners
        self.pips = pips  # the box of the pips: left, top, right, bottom (inclusive)
        self.court = court  # upper left corner of the court figures
        self.ace = ace  # centre of the one large pip, a place a suit
        self.gap = gap  # width of a break in the frame


ACES_S = {"o": (12, 25), "c": (15, 18), "e": (15, 18), "b": (15, 18)}
ACES_L = {"o": (19, 37), "c": (23, 26), "e": (23, 26), "b": (23, 26)}

SIZES = {
    "s": Size(24, 36, 1, (3, 3), (3, 12), (10, 3, 20, 32), (3, 3), ACES_S, 2),
    "l": Size(36, 54, 2, (4, 5), (4, 19), (15, 5, 31, 48), (4, 4), ACES_L, 3),
}


class Parts:
    """The parts of one size and what is made of them."""

    def __init__(self, folder, size):
        self.size = SIZES[size]
        self.maps = maps.read(Path(folder) / f"parts_{size}.txt")

    def frame(self, card, suit):
        """Draw the pinta of `suit` (0..3 breaks) near the edge of `card`."""
        size = self.size
        near, right, bottom = size.frame, size.width - 1 - size.frame, size.height - 1 - size.frame
        breaks = SUITS.index(suit)
        open_columns = set()
        for number in range(1, breaks + 1):
            middle = size.width * number / (breaks + 1)
            start = round(middle - size.gap / 2)
            open_columns.update(range(start, start + size.gap))
        for x in range(near + 1, right):
            if x not in open_columns:
                card[near][x] = card[bottom][x] = INK
        for y in range(near + 1, bottom):
            card[y][near] = card[y][right] = INK

    def face(self, suit, rank):
        """The picture of one card as rows of colours 0..3."""
        size = self.size
        card = maps.canvas(size.width, size.height)
        self.frame(card, suit)
        if rank in _PIPS:
            self._pips(card, suit, rank)
        elif rank == "1":
            self._centre(card, self.maps["ace " + suit], *size.ace[suit])
        else:
            self._court(card, suit, rank)
        maps.paste(card, self.maps["rank " + rank], *size.index, {INK: _INDEX_COLOUR[suit]})
        maps.paste(card, self.maps["mark " + suit], *size.mark)
        return card

    def _centre(self, card, rows, x, y):
        maps.paste(card, rows, x - (len(rows[0]) - 1) // 2, y - (len(rows) - 1) // 2)

    def _pips(self, card, suit, rank):
        kind, places = _PIPS[rank]
        rows = self.maps[f"{kind} {suit}"]
        left, top, right, bottom = self.size.pips
        wide, tall = right - left + 1 - len(rows[0]), bottom - top + 1 - len(rows)
        if kind == "big":  # two in a box that would hold them apart: share out evenly
            places = ((1, 0), (1, 6)) if tall < len(rows) * 1.6 else places
        for column, row in places:
            maps.paste(card, rows, left + wide * column // 2, top + round(tall * row / 6))

    def _court(self, card, suit, rank):
        left, top = self.size.court
        name = f"{rank} {suit}"
        figure = self.maps.get(name) or self.maps[rank]
        maps.paste(card, figure, left, top)
        thing = self.maps.get(f"held {suit}") or self.maps["pip " + suit]
        x, y = HELD[rank][len(card) > 40]
        self._centre(card, thing, x, y)

    def tiles(self):
        """All 42 tiles in the order of the card numbers, then the back and the empty place."""
        faces = [self.face(suit, rank) for suit in SUITS for rank in RANKS]
        return [*faces, self.back(), self.place()]

    def marks(self):
        """The four suit marks for use beside words; colour 0 is the ground."""
        return [maps.opaque(self.maps["suit " + suit]) for suit in SUITS]

    def back(self):
        """The back: a woven lattice of lozenges inside a double rim."""
        size = self.size
        card = maps.canvas(size.width, size.height, MAIN)
        tile = self.maps["back"]
        rim = size.frame
        for y in range(size.height):
            for x in range(size.width):
                edge = min(x, y, size.width - 1 - x, size.height - 1 - y)
                if edge < rim:
                    card[y][x] = 0
                elif edge == rim or edge == rim + 2:
                    card[y][x] = INK
                elif edge == rim + 1:
                    card[y][x] = SECOND
                else:
                    # counted from the middle, so that the pattern is the same on both sides
                    across = abs(2 * x - size.width + 1) // 2
                    down = abs(2 * y - size.height + 1) // 2
                    card[y][x] = tile[down % len(tile)][across % len(tile[0])]
        return card

    def place(self):
        """An empty place on the felt: a dark bed with a dashed rim."""
        size = self.size
        card = maps.canvas(size.width, size.height, 0)
        for y in range(1, size.height - 1):
            for x in range(1, size.width - 1):
                edge = min(x, y, size.width - 1 - x, size.height - 1 - y)
                if edge == 1:
                    corner = x in (1, size.width - 2) and y in (1, size.height - 2)
                    card[y][x] = 2 if corner else 3 if (x + y) % 4 < 2 else 2
                else:
                    card[y][x] = 2
        return card


# where the centre of the object in a court figure's hand goes: small card, large card
HELD = {"S": ((18, 8), (27, 12)), "C": ((18, 8), (27, 12)), "R": ((18, 14), (27, 13))}
