# SPDX-License-Identifier: MIT
"""Exact play to the end of a deal whose hands are all known, for two to five players.

Two sides (two players, teams, one against the rest): alpha-beta on the points that side 0 still
makes minus those of side 1. More sides: max^n, where each takes the most points for itself and of
cards that bring it the same the lowest number. It keeps its own stack instead of calling itself,
makes no garbage, and is cut into slices of a few positions so that a board's screen keeps moving.

Of neighbouring white cards in a hand one is enough. Songs are no decision here: the winner of a
trick sings the best one he may, of equal ones the first from the trumps' suit on. If two lines
are worth the same to two sides, side 0 takes the one with more songs and side 1 the other.
"""

from engine.cards import LANE
from engine.compat import const
from engine.match import zeros
from engine.players.ending_table import Table
from engine.players.ending_tricks import (
    BEST,
    DOWN,
    FRAME,
    GAIN,
    LED,
    MADE,
    OPEN,
    OWN,
    REST,
    SCORE,
    SEATS,
    SUIT,
    TAKER,
    TRICK,
    WHO,
    WIN,
    WORTH,
    Tricks,
)

# Of a frame of the stack, beside what ending_tricks.py says of it.
_CARD = const(10)  # being tried, suit << 10 | its bit
_GOOD = const(12)  # the best so far
_LOW = const(17)  # the window
_HIGH = const(18)
#: By a card's bit, modulo 11: its strength.
_STRENGTH = b"\x00\x00\x01\x08\x02\x04\x09\x07\x03\x06\x05"


class Ending(Tricks):
    """One search after another: :meth:`rules` once, :meth:`start` for each set of hands, then
    :meth:`step` until it returns True.

    *size*: places of the table of positions (none: 0); *work*: cards tried in a step. Then
    ``value`` is what the side to act still makes, with two sides minus what the other makes;
    ``best`` its card (before the end: so far, or -1); ``gains`` what each side makes; ``nodes``
    counts the cards tried since ``start``. ``goal``: None, or with two sides a Goal; its part is
    in ``value`` but not in ``gains``.
    """

    def __init__(self, size=0, work=30):
        Tricks.__init__(self)
        self.work = work
        self.table = Table(size) if size else None
        self.gains = zeros(SEATS)

    def start(self, hands, may, leader, table, on_table, card=-1):
        """Begin with *hands* (four lanes a seat); return False if they are more than MOST cards.

        ``may[seat]``: the suits that seat may sing, bit a suit, if it holds the pair. *leader*
        led the trick in progress, ``table[:on_table]`` are its cards. *card* as in :meth:`again`.
        """
        most = self.deal(hands, may, leader, table, on_table)
        if most < 0:
            return False
        # a goal out of reach is none
        self.aimed = self.goal and self.goal.near(self.hands, self.n, most)
        if self.table:
            self.table.forget()
        self.nodes = 0
        self.again(card)
        return True

    def again(self, card=-1, first=-1, low=-4000, high=4000):
        """Search the hands of ``start`` once more, after the end of a search.

        Only what *card* brings, or all (-1). *first* is tried before the others, and kept as
        ``best`` if they are equal. With two sides *low* and *high* narrow the window: a value up
        to *low* or from *high* on is a bound only.
        """
        st = self.stack
        self.at = 0
        self.done = self.cut = False
        self.first = 0
        st[_GOOD] = 0
        if self.two:
            if self.sides[st[WHO]]:
                low, high = -high, -low
            st[_LOW] = 8 * low + 7
            st[_HIGH] = 8 * high
        self._enter(0)
        if first >= 0:
            # also if it is equal to another
            st[first // 10] |= 1 << first % 10
            self.first = st[_GOOD] = first // 10 << 10 | 1 << first % 10
        if card >= 0:
            st[SUIT] = card // 10
            st[card // 10] = 1 << card % 10

    def step(self):
        """Try up to ``work`` cards; return True when the search is done."""
        if self.done:
            return True
        st = self.stack
        hands = self.hands
        left = self.left
        two = self.two
        turn = self.turn
        trump = self.trump
        count = self.count
        b = self.at
        nodes = self.nodes
        stop = nodes + self.work
        cut = self.cut
        first = self.first
        while nodes < stop:
            bit = 0
            if cut:
                cut = False
            else:
                if first:
                    suit = first >> 10
                    bit = st[b + suit] & first
                    first = 0
                if not bit:
                    suit = st[b + SUIT]
                    if suit >= 0:
                        bit = st[b + suit]
                    else:
                        for k in range(4):
                            suit = turn + k & 3
                            bit = st[b + suit]
                            if bit:
                                break
                    if bit & bit - 1:
                        if st[b + DOWN]:
                            while bit & bit - 1:
                                bit &= bit - 1
                        else:
                            bit &= -bit
            if bit:
                nodes += 1
                st[b + suit] ^= bit
                st[b + _CARD] = card = suit << 10 | bit
                who = st[b + WHO]
                hands[4 * who + suit] ^= bit
                left[suit] ^= bit
                trick = st[b + TRICK] + WORTH[bit % 11]
                c = b + FRAME
                win = st[b + WIN]
                led = st[b + LED]
                if two:
                    st[c + _LOW] = st[b + _LOW]
                    st[c + _HIGH] = st[b + _HIGH]
                if led < 0:
                    led = suit
                    win = card
                    taker = who
                elif card > win if suit == win >> 10 else suit == trump:
                    win = card
                    taker = who
                else:
                    taker = st[b + TAKER]
                if trick & 7 == count:
                    first = self._took(c, taker, trick >> 3)
                else:
                    st[c + WHO] = self.after[who]
                    st[c + LED] = led
                    st[c + WIN] = win
                    st[c + TAKER] = taker
                    st[c + TRICK] = trick
                    first = 0
                if first >= 0:
                    self._enter(c)
                    b = c
                    continue
                first = 0
            elif b:
                # all tried: take back the card that led here
                c = b
                if st[c + LED] < 0 and two and self.table:
                    self._keep(c)
                b -= FRAME
                card = st[b + _CARD]
                suit = card >> 10
                bit = card & LANE
                who = st[b + WHO]
            else:
                self._finish()
                break
            # frame c holds what the card is worth
            hands[4 * who + suit] |= bit
            left[suit] |= bit
            if not two:
                cut = self._judge(b, c, card)
                continue
            value = st[c + BEST]
            if self.sides[who]:
                if value < st[b + BEST]:
                    st[b + BEST] = value
                    st[b + _GOOD] = card
                    if value < st[b + _HIGH]:
                        st[b + _HIGH] = value
                        cut = value <= st[b + _LOW]
            elif value > st[b + BEST]:
                st[b + BEST] = value
                st[b + _GOOD] = card
                if value > st[b + _LOW]:
                    st[b + _LOW] = value
                    cut = value >= st[b + _HIGH]
        self.at = b
        self.nodes = nodes
        self.cut = cut
        self.first = first
        card = st[_GOOD]
        self.best = 10 * (card >> 10) + _STRENGTH[(card & LANE) % 11] if card else -1
        return self.done

    def _known(self, c):
        """Return -1 if bounds or the table tell enough of frame *c*, else as :meth:`_took`."""
        st = self.stack
        songs = st[c + OPEN]
        score = st[c + SCORE]
        low = st[c + _LOW]
        high = st[c + _HIGH]
        up = down = 8 * (st[c + REST] + self.ten)
        if songs:
            for suit in range(4):
                if songs >> suit & 1:
                    points = 322 if suit == self.trump else 161
                    if self.owner[suit]:
                        down += points
                    else:
                        up += points
        if self.aimed:
            own = st[c + OWN]
            up += 8 * self.goal.over(0, own + (up >> 3))
            down += 8 * self.goal.over(1, own - (score >> 3) + (down >> 3))
        elif not songs and self.count == 2 and self._all(st[c + WHO]):
            if self.sides[st[c + WHO]]:
                up = -down
            else:
                down = -up
        up += score
        down = score - down
        first = 0
        if self.table and up > low and down < high and up != down:
            at = self.table.find(self.left, st[c + WHO] | songs << 3 | st[c + OWN] << 7)
            first = self.table.move[at]
            up = min(up, self.table.high[at] + score)
            down = max(down, self.table.low[at] + score)
        if down >= high or up == down:
            st[c + BEST] = down
            return -1
        if up <= low:
            st[c + BEST] = up
            return -1
        return first

    def _keep(self, c):
        """Put what was found out about frame *c* into the table."""
        st = self.stack
        table = self.table
        at = table.find(self.left, st[c + WHO] | st[c + OPEN] << 3 | st[c + OWN] << 7)
        value = st[c + BEST]
        # the window it was searched with is still that of the card before
        if value > st[c + _LOW - FRAME]:
            table.low[at] = value - st[c + SCORE]
        if value < st[c + _HIGH - FRAME]:
            table.high[at] = value - st[c + SCORE]
        table.move[at] = st[c + _GOOD]

    def _judge(self, b, c, card):
        """More than two sides: take *card* in frame *b*, worth frame *c*, if it is better.

        Return whether no other card need be tried.
        """
        st = self.stack
        side = self.sides[st[b + WHO]]
        value = st[c + GAIN + side]
        if value <= st[b + GAIN + side]:
            return False
        st[b + _GOOD] = card
        for k in range(self.n):
            st[b + GAIN + k] = st[c + GAIN + k]
        a = b - (st[b + TRICK] & 7) * FRAME
        if a < 0:
            a = 0
        # what the others can make together
        most = st[a + REST] + self.ten + st[a + MADE + side] - value
        for suit in range(4):
            if st[a + OPEN] >> suit & 1:
                most += 40 if suit == self.trump else 20
        if most <= 0:
            return True
        if b:
            other = self.sides[st[b - FRAME + WHO]]
            most += st[a + MADE + other]
            if other != side and st[b - FRAME + GAIN + other] >= most:
                # whoever played before has a better card already: this is not to be chosen
                st[b + GAIN + other] = -1
                return True
        return False

    def _finish(self):
        """Note the result."""
        st = self.stack
        self.done = True
        side = self.sides[st[WHO]]
        gains = self.gains
        if self.two:
            value = st[BEST] >> 3
            rest = st[REST] + self.ten + 20 * (st[BEST] & 7)
            gains[0] = (rest + value) // 2
            gains[1] = rest - gains[0]
            self.value = -value if side else value
        else:
            for k in range(self.n):
                gains[k] = st[GAIN + k]
            self.value = gains[side]
