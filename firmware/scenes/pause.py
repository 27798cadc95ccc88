# SPDX-License-Identifier: MIT
"""The pause page (B held long): go on, settings, or leave the match after asking twice."""

from firmware import palettes as pal
from firmware.buttons import DOWN, LEFT, RIGHT, UP, A, B
from firmware.nodes import pad
from firmware.scene import Rows, Scene, choice, lr
from firmware.settings import PACES, PAUSES, next_of, pace_word, seconds
from firmware.words import LANGUAGES, t

_COLUMNS = 24
_ON = 0
_PAUSE = 1
_PACE = 2
_LANG = 3
_QUIT = 4


class Pause(Scene):
    """Pause panel over the table."""

    def enter(self):
        p = self.profile
        row_h = p.fh + 2 if p.fh < 16 else p.fh + 6
        width = _COLUMNS * p.fw + 6
        height = 5 * row_h + p.fh + 12
        x = (p.width - width) // 2
        y = (p.height - height) // 2
        self.frame(x, y, width, height)
        self.title = self.text(x + 3, y + 2, _COLUMNS, "", pal.ACCENT)
        self.box(x + 3, y + p.fh + 3, width - 6, 1, pal.PANEL_EDGE)
        self.rows = Rows(self, x + 3, y + p.fh + 8, _COLUMNS, 5, 5, row_h)
        self.sure = False
        self._show()

    def _row(self, i):
        s = self.app.settings
        if i == _ON:
            return " " + t("pause.on")
        if i == _PAUSE:
            return choice(" " + t("menu.pause"), lr(seconds(s.pause_ms)), _COLUMNS)
        if i == _PACE:
            return choice(" " + t("menu.pace"), lr(pace_word(s.pace_ms)), _COLUMNS)
        if i == _LANG:
            return choice(" " + t("menu.lang"), lr(t("lang")), _COLUMNS)
        return " " + t("pause.sure" if self.sure else "pause.quit")

    def _show(self):
        self.title.text = pad(t("pause.title"), _COLUMNS, 1)
        self.rows.show(self._row)

    def button(self, button):
        s = self.app.settings
        at = self.rows.at
        if button == UP or button == DOWN:
            self.rows.move(1 if button == DOWN else -1)
            self.sure = False
        elif button == B or (button == A and at == _ON):
            self.app.pop()
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
