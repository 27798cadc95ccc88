# SPDX-License-Identifier: MIT
"""Keys and sticks of CircuitPython boards as the keys port of `firmware.ports`.

The runtime's keypad module scans in the background and queues what happens, so a tap
shorter than a frame is not lost; here its events become logical buttons.  One Event is
made at the start and used again: asking for a key makes no garbage.
"""

import keypad

from firmware.ports import DOWN, LEFT, NONE, RELEASED, RIGHT, UP

#: In a table of buttons: this key does nothing.
UNUSED = 255


class KeypadKeys:
    """The keys port over a keypad object, with a stick beside it or without."""

    def __init__(self, keys, buttons, stick=None):
        """`keys`: keypad.Keys or the like; `buttons`: for each of its key numbers the
        logical button, as bytes; `stick`: a Stick or None."""
        # kept: a keypad that nothing holds is swept away, and its events end
        self._keys = keys
        self._events = keys.events
        self._event = keypad.Event()
        self._buttons = buttons
        self._stick = stick

    def get(self):
        """The next event, button or button | 8 when released; -1 when there is none."""
        event = self._event
        while self._events.get_into(event):
            button = self._buttons[event.key_number]
            if button != UNUSED:
                return button if event.pressed else button | RELEASED
        if self._stick is not None:
            return self._stick.get()
        return NONE


class Stick:
    """An analog stick used as a cross of four buttons, one at a time.

    A direction begins below `low` or above `high` (of 0..65535) and ends only `slack`
    nearer the middle, so that a trembling thumb does not press twice.  While one
    direction is held the other axis is ignored: a slanted push means one thing.
    """

    def __init__(self, x, y, low, high, slack):
        """`x`, `y`: analog inputs with .value 0..65535, small values left and up."""
        self._x = x
        self._y = y
        self._low = low
        self._high = high
        self._slack = slack
        self._held = NONE

    def get(self):
        """The next event as the keys port gives it; call until it is -1."""
        held = self._held
        now = NONE
        if held != UP and held != DOWN:
            now = self._side(self._x.value, held, LEFT, RIGHT)
        if now == NONE and held != LEFT and held != RIGHT:
            now = self._side(self._y.value, held, UP, DOWN)
        if now == held:
            return NONE
        if held != NONE:
            self._held = NONE
            return held | RELEASED
        self._held = now
        return now

    def _side(self, value, held, less, more):
        if value < self._low or (held == less and value < self._low + self._slack):
            return less
        if value > self._high or (held == more and value > self._high - self._slack):
            return more
        return NONE
