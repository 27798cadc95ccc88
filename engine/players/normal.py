# SPDX-License-Identifier: MIT
"""Takes up to half a second on a board."""

from engine.players.search import Search


class Player(Search):
    """Plays by sampled worlds (engine.players.search)."""

    #: Device milliseconds for a decision.
    BUDGET = 500
