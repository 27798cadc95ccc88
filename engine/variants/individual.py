# SPDX-License-Identifier: MIT
"""Tute individual (RULES 6.2): two or three players, each alone, strict beside a stock."""

from engine import deal, phases
from engine.rules import DealsRules
from engine.steps import songs, stock


class Variant(DealsRules):
    """Ten cards each and a stock; strict from the first trick; most points win the deal."""

    id = "individual"

    def __init__(self, players, guinote):
        DealsRules.__init__(self, players, guinote)
        self.turn_up = deal.turn_next
        self.after_trick = (stock.draw, songs.step) if guinote else (songs.step, stock.draw)
        self.handlers = {phases.ANNOUNCE: songs}

    def options(self):
        """Return the table of options (RULES §8)."""
        return (("games", [6, 1, 20]), ("forty_first", (True, False)))
