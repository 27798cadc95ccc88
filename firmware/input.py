# SPDX-License-Identifier: MIT
"""From key events to what the person means: auto-repeat, long presses, boards with few keys.

Scenes only know logical buttons: UP DOWN LEFT RIGHT A B, and PAUSE for B held long.  Which
key means what is a table, so that boards with two or three keys play the same game: there a
short and a long press of one key mean different things.
"""

from engine.compat import const
from firmware.buttons import BUTTON_MASK, DOWN, LEFT, RELEASED, RIGHT, UP, A, B
from firmware.ports import ticks_diff

#: B held for LONG_MS: the pause page. Follows the six buttons of firmware.buttons.
PAUSE = const(6)

REPEAT_AFTER_MS = const(400)
REPEAT_MS = const(120)
LONG_MS = const(1000)
_LONG_A_MS = const(500)

_NO = const(255)

# For each key: meaning when short, meaning when long (_NO: none; then the key acts when it
# goes down, and directions repeat).
SIX_KEYS = (
    bytes((UP, DOWN, LEFT, RIGHT, A, B)),
    bytes((_NO, _NO, _NO, _NO, _NO, PAUSE)),
)
THREE_KEYS = (  # left, right and the middle one (A)
    bytes((UP, DOWN, LEFT, RIGHT, A, B)),
    bytes((_NO, _NO, PAUSE, _NO, B, PAUSE)),
)
TWO_KEYS = (  # A goes on, A held chooses
    bytes((UP, DOWN, LEFT, RIGHT, RIGHT, B)),
    bytes((_NO, _NO, _NO, _NO, A, PAUSE)),
)


class Input:
    """Turns a keys port into logical buttons."""

    def __init__(self, keys, table=SIX_KEYS):
        """`keys`: the keys port; `table`: SIX_KEYS, THREE_KEYS or TWO_KEYS."""
        self._keys = keys
        self._short = table[0]
        self._long = table[1]
        self._held = -1
        self._since = 0
        self._wait = 0

    def get(self, now):
        """The next logical button at time `now` (ms), or -1 when there is none for now."""
        while True:
            event = self._keys.get()
            if event < 0:
                return self._held_for(now)
            key = event & BUTTON_MASK
            if event & RELEASED:
                if key != self._held:
                    continue
                self._held = -1
                if self._long[key] != _NO:
                    return self._short[key]
                continue
            pending = self._held
            self._held = key
            self._since = now
            if self._long[key] != _NO:
                self._wait = _LONG_A_MS if self._long[key] in (A, B) else LONG_MS
                if pending < 0:
                    continue
            else:
                self._wait = REPEAT_AFTER_MS
                return self._short[key]

    def _held_for(self, now):
        """A repeat or a long press that has become due."""
        key = self._held
        if key < 0 or ticks_diff(now, self._since) < self._wait:
            return -1
        if self._long[key] != _NO:
            self._held = -1
            return self._long[key]
        meaning = self._short[key]
        if meaning > RIGHT:
            return -1
        # Counted from now: after a slow frame there is one step, not a burst.
        self._since = now
        self._wait = REPEAT_MS
        return meaning

    def forget(self):
        """Whatever is held now means nothing any more (a new scene has come)."""
        self._held = -1
