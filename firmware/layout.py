# SPDX-License-Identifier: MIT
"""Where things lie on the table, computed from a profile and the number of players.

All numbers are pixels.  Seat 0 is the person holding the device, at the bottom; seats run
counter-clockwise, so the next one sits to the RIGHT (RULES R-SEAT-1).  Up to four sit round
the trick; with five and six it lies in two rows, and what belongs to seat 0 moves up into the
status bar.
"""

# Which side of the table each seat has, by number of players: b r t l, and T U for the
# right and left half of the top.
_SIDES = {
    2: "bt",
    3: "brl",
    4: "brtl",
    5: "brTUl",
    6: "brTtUl",
}
#: Columns of a name tag: the mark of the leader and a name of up to five letters.
TAG_COLUMNS = 6
#: Columns of the own tag at a table of three and more.
OWN_COLUMNS = 4
#: Columns of a pile: the mark of the dealer and the number of tricks.
PILE_COLUMNS = 3


class Layout:
    """Places on the table for `seats` players on the screen of `profile`."""

    def __init__(self, profile, seats):
        self.profile = profile
        self.seats = seats
        p = profile
        m = p.margin
        self.bar_h = p.fh + 2 if p.fh < 16 else p.fh + 3
        # The hand is cut a little at the lower edge: the index is at the top.
        self.rise = p.ch // 6
        self.hand_y = p.height - p.ch + p.ch // 9
        top = self.bar_h + 2
        bottom = self.hand_y - self.rise - 1
        line = p.fh + 2
        # A line of hints above the hand where two cards fit above it; else beside the own card,
        # and where others sit there, over the status bar while there is something to say.
        self.roomy = roomy = bottom - top >= 2 * p.ch + line + 4
        self.note_in_bar = not roomy and seats > 2
        self.note_x = m
        self.note_y = bottom - line + 1
        self.note_columns = p.columns
        if self.note_in_bar:
            self.note_y = (self.bar_h - 1 - p.fh) // 2
        elif not roomy:
            self.note_columns = (p.width // 2 - p.cw // 2 - 4 - m) // p.fw
        #: Lower edge of what may cover the table: the note stays in sight.
        self.panel_end = bottom - 1
        if roomy:
            bottom -= line + 3
            self.panel_end = bottom
        self.top = top
        self.bottom = bottom
        self.wide = seats > 4
        self.tag_w = TAG_COLUMNS * p.fw + 1
        self.own_tag_w = self.tag_w if seats == 2 else OWN_COLUMNS * p.fw + 1
        self.tag_h = p.fh + 1
        self._trick(p, top, bottom)
        self._piles(p)
        self._pile(p, top)

    def _trick(self, p, top, bottom):
        """Place of each seat's card in the trick, of its name, and where cards come from."""
        cx = p.width // 2
        left = cx - p.cw // 2
        low = bottom - p.ch
        self.centre_x = left
        self.centre_y = middle = (top + low) // 2
        gap = p.cw // 8
        near = p.cw + gap
        high = top
        if self.seats == 4:
            # Clear of the two lines of the player opposite.
            middle = max(middle, top + self.tag_h + p.fh + 1)
        elif self.wide:
            middle = low
            if self.seats == 6:
                high = top + self.tag_h
        self.trick_x = []
        self.trick_y = []
        self.tag_x = []
        self.tag_y = []
        self.from_x = []
        self.from_y = []
        tag_side = left + p.cw + gap
        edge = p.width - p.margin - self.tag_w
        # Clear of the turned card above it.
        side_y = top + p.ch + 4
        if self.wide:
            side_y = low + 2
        elif self.roomy:
            side_y = max(side_y, middle + p.ch // 2)
        # The outer cards of the upper row: beside the middle one, or the two side by side.
        half = near if self.seats == 6 else near // 2
        for side in _SIDES[self.seats]:
            fx = fy = -1
            if side == "b":
                x, y, tx, ty = left, low, tag_side, bottom - self.tag_h
                fx, fy = left, self.hand_y
            elif side == "t" and self.seats == 6:
                x, y, tx, ty = left, high, cx - self.tag_w // 2, top
            elif side == "t":
                x, y, tx, ty = left, high, tag_side, top
            elif side == "r":
                x, y, tx, ty = left + near, middle, edge, side_y
                fx, fy = p.width, middle
            elif side == "l":
                x, y, tx, ty = left - near, middle, p.margin, side_y
                fx, fy = -p.cw, middle
            elif side == "T":
                x, y, tx, ty = left + half, high, edge, top
            else:
                x, y, tx, ty = left - half, high, p.margin, top
            if fx < 0 and fy < 0:
                fx, fy = x, self.bar_h - p.ch
            self.trick_x.append(x)
            self.trick_y.append(y)
            self.tag_x.append(tx)
            self.tag_y.append(ty)
            self.from_x.append(fx)
            self.from_y.append(fy)

    def _piles(self, p):
        """For each seat the pile of its tricks, and its figures: a line of six columns of its
        own, or with five and six at the table three columns in the line of the pile."""
        self.pile_x = []
        self.pile_y = []
        self.figure_x = []
        self.figure_y = []
        self.figure_columns = 3 if self.wide else TAG_COLUMNS
        pile_w = PILE_COLUMNS * p.fw
        for seat in range(self.seats):
            side = _SIDES[self.seats][seat]
            x = self.tag_x[seat]
            y = self.tag_y[seat]
            beside = x + self.tag_w + 2
            if side == "b" and self.wide:
                self._place(p.margin, (self.bar_h - 1 - p.fh) // 2, -1, -1)
            elif side == "b" and self.seats > 2:
                self._place(self.trick_x[0] - pile_w - p.cw // 8, y, -1, -1)
            elif side == "t" and self.seats == 6:
                self._place(beside, y, x - pile_w - 2, y)
            elif side == "b" or side == "t":
                self._place(beside, y, x, y + self.tag_h)
            elif self.wide:
                self._place(x, y + self.tag_h, x + pile_w, y + self.tag_h)
            else:
                self._place(x, y + self.tag_h, x, y + self.tag_h + p.fh)

    def _place(self, pile_x, pile_y, figure_x, figure_y):
        self.pile_x.append(pile_x)
        self.pile_y.append(pile_y)
        self.figure_x.append(figure_x)
        self.figure_y.append(figure_y)

    def _pile(self, p, top):
        """The turned card, the stock on its right half, their count and the trump mark."""
        self.turned_x = p.margin + 1
        self.turned_y = top + 1
        self.stock_x = self.turned_x + p.cw * 5 // 8
        self.stock_y = self.turned_y
        self.count_x = self.stock_x + p.cw // 4
        self.count_y = self.turned_y + p.ch + 1
        # With a stock the mark goes under the turned card, else beside it.
        self.mark_x = self.turned_x + p.cw + 2
        self.mark_y = self.turned_y
        self.pile_mark_x = self.turned_x + 2
        self.pile_mark_y = self.turned_y + p.ch + 2
        if self.seats > 2:
            # The left player's name stands below: the count lies on the stock, the mark beside it.
            self.stock_x = self.turned_x + p.cw // 2
            self.count_x = self.stock_x + (p.cw - 2 * p.fw) // 2
            self.count_y = self.turned_y + (p.ch - p.fh) // 2
            self.pile_mark_x = self.stock_x + p.cw + 2
            self.pile_mark_y = self.turned_y
        if self.wide:
            # Between the two names on the left.
            self.mark_x = self.pile_mark_x = p.margin
            self.mark_y = self.pile_mark_y = top + self.tag_h + p.fh + 2
        self.pledge_x = self.turned_x + p.cw // 6
        self.pledge_y = self.turned_y + p.ch // 3

    def hand_step(self, count):
        """Pixels from one card of a hand of `count` to the next."""
        p = self.profile
        room = p.width - 2 * p.margin - p.cw
        widest = p.cw * 7 // 8
        if count < 2:
            return widest
        step = room // (count - 1)
        return step if step < widest else widest

    def hand_x(self, count):
        """Left edge of the first card of a hand of `count`."""
        p = self.profile
        return (p.width - p.cw - self.hand_step(count) * (count - 1)) // 2

    def hand_drop(self, i, count):
        """How far card `i` hangs below the middle of the fan."""
        d = 2 * i - count + 1
        return d * d * self.profile.ch // (18 * 81) if count > 2 else 0
