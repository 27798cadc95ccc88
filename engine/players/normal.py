# SPDX-License-Identifier: MIT
"""Takes up to half a second on a board."""

from engine.compat import const
from engine.players.search import Search

#: Device milliseconds for a decision.
BUDGET_MS = const(500)


class Player(Search):
    """Plays by sampled worlds (engine.players.search)."""

    BUDGET = BUDGET_MS
