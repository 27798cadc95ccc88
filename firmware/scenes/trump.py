# SPDX-License-Identifier: MIT
"""Naming trumps: the four suits side by side, with what the hand has in each."""

from engine import actions
from engine import cards as engine_cards
from firmware import facts
from firmware import palettes as pal
from firmware.buttons import DOWN, LEFT, RIGHT, UP, A
from firmware.nodes import pad
from firmware.panel import COLUMNS, Panel
from firmware.words import t


class Trump(Panel):
    """The chooser; it begins with the longest suit."""

    def prepare(self):
        view = self.arg
        self.counts = []
        self.points = []
        for suit in range(4):
            count = points = 0
            for strength in range(10):
                if view.lanes[suit] >> strength & 1:
                    count += 1
                    points += engine_cards.POINTS[strength]
            self.counts.append(count)
            self.points.append(points)
        self.at = 0
        for suit in range(1, 4):
            if self._rank(suit) > self._rank(self.at):
                self.at = suit

    def _rank(self, suit):
        """The longest suit first, of equal ones that with the most points."""
        return 200 * self.counts[suit] + self.points[suit]

    def height(self):
        p = self.profile
        return 5 * p.fh + p.sw + 14

    def build(self, x, y):
        p = self.profile
        view = self.arg
        y = self.headed(y, t("ask.trump"))
        who = view.bidder if view.censor < 0 else view.censor
        self.line(y, facts.said("key.soloist", who, view.bid), pal.THEM)
        y += p.fh + 2
        self.step = COLUMNS * p.fw // 4
        self.x = x
        tile = p.sw + 4
        inset = (self.step - tile) // 2
        self.light = self.box(x, y, self.step, p.sw + p.fh + 7, pal.PANEL_LIGHT)
        self.edge = self.box(x, y, self.step, 2, pal.ACCENT)
        for suit in range(4):
            at = x + suit * self.step
            self.box(at + inset, y + 3, tile, tile, pal.TEXT)
            self.screen.sprite(
                self.layer,
                self.app.suits,
                at + inset + 2,
                y + 5,
                suit,
                self.suit_palette(suit),
            )
            number = str(self.counts[suit])
            wide = len(number) * p.fw
            self.text(at + (self.step - wide) // 2, y + p.sw + 7, len(number), number)
        y += p.sw + p.fh + 8
        self.name = self.line(y, "", pal.ACCENT)
        self.detail = self.line(y + p.fh, "", pal.US)
        self._show()

    def _show(self):
        at = self.at
        self.light.x = self.edge.x = self.x + at * self.step
        name = t("act.trump").format(t("suit." + str(at)))
        self.name.text = pad(name, COLUMNS, 1)
        forty = self.arg.lanes[at] & engine_cards.PAIR == engine_cards.PAIR
        key = "hand.suit_forty" if forty else "hand.suit"
        self.detail.text = pad(t(key).format(self.counts[at], self.points[at]), COLUMNS, 1)

    def state(self):
        return self.at

    def restore(self, state):
        self.at = state
        self._show()

    def press(self, button):
        if button == A:
            self.app.pop(actions.TRUMP + self.at)
            return
        if button in (LEFT, UP):
            self.at = (self.at - 1) % 4
        elif button in (RIGHT, DOWN):
            self.at = (self.at + 1) % 4
        self._show()


SCENE = Trump
