# SPDX-License-Identifier: MIT
"""A choice of announcements: songs, tute, going out, "not now".

It lists whatever the engine says is legal; the answer is the action.
"""

from engine import actions, phases
from firmware.buttons import DOWN, LEFT, RIGHT, UP, A, B
from firmware.pages import Rows
from firmware.panel import COLUMNS, Panel
from firmware.words import t


class Choice(Panel):
    """The chooser over the table."""

    def prepare(self):
        view = self.arg
        self.actions = []
        for action in range(40, 62):
            if view.legal_others & actions.bit(action):
                self.actions.append(action)
        self.row_h = self.profile.fh + 2

    def height(self):
        return len(self.actions) * self.row_h + self.profile.fh + 6

    def build(self, x, y):
        n = len(self.actions)
        key = "ask.announce" if self.arg.phase == phases.ANNOUNCE else "ask.any"
        y = self.headed(y, t(key))
        self.rows = Rows(self, x, y + 1, COLUMNS, n, n, self.row_h)
        self.rows.show(self._row)

    def state(self):
        return self.rows.at

    def restore(self, state):
        self.rows.at = state
        self.rows.show(self._row)

    def _row(self, i):
        view = self.arg
        action = self.actions[i]
        if actions.SING <= action < actions.SING + 4:
            suit = action - actions.SING
            key = "act.sing40" if suit == view.trump else "act.sing20"
            return " " + t(key).format(t("suit." + str(suit)))
        if action == actions.TUTE_R:
            return " " + t("act.tute_R")
        if action == actions.TUTE_C:
            return " " + t("act.tute_C").format(t("face.C"))
        if action == actions.CLAIM:
            return " " + t("act.claim")
        return " " + t("act.done")

    def press(self, button):
        if button == UP or button == LEFT:
            self.rows.move(-1)
        elif button == DOWN or button == RIGHT:
            self.rows.move(1)
        elif button == A:
            self.app.pop(self.actions[self.rows.at])
            return
        elif button == B:
            self.rows.at = len(self.actions) - 1
        self.rows.show(self._row)


SCENE = Choice
