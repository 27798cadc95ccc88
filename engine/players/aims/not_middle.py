# SPDX-License-Identifier: MIT
"""Cabrero and gana-pierde for three (RULES 6.11, 6.12): the middle loses.

The hand goes for the top or the bottom, whichever is nearer, by the points so far and those that
the hand and the others' are likely to take.
"""

from engine.compat import const
from engine.players.aims.losing import Losing

#: Leaning to the bottom (points).
_LOW = const(20)
#: Who has no trick is safe: what the first one costs, in sixteenths of a point.
_FIRST = const(80)


class Aim(Losing):
    """The top or the bottom."""

    def choose(self, view):
        """Compare the distances to both ends as they are likely to be."""
        self.trick = 0 if view.tricks[view.seat] else _FIRST
        mine = self.totals[view.seat] + self.expected
        share = (self.left - self.expected) // (view.at_play - 1)
        low = 999
        high = -1
        for seat in range(view.n):
            if seat != view.seat and view.playing >> seat & 1:
                low = min(low, self.totals[seat])
                high = max(high, self.totals[seat])
        return 1 if (mine - low - share) > (high + share - mine) + _LOW else -1
