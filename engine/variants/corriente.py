# SPDX-License-Identifier: MIT
"""Tute corriente (RULES 6.3): two players, six cards and a stock, target 101 with carry-over."""

from engine import deal, phases
from engine.steps import songs, stock
from engine.steps.target import TargetRules, auto_claim
from engine.tricks import FREE


class Variant(TargetRules):
    """Any card while the stock lasts, then the strict duties; tute; two-step exchange."""

    id = "corriente"
    hand = 6
    stock_regime = FREE
    tute = True

    def __init__(self, players, guinote):
        TargetRules.__init__(self, players, guinote)
        self.turn_up = deal.turn_next
        self.before_card = stock
        if guinote:
            between = (stock.take_back, stock.draw, songs.step)
        else:
            between = (songs.step, stock.take_back, stock.draw)
        self.after_trick = (stock.redeem, auto_claim) + between
        self.handlers = {phases.ANNOUNCE: songs}

    def options(self):
        """Return the table of options (RULES §8)."""
        return (
            ("games", [1, 1, 9]),
            ("claim", ("auto", "manual")),
            ("claim_first_deal", (False, True)),
            ("both_over", ("higher", "last_trick")),
            ("forty_first", (False, True)),
            ("tute_after_song", (True, False)),
        )
