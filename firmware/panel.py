# SPDX-License-Identifier: MIT
"""A question over the table: a wooden panel that leaves the own hand in sight.

Its answer is an action of the engine.  The pause page can be called from each; after a change
of language there the panel is drawn anew as it stood.
"""

from firmware import palettes as pal
from firmware.input import PAUSE
from firmware.nodes import pad
from firmware.scene import Scene

COLUMNS = 24


class Panel(Scene):
    """`arg` is the view of the seat that is asked.

    A subclass gives `height()` of its contents in pixels, `build(x, y)` which draws them with
    their upper left corner there, and `press(button)`.
    """

    def enter(self):
        p = self.profile
        # Panels are called from the table: working its places out again costs 3 KB.
        lay = self.place = self.app.stack[0].layout
        width = COLUMNS * p.fw + 6
        self.prepare()
        height = self.height()
        x = (p.width - width) // 2
        # Rather high than low: a card just drawn stands out of the hand.
        room = lay.bottom - lay.top - 1
        y = lay.top + max(0, (room - height) // 2)
        self.frame(x, y, width, height)
        self.left = x + 3
        self.inner = width
        self.build(x + 3, y)

    def prepare(self):
        """Look at the view; before anything is drawn."""

    def headed(self, y, title):
        """Draw a title with a rule under it; returns where the rest begins."""
        p = self.profile
        self.text(self.left, y + 1, COLUMNS, pad(title, COLUMNS, 1), pal.ACCENT)
        self.box(self.left, y + p.fh + 1, self.inner - 6, 1, pal.PANEL_EDGE)
        return y + p.fh + 3

    def line(self, y, text="", colour=pal.TEXT):
        """A line of words in the middle of the panel."""
        return self.text(self.left, y, COLUMNS, pad(text, COLUMNS, 1), colour)

    def state(self):
        """What has to be kept when the panel is drawn anew."""
        return 0

    def restore(self, state):
        """Put back what `state` gave."""

    def relabel(self):
        state = self.state()
        self.layer.clear()
        self.enter()
        self.restore(state)

    def button(self, button):
        if button == PAUSE:
            self.app.push("pause", self.arg)
        else:
            self.press(button)
