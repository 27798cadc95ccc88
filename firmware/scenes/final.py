# SPDX-License-Identifier: MIT
"""The end of the match: who has won or lost, the figures, the deal code; again or to the menu."""

from firmware import facts, words
from firmware import palettes as pal
from firmware.buttons import DOWN, LEFT, RIGHT, UP, A, B
from firmware.nodes import pad
from firmware.pages import Page, Rows
from firmware.words import t


class Final(Page):
    """Last page of a match."""

    def enter(self):
        words.also("result")
        p = self.profile
        m = self.app.match
        self.page(t("final.title"), 1)
        won = m.match_result["winners"]
        lost = m.match_result["losers"]
        self.good = 0 in won
        head = self._verdict(m, won, lost)
        score = self._score(m, p.columns, 2)
        if len(score) > 2:
            score = self._score(m, p.columns, 1)
        line = p.fh + 2 if p.fh < 16 else p.fh + 6
        rows = 1 + len(score)
        if len(score) > 1 and p.fh < 16:
            line = p.fh
        free = self.bottom - self.top - p.ch - rows * line - 2 * (p.fh + 1) - 2
        gap = max(free // 4, 0)
        y = self.top + gap
        # A fan of aces for who has won, of twos for who has not.
        strength = 9 if self.good else 0
        step = p.cw * 5 // 8
        x = (p.width - 3 * step - p.cw) // 2
        for suit in range(4):
            drop = 0 if 0 < suit < 3 else p.ch // 18
            self.card(
                x + suit * step,
                y + drop,
                10 * suit + strength,
                self.screen.palette(pal.CARD[suit]),
            )
        y += p.ch + p.ch // 18 + gap
        self.text(p.margin, y, p.columns, pad(head, p.columns, 1), pal.ACCENT)
        y += line
        for text in score:
            self.text(p.margin, y, p.columns, pad(text, p.columns, 1))
            y += line
        y += gap // 2
        columns = 16
        x = (p.width - columns * p.fw) // 2
        self.rows = Rows(self, x, y, columns, 2, 2, p.fh + 1)
        self.rows.show(self._row)
        self.feet[0].text = pad(t("final.code").format(m.seed), p.columns, 1)

    def _verdict(self, m, won, lost):
        """The line above the figures."""
        if m.rules.teams:
            if len(won) == m.n:
                return t("final.shared")
            return t("final.win_us" if self.good else "final.lose_us")
        if not won:
            return t("final.none")
        if len(won) == m.n:
            return t("final.shared")
        if m.losses is not None and len(won) > 1:
            # Who has not lost is safe; one alone has lost, or there are many of either.
            if self.good:
                return t("final.saved_you")
            return t("final.lost")
        if self.good:
            return t("final.win")
        if len(won) > 1:
            return t("final.win_many").format(facts.names(won))
        return t("final.lose").format(facts.name(won[0]))

    def _score(self, m, columns, space):
        """The figures of all sides, as many to a line as fit with `space` columns between."""
        found = m.match_result
        sides = (0, 1) if m.rules.teams else range(m.n)
        lines = [""]
        for seat in sides:
            if m.rules.teams:
                text = t("side.us" if seat == 0 else "side.them")
            else:
                text = facts.name(seat)
            if "losses" in found:
                text += " ✗" + str(found["losses"][seat])
            elif "chips" in found:
                text += " " + facts.signed(found["chips"][seat])
            else:
                text += " " + str(found["games"][seat])
            if lines[-1] and len(lines[-1]) + space + len(text) > columns:
                lines.append("")
            lines[-1] += (" " * space if lines[-1] else "") + text
        return lines

    def leave(self):
        words.without("result")
        Page.leave(self)

    def _row(self, i):
        return pad(t("final.again" if i == 0 else "final.menu"), 16, 1)

    def button(self, button):
        if button in (UP, DOWN, LEFT, RIGHT):
            self.rows.move(1)
            self.rows.show(self._row)
        elif button == A or button == B:
            variant = self.app.match.variant
            again = button == A and self.rows.at == 0
            self.app.match = None
            if again:
                self.app.go("options", variant)
            else:
                self.app.go("menu")


SCENE = Final
