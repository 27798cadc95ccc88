# SPDX-License-Identifier: MIT
"""Takes little time, and often plays without counting the cards that are gone."""

from engine.players.search import Search


class Player(Search):
    """Plays by sampled worlds (engine.players.search)."""

    #: Device milliseconds for a decision.
    BUDGET = 120
    SLIPS = 150
