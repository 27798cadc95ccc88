# SPDX-License-Identifier: MIT
"""Takes little time; often a card it likes second best, without counting those that are gone."""

from engine.players.search import Search


class Player(Search):
    """Plays by sampled worlds (engine.players.search)."""

    #: Device milliseconds for a decision.
    BUDGET = 120
    SLIPS = 200
