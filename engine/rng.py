# SPDX-License-Identifier: MIT
"""The reproducible generator: the same deals from the same text on every runtime.

The three runtimes' own ``random`` modules differ, so this is Chris Doty-Humphrey's small fast
chaotic generator with 16-bit words ("sfc16" of PractRand): 64 bits of state, and no number above
2^24 on the way, so it makes no garbage on a board. A match is seeded from a *deal code*, twelve
letters and digits that a person can read out and type.
"""

from engine.compat import const

_MASK = const(0xFFFF)
#: Digits of a deal code; no I, L, O, U, so that none is mistaken for another.
CODE_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


class Rng:
    """A generator seeded with any text. ``state`` can be read and set: four 16-bit ints."""

    def __init__(self, text=""):
        self.seed(text)

    def seed(self, text):
        """Start again from *text* (any length; equal texts give equal sequences)."""
        self.a = 0x6A09
        self.b = 0xE667
        self.c = 0xBB67
        self.count = 1
        for byte in text.encode():
            self.a ^= byte
            self.next16()
            self.next16()
        for _ in range(12):
            self.next16()

    def next16(self):
        """Return the next 16 random bits, 0…65535."""
        b = self.b
        c = self.c
        count = self.count
        out = (self.a + b + count) & _MASK
        self.count = (count + 1) & _MASK
        self.a = b ^ (b >> 5)
        self.b = (c + (c << 3)) & _MASK
        self.c = (((c << 6) & _MASK | c >> 10) + out) & _MASK
        return out

    def below(self, n):
        """Return a number from 0 to n-1, each equally likely; 1 <= n <= 65536."""
        limit = 65536 - 65536 % n
        while True:
            out = self.next16()
            if out < limit:
                return out % n

    def shuffle(self, items):
        """Put the mutable sequence *items* in random order, every order equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    @property
    def state(self):
        """The whole state, four ints 0…65535, for a save."""
        return (self.a, self.b, self.c, self.count)

    @state.setter
    def state(self, words):
        self.a, self.b, self.c, self.count = words


def new_code(entropy):
    """Return a fresh deal code such as ``"7K2M-9QXA-0TFB"`` from at least 8 random bytes."""
    rng = Rng("".join("%02x" % byte for byte in entropy))
    digits = ""
    for i in range(12):
        if i and i % 4 == 0:
            digits += "-"
        digits += CODE_DIGITS[rng.below(32)]
    return digits


def tidy_code(typed):
    """Return a typed deal code in its one spelling, and any other text unchanged."""
    digits = ""
    for letter in typed.upper():
        if letter in " -":
            continue
        letter = {"O": "0", "I": "1", "L": "1"}.get(letter, letter)
        if letter not in CODE_DIGITS:
            return typed
        digits += letter
    if len(digits) != 12:
        return typed
    return digits[:4] + "-" + digits[4:8] + "-" + digits[8:]
