# SPDX-License-Identifier: MIT
"""Tute habanero (RULES 6.4): corriente with eight cards each, and capote."""

from engine import phases
from engine.steps import capote
from engine.variants import corriente


class Variant(corriente.Variant):
    """As corriente, but whoever declares capote takes the last eight tricks or loses the game."""

    id = "habanero"
    hand = 8

    def __init__(self, players, guinote):
        corriente.Variant.__init__(self, players, guinote)
        self.after_trick = (capote.result,) + self.after_trick + (capote.ask,)
        self.handlers[phases.CAPOTE] = capote

    def dealt(self, m):
        """Nobody has declared yet."""
        m.declarer = -1
