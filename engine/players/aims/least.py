# SPDX-License-Identifier: MIT
"""Gana-pierde for four and five (RULES 6.10): 101 points win, else the highest total loses."""

from engine import actions, phases
from engine.cards import PAIR
from engine.compat import const
from engine.players.aims.losing import Losing

_GOAL = const(101)


class Aim(Losing):
    """Few points, unless 101 are in reach."""

    def choose(self, view):
        """Go for 101 with what is there, the hand and its songs."""
        mine = self.totals[view.seat]
        songs = 0
        for suit in range(4):
            if view.lanes[suit] & PAIR == PAIR and not view.sung >> suit & 1:
                songs += 40 if suit == view.trump else 20
        return 1 if mine + self.expected + songs >= _GOAL else -1

    def answer(self, view):
        """The ten is taken if it makes 101."""
        if view.phase == phases.TEN and self.totals[view.seat] + 10 < _GOAL:
            return actions.LEAVE
        return actions.TAKE
