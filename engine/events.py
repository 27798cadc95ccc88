# SPDX-License-Identifier: MIT
"""What happened in answer to an action, in order, without making garbage.

One buffer of small ints is made with the match and written again by each action: an event is its
kind and up to three numbers. The screen turns events into moves, the record into lines.
"""

from array import array

from engine.compat import const

DEAL = const(1)  # deal number, dealer, mano
PLAY = const(2)  # seat, card
TRICK = const(3)  # winner, points, trick number
DRAW = const(4)  # seat, card (hidden from the others unless it was the turned card)
PLEDGE = const(5)  # seat, card
TOOK = const(6)  # seat, card: the turned card, its pledge takes the place
BACK = const(7)  # seat, card: a pledge taken back
SONG = const(8)  # seat, suit, value
TUTE = const(9)  # seat, strength of the four cards
AUTO_CLAIM = const(10)  # seat
CLAIM = const(11)  # seat
DONE = const(12)  # seat
END = const(13)  # deal number, reason (index of scoring.REASON)
MATCH_END = const(14)
SWAP = const(15)  # seat, card put down, card taken
CAPOTE = const(16)  # seat, 1 if he declares it
BID = const(17)  # seat, bid or 0 for a pass
TRUMP = const(18)  # seat, suit
PLATO = const(19)  # seat, 1 if he plays for the pot
TEN = const(20)  # seat, 1 if he takes it
PAIRS = const(21)  # seat, set of suits, value

_SIZE = const(24)


class Events:
    """The events of the last action: ``n`` of them, four numbers each in ``buf``."""

    def __init__(self):
        self.n = 0
        self.buf = array("h", bytes(8 * _SIZE))

    def add(self, kind, a=0, b=0, c=0):
        """Append one event."""
        at = 4 * self.n
        buf = self.buf
        buf[at] = kind
        buf[at + 1] = a
        buf[at + 2] = b
        buf[at + 3] = c
        self.n += 1

    def get(self, i):
        """Return event *i* (0 <= i < n) as a tuple ``(kind, a, b, c)``."""
        at = 4 * i
        buf = self.buf
        return (buf[at], buf[at + 1], buf[at + 2], buf[at + 3])
