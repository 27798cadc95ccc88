# SPDX-License-Identifier: MIT
"""The programs at the table: they come when they have to think, and go when their room is needed.

They remember nothing, so that costs only the time to load them. Where a board has no room for
them, weaker ones go on: nobody's match ends because of memory.
"""

import gc
import sys

from engine import actions, phases, players
from engine.compat import const
from engine.view import View
from firmware import modules
from firmware.ports import ticks_diff
from firmware.settings import LEVELS

# How long a program may have thought in a frame when it begins another slice (of at most 20 ms),
# and how many slices it gets.
_THINK_MS = const(20)
_SLICES = const(8)
# Needs neither worlds nor play-outs.
FRUGAL = "rules"
# What programs that think are made of, each after what it needs itself. Anything else comes with
# the first decision that asks for it.
_PARTS = ("base", "goals", "habits", "policy", "playout_songs", "playout", "world", "search")


class Programs:
    """Who plays the seats from 1 on in `app.match`; `choice` is what one has chosen, or -1."""

    def __init__(self, app):
        self.app = app
        self.m = app.match
        # A program is given the view of its seat (R-SAFE-3); one object serves them all.
        self.view = View(self.m, 1)
        self.auction = False
        # Whether the programs, if there are any, have not yet thought to an end.
        self.fresh = True
        self.dismiss()

    def dismiss(self):
        """Let the programs go with their code."""
        self.players = None
        self.fresh = True
        # "" stands for none at all.
        self.level = self.app.settings.level
        self.forget()
        players.forget()

    def forget(self):
        """The choice is made, or comes too late: the next thought begins anew."""
        self.choice = -1
        self.thinking = False

    def think(self):
        """Some slices of the thought of the program at turn."""
        if self.choice >= 0:
            return
        try:
            self._slices()
        except MemoryError:
            self.weaken()

    def weaken(self):
        """There is no room for the programs: they begin anew without what earlier thoughts loaded;
        if it was the first, frugal ones sit here until the next question."""
        # What was half made goes first: letting go of the code takes some room itself.
        self.players = None
        gc.collect()
        level = self.level
        if self.fresh:
            level = "" if level == FRUGAL else FRUGAL
        self.dismiss()
        self.level = level
        gc.collect()

    def _slices(self):
        view = self.view
        if not self.thinking:
            auction = phases.BID <= self.m.phase <= phases.TRUMP
            if self.auction and not auction:
                # What bids would take the room of what works the last tricks out.
                self.dismiss()
            self.auction = auction
            # The censor plays the soloist's hand: he is given the view of that seat.
            view.seat = self.m.to_act
            view.refresh(self.m)
        if not self.level:
            self.choice = _first(view)
            return
        if not self.players:
            if loads(self.level):
                return
            self._seat()
        player = self.players[self.m.actor()]
        if not self.thinking:
            player.start(view)
            self.thinking = True
        clock = self.app.ports.clock
        for _ in range(_SLICES):
            self.choice = player.step()
            if self.choice >= 0:
                self.fresh = False
            if self.choice >= 0 or ticks_diff(clock.ticks_ms(), self.app.now) >= _THINK_MS:
                return

    def _seat(self):
        """Load and make the programs."""
        m = self.m
        level = self.level
        seated = [None]
        for seat in range(1, m.n):
            if seat > 1 and (level in LEVELS or level == FRUGAL):
                # It takes 4 KB: one serves all.
                seated.append(seated[1])
            else:
                seed = "%s/%d/%d/%d" % (m.seed, m.deal_no, m.trick_no, seat)
                seated.append(players.make_player(level, seed))
        self.players = seated


def loads(level):
    """Load one module that programs of `level` need; return whether there was one.

    All of them in one frame would halt the screen for 0.4 s.
    """
    if level in LEVELS:
        for name in _PARTS:
            name = "engine.players." + name
            if name not in sys.modules:
                modules.take(name)
                return True
    return False


def _first(view):
    """Return what needs no thought: to pass, the weakest card, or the first action there is."""
    others = view.legal_others
    if others & actions.bit(actions.PASS):
        return actions.PASS
    for strength in range(10):
        for suit in range(4):
            card = 10 * suit + strength
            if view.legal_cards >> card & 1:
                return card
    action = 40
    while not others & actions.bit(action):
        action += 1
    return actions.BID_BASE + view.lowest_bid if action == actions.BID else action
