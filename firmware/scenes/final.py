# SPDX-License-Identifier: MIT
"""The end of the match: who has won, the games, the deal code; again or to the menu."""

from firmware import facts
from firmware import palettes as pal
from firmware.buttons import DOWN, LEFT, RIGHT, UP, A, B
from firmware.nodes import pad
from firmware.scene import Page, Rows
from firmware.words import t


class Final(Page):
    """Last page of a match."""

    def enter(self):
        p = self.profile
        m = self.app.match
        self.page(t("final.title"), 1)
        won = m.match_result["winners"]
        teams = m.rules.teams
        if len(won) == m.n:
            text = t("final.shared")
        elif 0 in won:
            text = t("final.win_us" if teams else "final.win")
        elif teams:
            text = t("final.lose_us")
        else:
            text = t("final.lose").format(facts.name(won[0]))
        games = m.match_result["games"]
        sides = (0, 1) if teams else range(m.n)
        score = ""
        for seat in sides:
            if teams:
                who = t("side.us" if seat == 0 else "side.them")
            else:
                who = facts.name(seat)
            score += ("  " if score else "") + who + " " + str(games[seat])
        self.good = 0 in won
        line = p.fh + 2 if p.fh < 16 else p.fh + 6
        free = self.bottom - self.top - p.ch - 4 * line - 4
        gap = free // 4
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
        self.text(p.margin, y, p.columns, pad(text, p.columns, 1), pal.ACCENT)
        y += line
        self.text(p.margin, y, p.columns, pad(score, p.columns, 1))
        y += line + gap // 2
        columns = 16
        x = (p.width - columns * p.fw) // 2
        self.rows = Rows(self, x, y, columns, 2, 2, p.fh + 1)
        self.rows.show(self._row)
        self.feet[0].text = pad(t("final.code").format(m.seed), p.columns, 1)

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
