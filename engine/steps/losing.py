# SPDX-License-Identifier: MIT
"""Games in which one tries not to lose: losses are counted (RULES 6.10 to 6.12)."""

from engine import scoring
from engine.match import zeros
from engine.rules import Rules, next_dealer


class LosingRules(Rules):
    """A variant gives :meth:`losers`; fewest losses win the match."""

    figures = ("losses",)

    def setup(self, m):
        """Make the count of losses."""
        m.losses = zeros(m.n)

    def losers(self, m, result):
        """Return the seats that lose the deal, sorted; may set ``result.winners``."""
        raise NotImplementedError

    def decide(self, m, result, reason, seat):
        """Count the losses of the deal."""
        result.losers = self.losers(m, result)
        for loser in result.losers:
            m.losses[loser] += 1
        m.next_dealer = next_dealer(m, reason)

    def best(self, m):
        """Fewest losses win, ties shared."""
        fewest = min(m.losses)
        return [seat for seat in range(m.n) if m.losses[seat] == fewest]


def highest_loses(m, totals):
    """Return the one with the highest total; of those tied, the one R-TIE-1 names."""
    most = max(totals)
    return [scoring.tie_break(m, [seat for seat in range(m.n) if totals[seat] == most])]
