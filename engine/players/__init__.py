# SPDX-License-Identifier: MIT
"""Programs that play: one file a level, loaded when chosen.

A player is made for one seat of one match and sees nothing but the view of that seat. It thinks in
slices: ``start(view)``, then ``step()`` until that returns an action; ``choose(view)`` does both.
A new level is one new file in this folder, with a class ``Player``, and its name here.
"""

from engine.compat import unload
from engine.errors import Usage

#: From the weakest to the strongest.
LEVELS = ("random", "easy", "rules", "normal", "hard", "expert")


def make_player(level, seed="", budget=0):
    """Return a player of *level*; equal seeds (any text) and views give equal decisions.

    *budget*: device milliseconds it may think about a decision, instead of the level's own; it is
    counted in steps, so a decision does not depend on how fast the machine is.

    :raises Usage: if there is no such level.
    """
    if level not in LEVELS:
        raise Usage("no player is called %s; there are %s" % (level, ", ".join(LEVELS)))
    module = __import__("engine.players." + level, None, None, ("Player",))
    return module.Player(seed, budget)


def forget():
    """Let go of every level and aim that was loaded: on a board, when a match is over.

    Players that still sit at a table keep what they have.
    """
    unload("engine.players")
