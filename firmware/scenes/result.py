# SPDX-License-Identifier: MIT
"""The result of a deal with its parts: cards, songs, last ten, and the totals (CASES K9).

`arg` is the view of seat 0.  Up to three sides stand side by side; more are told row by row.
"""

from firmware import facts
from firmware import palettes as pal
from firmware.buttons import A, B
from firmware.nodes import pad
from firmware.scene import Page
from firmware.words import t


class Result(Page):
    """Result page of one deal."""

    def enter(self):
        view = self.arg
        m = self.app.match
        self.result = r = m.result
        if view.target:
            title = t("result.title").format(view.deal_no)
        else:
            title = t("result.title_of").format(view.deal_no, view.options["games"])
        self.page(title, 2)
        sides = (0, 1) if view.teams else range(view.n)
        heads = []
        for seat in sides:
            if view.teams:
                heads.append(t("side.us" if seat == 0 else "side.them"))
            else:
                heads.append(facts.name(seat))
        rows = [("part.cards", r.cards, True), ("part.songs", r.songs, True)]
        if any_of(r.bonus):
            rows.append(("part.bonus", r.bonus, True))
        ten = [10 if seat == r.ten else 0 for seat in range(view.n)]
        rows.append(("part.ten", ten, True))
        rows.append(("part.total", r.totals, False))
        if view.target:
            before = [view.carry[seat] - r.totals[seat] for seat in range(view.n)]
            if any_of(before):
                rows.append(("part.carry", before, False))
                rows.append(("part.sum", view.carry, False))
        if not view.target or view.options["games"] > 1:
            rows.append(("part.games", view.games, False))
        if len(heads) <= 3:
            self._side_by_side(sides, heads, rows)
        else:
            self._row_by_row(sides, heads, rows)
        self.foot(self._verdict(view, r))
        self.feet[0].colour = pal.ACCENT

    def _figure(self, row, seat):
        """A side's figure in a row: parts are summed over a team, totals are already."""
        figures = row[1]
        if row[2] and self.arg.teams:
            return figures[seat] + figures[seat ^ 2]
        return figures[seat]

    def _side_by_side(self, sides, heads, rows):
        p = self.profile
        n = len(heads)
        wide = 8 if n == 2 else 5
        line = (self.bottom - self.top - 2) // (len(rows) + 1)
        if line > p.fh + 6:
            line = p.fh + 6
        y = self.top + (self.bottom - self.top - line * (len(rows) + 1)) // 2
        x0 = p.width - p.margin - n * wide * p.fw
        colours = (pal.US, pal.THEM, pal.THEM)
        for i in range(n):
            self.text(x0 + i * wide * p.fw, y, wide, pad(heads[i], wide, 2), colours[i])
        for row in rows:
            y += line
            total = row[0] == "part.total" or row[0] == "part.sum"
            if total:
                self.box(p.margin, y - 1, p.width - 2 * p.margin, 1, pal.PANEL_EDGE)
            colour = pal.ACCENT if total else pal.TEXT
            self.text(p.margin, y, 26 - n * wide, t(row[0]), colour)
            for i in range(n):
                text = pad(str(self._figure(row, sides[i])), wide, 2)
                self.text(x0 + i * wide * p.fw, y, wide, text, colour)

    def _row_by_row(self, sides, heads, rows):
        """Name, then the figures of the first rows in columns of four."""
        p = self.profile
        line = (self.bottom - self.top - 2) // (len(heads) + 1)
        y = self.top + 1
        for i in range(-1, len(heads)):
            text = pad("" if i < 0 else heads[i], 6)
            for row in rows[:5]:
                figure = t(row[0])[:3] if i < 0 else str(self._figure(row, sides[i]))
                text += pad(figure, 4, 2)
            self.text(p.margin, y, p.columns, text, pal.ACCENT if i < 0 else pal.TEXT)
            y += line

    def _verdict(self, view, r):
        """Who won, and why when it was not by counting."""
        if not r.winners:
            return t("note.carry")
        if view.teams:
            text = t("note.win_us" if 0 in r.winners else "note.lose_us")
        elif 0 in r.winners:
            text = t("note.win_you")
        else:
            text = t("note.win").format(facts.name(r.winners[0]))
        why = t("note." + r.reason)
        double = view.options.get("double_at")
        if double and r.reason == "counted" and r.totals[r.winners[0]] >= double:
            why = t("note.double")
        return text + ("\n" + why if why else "")

    def button(self, button):
        if button == A or button == B:
            self.app.pop()


def any_of(figures):
    """Whether a figure is not 0."""
    for figure in figures:
        if figure:
            return True
    return False


SCENE = Result
