# SPDX-License-Identifier: MIT
"""Tute americano (RULES 6.5): corriente with eight cards, target 121, trumps followed at once."""

from engine.tricks import TRUMP_ONLY
from engine.variants import corriente


class Variant(corriente.Variant):
    """No tute; claims from the first deal on."""

    id = "americano"
    hand = 8
    target = 121
    stock_regime = TRUMP_ONLY
    tute = False

    def options(self):
        """Return the table of options (RULES §8)."""
        table = corriente.Variant.options(self)[:-1]
        return table[:2] + (("claim_first_deal", (True, False)),) + table[3:]
