# SPDX-License-Identifier: MIT
"""Takes up to three seconds on a board."""

from engine.players.search import Search


class Player(Search):
    """Plays by sampled worlds (engine.players.search)."""

    #: Device milliseconds for a decision.
    BUDGET = 3000
    whole_end = True
