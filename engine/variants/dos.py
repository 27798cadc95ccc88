# SPDX-License-Identifier: MIT
"""Two-player Tute of the booklets (RULES 6.6): habanero, with trumps to be followed at once."""

from engine.tricks import TRUMP_ONLY
from engine.variants import habanero


class Variant(habanero.Variant):
    """Eight cards, capote, target 101; TRUMP-ONLY while the stock lasts; no tute."""

    id = "dos"
    stock_regime = TRUMP_ONLY
    tute = False

    def options(self):
        """Return the table of options (RULES §8)."""
        return habanero.Variant.options(self)[:-1]
