# SPDX-License-Identifier: MIT
"""The options of the variant chosen, from its own table, and the deal code of the match."""

from engine import options as engine_options
from engine import rng, variants
from engine.errors import Usage
from engine.match import Match
from firmware import words
from firmware.buttons import DOWN, LEFT, RIGHT, UP, A, B
from firmware.scene import Page, Rows, choice, lr
from firmware.words import first, t


def value_word(value):
    """The word for a value of an option."""
    if value is True:
        return t("val.yes")
    if value is False or value is None:
        return t("val.no")
    if isinstance(value, str):
        return first("val." + value, value)
    return str(value)


class Options(Page):
    """Options page; `arg` is the name of the variant."""

    def enter(self):
        words.load_menu()
        p = self.profile
        s = self.app.settings
        self.variant = self.arg
        rules = variants.load(self.variant, s.players, False)
        self.table = list(rules.options()) + [engine_options.MEMORY]
        if self.variant not in s.options:
            s.options[self.variant] = engine_options.complete(self.variant, self.table, None)
        self.chosen = s.options[self.variant]
        self.page(t("variant." + self.variant), 3)
        row_h = p.fh + 1 if p.fh < 16 else p.fh + 4
        window = (self.bottom - self.top - 2) // row_h
        top = self.top + (self.bottom - self.top - window * row_h) // 2
        # start, the options, the order of Guiñote, the code
        self.rows = Rows(self, p.margin, top, p.columns, window, len(self.table) + 3, row_h)
        self._show()

    def resume(self, answer):
        """Back from the page where a code is written."""
        if answer is not None:
            self.app.seed = answer or None
        self._show()

    def _name(self, i):
        """Key of the words of option row `i`."""
        name = self.table[i - 1][0]
        return first_key("opt." + self.variant + "." + name, "opt." + name)

    def _row(self, i):
        columns = self.profile.columns - 1
        last = len(self.table)
        if i == 0:
            return "★ " + t("options.start")
        if i <= last:
            value = self.chosen[self.table[i - 1][0]]
            return choice(t(self._name(i)), lr(value_word(value)), columns)
        if i == last + 1:
            value = self.app.settings.guinote
            return choice(t("opt.guinote"), lr(value_word(value)), columns)
        code = self.app.seed or t("options.random")
        return choice(t("options.code"), code[:18], columns)

    def _show(self):
        self.rows.show(self._row)
        i = self.rows.at
        last = len(self.table)
        if i == 0:
            self.foot(t("note.start"))
        elif i <= last:
            self.foot(t(self._name(i) + ".note"))
        else:
            self.foot(t("note.guinote" if i == last + 1 else "note.code"))

    def button(self, button):
        if button == UP or button == DOWN:
            self.rows.move(1 if button == DOWN else -1)
            self._show()
        elif button == LEFT or button == RIGHT:
            self._change(1 if button == RIGHT else -1)
        elif button == A:
            if self.rows.at == 0:
                self._start()
            elif self.rows.at == len(self.table) + 2:
                self.app.push("code", self.app.seed or "")
            else:
                self._change(1)
        elif button == B:
            self.app.go("menu")

    def _change(self, by):
        i = self.rows.at
        if i == len(self.table) + 1:
            self.app.settings.guinote = not self.app.settings.guinote
        elif 1 <= i <= len(self.table):
            option = self.table[i - 1]
            values = engine_options.values(option)
            at = 0
            for k in range(len(values)):
                if values[k] is self.chosen[option[0]] or values[k] == self.chosen[option[0]]:
                    at = k
            self.chosen[option[0]] = values[(at + by) % len(values)]
        else:
            return
        self._show()

    def _start(self):
        app = self.app
        code = app.seed or rng.new_code(app.ports.entropy())
        try:
            app.match = Match(
                self.variant,
                players=app.settings.players,
                options=dict(self.chosen),
                guinote=app.settings.guinote,
                seed=rng.tidy_code(code),
            )
        except Usage:
            self.foot(t("note.code_bad"))
            return
        # A code is for one match; the next is by chance again.
        app.seed = None
        app.go("table")


def first_key(*keys):
    """The first of `keys` that has words."""
    from firmware.words import has

    for key in keys:
        if has(key):
            return key
    return keys[-1]


SCENE = Options
