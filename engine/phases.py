# SPDX-License-Identifier: MIT
"""The phases of a match, and the words the game record has for them."""

from engine import actions
from engine.compat import const

PLAY = const(0)
ANNOUNCE = const(1)
EXCHANGE = const(2)
CAPOTE = const(3)
BID = const(4)
PLATO = const(5)
CENSOR = const(6)
TRUMP = const(7)
TEN = const(8)
DEAL_OVER = const(9)
MATCH_OVER = const(10)

#: Word of each phase in the record; the last two are never written there.
NAME = (
    "play",
    "announce",
    "exchange",
    "capote",
    "bid",
    "plato",
    "censor",
    "trump",
    "ten",
    "deal over",
    "match over",
)


def of_action(action):
    """Return the phase to which an action belongs that is no card (40 and above).

    Pledges and swaps stand beside the cards in PLAY; a pass belongs to the first of the phases
    that know it.
    """
    if action >= actions.BID_BASE or action == actions.BID:
        return BID
    if action < actions.PASS:
        return PLAY
    if action >= actions.TAKE:
        return TEN
    if action >= actions.SING:
        return ANNOUNCE
    if action >= actions.TRUMP:
        return TRUMP
    return (EXCHANGE, PLATO, CAPOTE)[action - actions.PASS]
