# SPDX-License-Identifier: MIT
"""A wheel of numbers: the auction, the contest for the pot, the censor's raise.

The lowest place of the wheel is the pass; above it the bids rise by the step of the game.  What
the hand is worth stands below: the points of its cards and the songs it holds.
"""

from engine import actions, phases
from engine import cards as engine_cards
from engine.compat import const
from firmware import facts
from firmware import palettes as pal
from firmware.buttons import DOWN, RIGHT, UP, A, B
from firmware.charset import SUIT_CHARS
from firmware.nodes import pad
from firmware.panel import COLUMNS, Panel
from firmware.words import t

_TOP = const(230)


class Bid(Panel):
    """Phases BID, CENSOR and PLATO (the contest)."""

    def prepare(self):
        view = self.arg
        self.bid = view.lowest_bid if view.legal_others & actions.bit(actions.BID) else 0
        if view.phase == phases.CENSOR:
            self.title = t("ask.censor")
            self.high = t("key.censor").format(facts.name(view.bidder), view.bid)
            self.word = "act.raise"
        elif view.phase == phases.PLATO:
            self.title = t("ask.promise")
            self.high = t("key.pot").format(view.pot)
            if view.bidder >= 0:
                self.high = facts.said("key.promise_high", view.bidder, view.promise)
            self.word = "act.promise"
        else:
            self.title = t("ask.bid")
            self.high = t("key.bid_none")
            if view.bidder >= 0:
                self.high = facts.said("key.bid_high", view.bidder, view.bid)
            self.word = "act.bid"

    def height(self):
        return 6 * self.profile.fh + 9

    def build(self, x, y):
        p = self.profile
        y = self.headed(y, self.title)
        self.line(y, self.high, pal.THEM)
        y += p.fh + 1
        self.above = self.line(y, "", pal.TEXT_DIM)
        y += p.fh
        self.box(x - 2, y, COLUMNS * p.fw + 4, p.fh + 1, pal.PANEL_LIGHT)
        self.box(x - 2, y, 2, p.fh + 1, pal.ACCENT)
        self.now = self.line(y, "", pal.ACCENT)
        self.text(x, y, 1, "▲", pal.PANEL_EDGE)
        self.text(x + (COLUMNS - 1) * p.fw, y, 1, "▼", pal.PANEL_EDGE)
        y += p.fh + 1
        self.below = self.line(y, "", pal.TEXT_DIM)
        y += p.fh + 1
        self.box(x, y, COLUMNS * p.fw, 1, pal.PANEL_EDGE)
        self.line(y + 2, worth(self.arg), pal.US)
        self._show()

    def _words(self, bid):
        """The words for a place of the wheel; 0 is the pass."""
        if bid > _TOP or bid < 0:
            return ""
        if bid:
            return t(self.word).format(bid)
        view = self.arg
        if view.phase == phases.CENSOR:
            return t("act.no_raise").format(facts.name(view.bidder))
        return t("act.pass")

    def _next(self, bid, by):
        """The place above or below on the wheel; -1 when there is none."""
        view = self.arg
        if by > 0:
            if not view.legal_others & actions.bit(actions.BID):
                return -1
            to = bid + view.bid_step if bid else view.lowest_bid
            return to if to <= _TOP else -1
        if not bid:
            return -1
        return bid - view.bid_step if bid > view.lowest_bid else 0

    def _show(self):
        self.above.text = pad(self._words(self._next(self.bid, 1)), COLUMNS, 1)
        self.now.text = pad(self._words(self.bid), COLUMNS, 1)
        self.below.text = pad(self._words(self._next(self.bid, -1)), COLUMNS, 1)

    def state(self):
        return self.bid

    def restore(self, state):
        self.bid = state
        self._show()

    def press(self, button):
        if button == A:
            bid = self.bid
            self.app.pop(actions.BID_BASE + bid if bid else actions.PASS)
            return
        if button == B:
            self.bid = 0
        else:
            to = self._next(self.bid, 1 if button == UP or button == RIGHT else -1)
            # Round the end, so that boards with one direction reach the pass.
            if to < 0 and button in (RIGHT, DOWN):
                to = 0 if self.bid else self._next(0, 1)
            if to >= 0:
                self.bid = to
        self._show()


def worth(view):
    """What the hand is worth: the points of its cards, and the suits it can sing in."""
    points = 0
    songs = ""
    for suit in range(4):
        lane = view.lanes[suit]
        for strength in range(5, 10):
            if lane >> strength & 1:
                points += engine_cards.POINTS[strength]
        if lane & engine_cards.PAIR == engine_cards.PAIR:
            songs += SUIT_CHARS[suit]
    if songs:
        return t("hand.songs").format(points, songs)
    return t("hand.points").format(points)


SCENE = Bid
