# SPDX-License-Identifier: MIT
"""The panel that speaks: songs, exchanges, and why a card may not be played.

It lies over the table and leaves the hand in sight.  Its nodes are made
once; speaking changes letters and moves boxes.
"""

from engine import cards as engine_cards
from firmware import palettes as pal
from firmware.nodes import pad, wrap

_LINES = 4
_CARDS = 4
_COLUMNS = 24


class Banner:
    """One panel of up to four lines and four cards."""

    def __init__(self, scene, layout, guinote):
        self._layout = layout
        self._guinote = guinote
        self._screen = scene.screen
        p = self._profile = scene.profile
        self._outer = scene.screen.layer(scene.layer)
        self._outer.hidden = True
        width = _COLUMNS * p.fw + 8
        x = (p.width - width) // 2
        layer = self._outer
        # Made where two lines will lie: what moves is drawn anew from its old place to its new
        # one, seen or not.  The rim is two thin lines, lest everything be drawn twice.
        height = 2 * p.fh + 5
        y = layout.hand_y - layout.rise - height - 2
        self._fill = scene.screen.box(layer, x, y, width, height, pal.PANEL)
        self._above = scene.screen.box(layer, x, y - 1, width, 1, pal.PANEL_EDGE)
        self._below = scene.screen.box(layer, x, y + height, width, 1, pal.PANEL_EDGE)
        self._lines = [
            scene.screen.text(layer, scene.app.font, x + 4, y, _COLUMNS, "", pal.TEXT)
            for _ in range(_LINES)
        ]
        self._cards = [
            scene.screen.sprite(layer, scene.app.cards, x, y, 40, scene.screen.palette(pal.BACK))
            for _ in range(_CARDS)
        ]
        self.up = False

    def say(self, text, colour=pal.TEXT, cards=()):
        """Show a text (at most 4 lines of 24 columns) and up to four cards below it."""
        p = self._profile
        lines = wrap(text, _COLUMNS)
        n = len(lines)
        if n > _LINES:
            n = _LINES
        height = n * p.fh + 5
        if cards:
            height += p.ch + 4
        # Never over the hand; words alone lie low, where only the own place is covered.
        lay = self._layout
        room = lay.hand_y - lay.rise - lay.top
        y = lay.top + max(0, (room - height) // 2 if cards else room - height - 2)
        self._fill.y = y
        self._fill.height = height
        self._above.y = y - 1
        self._below.y = y + height
        for i in range(_LINES):
            line = self._lines[i]
            line.hidden = i >= n
            if i < n:
                line.y = y + 3 + i * p.fh
                line.colour = colour
                line.text = pad(lines[i], _COLUMNS, 1)
        step = p.cw + 4
        x = (p.width - step * len(cards) + 4) // 2
        for i in range(_CARDS):
            sprite = self._cards[i]
            sprite.hidden = i >= len(cards)
            if i < len(cards):
                sprite.x = x + i * step
                sprite.y = y + n * p.fh + 5
                sprite.tile = engine_cards.face(cards[i], self._guinote)
                sprite.palette = self._screen.palette(pal.CARD[cards[i] // 10])
        self._outer.hidden = False
        self.up = True

    def hide(self):
        """Take the panel away."""
        self._outer.hidden = True
        for sprite in self._cards:
            sprite.hidden = True
        self.up = False
