# SPDX-License-Identifier: MIT
"""The pause page (B held long): go on, a hint, the rules, settings, or leave, asked twice."""

from engine import phases
from firmware import palettes as pal
from firmware.buttons import DOWN, LEFT, RIGHT, UP, A, B
from firmware.nodes import pad
from firmware.pages import Rows, choice, lr
from firmware.scene import Scene
from firmware.settings import PACES, PAUSES, next_of, pace_word, seconds
from firmware.words import LANGUAGES, t

_COLUMNS = 24
_ON = 0
_HINT = 1
_HELP = 2
_PAUSE = 3
_PACE = 4
_LANG = 5
_QUIT = 6


class Pause(Scene):
    """Pause panel over the table."""

    def enter(self):
        p = self.profile
        view = self.arg
        self.kinds = [_ON, _HELP, _PAUSE, _PACE, _LANG, _QUIT]
        if view is not None and view.to_act == view.seat and view.phase < phases.DEAL_OVER:
            self.kinds.insert(1, _HINT)
        count = len(self.kinds)
        row_h = p.fh + (8 - count if p.fh < 16 else 5)
        width = _COLUMNS * p.fw + 6
        # Below the rows: what the marks before the names mean.
        height = count * row_h + 2 * p.fh + 14
        x = (p.width - width) // 2
        y = (p.height - height) // 2
        self.frame(x, y, width, height)
        self.title = self.text(x + 3, y + 2, _COLUMNS, "", pal.ACCENT)
        self.box(x + 3, y + p.fh + 3, width - 6, 1, pal.PANEL_EDGE)
        self.rows = Rows(self, x + 3, y + p.fh + 8, _COLUMNS, count, count, row_h)
        self.legend = self.text(x + 3, y + height - p.fh - 1, _COLUMNS, "", pal.TEXT_DIM)
        self.sure = False
        self._show()

    def _row(self, i):
        s = self.app.settings
        i = self.kinds[i]
        if i == _ON:
            return " " + t("pause.on")
        if i == _HINT:
            return " " + t("pause.hint")
        if i == _HELP:
            return " " + t("pause.help")
        if i == _PAUSE:
            return choice(" " + t("menu.pause"), lr(seconds(s.pause_ms)), _COLUMNS)
        if i == _PACE:
            return choice(" " + t("menu.pace"), lr(pace_word(s.pace_ms)), _COLUMNS)
        if i == _LANG:
            return choice(" " + t("menu.lang"), lr(t("lang")), _COLUMNS)
        return " " + t("pause.sure" if self.sure else "pause.quit")

    def _show(self):
        self.title.text = pad(t("pause.title"), _COLUMNS, 1)
        self.legend.text = pad(self._note(), _COLUMNS, 1)
        self.rows.show(self._row)

    def _note(self):
        """What the marks mean; or who was shown to be void in trumps, and when (R-PROOF-1)."""
        view = self.arg
        if view is not None and view.n == 2 and view.void_trick[1]:
            return t("key.void").format(t("name.1"), view.void_trick[1])
        return t("key.marks")

    def resume(self, answer):
        """Back from the rules."""
        self._show()

    def button(self, button):
        s = self.app.settings
        at = self.kinds[self.rows.at]
        if button == UP or button == DOWN:
            self.rows.move(1 if button == DOWN else -1)
            self.sure = False
        elif button == B or (button == A and at == _ON):
            self.app.pop()
            return
        elif button == A and at == _HINT:
            self.app.go("hint", self.arg)
            return
        elif button == A and at == _HELP:
            self.app.push("help", self.app.match.variant)
            return
        elif button == A and at == _QUIT:
            if self.sure:
                self.app.match = None
                self.app.home()
                return
            self.sure = True
        elif button == A or button == LEFT or button == RIGHT:
            by = -1 if button == LEFT else 1
            if at == _PAUSE:
                s.pause_ms = next_of(PAUSES, s.pause_ms, by)
            elif at == _PACE:
                s.pace_ms = next_of(PACES, s.pace_ms, by)
            elif at == _LANG:
                self.app.set_language(next_of(LANGUAGES, s.lang, by))
        self._show()


SCENE = Pause
