# SPDX-License-Identifier: MIT
"""Games of losses: a hand is played for as many points as possible, or for as few.

An aim of such a game says which (``want``, 1 or -1) from what everybody has and what the hand is
likely to take. With few points wanted a card in the hand is a burden: the chance that it will
take a later trick, times what that brings. Worth is in sixteenths of a point as in rules_worth.
"""

from engine.cards import HIGHER, POINTS
from engine.compat import const
from engine.match import zeros
from engine.players.aims import Plain, total
from engine.players.base import size

#: The chance, of 256, that a card takes a trick by how many higher ones of its suit are unseen
#: (0…5 or more): a plain card, a trump.
_TAKES = ((200, 120, 70, 40, 20, 10), (250, 215, 180, 150, 120, 100))
#: The same when few points are wanted and the card is kept.
_STUCK = ((220, 150, 100, 70, 40, 25), (250, 215, 180, 150, 120, 100))
#: Points that a trick brings beside the own card, with many wanted and with few; what it costs
#: to have the next lead, in sixteenths of a point; points that each player to come adds.
_OTHERS = const(7)
_BRINGS = const(10)
_LEAD = const(60)
_ADDED = const(2)


class Losing(Plain):
    """What the aims of such games share."""

    #: What a trick costs beside its points and the lead.
    trick = 0

    def __init__(self):
        self.totals = zeros(6)

    def look(self, view, rules):
        """Also sets ``want``, ``totals`` so far and ``expected`` points from the own hand."""
        Plain.look(self, view, rules)
        chances = rules.weigher().chances
        chances.count(view, self.allies)
        left = 10
        expected = 0
        for suit in range(4):
            trump = suit == view.trump
            for strength in range(10):
                bit = 1 << strength
                if view.lanes[suit] & bit:
                    higher = size(chances.unseen[suit] & HIGHER[strength])
                    takes = _TAKES[trump][min(5, higher)]
                    expected += takes * (POINTS[strength] + _OTHERS)
                    left += POINTS[strength]
                elif chances.unseen[suit] & bit:
                    left += POINTS[strength]
        for i in range(view.on_table):
            left += POINTS[view.table[i] % 10]
        self.left = left
        self.expected = min(left, expected >> 8)
        for seat in range(view.n):
            self.totals[seat] = total(view, seat)
        self.want = self.choose(view)

    def choose(self, view):
        """Return 1 if many points are wanted, -1 if few."""
        raise NotImplementedError

    def weigh(self, worth, suit, strength):
        """Return the worth of a legal card."""
        if self.want > 0:
            return worth.play(suit, strength)
        view = worth.view
        ours = worth.wins(suit, strength)
        points = worth.points + POINTS[strength] + _ADDED * worth.rest
        if view.tricks_left == 1:
            return -ours * points
        higher = min(5, size(worth.chances.unseen[suit] & HIGHER[strength]))
        burden = _STUCK[suit == view.trump][higher] * (POINTS[strength] + _BRINGS) >> 4
        return burden - (ours * (16 * points + _LEAD + self.trick) >> 8)

    def sings(self, view):
        """Only with many points wanted."""
        return self.want > 0

    def swaps(self, view):
        """Only with many points wanted."""
        return self.want > 0
