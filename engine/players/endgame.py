# SPDX-License-Identifier: MIT
"""Perfect play for two once the stock is gone: then the unseen cards are the other hand.

An alpha-beta search over the tricks that are left, with the songs, the last ten and the target.
It keeps its own stack in small arrays instead of calling itself, is cut into slices of a few
positions so that a board's screen keeps moving, and ends after a bounded number of them with the
best card found so far. Values are the points of the own side minus those of the other.
"""

from engine.cards import LANE, PAIR, POINTS
from engine.compat import const
from engine.match import zeros
from engine.players.aims import total
from engine.players.base import size
from engine.tricks import STRICT, duty

_PLIES = const(13)
_SLICE = const(8)
#: No more positions than this are looked at for one decision.
_MOST = const(3000)
_WORST = const(-9999)
#: What winning the game is worth beside the points: by claim or tute at once, or by counting.
_AT_ONCE = const(1000)
_COUNTED = const(300)
_WHITES = const(0x1F)


def _known(view):
    """Return whether *view* is of such an end: two players, no stock, strict duties."""
    if view.n != 2 or view.draws_left or view.regime != STRICT or view.turned >= 0:
        return False
    hidden = 0
    for suit in range(4):
        hidden += size(view.unseen(suit))
    return hidden == view.count[1 - view.seat] and view.count[view.seat] + hidden < _PLIES


class Endgame:
    """One search: :meth:`start`, then :meth:`step` until it returns a card."""

    def __init__(self):
        # hands[0:4] are mine, [4:8] the other's; the rest has one place or lane a ply
        self.hands = zeros(8, "H")
        self.todo = zeros(4 * _PLIES, "H")
        self.who = zeros(_PLIES, "B")
        self.card = zeros(_PLIES, "B")
        self.lead = zeros(_PLIES)
        self.sung = zeros(_PLIES, "B")
        self.scores = zeros(2 * _PLIES)
        self.low = zeros(_PLIES)
        self.high = zeros(_PLIES)

    def start(self, view, hint, late_songs):
        """Begin with *view* and return True, or False if the other hand is not known.

        *hint* is a legal card to try first; it is kept if others turn out equal. *late_songs*:
        songs count without a stock.
        """
        if not _known(view):
            return False
        self.view = view
        self.trump = view.trump
        self.target = view.target if view.target else 9999
        me = view.seat
        for suit in range(4):
            self.hands[suit] = view.lanes[suit]
            self.hands[4 + suit] = view.unseen(suit)
        self.who[0] = 0
        self.lead[0] = view.table[0] if view.on_table else -1
        self.sung[0] = view.sung if late_songs else 15
        self.scores[0] = total(view, me)
        self.scores[1] = total(view, 1 - me)
        self.low[0] = _WORST
        self.high[0] = -_WORST
        self.best = self.hint = hint
        self.nodes = 0
        self.ply = 0
        self._candidates(0)
        return True

    def step(self):
        """Look at a few positions; return the card to play, or -1 while not done."""
        stop = self.nodes + _SLICE
        while self.nodes < stop:
            ply = self.ply
            card = -1
            if self.low[ply] < self.high[ply]:
                card = self._next(ply)
            if card >= 0:
                self._try(ply, card)
            elif ply == 0:
                return self.best
            else:
                value = self.high[ply] if self.who[ply] else self.low[ply]
                self.ply = ply = ply - 1
                self._back(ply, value)
        return self.best if self.nodes >= _MOST else -1

    def _candidates(self, ply):
        """Put the legal cards of *ply* into ``todo``, one of each run of equal cards."""
        hands = self.hands
        base = 4 * self.who[ply]
        lead = self.lead[ply]
        suit = -1
        if lead >= 0:
            led = lead // 10
            found = duty(STRICT, hands, base, led, self.trump, led, lead % 10)
            suit = (found >> 10 & 7) - 1
            found &= LANE
        for s in range(4):
            if suit < 0:
                lane = hands[base + s]
            else:
                lane = found if s == suit else 0
            if lane & _WHITES & (lane & _WHITES) - 1:
                lane = self._distinct(lane, hands[4 - base + s])
            self.todo[4 * ply + s] = lane

    def _distinct(self, lane, other):
        """Return *lane* without white cards that are worth the same as the one below them."""
        run = False
        bit = 1
        while bit <= _WHITES:
            if other & bit:
                run = False
            elif lane & bit:
                if run:
                    lane ^= bit
                run = True
            bit <<= 1
        return lane

    def _next(self, ply):
        """Take the next card of *ply* out of ``todo``; -1 if there is none."""
        todo = self.todo
        at = 4 * ply
        if ply == 0 and self.hint >= 0:
            card = self.hint
            self.hint = -1
            todo[card // 10] &= ~(1 << card % 10)
            return card
        for suit in range(4):
            lane = todo[at + suit]
            if lane:
                # the leader tries his strong cards first, the other his weak ones: they cut most
                if self.lead[ply] < 0:
                    strength = 9
                    while not lane >> strength & 1:
                        strength -= 1
                else:
                    strength = 0
                    while not lane >> strength & 1:
                        strength += 1
                todo[at + suit] = lane ^ 1 << strength
                return 10 * suit + strength
        return -1

    def _try(self, ply, card):
        """Play *card*: go one ply deeper, or count the deal if it ends here."""
        self.nodes += 1
        who = self.who[ply]
        lead = self.lead[ply]
        self.card[ply] = card
        self.hands[4 * who + card // 10] ^= 1 << card % 10
        deep = ply + 1
        mine = self.scores[2 * ply]
        theirs = self.scores[2 * ply + 1]
        sung = self.sung[ply]
        if lead < 0:
            self.who[deep] = who ^ 1
            self.lead[deep] = card
        else:
            if card // 10 == lead // 10:
                won = who if card > lead else who ^ 1
            else:
                won = who if card // 10 == self.trump else who ^ 1
            points = POINTS[card % 10] + POINTS[lead % 10]
            hands = self.hands
            base = 4 * won
            left = hands[base] | hands[base + 1] | hands[base + 2] | hands[base + 3]
            if not left:
                points += 10
            if left & PAIR:
                songs = self._songs(base, sung)
                points += songs >> 4
                sung |= songs & 15
            if won:
                theirs += points
            else:
                mine += points
            value = self._ended(won, mine, theirs, left)
            if value != _WORST:
                self._back(ply, value)
                return
            self.who[deep] = won
            self.lead[deep] = -1
        self.sung[deep] = sung
        self.scores[2 * deep] = mine
        self.scores[2 * deep + 1] = theirs
        self.low[deep] = self.low[ply]
        self.high[deep] = self.high[ply]
        self.ply = deep
        self._candidates(deep)

    def _songs(self, base, sung):
        """Return ``points << 4 | suits`` of what the winner of a trick announces."""
        view = self.view
        hands = self.hands
        if view.tute and hands[base] & hands[base + 1] & hands[base + 2] & hands[base + 3] & PAIR:
            return _AT_ONCE << 4
        found = 0
        for k in range(4):
            # trumps first
            suit = (self.trump + k) & 3
            if hands[base + suit] & PAIR == PAIR and not sung >> suit & 1:
                found += (20 if k else 40) << 4 | 1 << suit
                if not view.guinote:
                    break
        return found

    def _ended(self, won, mine, theirs, left):
        """Return the value of the position after a trick if the game or deal ends, else _WORST."""
        target = self.target
        if left:
            if won:
                over = theirs >= target and self.view.claims_open or theirs >= _AT_ONCE
                return mine - theirs - _AT_ONCE if over else _WORST
            over = mine >= target and self.view.claims_open or mine >= _AT_ONCE
            return mine - theirs + _AT_ONCE if over else _WORST
        value = mine - theirs
        if mine >= target and (mine > theirs or theirs < target):
            value += _COUNTED
        elif theirs >= target:
            value -= _COUNTED
        return value

    def _back(self, ply, value):
        """Take back the card of *ply*, which is worth *value*."""
        card = self.card[ply]
        who = self.who[ply]
        self.hands[4 * who + card // 10] |= 1 << card % 10
        if who:
            if value < self.high[ply]:
                self.high[ply] = value
        elif value > self.low[ply]:
            self.low[ply] = value
            if ply == 0:
                self.best = card
