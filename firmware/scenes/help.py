# SPDX-License-Identifier: MIT
"""The help: the rules of a game page by page, from firmware/help.

`arg` is the topic, a variant or one of help.GENERAL.  The reader is imported with this scene
and let go when it leaves; a page at a time is in memory.
"""

from firmware import modules
from firmware import palettes as pal
from firmware.buttons import DOWN, LEFT, RIGHT, UP, A, B
from firmware.input import PAUSE
from firmware.nodes import pad
from firmware.pages import Page
from firmware.words import t


class Help(Page):
    """Pages of one text; it always answers None."""

    def enter(self):
        self.reader = modules.take("firmware.help")
        self.lang = self.app.settings.lang
        self.count = self.reader.pages(self.arg, self.lang)
        self.at = 0
        p = self.profile
        self.page("", 1)
        room = self.bottom - self.top - 2
        lines = self.reader.LINES
        step = min(room // lines, p.fh + 4)
        y = self.top + 1 + (room - step * lines) // 2
        self.lines = [self.text(p.margin, y + i * step, p.columns) for i in range(lines)]
        self.feet[0].colour = pal.TEXT_DIM
        self._show()

    def _show(self):
        p = self.profile
        title, lines = self.reader.page(self.arg, self.lang, self.at, p.columns)
        where = t("help.pages").format(self.at + 1, self.count)
        room = p.columns - len(where)
        self.title.text = pad(title, room) + where if len(title) < room else title
        for i in range(len(self.lines)):
            self.lines[i].text = lines[i] if i < len(lines) else ""
        self.feet[0].text = pad(t("key.help"), p.columns, 1)

    def button(self, button):
        if button == B or button == PAUSE:
            self.app.pop()
            return
        if button in (RIGHT, DOWN, A):
            self.at = (self.at + 1) % self.count
        elif button in (LEFT, UP):
            self.at = (self.at - 1) % self.count
        self._show()

    def leave(self):
        Page.leave(self)
        modules.forget("firmware.help")


SCENE = Help
