# SPDX-License-Identifier: MIT
"""Takes little time, and often plays without counting the cards that are gone."""

from engine.compat import const
from engine.players.search import Search

#: Device milliseconds for a decision.
BUDGET_MS = const(120)


class Player(Search):
    """Plays by sampled worlds (engine.players.search)."""

    BUDGET = BUDGET_MS
    SLIPS = 150
