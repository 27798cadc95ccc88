# SPDX-License-Identifier: MIT
"""What the exact search has found out about positions, in a few arrays of fixed size.

A position is two small ints; the value of one lies between two bounds. Each has one place, given
by its digits, and takes it from whatever stood there before.
"""

from array import array

from engine.compat import const
from engine.match import zeros

#: Beyond all values.
FAR = 32000
_AGE = const(26)


class Table:
    """*size* places of 14 bytes. ``low``, ``high`` and ``move`` are read by place."""

    def __init__(self, size):
        self.size = size
        self.keys = array("i", bytes(8 * size))
        self.low = zeros(size)
        self.high = zeros(size)
        self.move = zeros(size)
        self.age = 0

    def forget(self):
        """Other cards are to come."""
        self.age = self.age + 1 & 7
        if not self.age:
            for i in range(2 * self.size):
                self.keys[i] = 0
            self.age = 1

    def find(self, one, two, take=False):
        """Return the place of the position *one* (30 bits) and *two* (25), or -1.

        *take*: it gets one if it has none.
        """
        mix = (one & 0x3FF) * 37 + (one >> 10 & 0x3FF) * 101 + (one >> 20) * 331
        mix += (two & 0x1FFFF) * 613 + (two >> 17) * 59
        place = (mix ^ mix >> 7) % self.size
        two |= self.age << _AGE
        keys = self.keys
        at = 2 * place
        if keys[at] == one and keys[at + 1] == two:
            return place
        if not take:
            return -1
        keys[at] = one
        keys[at + 1] = two
        self.low[place] = -FAR
        self.high[place] = FAR
        return place
