# SPDX-License-Identifier: MIT
"""Where things lie on the table, computed from a profile and the number of players.

All numbers are pixels.  Seat 0 is the person holding the device, at the bottom; seats run
counter-clockwise, so the next one sits to the RIGHT (RULES R-SEAT-1).  Up to four sit round
the trick; with five and six it lies in two rows, and what belongs to seat 0 moves up into the
status bar.
"""

from firmware import modules

#: Columns of a name tag: the mark of the leader and a name of up to five letters.
TAG_COLUMNS = 6
#: Columns of the own tag at a table of three and more.
OWN_COLUMNS = 4
#: Columns of a pile: the mark of the dealer and the number of tricks.
PILE_COLUMNS = 3


class Layout:
    """Places on the table for `seats` players on the screen of `profile`.

    Lists with a place a seat: trick_x/y of a card in the trick, tag_x/y of the name, pile_x/y of
    the tricks taken, figure_x/y of what the seat has in the match, from_x/y where its cards come
    from.  top and bottom bound what lies above the hand; panel_end what may cover it.
    """

    def __init__(self, profile, seats):
        self.profile = profile
        self.seats = seats
        modules.take("firmware.places").fill(self)
        modules.forget("firmware.places")

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
