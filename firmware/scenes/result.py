# SPDX-License-Identifier: MIT
"""The result of a deal with its parts: cards, songs, pairs, last ten, and the totals (CASES K9).

`arg` is the view of seat 0.  Two or three sides stand side by side, the parts below each other.
Where chips or losses are counted the players stand below each other (firmware.standing).
"""

from firmware import facts, modules, words
from firmware import palettes as pal
from firmware.buttons import A, B
from firmware.nodes import pad
from firmware.pages import Page
from firmware.words import t


class Result(Page):
    """Result page of one deal."""

    def enter(self):
        words.also("result")
        view = self.arg
        m = self.app.match
        self.result = r = m.result
        total = view.options.get("deals") or view.options.get("games")
        if view.losses is not None or view.chips is not None:
            title = t("result.deal_of").format(view.deal_no, total) if total else ""
        elif not view.target and total and view.deal_no <= total:
            title = t("result.title_of").format(view.deal_no, total)
        else:
            title = ""
        self.page(title or t("result.title").format(view.deal_no), 2)
        if view.losses is not None or view.chips is not None:
            modules.take("firmware.standing").Standing(self, view, m)
            modules.forget("firmware.standing")
            return
        sides = (0, 1) if view.teams else range(view.n)
        heads = []
        for seat in sides:
            if view.teams:
                heads.append(t("side.us" if seat == 0 else "side.them"))
            else:
                heads.append(facts.name(seat))
        rows = [("part.cards", r.cards, True), ("part.songs", r.songs, True)]
        ten = [10 if seat == r.ten else 0 for seat in range(view.n)]
        rows.append(("part.ten", ten, True))
        rows.append(("part.total", r.totals, False))
        if view.target:
            before = [view.carry[seat] - r.totals[seat] for seat in range(view.n)]
            if any_of(before):
                rows.append(("part.carry", before, False))
                rows.append(("part.sum", view.carry, False))
        if facts.counts_games(view):
            rows.append(("part.games", view.games, False))
        self._side_by_side(sides, heads, rows)
        self.foot(self._verdict(view, r))
        self.feet[0].colour = pal.ACCENT

    def leave(self):
        words.without("result")
        Page.leave(self)

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
        step = wide if n == 2 else wide + 1
        # The names of three stand a column apart.
        name_columns = 26 - n * step
        line = (self.bottom - self.top - 2) // (len(rows) + 1)
        if line > p.fh + 6:
            line = p.fh + 6
        y = self.top + (self.bottom - self.top - line * (len(rows) + 1)) // 2
        x0 = p.width - p.margin - n * step * p.fw + (step - wide) * p.fw
        colours = (pal.US, pal.THEM, pal.THEM)
        for i in range(n):
            self.text(x0 + i * step * p.fw, y, wide, pad(heads[i], wide, 2), colours[i])
        for row in rows:
            y += line
            total = row[0] == "part.total" or row[0] == "part.sum"
            if total:
                self.box(p.margin, y - 1, p.width - 2 * p.margin, 1, pal.PANEL_EDGE)
            colour = pal.ACCENT if total else pal.TEXT
            self.text(p.margin, y, max(name_columns, 10), t(row[0]), colour)
            for i in range(n):
                text = pad(str(self._figure(row, sides[i])), wide, 2)
                self.text(x0 + i * step * p.fw, y, wide, text, colour)

    def _verdict(self, view, r):
        """Who won, and why when it was not by counting."""
        if not r.winners:
            return t("note.carry")
        if view.teams:
            text = t("note.win_us" if 0 in r.winners else "note.lose_us")
        elif 0 in r.winners:
            text = t("note.win_you")
        elif len(r.winners) > 1:
            text = t("note.win_many").format(facts.names(r.winners))
        else:
            text = t("note.win").format(facts.name(r.winners[0]))
        why = t("note." + r.reason)
        rules = self.app.match.rules
        if r.reason == "counted" and hasattr(rules, "worth"):
            if rules.worth(self.app.match, r, r.winners[0]) > 1:
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
