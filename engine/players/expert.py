# SPDX-License-Identifier: MIT
"""Takes up to three seconds on a board."""

from engine.compat import const
from engine.players.search import Search

#: Device milliseconds for a decision.
BUDGET_MS = const(3000)


class Player(Search):
    """Plays by sampled worlds (engine.players.search)."""

    BUDGET = BUDGET_MS
    whole_end = True
