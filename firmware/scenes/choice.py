# SPDX-License-Identifier: MIT
"""A choice of actions that are not cards: songs, tute, going out, "not now".

It lists whatever the engine says is legal, over the table and above the hand; `arg` is the
view of seat 0, the answer is the action.
"""

from engine import actions, phases
from firmware import palettes as pal
from firmware.buttons import DOWN, LEFT, RIGHT, UP, A, B
from firmware.input import PAUSE
from firmware.layout import Layout
from firmware.nodes import pad
from firmware.scene import Rows, Scene
from firmware.words import t

_COLUMNS = 22


class Choice(Scene):
    """The chooser over the table."""

    def enter(self):
        view = self.arg
        self.actions = []
        for action in range(40, 62):
            if view.legal_others & actions.bit(action):
                self.actions.append(action)
        p = self.profile
        row_h = p.fh + 2
        n = len(self.actions)
        lay = Layout(p, view.n)
        width = _COLUMNS * p.fw + 6
        height = n * row_h + p.fh + 8
        x = (p.width - width) // 2
        room = lay.hand_y - lay.rise - lay.top
        y = lay.top + max(0, (room - height) // 2)
        self.frame(x, y, width, height)
        key = "ask.announce" if view.phase == phases.ANNOUNCE else "ask.any"
        self.text(x + 3, y + 2, _COLUMNS, pad(t(key), _COLUMNS, 1), pal.ACCENT)
        self.box(x + 3, y + p.fh + 3, width - 6, 1, pal.PANEL_EDGE)
        self.rows = Rows(self, x + 3, y + p.fh + 6, _COLUMNS, n, n, row_h)
        self.rows.show(self._row)

    def relabel(self):
        at = self.rows.at
        self.layer.clear()
        self.enter()
        self.rows.at = at
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

    def button(self, button):
        if button == UP or button == LEFT:
            self.rows.move(-1)
        elif button == DOWN or button == RIGHT:
            self.rows.move(1)
        elif button == A:
            self.app.pop(self.actions[self.rows.at])
            return
        elif button == B:
            self.rows.at = len(self.actions) - 1
        elif button == PAUSE:
            self.app.push("pause")
            return
        self.rows.show(self._row)


SCENE = Choice
