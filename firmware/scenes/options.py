# SPDX-License-Identifier: MIT
"""The options of the variant chosen, from its own table, and the deal code of the match."""

from engine import options as engine_options
from engine import rng, variants
from engine.errors import Usage
from engine.match import Match
from firmware import words
from firmware.buttons import DOWN, LEFT, RIGHT, UP, A, B
from firmware.pages import Page, Rows, choice, lr
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
        # Guiñote itself is always in its own order.
        self.has_order = not rules.guinote
        self.table = list(rules.options()) + [engine_options.MEMORY]
        # What was chosen before stays, as far as this table of players has it.
        kept = s.options.setdefault(self.variant, {})
        given = {}
        for option in self.table:
            if option[0] in kept and engine_options.allows(option, kept[option[0]]):
                given[option[0]] = kept[option[0]]
        self.chosen = engine_options.complete(self.variant, self.table, given)
        self.page(t("variant." + self.variant), 3)
        row_h = p.fh + 1 if p.fh < 16 else p.fh + 4
        window = (self.bottom - self.top - 2) // row_h
        top = self.top + (self.bottom - self.top - window * row_h) // 2
        # start, the options, the order of Guiñote, the rules, the code
        self.below = (("guinote",) if self.has_order else ()) + ("rules", "code")
        count = 1 + len(self.table) + len(self.below)
        self.rows = Rows(self, p.margin, top, p.columns, window, count, row_h)
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
        kind = self.below[i - last - 1]
        if kind == "guinote":
            return choice(t("opt.guinote"), lr(value_word(self.app.settings.guinote)), columns)
        if kind == "rules":
            return "? " + t("options.rules")
        code = self.app.seed or t("options.random")
        return choice(t("options.code"), code[:18], columns)

    def _kind(self):
        """What the chosen row is: "start", "option" or one of those below."""
        i = self.rows.at
        if i == 0:
            return "start"
        return "option" if i <= len(self.table) else self.below[i - len(self.table) - 1]

    def _show(self):
        self.rows.show(self._row)
        kind = self._kind()
        if kind == "option":
            self.foot(t(self._name(self.rows.at) + ".note"))
        else:
            self.foot(t("note." + kind))

    def button(self, button):
        if button == UP or button == DOWN:
            self.rows.move(1 if button == DOWN else -1)
            self._show()
        elif button == LEFT or button == RIGHT:
            self._change(1 if button == RIGHT else -1)
        elif button == B:
            self.app.go("menu")
        elif button == A and self._kind() == "start":
            self._start()
        elif button == A and self._kind() == "code":
            self.app.push("code", self.app.seed or "")
        elif self._kind() == "rules":
            if button == A or button == RIGHT:
                self.app.push("help", self.variant)
        else:
            self._change(-1 if button == LEFT else 1)

    def _change(self, by):
        kind = self._kind()
        if kind == "guinote":
            self.app.settings.guinote = not self.app.settings.guinote
        elif kind == "option":
            option = self.table[self.rows.at - 1]
            values = engine_options.values(option)
            at = 0
            for k in range(len(values)):
                if values[k] is self.chosen[option[0]] or values[k] == self.chosen[option[0]]:
                    at = k
            value = values[(at + by) % len(values)]
            self.chosen[option[0]] = value
            self.app.settings.options[self.variant][option[0]] = value
        self._show()

    def _start(self):
        app = self.app
        code = app.seed or rng.new_code(app.ports.entropy())
        try:
            app.match = Match(
                self.variant,
                players=app.settings.players,
                options=dict(self.chosen),
                guinote=app.settings.guinote and self.has_order,
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
