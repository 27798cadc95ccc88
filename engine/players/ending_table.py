# SPDX-License-Identifier: MIT
"""What the exact search has found out about positions, in a few arrays of fixed size.

A position is the cards that are left and a few bits more; its value lies between two bounds. Each
has one place, given by its digits, and takes it from whatever stood there before.
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

    def find(self, left, more):
        """Return the place of the position *left*, four lanes, and *more*, 15 bits.

        If it had none it has one now.
        """
        one = left[0] | left[1] << 10 | left[2] << 20
        two = left[3] | more << 10
        mix = left[0] * 37 + left[1] * 101 + left[2] * 331 + (two & 0x1FFFF) * 613
        mix += (more >> 7) * 59
        place = (mix ^ mix >> 7) % self.size
        two |= self.age << _AGE
        keys = self.keys
        at = 2 * place
        if keys[at] != one or keys[at + 1] != two:
            keys[at] = one
            keys[at + 1] = two
            self.low[place] = -FAR
            self.high[place] = FAR
            self.move[place] = 0
        return place
