# SPDX-License-Identifier: MIT
"""The variants this engine plays: one line each, loaded when chosen.

A new variant is one new file in this folder, with a class ``Variant``, and its name here.
"""

import sys

from engine.errors import Usage

#: Packages whose modules come and go with variants.
_LOADED = ("engine.variants", "engine.steps")

#: In the order in which menus show them.
NAMES = (
    "team",
    "individual",
    "corriente",
    "habanero",
    "americano",
    "dos",
    "club",
    "arrastrado",
    "subastado",
    "gana_pierde",
    "gana_pierde3",
    "cabrero",
    "guinote",
)


def variant(name):
    """Return the :class:`engine.rules.Rules` subclass of a variant.

    :raises Usage: if there is no such variant.
    """
    if name not in NAMES:
        raise Usage("no variant is called %s; there are %s" % (name, ", ".join(NAMES)))
    return getattr(__import__("engine.variants." + name, None, None, ("Variant",)), "Variant")


def load(name, players=0, guinote=False):
    """Return the rules of a variant for *players* at the table (0: its usual number).

    :raises Usage: for a variant or number of players that does not exist.
    """
    found = variant(name)
    if players == 0:
        players = found.players[0]
    for number in found.players:
        if players == number:
            return found(number, guinote)
    allowed = " or ".join([str(number) for number in found.players])
    raise Usage("%s is played by %s, not by %s" % (name, allowed, players))


def forget():
    """Let go of every variant that was loaded, and of what only variants use.

    A board has room for one variant at a time: call it when a match is over and before another
    variant is loaded. Matches that still run keep what they have.
    """
    for name in list(sys.modules):
        for package in _LOADED:
            if name.startswith(package + "."):
                delattr(sys.modules[package], name[len(package) + 1 :])
                del sys.modules[name]
