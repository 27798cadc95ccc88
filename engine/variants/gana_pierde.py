# SPDX-License-Identifier: MIT
"""Tute gana-pierde (RULES 6.10): four or five players who try not to have the most."""

from engine import events, phases
from engine.steps import songs, ten
from engine.steps.losing import LosingRules, highest_loses


class Variant(LosingRules):
    """All cards are dealt; 101 points win, otherwise the highest total loses."""

    id = "gana_pierde"

    def __init__(self, players, guinote):
        LosingRules.__init__(self, players, guinote)
        self.hand = 40 // players
        self.pair_bonus = _pairs
        self.after_trick = (ten.step, songs.step)
        self.handlers = {phases.ANNOUNCE: songs, phases.TEN: ten}

    def options(self):
        """Return the table of options (RULES §8)."""
        return (("deals", [10, 1, 50]), ("forty_first", (True, False)))

    def losers(self, m, result):
        """R-GP-3, R-TIE-1."""
        over = [seat for seat in range(m.n) if result.totals[seat] > 100]
        if over:
            result.winners = over
            return [seat for seat in range(m.n) if seat not in over]
        return highest_loses(m, result.totals)

    def is_over(self, m):
        """Return whether ``deals`` deals have been played."""
        return m.deal_no >= m.options["deals"]


def _pairs(m, seat):
    """Count 20, in trumps 40, for each pair in the trick *seat* has taken (R-GP-1)."""
    suits = ten.caught(m)
    worth = 0
    for suit in range(4):
        if suits >> suit & 1:
            worth += 40 if suit == m.trump else 20
    if worth:
        m.bonus[seat] += worth
        m.events.add(events.PAIRS, seat, suits, worth)
    return worth
