# SPDX-License-Identifier: MIT
"""Keeping a short text over a restart: two places and a checksum.

The memory has room for two records. A new one is written in a single slice over the older, so
whatever a power cut leaves half written, the other is still whole; a record that is not whole is
passed over.  (On an RP2 board one erase covers all of its non-volatile memory: there the old
record is safe up to the moment of writing only.)
"""

from engine.compat import const

_MAGIC = b"PT1"
#: In front: magic, number, two bytes of length; behind: two bytes of checksum.
_HEAD = const(6)
_TAIL = const(2)


def _check(data):
    """Fletcher's checksum of 16 bits, as two bytes."""
    low = 1
    high = 0
    for byte in data:
        low = (low + byte) % 255
        high = (high + low) % 255
    return bytes((low, high))


class Store:
    """Keeps one text in `memory` (firmware.ports), or nothing at all if that is None."""

    def __init__(self, memory):
        self.memory = memory
        self._number = 0
        self._at = 0
        self._kept = None

    @property
    def room(self):
        """The bytes a text may have."""
        return self.memory.size // 2 - _HEAD - _TAIL if self.memory else 0

    def load(self):
        """The text kept last, "" if there is none that is whole."""
        if not self.memory:
            return ""
        found = ""
        newest = -1
        half = self.memory.size // 2
        for at in (0, half):
            record = self._record(at, half)
            if record is None:
                continue
            number, text = record
            # numbers go round at 256: of two neighbours the later one is newer
            if newest < 0 or (number - newest) & 255 < 128:
                newest = number
                found = text
                self._number = number
                self._at = at
        self._kept = found if newest >= 0 else None
        return found

    def _record(self, at, half):
        """(number, text) of the record at `at`, or None if it is not whole."""
        head = self.memory.read(at, _HEAD)
        if len(head) < _HEAD or head[:3] != _MAGIC:
            return None
        size = head[4] | head[5] << 8
        if size > half - _HEAD - _TAIL:
            return None
        whole = self.memory.read(at, _HEAD + size + _TAIL)
        if len(whole) < _HEAD + size + _TAIL or whole[-2:] != _check(whole[:-2]):
            return None
        try:
            return head[3], str(whole[_HEAD:-2], "utf-8")
        except UnicodeError:
            return None

    def save(self, text):
        """Keep `text`; does nothing if it is kept already.  Returns False if it cannot be kept."""
        data = text.encode()
        if not self.memory or len(data) > self.room:
            return False
        if text == self._kept:
            return True
        number = (self._number + 1) & 255
        at = 0 if self._at or self._kept is None else self.memory.size // 2
        record = _MAGIC + bytes((number, len(data) & 255, len(data) >> 8)) + data
        try:
            self.memory.write(at, record + _check(record))
        except OSError:
            return False
        self._number = number
        self._at = at
        self._kept = text
        return True
