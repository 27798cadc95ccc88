# SPDX-License-Identifier: MIT
"""The variants this engine plays: one line each, loaded when chosen.

A new variant is one new file in this folder, with a class ``Variant``, and its line here.
"""

from engine.compat import unload
from engine.errors import Usage

#: Packages whose modules come and go with variants.
_LOADED = ("engine.variants", "engine.steps")

#: Name and numbers of players, the usual one first; in the order in which menus show them. Here,
#: not in the variants' files, because a menu asks for all of them and has no room to load them.
REGISTRY = (
    ("team", (4,)),
    ("individual", (2, 3)),
    ("corriente", (2,)),
    ("habanero", (2,)),
    ("americano", (2,)),
    ("dos", (2,)),
    ("club", (2, 3, 4)),
    ("arrastrado", (3, 4)),
    ("subastado", (3, 4)),
    ("gana_pierde", (4, 5)),
    ("gana_pierde3", (3,)),
    ("cabrero", (4, 3, 5, 6)),
    ("guinote", (4, 2, 3)),
)
NAMES = tuple([entry[0] for entry in REGISTRY])


def players(name):
    """Return the numbers of players a variant allows, its usual one first.

    :raises Usage: if there is no such variant.
    """
    for entry in REGISTRY:
        if entry[0] == name:
            return entry[1]
    raise Usage("no variant is called %s; there are %s" % (name, ", ".join(NAMES)))


def load(name, count=0, guinote=False):
    """Return the rules of a variant for *count* players at the table (0: its usual number).

    :raises Usage: for a variant or number of players that does not exist.
    """
    allowed = players(name)
    for number in allowed:
        if count == number or not count:
            module = __import__("engine.variants." + name, None, None, ("Variant",))
            return module.Variant(number, guinote)
    words = " or ".join([str(number) for number in allowed])
    raise Usage("%s is played by %s, not by %s" % (name, words, count))


def forget():
    """Let go of every variant that was loaded, and of what only variants use.

    A board has room for one variant at a time: call it when a match is over and before another
    variant is loaded. Matches that still run keep what they have.
    """
    for package in _LOADED:
        unload(package)
