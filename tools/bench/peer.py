# SPDX-License-Identifier: MIT
"""A peer to stand beside: random playouts of OpenSpiel's ``spades`` (C++ behind Python calls).

Spades is the nearest trick game it has: four players, two teams, thirteen tricks, a duty to
follow.
"""

import random


def available() -> str:
    """Return the version of OpenSpiel, or "" where it is not installed."""
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        return ""
    from importlib.metadata import version

    return version("open_spiel")


def spades_plays(deals: int, seed: int = 1) -> int:
    """Play *deals* random deals of spades; return the number of cards played."""
    import pyspiel

    game = pyspiel.load_game("spades")
    chance = random.Random(seed)
    plays = 0
    for _ in range(deals):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chance.random() * len(outcomes))][0])
                continue
            legal = state.legal_actions()
            # bids come after the 52 cards in the numbering of its actions
            plays += legal[0] < 52
            state.apply_action(legal[int(chance.random() * len(legal))])
    return plays
