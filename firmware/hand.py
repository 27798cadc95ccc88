# SPDX-License-Identifier: MIT
"""The own hand: a fan at the lower edge, the chosen card raised, the forbidden ones in shade.

The cards lie so that each one's index shows at its upper left corner.  Sprites are made
once for the largest hand; after that a card costs a move, never memory.
"""

from engine import cards as engine_cards
from firmware import palettes as pal


class Hand:
    """The fan of seat 0.

    count cards lie in it, card(i) is the i-th from the left, cursor the chosen one.
    """

    def __init__(self, scene, layout, most, guinote):
        """`most`: the largest number of cards a hand can have."""
        self._layout = layout
        self._guinote = guinote
        screen = scene.screen
        self._bright = [screen.palette(colours) for colours in pal.CARD]
        self._shade = [screen.palette(colours) for colours in pal.DIM]
        p = scene.profile
        self._edge = p.ch // 36  # width of the light round the chosen card
        self._light = scene.box(0, 0, p.cw + 2 * self._edge, p.ch + 2 * self._edge, pal.ACCENT)
        self._light.hidden = True
        back = self._bright[0]
        self._sprites = [scene.card(0, p.height, 40, back) for _ in range(most)]
        self._cards = bytearray(most)
        self.count = 0
        self.cursor = 0
        self.shown = most  # how many are face up on the screen (dealing)
        self._legal = -1
        self._lifted = 0
        self.fresh = -1
        self.focus = True  # whether the cursor is here and not on the exchange

    def card(self, i):
        """Card number of the `i`-th card from the left."""
        return self._cards[i]

    def load(self, lanes):
        """Take over the hand in four lanes (the view's); the cursor stays on its card."""
        chosen = self._cards[self.cursor] if self.cursor < self.count else -1
        n = 0
        for suit in range(4):
            lane = lanes[suit]
            strength = 9
            while lane:
                if lane >> strength & 1:
                    self._cards[n] = 10 * suit + strength
                    lane &= ~(1 << strength)
                    n += 1
                strength -= 1
        self.count = n
        for i in range(n):
            if self._cards[i] == chosen:
                self.cursor = i
        if self.cursor >= n:
            self.cursor = n - 1 if n else 0
        self._lifted = 0
        self.show()

    def place(self, card):
        """(x, y) of a card in the hand as it lies on the screen, or the middle of the fan."""
        for i in range(self.count):
            if self._cards[i] == card:
                return self._sprites[i].x, self._sprites[i].y
        return self._layout.centre_x, self._layout.hand_y

    def move(self, by):
        """Move the cursor; True if it went over an end (it is then at the other one)."""
        self.fresh = -1
        if not self.count:
            return False
        to = self.cursor + by
        self.cursor = to % self.count
        self.show()
        return to != self.cursor

    def mark(self, legal):
        """Show which cards may be played: a 40-bit set, or -1 for no difference.

        The cursor goes to the first of them, unless it is on one already.
        """
        self._legal = legal
        self._lifted = 0
        if legal > 0 and self.count and not legal >> self._cards[self.cursor] & 1:
            for i in range(self.count):
                if legal >> self._cards[i] & 1:
                    self.cursor = i
                    break
        self.show()

    @property
    def most(self):
        """How many cards there is room for."""
        return len(self._sprites)

    def lift(self, cards):
        """Raise the cards of a 40-bit set a little: those that satisfy a duty (K16)."""
        self._lifted = cards
        self.show()

    def show(self):
        """Put every card where it belongs."""
        layout = self._layout
        n = self.count
        step = layout.hand_step(n)
        x = layout.hand_x(n)
        dark = True
        for i in range(len(self._sprites)):
            sprite = self._sprites[i]
            if i >= n or i >= self.shown:
                sprite.hidden = True
                continue
            card = self._cards[i]
            y = layout.hand_y + layout.hand_drop(i, n)
            if self._lifted >> card & 1 or card == self.fresh:
                y -= layout.rise * 2 // 3
            if i == self.cursor and self.focus:
                y = layout.hand_y - layout.rise
                self._light.x = x - self._edge
                self._light.y = y - self._edge
                dark = False
            sprite.x = x
            sprite.y = y
            sprite.tile = engine_cards.face(card, self._guinote)
            legal = self._legal < 0 or self._legal >> card & 1
            sprite.palette = self._bright[card // 10] if legal else self._shade[card // 10]
            sprite.hidden = False
            x += step
        self._light.hidden = dark

    def remove(self, card):
        """Take a card out: it is on its way to the table."""
        n = 0
        for i in range(self.count):
            if self._cards[i] != card:
                self._cards[n] = self._cards[i]
                n += 1
            elif i < self.cursor or (i == self.cursor and i == self.count - 1 and i):
                self.cursor -= 1
        self.count = n
        self._legal = -1
        self._lifted = 0
        self.focus = False
        self.show()
