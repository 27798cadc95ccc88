# SPDX-License-Identifier: MIT
"""The seam between the handheld and what it runs on.

Everything above this line is the same on a PyGamer, a Pico and a laptop; all
that differs comes in through one `Ports` object.  The parts are duck-typed,
so a board, a window, a terminal and a script of key presses each bring their
own, and this file is the whole agreement:

    screen     the back end that draws nodes (`firmware.screen_displayio.Screen`)
    keys       .get() -> the next key event as a small int, or -1 when there is none.
               Button 0..5 (firmware.buttons) when pressed, button | 8 when released.
               Never waits, makes no garbage, loses no tap shorter than a frame.
    clock      .ticks_ms() -> 0..2**29-1, wrapping: only differences mean anything
               (`ticks_diff`).  .sleep_ms(n) waits at least n ms.
    entropy    () -> 8 bytes, unpredictable, for the seed of a new match
    memory     what outlives a restart, or None.  .size in bytes; .read(at, n) -> bytes, fewer
               where there are no more; .write(at, data) all at once, OSError if it cannot
"""

import os
import time

from engine.compat import const
from firmware.buttons import BUTTON_MASK, DOWN, LEFT, NONE, RELEASED, RIGHT, UP, A, B  # noqa: F401

try:
    from supervisor import ticks_ms as _ticks_ms  # CircuitPython
except ImportError:
    _ticks_ms = getattr(time, "ticks_ms", None)  # MicroPython; None on a computer

# supervisor.ticks_ms wraps at 2**29 and MicroPython's at a period of its own, a
# larger power of two: masked to this one, both behave alike.
_TICKS_MAX = const((1 << 29) - 1)
_TICKS_HALF = const(1 << 28)


class Ports:
    """What a running handheld is given: screen, keys, clock, entropy, and a memory if any."""

    def __init__(self, screen, keys, clock, entropy, memory=None):
        self.screen = screen
        self.keys = keys
        self.clock = clock
        self.entropy = entropy
        self.memory = memory


class Clock:
    """The clock of the machine this runs on, wrapped to 2**29 ms everywhere."""

    def ticks_ms(self):
        """Milliseconds since some moment, 0..2**29-1, wrapping round."""
        if _ticks_ms is None:
            return (time.monotonic_ns() // 1000000) & _TICKS_MAX
        return _ticks_ms() & _TICKS_MAX

    def sleep_ms(self, ms):
        """Wait `ms` milliseconds; 0 or less returns at once."""
        if ms > 0:
            time.sleep(ms / 1000)


def ticks_diff(new, old):
    """Milliseconds from `old` to `new` (negative if `new` came first).

    Right as long as the two are less than 2**28 ms (three days) apart.
    """
    return ((new - old + _TICKS_HALF) & _TICKS_MAX) - _TICKS_HALF


def ticks_add(ticks, ms):
    """The moment `ms` milliseconds after `ticks`, wrapped as the clock wraps."""
    return (ticks + ms) & _TICKS_MAX


def entropy():
    """Eight unpredictable bytes; both runtimes take them from the chip's generator."""
    return os.urandom(8)


def displayio_screen(display):
    """The drawing back end for a displayio display.

    Board files call this instead of importing the back end, so that this module
    stays the only part of the firmware a board needs to know.
    """
    from firmware.screen_displayio import Screen

    return Screen(display)
