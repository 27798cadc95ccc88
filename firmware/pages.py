# SPDX-License-Identifier: MIT
"""Pages and lists: what the table does not need while cards are played.

`Page` has the look of the menu pages: felt, a wooden title bar, a foot with a hint.  `Rows` is
a list one moves through, wrapping round at its ends and scrolling when it is longer than its
window.
"""

from firmware import palettes as pal
from firmware.nodes import pad, wrap
from firmware.scene import Scene


class Page(Scene):
    """A page with a title bar above and a hint at the foot."""

    whole = True

    def page(self, title, foot_lines):
        """Draw the page; the free part is self.top … self.bottom (pixels)."""
        p = self.felt()
        line = p.fh + 2
        self.box(0, 0, p.width, line + 1, pal.PANEL)
        self.box(0, line + 1, p.width, 1, pal.PANEL_EDGE)
        self.title = self.text(p.margin, 1, p.columns, pad(title, p.columns, 1), pal.ACCENT)
        self.top = line + 2
        self.bottom = p.height
        self.feet = ()
        if foot_lines:
            height = foot_lines * p.fh + 4
            self.bottom = p.height - height - 1
            self.box(0, self.bottom, p.width, 1, pal.PANEL_EDGE)
            self.box(0, self.bottom + 1, p.width, height, pal.PANEL)
            self.feet = [
                self.text(p.margin, self.bottom + 3 + i * p.fh, p.columns, "", pal.TEXT_DIM)
                for i in range(foot_lines)
            ]

    def foot(self, text):
        """Put a text at the foot, wrapped."""
        lines = wrap(text, self.profile.columns)
        for i in range(len(self.feet)):
            self.feet[i].text = lines[i] if i < len(lines) else ""


class Rows:
    """A list of rows in a window; the chosen one lies on a bar."""

    def __init__(self, scene, x, y, columns, window, count, row_h):
        """Room for `window` rows of `columns` columns; `count` rows in all."""
        self._scene = scene
        self.count = count
        self.window = window
        self.at = 0
        self.first = 0
        self._row_h = row_h
        self._y = y
        p = scene.profile
        self._bar = scene.box(x - 2, y, columns * p.fw + 4, row_h, pal.PANEL_LIGHT)
        self._edge = scene.box(x - 2, y, 2, row_h, pal.ACCENT)
        inset = (row_h - p.fh) // 2
        self._lines = [scene.text(x, y + i * row_h + inset, columns) for i in range(window)]
        self.columns = columns
        right = x + columns * p.fw - p.fw
        self._more_up = scene.text(right, y + inset, 1, "▲", pal.PANEL_EDGE)
        self._more_down = scene.text(
            right, y + (window - 1) * row_h + inset, 1, "▼", pal.PANEL_EDGE
        )

    def move(self, by):
        """Go `by` rows on, round the ends."""
        self.at = (self.at + by) % self.count

    def show(self, row_text):
        """Draw; `row_text(i)` gives the words of row i."""
        if self.at < self.first:
            self.first = self.at
        elif self.at >= self.first + self.window:
            self.first = self.at - self.window + 1
        if self.first > self.count - self.window:
            self.first = max(0, self.count - self.window)
        for i in range(self.window):
            line = self._lines[i]
            row = self.first + i
            line.text = row_text(row) if row < self.count else ""
            line.colour = pal.ACCENT if row == self.at else pal.TEXT
        self._bar.y = self._edge.y = self._y + (self.at - self.first) * self._row_h
        self._more_up.hidden = self.first == 0
        self._more_down.hidden = self.first + self.window >= self.count


def choice(name, value, columns):
    """A row with a name on the left and a value on the right."""
    left = pad(name, columns - len(value))
    if left and left[-1] != " ":
        left = left[:-1] + " "
    return left + value


def lr(value):
    """A value that LEFT and RIGHT change."""
    return "◀" + value + "▶"
