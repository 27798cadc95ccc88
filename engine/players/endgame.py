# SPDX-License-Identifier: MIT
"""Perfect play for two once the stock is gone: then the unseen cards are the other hand.

The exact search of ending.py, with the songs, the last ten and the target, for the level that
keeps its rules of thumb until then. It ends after a bounded number of positions with the best card
found so far.
"""

from engine.compat import const
from engine.match import zeros
from engine.players.aims import total
from engine.players.base import size
from engine.players.ending import Ending
from engine.players.ending_goal import Goal
from engine.tricks import STRICT

#: Places of the table of positions for each card in the two hands.
_PLACES = const(5)
_NOTHING = const(9999)


def _known(view, cards):
    """Return whether *view* is of such an end: two players, no stock, strict duties."""
    if view.n != 2 or view.draws_left or view.regime != STRICT or view.turned >= 0:
        return False
    hidden = 0
    for suit in range(4):
        hidden += size(view.unseen(suit))
    return hidden == view.count[1 - view.seat] and view.count[view.seat] + hidden <= cards


class Endgame:
    """One search: :meth:`start`, then :meth:`step` until it returns a card."""

    def __init__(self, cards=12, most=3000):
        """*cards*: the most in both hands; *most*: positions looked at for one decision."""
        self.cards = cards
        self.most = most
        self.ending = Ending(_PLACES * cards)
        # seat 0 is mine here, 1 the other's
        self.hands = zeros(8, "H")
        self.may = zeros(2, "B")

    def start(self, view, hint, late_songs):
        """Begin with *view* and return True, or False if the other hand is not known.

        *hint* is a legal card to try first; it is kept if others turn out equal. *late_songs*:
        songs count without a stock.
        """
        if not _known(view, self.cards):
            return False
        me = view.seat
        for suit in range(4):
            self.hands[suit] = view.lanes[suit]
            self.hands[4 + suit] = view.unseen(suit)
        for i in range(2):
            may = 15 & ~view.sung if late_songs else 0
            if view.forty_first and view.sung_by[me ^ i]:
                may &= ~(1 << view.trump)
            self.may[i] = may
        ending = self.ending
        ending.rules(2, 3, b"\x00\x01", view.trump, many=view.guinote)
        need = view.target if view.target else _NOTHING
        ending.goal = Goal(
            (total(view, me), total(view, 1 - me)), (need, need), view.claims_open, view.tute
        )
        leader = 1 if view.on_table else 0
        ending.start(self.hands, self.may, leader, view.table, view.on_table)
        ending.again(-1, hint)
        return True

    def step(self):
        """Look at a few positions; return the card to play, or -1 while not done."""
        ending = self.ending
        return ending.best if ending.step() or ending.nodes >= self.most else -1
