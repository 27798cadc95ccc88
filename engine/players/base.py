# SPDX-License-Identifier: MIT
"""What all players share: the life of a decision, and counting in ten-bit lanes."""

from engine import actions
from engine.cards import SEVEN, TWO
from engine.rng import Rng

_PLEDGE7 = actions.bit(actions.PLEDGE7)
_PLEDGE2 = actions.bit(actions.PLEDGE2)


class BasePlayer:
    """A player that decides at once; levels that think longer override :meth:`step`."""

    #: Policy steps that the last decision took (engine.players.search).
    work = 0

    def __init__(self, seed="", budget=0):
        """*seed*: any text; all of a player's chance comes from it. *budget*: see make_player."""
        self.rng = Rng(seed)
        self.view = None

    def start(self, view):
        """Begin a decision: *view* is the View of the seat that is to act."""
        self.view = view

    def step(self):
        """Think for one slice (a few milliseconds on a board); return the action, or -1."""
        return self.decide(self.view)

    def choose(self, view):
        """Return the action chosen for *view*, however many slices it takes."""
        self.start(view)
        while True:
            action = self.step()
            if action >= 0:
                return action

    def decide(self, view):
        """Return an action at once (for levels that do not think in slices)."""
        raise NotImplementedError


def size(lane):
    """Return how many cards a lane holds."""
    n = 0
    while lane:
        lane &= lane - 1
        n += 1
    return n


def nth(lane, n):
    """Return the strength of card number *n* (from 0, weakest first) of a lane."""
    strength = 0
    while True:
        if lane >> strength & 1:
            if n == 0:
                return strength
            n -= 1
        strength += 1


def pledge_rank(view):
    """Return the strength of the trump that may be pledged now, or -1."""
    if view.legal_others & _PLEDGE7:
        return SEVEN
    return TWO if view.legal_others & _PLEDGE2 else -1
