# SPDX-License-Identifier: MIT
"""Where things lie on the table, computed from a profile and the number of players.

All numbers are pixels.  Seat 0 is the person holding the device, at the bottom; seats run
counter-clockwise, so the next one sits to the RIGHT (RULES R-SEAT-1).  Where the screen is
too low for a line the place is -1 and the scene leaves that thing out.
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
        # A line of hints above the hand where two cards fit above it.
        roomy = bottom - top >= 2 * p.ch + line + 4
        self.note_x = m
        self.note_y = bottom - line + 1
        self.note_columns = p.columns if roomy else (p.width // 2 - p.cw // 2 - 4 - m) // p.fw
        if roomy:
            bottom -= line + 3
        self.top = top
        self.bottom = bottom
        self.tag_w = TAG_COLUMNS * p.fw + 1
        self.tag_h = p.fh + 1
        self._trick(p, top, bottom)
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
        self.trick_x = []
        self.trick_y = []
        self.tag_x = []
        self.tag_y = []
        self.from_x = []
        self.from_y = []
        tag_side = left + p.cw + gap
        edge = p.width - p.margin - self.tag_w
        # Clear of the turned card above it.
        side_y = max(middle + p.ch // 2, top + p.ch + 4)
        for side in _SIDES[self.seats]:
            if side == "b":
                x, y, tx, ty = left, low, tag_side, bottom - self.tag_h
                fx, fy = left, self.hand_y
            elif side == "t":
                x, y, tx, ty = left, top, tag_side, top
                fx, fy = left, self.bar_h - p.ch
            elif side == "r":
                x, y, tx, ty = left + near, middle, edge, side_y
                fx, fy = p.width, middle
            elif side == "l":
                x, y, tx, ty = left - near, middle, p.margin, side_y
                fx, fy = -p.cw, middle
            elif side == "T":
                x, y, tx, ty = left + p.cw // 2, top, edge, top
                fx, fy = x, self.bar_h - p.ch
            else:
                x, y, tx, ty = left - p.cw // 2, top, p.margin, top
                fx, fy = x, self.bar_h - p.ch
            self.trick_x.append(x)
            self.trick_y.append(y)
            self.tag_x.append(tx)
            self.tag_y.append(ty)
            self.from_x.append(fx)
            self.from_y.append(fy)

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
