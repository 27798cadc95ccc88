# SPDX-License-Identifier: MIT
"""The menu: how many sit at the table, which game, and the settings of the device."""

from engine import variants
from firmware import words
from firmware.buttons import DOWN, LEFT, RIGHT, UP, A, B
from firmware.charset import SUIT_CHARS
from firmware.scene import Page, Rows, choice, lr
from firmware.settings import PACES, PAUSES, next_of, pace_word, seconds
from firmware.words import LANGUAGES, t


class Menu(Page):
    """Main menu."""

    def enter(self):
        words.load_menu()
        p = self.profile
        self.page(t("menu.title"), 3)
        row_h = p.fh + 1 if p.fh < 16 else p.fh + 5
        self.games = []
        self.counts = []
        for _, allowed in variants.REGISTRY:
            for n in allowed:
                if n not in self.counts:
                    self.counts.append(n)
        self.counts.sort()
        self._find_games()
        window = (self.bottom - self.top - 2) // row_h
        top = self.top + (self.bottom - self.top - window * row_h) // 2
        self.rows = Rows(self, p.margin, top, p.columns, window, self._count(), row_h)
        self.rows.at = self.arg or 1
        self._show()

    def _find_games(self):
        if self.app.settings.players not in self.counts:
            self.app.settings.players = self.counts[-1]
        n = self.app.settings.players
        self.games = [name for name in variants.NAMES if n in variants.players(name)]

    def _count(self):
        return 1 + len(self.games) + 3

    def _row(self, i):
        s = self.app.settings
        columns = self.profile.columns - 1
        if i == 0:
            return choice(t("menu.players"), lr(str(s.players)), columns)
        if i <= len(self.games):
            return SUIT_CHARS[(i - 1) % 4] + " " + t("variant." + self.games[i - 1])
        i -= len(self.games)
        if i == 1:
            return choice(t("menu.pause"), lr(seconds(s.pause_ms)), columns)
        if i == 2:
            word = pace_word(s.pace_ms)
            return choice(t("menu.pace"), lr(word), columns)
        return choice(t("menu.lang"), lr(t("lang")), columns)

    def _show(self):
        self.rows.show(self._row)
        i = self.rows.at
        if i == 0:
            self.foot(t("note.players"))
        elif i <= len(self.games):
            self.foot(t("variant." + self.games[i - 1] + ".note"))
        else:
            keys = ("note.pause", "note.pace", "note.lang")
            self.foot(t(keys[i - len(self.games) - 1]))

    def button(self, button):
        if button == UP or button == DOWN:
            self.rows.move(1 if button == DOWN else -1)
            self._show()
        elif button == LEFT or button == RIGHT:
            self._change(1 if button == RIGHT else -1)
        elif button == A:
            if 1 <= self.rows.at <= len(self.games):
                self.app.go("options", self.games[self.rows.at - 1])
            else:
                self._change(1)
        elif button == B:
            self.app.go("title")

    def _change(self, by):
        s = self.app.settings
        i = self.rows.at
        if i == 0:
            s.players = next_of(self.counts, s.players, by)
            self._find_games()
            self.rows.count = self._count()
        elif i <= len(self.games):
            return
        elif i == len(self.games) + 1:
            s.pause_ms = next_of(PAUSES, s.pause_ms, by)
        elif i == len(self.games) + 2:
            s.pace_ms = next_of(PACES, s.pace_ms, by)
        else:
            self.app.set_language(next_of(LANGUAGES, s.lang, by))
            self.app.go("menu", i)
            return
        self._show()


SCENE = Menu
