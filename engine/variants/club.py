# SPDX-License-Identifier: MIT
"""The Tute of an online club (RULES 6.7): two, three, or four in teams."""

from engine import deal, phases
from engine.rules import DealsRules
from engine.steps import exchange, songs, stock
from engine.tricks import FREE


class Variant(DealsRules):
    """With two there is a stock and an exchange in the first trick; a deal above 120 is double."""

    id = "club"
    tute = True
    two_takes = 0x3FF

    def __init__(self, players, guinote):
        DealsRules.__init__(self, players, guinote)
        self.hand = (8, 12, 10)[players - 2]
        self.no_twos = players == 3
        self.teams = players == 4
        self.after_trick = (songs.step,)
        self.handlers = {phases.ANNOUNCE: songs}
        if players == 2:
            self.turn_up = deal.turn_next
            self.stock_regime = FREE
            self.before_card = exchange
            self.after_trick = (stock.draw, songs.step) if guinote else (songs.step, stock.draw)

    def setup(self, m):
        """The winner's partner may always sing; with two, songs end with the stock."""
        m.partner_sings = self.teams
        m.sing_or_lose = m.options["sing_or_lose"]
        m.songs_with_stock = self.n == 2

    def options(self):
        """Return the table of options (RULES §8)."""
        return (
            ("games", [1, 1, 9]),
            ("forty_first", (True, False)),
            ("sing_or_lose", (True, False)),
            ("tute_after_song", (False, True)),
        )

    def worth(self, m, result, seat):
        """More than 120 points count two games."""
        return 2 if result.totals[seat] > 120 else 1

    def is_over(self, m):
        """First to ``games``."""
        return max(m.games) >= m.options["games"]
