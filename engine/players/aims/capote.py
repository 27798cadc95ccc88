# SPDX-License-Identifier: MIT
"""Capote (R-CAPOTE-1): declared by the leader when all tricks that are left are sure.

With two players and no stock the unseen cards are the other hand. The tricks are sure if in each
suit the leader's best cards, as many as the other could follow with, are above all of the other's:
trumps are drawn first, then nothing can be trumped.
"""

from engine import actions, phases
from engine.players.aims import Plain
from engine.players.base import nth, size


class Aim(Plain):
    """Most points; all tricks after a declaration, or one trick against it."""

    def answer(self, view):
        """Declare if every trick is sure."""
        if view.phase != phases.CAPOTE:
            return Plain.answer(self, view)
        return actions.CAPOTE if view.leader == view.seat and _sure(view) else actions.PASS

    def weigh(self, worth, suit, strength):
        """After a declaration the tricks count, not the points."""
        view = worth.view
        if view.declarer < 0:
            return worth.play(suit, strength)
        if view.declarer != view.seat:
            return (worth.wins(suit, strength) << 6) - worth.keep(suit, strength)
        # the trumps are drawn first; each suit is led from the top while the other follows
        drawing = suit == view.trump and view.unseen(suit)
        return strength + 10 if drawing else strength


def _sure(view):
    """Return whether the leader takes all the tricks, whatever the other does."""
    for suit in range(4):
        mine = view.lanes[suit]
        theirs = view.unseen(suit)
        leads = size(theirs)
        held = size(mine)
        # one lead for each card with which he can follow; no trump may be left to him
        if leads > held:
            if suit == view.trump:
                return False
            leads = held
        if leads and nth(mine, held - leads) < nth(theirs, size(theirs) - 1):
            return False
    return True
