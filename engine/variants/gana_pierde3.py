# SPDX-License-Identifier: MIT
"""Gana-pierde for three (RULES 6.11): no trumps until a pair is caught; the middle one loses."""

from engine import deal, events
from engine.compat import const
from engine.steps import ten
from engine.steps.losing import LosingRules

_SIX = const(6)


class Variant(LosingRules):
    """Twelve cards each; the session ends with somebody's sixth loss."""

    id = "gana_pierde3"
    hand = 12
    no_twos = True

    def __init__(self, players, guinote):
        LosingRules.__init__(self, players, guinote)
        self.turn_up = deal.no_trumps
        self.pair_bonus = _pairs

    def losers(self, m, result):
        """The middle total loses; with two equal ones the higher place loses."""
        totals = result.totals
        order = sorted(totals)
        if order[0] == order[2]:
            return []
        # two tied below: the third; two tied above: both; else the middle
        losing = order[2] if order[0] == order[1] else order[1]
        return [seat for seat in range(3) if totals[seat] == losing]

    def is_over(self, m):
        """Return whether somebody has lost six deals."""
        return max(m.losses) >= _SIX

    def best(self, m):
        """Whoever has six losses loses the session, the rest win it."""
        return [seat for seat in range(3) if m.losses[seat] < _SIX]



def _pairs(m, seat):
    """The first pair caught scores 40 and makes trumps; each later one scores 20."""
    suits = ten.caught(m)
    if not suits:
        return 0
    worth = 20
    if m.trump < 0:
        worth = 40
        for suit in range(4):
            if suits >> suit & 1:
                m.trump = suit
    m.bonus[seat] += worth
    m.events.add(events.PAIRS, seat, suits, worth)
    return worth
