# SPDX-License-Identifier: MIT
"""Tute arrastrado (RULES 6.8): most points; who is strong plays for the pot."""

from engine import actions, phases
from engine.compat import const
from engine.players.aims import Plain, solo

#: solo.points with the trump of the table.
TABLE = (-6, 5, 13, 8, 2, 1, 13, 8, 9, 3, 18, 34, 17, 9)
#: So much more than the promise is to be expected.
_SPARE = const(5)
_TOP = const(230)


class Aim(Plain):
    """Most points, or the pot."""

    def look(self, view, rules):
        """The sides change when somebody plays for the pot."""
        Plain.look(self, view, rules)
        if view.platoer >= 0:
            solo.against(self, view, view.platoer, view.promise)

    def answer(self, view):
        """Play for the pot, and bid for it, up to what the hand is worth."""
        if view.phase != phases.PLATO:
            return Plain.answer(self, view)
        limit = solo.points(view.lanes, view.trump, TABLE) - _SPARE
        if not view.contest:
            return actions.PLAY if limit >= view.promise else actions.PASS
        if view.lowest_bid <= min(limit, _TOP):
            return actions.BID_BASE + view.lowest_bid
        return actions.PASS
