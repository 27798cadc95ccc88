# SPDX-License-Identifier: MIT
"""How likely another seat is to hold what matters: counting cards for the rules of thumb.

Every hidden card is taken to lie in any hidden place that may hold it with equal chance: the
places are the hands of the others (without the cards known to be there) and the stock. Chances are
small ints, 0…256, worked out in lanes, so that a decision makes no garbage on a board. With two
players and no stock every chance is 0 or 256: the other hand is known.
"""

from array import array

from engine.cards import HIGHER, LANE
from engine.compat import const
from engine.players.base import size

SURE = const(256)


class Chances:
    """What the other seats may hold, made again in place for each decision by :meth:`count`."""

    def __init__(self):
        self.unseen = array("H", (0 for _ in range(4)))
        # per seat and suit, as in the view: what may be there, and the chance of each such card
        self.may = array("H", (0 for _ in range(24)))
        self.share = array("H", (0 for _ in range(24)))
        self._hidden = array("b", (0 for _ in range(6)))

    def count(self, view):
        """Count the cards for the seat of *view*."""
        self.view = view
        me = view.seat
        hidden = self._hidden
        for seat in range(view.n):
            hidden[seat] = view.count[seat]
            for suit in range(4):
                hidden[seat] -= size(view.known[4 * seat + suit])
        for suit in range(4):
            self.unseen[suit] = view.unseen(suit)
            places = view.stock_left
            for seat in range(view.n):
                at = 4 * seat + suit
                self.share[at] = 0
                if seat != me:
                    self.may[at] = view.may_hold(seat, suit)
                    if self.may[at] & ~view.known[at]:
                        places += hidden[seat]
            for seat in range(view.n):
                at = 4 * seat + suit
                if seat != me and places and self.may[at]:
                    self.share[at] = SURE * hidden[seat] // places

    def holds(self, seat, suit, lane):
        """Return the chance that *seat* holds at least one card of *lane* of *suit*."""
        at = 4 * seat + suit
        if self.view.known[at] & lane:
            return SURE
        none = SURE
        lane &= self.may[at]
        rest = SURE - self.share[at]
        while lane:
            lane &= lane - 1
            none = none * rest >> 8
        return SURE - none

    def top(self, seat, last, suit, over, ours):
        """Return the chance of this side when the best card of *suit* wins, none being trumped.

        *ours* is that chance as it stands, *over* the lane that would beat the winning card, and
        the seats from *seat* on, *last* of them, are still to play.
        """
        view = self.view
        me = view.seat
        n = view.n
        left = SURE
        mine = 0
        over &= self.unseen[suit]
        bit = 512
        while over and left:
            if over & bit:
                over ^= bit
                free = left
                for k in range(last):
                    other = (seat + k) % n
                    at = 4 * other + suit
                    if view.known[at] & bit:
                        part = free
                    elif self.may[at] & bit:
                        part = free * self.share[at] >> 8
                    else:
                        continue
                    if part > left:
                        part = left
                    left -= part
                    if view.teams and other == me ^ 2:
                        mine += part
            bit >>= 1
        return mine + (left * ours >> 8)

    def outcome(self, seat, last, lead, suit, strength, ours):
        """Return the chance that this side wins the trick, when all must follow and beat.

        *lead* is the suit led, *suit*/*strength* the card that wins so far, *ours* 256 if it is
        of this side, else 0; the seats from *seat* on, *last* of them, are still to play.
        """
        view = self.view
        trump = view.trump
        over = HIGHER[strength]
        if suit == lead:
            ours = self.top(seat, last, suit, over, ours)
            if suit == trump or trump < 0:
                return ours
            over = LANE
        spared = SURE
        partner = 0
        for k in range(last):
            other = (seat + k) % view.n
            cut = self.holds(other, trump, over)
            if cut:
                cut = cut * (SURE - self.holds(other, lead, LANE)) >> 8
                if view.teams and other == view.seat ^ 2:
                    partner = cut
                else:
                    spared = spared * (SURE - cut) >> 8
        # trumped by both sides: even chances
        both = partner * (SURE - spared) >> 9
        return (spared * (SURE - partner) * ours >> 16) + (partner * spared >> 8) + both

    def beats(self, seat, lead, suit, strength):
        """Return the chance that *seat* can beat *suit*/*strength* when any card may be played."""
        trump = self.view.trump
        higher = self.holds(seat, suit, HIGHER[strength])
        if suit == trump or trump < 0:
            return higher
        return SURE - ((SURE - higher) * (SURE - self.holds(seat, trump, LANE)) >> 8)
