# SPDX-License-Identifier: MIT
"""The memory port over CircuitPython's `microcontroller.nvm`.

It is writable while a computer has the drive mounted, which the drive itself is not.  4 KB on RP2
boards, 8 KB on the SAMD51 (CircuitPython, ports/*/mpconfigport.h); each assignment is one erase
and one write, so everything is written in a single slice.
"""

import microcontroller


class Nvm:
    """The bytes that outlive a restart."""

    def __init__(self, array):
        """`array`: microcontroller.nvm."""
        self._array = array
        self.size = len(array)

    def read(self, at, n):
        """`n` bytes from `at`."""
        return bytes(self._array[at : at + n])

    def write(self, at, data):
        """Write `data` at `at` in one go."""
        self._array[at : at + len(data)] = data


def nvm():
    """The memory port of this board, or None where the chip has none."""
    return Nvm(microcontroller.nvm) if microcontroller.nvm else None
