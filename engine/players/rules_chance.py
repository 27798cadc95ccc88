# SPDX-License-Identifier: MIT
"""How likely another seat is to hold what matters: counting cards for the rules of thumb.

Every hidden card is taken to lie in any hidden place that may hold it with equal chance: the
places are the hands of the others (without the cards known to be there) and the stock. Chances are
small ints, 0…256, worked out in lanes, so that a decision makes no garbage on a board. With two
players and no stock every chance is 0 or 256: the other hand is known.
"""

from engine.cards import HIGHER, LANE, TWOS
from engine.compat import const
from engine.match import zeros
from engine.players.base import size

SURE = const(256)
_TOP = const(0x200)


class Chances:
    """What the other seats may hold, made again in place for each decision by :meth:`count`."""

    def __init__(self):
        self.unseen = zeros(4, "H")
        #: per seat and suit, as in the view: what may be there, and the chance of each such card
        self.may = zeros(24, "H")
        self.share = zeros(24, "H")
        self._hidden = zeros(6, "B")
        #: the other seats at play in the order after the own one; those of the own side
        self.order = zeros(6, "B")
        self.allies = 0

    def count(self, view, allies):
        """Count the cards for the seat of *view*, whose side are *allies* (bit a seat)."""
        self.view = view
        self.allies = allies
        self._seats(view)
        me = view.seat
        hidden = self._hidden
        for seat in range(view.n):
            known = 0
            for suit in range(4):
                known += size(view.known[4 * seat + suit])
            hidden[seat] = view.count[seat] - known
        in_pack = self._pack(view)
        for suit in range(4):
            self.unseen[suit] = view.unseen(suit) & in_pack
            places = view.stock_left
            for seat in range(view.n):
                at = 4 * seat + suit
                self.share[at] = 0
                if seat != me:
                    self.may[at] = view.may_hold(seat, suit) & in_pack
                    if self.may[at] & ~view.known[at]:
                        places += hidden[seat]
            for seat in range(view.n):
                at = 4 * seat + suit
                if seat != me and places and self.may[at]:
                    self.share[at] = SURE * hidden[seat] // places

    def _seats(self, view):
        seat = view.seat
        at = 0
        for _ in range(view.n - 1):
            seat = (seat + 1) % view.n
            if view.playing >> seat & 1:
                self.order[at] = seat
                at += 1

    def _pack(self, view):
        """Return the lane of what a suit has in the pack: more unseen cards than places for them
        mean that there are no twos."""
        room = view.stock_left
        for seat in range(view.n):
            if seat != view.seat:
                room += view.count[seat]
        for suit in range(4):
            room -= size(view.unseen(suit))
        return LANE ^ TWOS if room < 0 else LANE

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

    def _number(self, seat, suit, lane):
        """Return how many cards of *lane* of *suit* are to be expected with *seat*, times 256."""
        at = 4 * seat + suit
        known = lane & self.view.known[at]
        return (size(known) << 8) + size(lane & self.may[at] & ~known) * self.share[at]

    def free(self, last, suit, strength, ours):
        """Return the chance that this side wins the trick, when any card may be played.

        Arguments as for :meth:`strict`. What the others will choose is not foreseen: each of
        their cards is as likely as any other.
        """
        view = self.view
        for k in range(last):
            other = self.order[k]
            beat = self._number(other, suit, HIGHER[strength])
            if suit != view.trump:
                beat += self._number(other, view.trump, LANE)
            beat //= view.count[other]
            if self.allies >> other & 1:
                ours += (SURE - ours) * beat >> 8
            else:
                ours -= ours * beat >> 8
        return ours

    def strict(self, last, lead, suit, strength, ours):
        """Return the chance that this side wins the trick, when all must follow and beat.

        *lead* is the suit led, *suit*/*strength* the card that wins so far, *ours* 256 if it is
        of this side, else 0; *last* seats are still to play.
        """
        view = self.view
        trump = view.trump
        over = HIGHER[strength]
        if suit == lead:
            ours = self._highest(last, suit, over, ours)
            if suit == trump or trump < 0:
                return ours
            over = LANE
        spared = SURE
        partner = 0
        for k in range(last):
            other = self.order[k]
            cut = self.holds(other, trump, over)
            if cut:
                cut = cut * (SURE - self.holds(other, lead, LANE)) >> 8
                if self.allies >> other & 1:
                    partner = cut
                else:
                    spared = spared * (SURE - cut) >> 8
        # trumped by both sides: even chances
        both = partner * (SURE - spared) >> 9
        return (spared * (SURE - partner) * ours >> 16) + (partner * spared >> 8) + both

    def _highest(self, last, suit, over, ours):
        """Return the chance of this side when the best card of *suit* wins, none being trumped.

        *over* is the lane that would beat the winning card. Whoever holds the best of it must
        play it or another that beats, so the owner of the best card still in a hand wins.
        """
        view = self.view
        left = SURE
        mine = 0
        over &= self.unseen[suit]
        bit = _TOP
        while over and left:
            if over & bit:
                over ^= bit
                whole = left
                for k in range(last):
                    other = self.order[k]
                    at = 4 * other + suit
                    if view.known[at] & bit:
                        part = whole
                    elif self.may[at] & bit:
                        part = whole * self.share[at] >> 8
                    else:
                        continue
                    if part > left:
                        part = left
                    left -= part
                    if self.allies >> other & 1:
                        mine += part
            bit >>= 1
        return mine + (left * ours >> 8)
