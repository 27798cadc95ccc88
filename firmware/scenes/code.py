# SPDX-License-Identifier: MIT
"""Writing a deal code: twelve signs, one after the other. Answers the code, or "" for none."""

from engine.rng import CODE_DIGITS, tidy_code
from firmware import palettes as pal
from firmware import words
from firmware.buttons import DOWN, LEFT, RIGHT, UP, A, B
from firmware.nodes import pad
from firmware.pages import Page
from firmware.words import t

_SIGNS = 12


class Code(Page):
    """Code page; `arg` is the code to begin with, or ""."""

    def enter(self):
        words.load_menu()
        p = self.profile
        self.page(t("code.title"), 3)
        self.foot(t("note.code_page") + "\n" + t("key.code"))
        typed = tidy_code(self.arg).replace("-", "")
        self.signs = [0] * _SIGNS
        for i in range(_SIGNS):
            if i < len(typed) and typed[i] in CODE_DIGITS:
                self.signs[i] = CODE_DIGITS.index(typed[i])
        self.at = 0
        wide = p.fw * 14
        self.x = (p.width - wide) // 2
        self.y = (self.top + self.bottom - p.fh) // 2
        self.frame(self.x - p.fw, self.y - 3, wide + 2 * p.fw, p.fh + 6)
        self.bar = self.box(self.x, self.y - 1, p.fw, p.fh + 2, pal.PANEL_LIGHT)
        self.line = self.text(self.x, self.y, 14)
        self.up = self.text(self.x, self.y - p.fh - 5, 1, "▲", pal.ACCENT)
        self.down = self.text(self.x, self.y + p.fh + 5, 1, "▼", pal.ACCENT)
        self._show()

    def _code(self):
        code = ""
        for i in range(_SIGNS):
            if i and i % 4 == 0:
                code += "-"
            code += CODE_DIGITS[self.signs[i]]
        return code

    def _show(self):
        self.line.text = pad(self._code(), 14)
        x = self.x + (self.at + self.at // 4) * self.profile.fw
        self.bar.x = self.up.x = self.down.x = x

    def button(self, button):
        if button == LEFT or button == RIGHT:
            self.at = (self.at + (1 if button == RIGHT else -1)) % _SIGNS
        elif button == UP or button == DOWN:
            n = self.signs[self.at] + (1 if button == UP else -1)
            self.signs[self.at] = n % len(CODE_DIGITS)
        elif button == A:
            self.app.pop(self._code())
            return
        elif button == B:
            self.app.pop("")
            return
        self._show()


SCENE = Code
