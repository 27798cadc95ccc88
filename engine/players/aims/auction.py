# SPDX-License-Identifier: MIT
"""Tute subastado (RULES 6.9): the soloist makes his bid, the others stop him together."""

from engine import actions, phases
from engine.compat import const
from engine.players.aims import Plain, solo

#: solo.points with trumps of one's own choice.
TABLE = (-7, 6, 13, 9, 4, 1, 12, 11, 8, 2, 15, 34, 15, 0)
#: The hand is likely to be worth so much more than what is bid at once, and at most (−: less).
_WISH = const(16)
_LIMIT = const(-2)
#: From here on a bid counts double.
_DOUBLE = const(120)
_TOP = const(230)


class Aim(Plain):
    """The bid, for or against."""

    def look(self, view, rules):
        """The soloist is alone."""
        Plain.look(self, view, rules)
        if view.bidder >= 0:
            solo.against(self, view, view.bidder, view.bid)

    def answer(self, view):
        """Bid and raise by the hand's worth; name the suit that makes it worth most."""
        best = 0
        most = -1
        for suit in range(4):
            worth = solo.points(view.lanes, suit, TABLE)
            if worth > most:
                best = suit
                most = worth
        if view.phase == phases.TRUMP:
            return actions.TRUMP + best
        lowest = view.lowest_bid
        limit = min(most - _LIMIT, _TOP)
        if lowest > limit:
            return actions.PASS
        wish = limit + _LIMIT - _WISH
        if wish < _DOUBLE <= limit:
            wish = _DOUBLE
        return actions.BID_BASE + max(lowest, wish - wish % view.bid_step)
