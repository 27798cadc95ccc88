# SPDX-License-Identifier: MIT
"""Takes up to a second and a half on a board."""

from engine.players.search import Search


class Player(Search):
    """Plays by sampled worlds (engine.players.search)."""

    #: Device milliseconds for a decision.
    BUDGET = 1500
    whole_end = True
