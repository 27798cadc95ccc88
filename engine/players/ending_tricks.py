# SPDX-License-Identifier: MIT
"""Tricks played on a stack: the cards and rules of the exact search in ending.py.

One frame of the stack is what stands before one card: whose turn it is, the trick in progress,
the cards that may be tried, what has been made. All frames are in one array, so nothing is made
while the search goes on. This is where a position costs time, so the duties of RULES §3 stand
here once more, on bits. What a position is worth is left to ending.py.
"""

from engine.cards import LANE, PAIR
from engine.compat import const
from engine.match import zeros
from engine.players.ending_table import FAR
from engine.tricks import STRICT

#: No more cards than this in the hands.
MOST = 20
SEATS = const(6)
_WHITES = const(0x1F)
# A frame: four lanes of cards yet to try, then this (10, 12, 17 and 18 are for ending.py alone).
FRAME = const(28)
SUIT = const(4)  # the only suit of these cards, or -1
WHO = const(5)  # to play
LED = const(6)  # the suit led, or -1
WIN = const(7)  # the card that wins the trick so far, suit << 10 | its bit
TAKER = const(8)  # whose it is
TRICK = const(9)  # points so far << 3 | cards on the table
DOWN = const(11)  # strong cards before weak ones
# before a lead, and in the first frame:
OPEN = const(13)  # suits that may still be sung, bit a suit
REST = const(14)  # points of the cards that nobody has taken
# Two sides. Points are eighths, and each 20 sung adds one of them: `>> 3` are points.
SCORE = const(15)  # made so far, side 0 minus side 1 (before a lead)
OWN = const(16)  # with a goal: points of side 0 so far (before a lead)
BEST = const(19)  # the value
# More sides, a place a side: points so far (before a lead), points with the best card.
MADE = const(15)
GAIN = const(21)
#: By a card's bit, modulo 11: its points << 3 | 1.
WORTH = b"\x00\x01\x01\x51\x01\x01\x59\x21\x01\x19\x11"


class Tricks:
    """Hands, rules and the stack. ``hands`` are four lanes a seat, ``left`` those of all."""

    def __init__(self):
        self.goal = None
        self.hands = zeros(4 * SEATS, "H")
        self.left = zeros(4, "H")
        self.sides = zeros(SEATS, "B")
        self.after = zeros(SEATS, "B")
        self.owner = zeros(4, "B")
        # the last frame but holds the value of the last card
        self.stack = zeros((MOST + 1) * FRAME)

    def rules(self, n, playing, sides, trump, regime=STRICT, relief=False, ten=10, many=False,
              partner=False):  # fmt: skip
        """Set what holds for the deal.

        *n* seats, *playing* a bit for each that has cards, ``sides[seat]`` 0 or 1, or with more
        sides 0…n-1; *trump* 0…3 or -1; *regime* STRICT or SUBASTADO, *relief* ``partner_relief``;
        *ten* what the last trick is worth; *many*: all songs after one trick, not just one;
        *partner*: the winner's partner sings too.
        """
        self.two = True
        self.count = 0
        last = n - 1
        while not playing >> last & 1:
            last -= 1
        for seat in range(n):
            if playing >> seat & 1:
                self.after[last] = seat
                last = seat
                self.count += 1
                self.sides[seat] = sides[seat]
                if sides[seat] > 1:
                    self.two = False
        self.span = self.count * FRAME
        self.n = n
        self.playing = playing
        self.trump = trump
        self.beat = regime == STRICT
        self.relief = relief
        self.ten = ten
        self.many = many
        self.partner = partner
        # plain suits are tried before trumps
        self.turn = trump + 1 if self.two else 0

    def deal(self, hands, may, leader, table, on_table):
        """Fill the first frame; return the most points that can be made, or -1: too many cards.

        Arguments as for Ending.start.
        """
        st = self.stack
        left = self.left
        for i in range(FRAME):
            st[i] = 0
        for suit in range(4):
            left[suit] = 0
        rest = total = songs = 0
        for seat in range(self.n):
            for suit in range(4):
                i = 4 * seat + suit
                lane = hands[i] if self.playing >> seat & 1 else 0
                self.hands[i] = lane
                left[suit] |= lane
                if lane & PAIR == PAIR and may[seat] >> suit & 1:
                    st[OPEN] |= 1 << suit
                    self.owner[suit] = self.sides[seat]
                    songs += 40 if suit == self.trump else 20
                while lane:
                    total += 1
                    rest += WORTH[(lane & -lane) % 11] >> 3
                    lane &= lane - 1
        if total > MOST:
            return -1
        self.whole = total * FRAME
        seat = leader
        st[LED] = -1
        for i in range(on_table):
            suit = table[i] // 10
            bit = 1 << table[i] % 10
            win = st[WIN]
            st[TRICK] += WORTH[bit % 11]
            bit |= suit << 10
            if i == 0:
                st[LED] = suit
            elif bit < win if suit == win >> 10 else suit != self.trump:
                bit = 0
            if bit:
                st[WIN] = bit
                st[TAKER] = seat
            seat = self.after[seat]
        st[WHO] = seat
        st[REST] = rest = rest + (st[TRICK] >> 3)
        return rest + self.ten + songs

    def _enter(self, b):
        """Put the legal cards of frame *b* into its lanes, one of each run of equal cards."""
        st = self.stack
        hands = self.hands
        who = st[b + WHO]
        base = 4 * who
        suit = st[b + LED]
        if self.two:
            side = self.sides[who]
            st[b + BEST] = FAR if side else -FAR
        else:
            st[b + GAIN + self.sides[who]] = -1
        bit = 0
        won = -1
        down = 1
        if suit >= 0:
            won = st[b + WIN]
            bit = won & LANE
            won >>= 10
            friend = self.sides[who] == self.sides[st[b + TAKER]]
            wins = False
            lane = hands[base + suit]
            if lane:
                if suit == won:
                    better = lane & -bit
                    if better and self.beat and not (friend and self.relief):
                        lane = better
                        wins = True
            else:
                suit = self.trump
                if suit >= 0 and not (friend and self.relief):
                    lane = hands[base + suit]
                    if suit == won:
                        lane &= -bit
                if lane:
                    wins = True
                else:
                    suit = -1
            # a card that wins for good, or goes to a friend, is to bring points
            if wins:
                down = suit != self.trump and st[b + TRICK] & 7 == self.count - 1
            else:
                down = friend
        st[b + SUIT] = only = suit
        st[b + DOWN] = down if self.two else 0
        low = 0
        high = 4
        if only >= 0:
            low = only
            high = only + 1
        for suit in range(low, high):
            if only < 0:
                lane = hands[base + suit]
            white = lane & _WHITES
            if white & white - 1:
                # a carry through the cards that are out finds the next one above each own; the
                # card that wins may stand between two, the others of the trick are out
                void = ~self.left[suit]
                if suit == won:
                    void &= ~bit
                void &= _WHITES
                above = white << 1
                lane &= ~(((above & void) + void | above) & ~void & white)
            st[b + suit] = lane

    def _took(self, c, seat, trick):
        """*seat* takes a *trick*; frame *c* is next.

        Return -1 if its value is known, else the card to try first there or 0.
        """
        st = self.stack
        # what was made before it stands where it was led, or at the very start
        a = c - self.span
        if a < 0:
            a = 0
        st[c + WHO] = seat
        st[c + LED] = -1
        st[c + TRICK] = 0
        st[c + OPEN] = st[a + OPEN]
        st[c + REST] = st[a + REST] - trick
        if self.two:
            st[c + SCORE] = st[a + SCORE]
            st[c + OWN] = st[a + OWN]
        else:
            for side in range(self.n):
                st[c + MADE + side] = st[a + MADE + side]
        self._make(c, seat, trick)
        rest = self.whole - c - self.span
        bonus = 0
        if rest >= 0:
            if st[c + OPEN]:
                self._sing(c, seat)
            if self.aimed:
                bonus = self.goal.won(
                    self.sides[seat], st[c + OWN], st[c + SCORE] >> 3, self.hands, 4 * seat
                )
        if not bonus:
            if rest > 0:
                return self._known(c) if self.two else 0
            if rest == 0:
                seat = self._take_last(c)
            self._make(c, seat, st[c + REST] + self.ten)
            if self.aimed:
                bonus = self.goal.counted(st[c + OWN], st[c + SCORE] >> 3)
        if self.two:
            st[c + BEST] = st[c + SCORE] + 8 * bonus
        else:
            for side in range(self.n):
                st[c + GAIN + side] = st[c + MADE + side]
        return -1

    def _make(self, c, seat, points):
        """*seat* makes *points*."""
        st = self.stack
        side = self.sides[seat]
        if not self.two:
            st[c + MADE + side] += points
        elif side:
            st[c + SCORE] -= 8 * points
        else:
            st[c + SCORE] += 8 * points
            if self.aimed:
                st[c + OWN] += points

    def _sing(self, c, seat):
        """*seat* has won a trick and sings, with ``partner`` his partner too."""
        st = self.stack
        hands = self.hands
        songs = st[c + OPEN]
        for who in range(2 if self.partner else 1):
            for k in range(4):
                # trumps first
                suit = self.trump + k & 3
                if not songs >> suit & 1:
                    continue
                if self.left[suit] & PAIR != PAIR:
                    songs ^= 1 << suit
                elif hands[4 * seat + suit] & PAIR:
                    songs ^= 1 << suit
                    points = 40 if suit == self.trump else 20
                    self._make(c, seat, points)
                    if self.two:
                        st[c + SCORE] += points // 20
                    if not self.many:
                        break
            seat ^= 2
        st[c + OPEN] = songs

    def _take_last(self, c):
        """Return who takes the last trick: all have one card."""
        hands = self.hands
        seat = taker = self.stack[c + WHO]
        won = -1
        best = 0
        for k in range(self.count):
            i = 4 * seat
            while not hands[i]:
                i += 1
            lane = hands[i]
            i &= 3
            if won < 0 or (lane > best if i == won else i == self.trump):
                won = i
                best = lane
                taker = seat
            seat = self.after[seat]
        return taker

    def _all(self, who):
        """Return whether the leader takes all that is left, of two, with each card as it comes."""
        for suit in range(4):
            mine = self.hands[4 * who + suit]
            theirs = self.left[suit] ^ mine
            if theirs:
                if mine & -mine <= theirs:
                    if mine or suit == self.trump:
                        return False
                elif suit == self.trump and theirs & theirs - 1:
                    return False
        return True
