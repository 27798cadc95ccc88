# SPDX-License-Identifier: MIT
"""A question with two answers: exchange, plato, capote, the last ten.

What is at stake is said below the title, or shown: the card given and the card taken.
"""

from engine import actions, phases
from engine import cards as engine_cards
from firmware import facts
from firmware import palettes as pal
from firmware.buttons import DOWN, LEFT, RIGHT, UP, A, B
from firmware.nodes import wrap
from firmware.pages import Rows
from firmware.panel import COLUMNS, Panel
from firmware.words import t

# Phase: title, what is at stake, and two times an action with its words.
_QUESTIONS = {
    phases.CAPOTE: (
        ("ask.capote", "note.capote_ask"),
        (actions.CAPOTE, "act.capote"),
        (actions.PASS, "act.no_capote"),
    ),
    phases.PLATO: (
        ("ask.plato", "note.plato_ask"),
        (actions.PLAY, "act.plato"),
        (actions.PASS, "act.pass"),
    ),
    phases.TEN: (
        ("ask.ten", "note.ten_ask"),
        (actions.TAKE, "act.take"),
        (actions.LEAVE, "act.leave"),
    ),
    phases.EXCHANGE: (
        ("ask.swap", ""),
        (actions.SWAP7, "act.swap"),
        (actions.PASS, "act.no_swap"),
    ),
}


class Ask(Panel):
    """The question of the phase the view is in."""

    def prepare(self):
        view = self.arg
        self.heads, self.yes, self.no = _QUESTIONS[view.phase]
        self.give = -1
        self.notes = []
        if view.phase == phases.EXCHANGE:
            two = view.legal_others & actions.bit(actions.SWAP2)
            self.yes = (actions.SWAP2 if two else actions.SWAP7, "act.swap")
            self.give = 10 * view.trump + (0 if two else engine_cards.SEVEN)
        elif view.phase == phases.TEN:
            self.notes = [t("note.ten_ask").format(facts.deal_points(view, view.seat))]
        else:
            if view.pot:
                self.notes = [t("key.pot").format(view.pot)]
            self.notes += wrap(t(self.heads[1]), COLUMNS)
        self.row_h = self.profile.fh + 1
        lay = self.place
        if self.height() > lay.panel_end - lay.top:
            # The pot stands in the status bar as well.
            self.row_h = self.profile.fh
            if view.pot and self.give < 0:
                self.notes.pop(0)

    def height(self):
        p = self.profile
        body = p.ch + 2 if self.give >= 0 else len(self.notes) * p.fh + 3
        return p.fh + 3 + body + 2 * self.row_h + 1

    def build(self, x, y):
        p = self.profile
        view = self.arg
        y = self.headed(y, t(self.heads[0]))
        if self.give >= 0:
            gap = 3 * p.fw
            at = (p.width - 2 * p.cw - gap) // 2
            bright = self.screen.palette(pal.CARD[view.trump])
            for card in (self.give, view.turned):
                self.card(at, y, engine_cards.face(card, view.guinote), bright)
                at += p.cw + gap
            self.text((p.width - p.fw) // 2, y + (p.ch - p.fh) // 2, 1, "→", pal.ACCENT)
            y += p.ch + 2
        else:
            for note in self.notes:
                self.line(y, note)
                y += p.fh
            y += 3
        self.rows = Rows(self, x, y, COLUMNS, 2, 2, self.row_h)
        self.rows.show(self._row)

    def _row(self, i):
        view = self.arg
        key = self.no[1] if i else self.yes[1]
        if key == "act.swap":
            give = facts.card_word(self.give, view.guinote)
            return " " + t(key).format(give, facts.card_word(view.turned, view.guinote))
        return " " + t(key)

    def state(self):
        return self.rows.at

    def restore(self, state):
        self.rows.at = state
        self.rows.show(self._row)

    def press(self, button):
        if button in (UP, DOWN, LEFT, RIGHT):
            self.rows.move(1)
        elif button == B:
            self.rows.at = 1
        elif button == A:
            self.app.pop(self.no[0] if self.rows.at else self.yes[0])
            return
        self.rows.show(self._row)


SCENE = Ask
