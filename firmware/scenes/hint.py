# SPDX-License-Identifier: MIT
"""A hint over the table: what the strongest program would do, and why, in one phrase.

It is called from the pause page and thinks a slice at a time, so any button takes it away at
once; where a board has no room for that program, the rules of thumb answer, and where it has none
for those, nobody.  The player, the reasons and their words are loaded only while it is up.
"""

import gc

from engine import actions, phases, players
from engine import cards as engine_cards
from engine.compat import const
from firmware import facts, modules, words
from firmware import palettes as pal
from firmware.nodes import pad, wrap
from firmware.panel import COLUMNS, Panel
from firmware.ports import ticks_diff
from firmware.programs import FRUGAL, loads
from firmware.words import t

# How long it thinks at most, and in one frame, in ms; and how often in one frame.
_BUDGET = 1500
_SLICE_MS = 20
_SLICES = 4
_LINES = 2
# What a program that thinks takes of a board's memory at most, with its code: in play, and when
# it bids.
_ROOM_PLAY = const(34000)
_ROOM = const(40000)


class Hint(Panel):
    """`arg` is the view of the person, whose turn it is."""

    def enter(self):
        m = self.app.match
        words.need(words.parts(m.rules, m.options) + ["hint"])
        self.player = None
        self.level = ""
        self.action = -1
        Panel.enter(self)

    def leave(self):
        m = self.app.match
        self.player = None
        players.forget()
        words.need(words.parts(m.rules, m.options))
        Panel.leave(self)

    def height(self):
        p = self.profile
        return p.fh + 3 + p.ch + 4 + _LINES * p.fh + 2

    def build(self, x, y):
        p = self.profile
        y = self.headed(y, t("hint.title"))
        self.at = y
        self.spoken = self.line(y + (p.ch - p.fh) // 2, t("hint.think"), pal.TEXT_DIM)
        y += p.ch + 4
        self.lines = [self.line(y + i * p.fh) for i in range(_LINES)]

    def tick(self, now):
        """Think a little further."""
        if self.action >= 0:
            return
        try:
            self._think(now)
        except MemoryError:
            self._without_room()

    def _without_room(self):
        """There is no room for worlds: by the rules of thumb, or not at all."""
        # What was half made goes first: letting go of the code takes some room itself.
        self.player = None
        gc.collect()
        players.forget()
        if self.level == FRUGAL or self.action >= 0:
            self.app.pop()
        self.level = FRUGAL

    def _think(self, now):
        if not self.level:
            gc.collect()
            # Over a question there may be too little left.
            room = _ROOM_PLAY if self.arg.phase == phases.PLAY else _ROOM
            full = hasattr(gc, "mem_free") and gc.mem_free() < room
            self.level = FRUGAL if full else players.LEVELS[-1]
        if self.player is None:
            if loads(self.level):
                return
            seed = self.app.match.seed + "/hint"
            self.player = players.make_player(self.level, seed, _BUDGET)
            self.player.start(self.arg)
            return
        clock = self.app.ports.clock
        for _ in range(_SLICES):
            self.action = self.player.step()
            if self.action >= 0:
                self._say()
                return
            if ticks_diff(clock.ticks_ms(), now) >= _SLICE_MS:
                return

    def _say(self):
        """Show the action, a card or its words, and the reason below."""
        view = self.arg
        # The program goes with its code, the table has let go of its own.
        self.player = None
        players.forget()
        hint = modules.take("engine.players.hint")
        why = t("hint." + hint.NAME[hint.reason(view, self.action)])
        lines = wrap(why, COLUMNS)
        for i in range(_LINES):
            self.lines[i].text = pad(lines[i] if i < len(lines) else "", COLUMNS, 1)
        if len(lines) == 1:
            self.lines[0].y += self.profile.fh // 2
        action = self.action
        if action < 40:
            self._cards(action)
        elif action <= actions.SWAP2:
            seven = action == actions.PLEDGE7 or action == actions.SWAP7
            own = 10 * view.trump + (engine_cards.SEVEN if seven else 0)
            self._cards(own, view.turned)
        else:
            self.spoken.colour = pal.ACCENT
            self.spoken.text = pad(_words(view, action), COLUMNS, 1)

    def _cards(self, card, other=-1):
        """Draw the card to play, or the one given and the one taken."""
        p = self.profile
        view = self.arg
        gap = 3 * p.fw
        both = other >= 0
        self.spoken.colour = pal.ACCENT
        self.spoken.text = pad("→" if both else "", COLUMNS, 1)
        at = (p.width - (2 * p.cw + gap if both else p.cw)) // 2
        for which in (card, other) if both else (card,):
            palette = self.screen.palette(pal.CARD[which // 10])
            self.card(at, self.at, engine_cards.face(which, view.guinote), palette)
            at += p.cw + gap

    def button(self, button):
        """Any button takes it away."""
        self.app.pop()


def _words(view, action):
    """The words of an action that is no card, as the panels have them."""
    if action >= actions.BID_BASE:
        bid = action - actions.BID_BASE
        if view.phase == phases.PLATO:
            return t("act.promise").format(bid)
        return t("act.raise" if view.phase == phases.CENSOR else "act.bid").format(bid)
    if action == actions.PASS:
        if view.phase == phases.CENSOR:
            return t("act.no_raise").format(facts.name(view.bidder))
        if view.phase == phases.EXCHANGE:
            return t("act.no_swap")
        return t("act.no_capote" if view.phase == phases.CAPOTE else "act.pass")
    if actions.TRUMP <= action < actions.TRUMP + 4:
        return t("act.trump").format(t("suit." + str(action - actions.TRUMP)))
    if actions.SING <= action < actions.SING + 4:
        suit = action - actions.SING
        key = "act.sing40" if suit == view.trump else "act.sing20"
        return t(key).format(t("suit." + str(suit)))
    if action == actions.TUTE_C:
        return t("act.tute_C").format(t("face.C"))
    return t(_KEYS[action])


_KEYS = {
    actions.PLAY: "act.plato",
    actions.CAPOTE: "act.capote",
    actions.TUTE_R: "act.tute_R",
    actions.CLAIM: "act.claim",
    actions.DONE: "act.done",
    actions.TAKE: "act.take",
    actions.LEAVE: "act.leave",
}

SCENE = Hint
