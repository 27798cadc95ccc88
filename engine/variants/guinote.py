# SPDX-License-Identifier: MIT
"""Guiñote (RULES 6.13): six cards and a stock, two, three, or four in teams, target 101."""

from engine import deal, phases
from engine.steps import songs, stock
from engine.steps.target import TargetRules, auto_claim
from engine.tricks import FREE


class Variant(TargetRules):
    """Any card while the stock lasts, then the strict duties; any number of songs; no tute."""

    id = "guinote"
    hand = 6
    stock_regime = FREE

    def __init__(self, players, guinote):
        TargetRules.__init__(self, players, True)
        self.teams = players == 4
        self.turn_up = deal.turn_next
        self.before_card = stock
        self.after_trick = (stock.redeem, auto_claim, stock.take_back, stock.draw, songs.step)
        self.handlers = {phases.ANNOUNCE: songs}

    def options(self):
        """Return the table of options (RULES §8)."""
        table = (
            ("games", [1, 1, 9]),
            ("claim", ("auto", "manual")),
            ("claim_first_deal", (False, True)),
            ("both_over", ("last_trick", "higher")),
        )
        if self.teams:
            table += (("partner_relief", (False, True)),)
        return table + (("forty_first", (False, True)),)
