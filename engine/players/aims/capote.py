# SPDX-License-Identifier: MIT
"""Capote (R-CAPOTE-1): declared when all tricks that are left are sure.

With two players and no stock the unseen cards are the other hand. The leader's tricks are sure if
in each suit his best cards, as many as the other could follow with, are above all of the other's:
trumps are drawn first, then nothing can be trumped.
"""

from engine import actions, phases
from engine.cards import HIGHER, LANE
from engine.match import zeros
from engine.players.aims import Plain
from engine.players.base import nth, size
from engine.tricks import STRICT, duty

#: Worth more than anything else.
_SURE = 30000


class Aim(Plain):
    """Most points; all tricks after a declaration, or one trick against it."""

    def __init__(self):
        # [0:4] mine, [4:8] the other's
        self.hands = zeros(8, "H")

    def answer(self, view):
        """Declare if every trick is sure."""
        if view.phase != phases.CAPOTE:
            return Plain.answer(self, view)
        self._take(view)
        sure = self._sure(view.trump) if view.leader == view.seat else self._all_led(view.trump)
        return actions.CAPOTE if sure else actions.PASS

    def _take(self, view):
        for suit in range(4):
            self.hands[suit] = view.lanes[suit]
            self.hands[4 + suit] = view.unseen(suit)

    def _sure(self, trump):
        """Return whether the leader, who is I, takes all tricks."""
        for k in range(4):
            # trumps first
            suit = (trump + k) & 3
            mine = self.hands[suit]
            theirs = self.hands[4 + suit]
            if not theirs:
                continue
            # one trick for each card with which he can follow
            leads = size(theirs)
            held = size(mine)
            if leads > held:
                if not k:
                    return False
                leads = held
            if leads and nth(mine, held - leads) < nth(theirs, size(theirs) - 1):
                return False
        return True

    def _all_led(self, trump):
        """Return whether I have a good answer to every card the other may lead."""
        for card in range(40):
            if self.hands[4 + card // 10] >> card % 10 & 1 and self._best(card, trump) < 0:
                return False
        return True

    def _best(self, led, trump):
        """Return a card of mine that takes *led* and leaves only sure tricks; -1: none."""
        hands = self.hands
        suit = led // 10
        found = duty(STRICT, hands, 0, suit, trump, suit, led % 10)
        mine = (found >> 10 & 7) - 1
        lane = found & LANE
        if mine == suit:
            lane &= HIGHER[led % 10]
        elif mine != trump:
            return -1
        hands[4 + suit] ^= 1 << led % 10
        best = -1
        for strength in range(10):
            if lane >> strength & 1 and best < 0:
                hands[mine] ^= 1 << strength
                if self._sure(trump):
                    best = 10 * mine + strength
                hands[mine] ^= 1 << strength
        hands[4 + suit] ^= 1 << led % 10
        return best

    def weigh(self, worth, suit, strength):
        """After a declaration the tricks count, not the points."""
        view = worth.view
        if view.declarer < 0:
            return worth.play(suit, strength)
        ours = worth.wins(suit, strength)
        if view.declarer != view.seat:
            return (ours << 6) - worth.keep(suit, strength)
        self._take(view)
        if view.on_table:
            best = self._best(view.table[0], view.trump)
            return _SURE if best == 10 * suit + strength else ours
        # trumps are drawn first, each suit from the top
        drawing = suit == view.trump and self.hands[4 + suit]
        return (ours << 6) + (1000 if drawing else 0) + strength
