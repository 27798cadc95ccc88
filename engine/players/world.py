# SPDX-License-Identifier: MIT
"""Worlds: the hidden cards dealt by chance as the view allows, each world equally likely.

What a seat knows (R-SAFE-3) leaves the others' hands and the stock open: cards known to be in a
hand stay there, cards a hand cannot hold stay out of it. Where something is so proved, a first
deal by chance is stirred by exchanges of two cards that both may change places, until every
allowed deal is as likely as any other.
"""

from engine import phases
from engine.compat import const
from engine.match import zeros

#: What dealing a world takes, in policy steps (docs/strength.md).
COST = const(6)
#: The place that is no seat: the stock.
_STOCK = const(6)
#: Rounds of exchanges in which every hidden card takes part.
_ROUNDS = const(2)
_PATIENCE = const(20)


class World:
    """``hands`` (four lanes a seat) and ``stock`` (from its end, in drawing order) of one deal."""

    def __init__(self, rng):
        """*rng*: the Rng all chance comes from."""
        self.rng = rng
        self.hands = zeros(24, "H")
        self.stock = zeros(40, "B")
        self._sure = zeros(24, "H")
        self._card = zeros(40, "B")
        self._may = zeros(40, "B")
        self._place = zeros(40, "B")
        self._options = zeros(40, "B")
        self._room = zeros(7, "B")
        self._left = zeros(7, "B")

    def look(self, view):
        """Take in *view*: which cards are hidden, and where each of them may be."""
        n = self.n = view.n
        me = view.bidder if view.phase == phases.CENSOR else view.seat
        room = self._room
        sure = self._sure
        for i in range(7):
            room[i] = 0
        for seat in range(n):
            base = 4 * seat
            held = 0
            for suit in range(4):
                lane = view.lanes[suit] if seat == me else view.known[base + suit]
                sure[base + suit] = lane
                while lane:
                    lane &= lane - 1
                    held += 1
            room[seat] = view.count[seat] - held if seat != me else 0
        places = view.stock_left
        for seat in range(n):
            places += room[seat]
        room[_STOCK] = view.stock_left
        self.free = True
        at = 0
        for suit in range(4):
            lane = view.unseen(suit)
            for seat in range(n):
                lane &= ~view.known[4 * seat + suit]
            if view.phase == phases.CENSOR:
                lane = view.unseen(suit) & ~sure[4 * me + suit]
            strength = 0
            while lane:
                if lane & 1:
                    may = options = 0
                    for seat in range(n):
                        if room[seat]:
                            if view.cannot[4 * seat + suit] >> strength & 1:
                                self.free = False
                            else:
                                may |= 1 << seat
                                options += 1
                    if room[_STOCK]:
                        may |= 1 << _STOCK
                        options += 1
                    self._card[at] = 10 * suit + strength
                    self._may[at] = may
                    self._options[at] = options
                    at += 1
                lane >>= 1
                strength += 1
        # should more cards be hidden than there are places, the rest is out of play
        room[_STOCK] += at - places
        self.size = at

    def deal(self):
        """Deal a new world."""
        rng = self.rng
        card = self._card
        may = self._may
        options = self._options
        # in random order, so that stock and hands are both shuffled
        for i in range(self.size - 1, 0, -1):
            j = rng.next16() * (i + 1) >> 16
            card[i], card[j] = card[j], card[i]
            may[i], may[j] = may[j], may[i]
            options[i], options[j] = options[j], options[i]
        if self.free:
            at = 0
            for seat in range(7):
                for _ in range(self._room[seat]):
                    self._place[at] = seat
                    at += 1
        else:
            wrong = self._fill()
            rounds = _ROUNDS
            patience = _PATIENCE
            while rounds:
                wrong -= self._stir()
                rounds -= 1
                if not rounds and wrong > 0 and patience:
                    rounds = 1
                    patience -= 1
        hands = self.hands
        for i in range(4 * self.n):
            hands[i] = self._sure[i]
        drawn = 0
        for i in range(self.size):
            place = self._place[i]
            number = card[i]
            if place == _STOCK:
                self.stock[drawn] = number
                drawn += 1
            else:
                suit = number // 10
                hands[4 * place + suit] |= 1 << number - 10 * suit

    def _fill(self):
        """Give every card a place, one that it may have if any is left; return how many are wrong.

        Cards with few possible places come first.
        """
        left = self._left
        place = self._place
        may = self._may
        wrong = 0
        for i in range(7):
            left[i] = self._room[i]
        for wanted in range(1, 8):
            for i in range(self.size):
                mask = may[i]
                if self._options[i] != wanted:
                    continue
                total = 0
                for seat in range(7):
                    if mask >> seat & 1:
                        total += left[seat]
                if not total:
                    wrong += 1
                    mask = 0x7F
                    for seat in range(7):
                        total += left[seat]
                pick = self.rng.next16() * total >> 16
                seat = 0
                while True:
                    if mask >> seat & 1:
                        pick -= left[seat]
                        if pick < 0:
                            break
                    seat += 1
                place[i] = seat
                left[seat] -= 1
        return wrong

    def _stir(self):
        """Exchange cards by chance wherever both may change places; return how many wrong ones
        that put right."""
        place = self._place
        may = self._may
        size = self.size
        right = 0
        for i in range(size):
            j = self.rng.next16() * size >> 16
            a = place[i]
            b = place[j]
            if a != b:
                gain = (may[i] >> b & 1) + (may[j] >> a & 1)
                gain -= (may[i] >> a & 1) + (may[j] >> b & 1)
                if gain >= 0:
                    place[i] = b
                    place[j] = a
                    right += gain
        return right
