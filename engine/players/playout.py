# SPDX-License-Identifier: MIT
"""Play-outs: a deal played to its end with all hands known, by a quick policy.

A flat simulator of what the engine does with a match (engine/match.py), without its checks,
events and proofs: lanes in arrays, small ints, no garbage for a card. Where every seat's cards
come from is engine/players/world.py, what the outcome is worth engine/players/goals.py. Each seat
plays by a table of small numbers (engine/players/habits/): what a trick is worth by its points and
who has it, less what the card would be worth later, by its strength and how many higher ones are
out. No seat looks at another's cards to choose its own.
"""

from engine import actions
from engine.cards import LANE, POINTS, SEVEN
from engine.compat import const
from engine.match import zeros
from engine.players import habits
from engine.players.habits import LEFT, SIZE
from engine.players.playout_songs import Songs

#: Cards that are played in one step of a level that thinks: less than 20 ms of an RP2040.
SLICE = const(16)
#: What counts a pair caught in a trick: nobody, gana_pierde, gana_pierde3 (R-GP-1, RULES 6.11).
_MIDDLE = const(2)
#: With a stock a deal is played on for so many tricks, unless no more than so few would be left
#: then; a look at what is left takes as long as so many cards.
_HORIZON = const(3)
_SHORT = const(2)
_LOOK = const(2)
#: Without a stock so few tricks are the last; more rounds of draws are all the same.
_LATE = const(4)
_MANY = const(10)
_GOAL = const(101)


class Playout(Songs):
    """One deal after another from one situation: :meth:`look` once, then :meth:`run` for each.

    With a table that has values for it, a deal with a stock is not played to its end but for some
    tricks. After a run ``points`` (cards, songs, bonus and last ten a seat), ``songs``,
    ``tricks``, ``last`` (who took the last trick), ``over`` (a seat that won at once, by tute or
    target, or -1) and ``stopped`` (it was not played to its end) tell what came of it;
    ``side[seat]`` says who plays together. ``steps`` counts the cards played since it was last
    set to 0.
    """

    def __init__(self):
        self.hands = zeros(24, "H")
        self.left = zeros(4, "H")
        self.passed = zeros(4, "H")
        self.points = zeros(6)
        self.songs = zeros(6)
        self.tricks = zeros(6)
        self.sung_by = zeros(6, "B")
        self.habit = zeros(6, "H")
        self.after = zeros(6, "B")
        self.side = zeros(6, "B")
        self.table = zeros(6, "B")
        self.carry = zeros(6)
        self.void = zeros(6, "B")
        self.drawn = zeros(6, "B")
        self._void = zeros(6, "B")
        self.variant = None
        self.steps = 0
        #: Whether each seat has its own part of the stock, whoever wins the tricks: then worlds
        #: are as likely as before, and two candidates are compared with the same luck.
        self.own_draws = True
        self.place = zeros(6, "B")
        #: What values a deal that is not played to its end (engine.players.leaf), or None.
        self.leaf = None

    # -- what does not change in a decision ------------------------------------------------

    def look(self, view):
        """Take in *view*: who sits where, the rules of the deal, the policy of the variant."""
        self.view = view
        n = view.n
        key = view.variant, n, view.guinote
        if key != self.variant:
            self.variant = key
            self.policy = habits.load(view.variant, n)
            self.parts = habits.parts(self.policy)
            self.leaf = None
            if len(self.policy) > 7 * SIZE:
                from engine.players.leaf import worth

                self.leaf = worth
        self.n = n
        at = 0
        for seat in range(n):
            self.place[seat] = at
            at += view.playing >> seat & 1
        self.at_play = view.at_play
        for seat in range(n):
            other = (seat + 1) % n
            while not view.playing >> other & 1:
                other = (other + 1) % n
            self.after[seat] = other
            self.side[seat] = seat & 1 if view.teams else seat
            self.carry[seat] = view.carry[seat]
            void = 0
            if seat != view.seat:
                for suit in range(4):
                    if not view.may_hold(seat, suit):
                        void |= 1 << suit
            self._void[seat] = void
        solo = view.platoer if view.platoer >= 0 else view.bidder
        self.solo = solo
        if solo >= 0:
            for seat in range(n):
                self.side[seat] = seat != solo
        self.regime = view.end_regime
        self.stock_regime = view.regime
        self.relief = view.partner_relief
        # songs: who may sing, until when, and whether before the draw (RULES §7)
        self.singers = view.singers
        self.early = view.songs_with_stock
        self.pairs = (view.variant == "gana_pierde") + _MIDDLE * (view.variant == "gana_pierde3")
        if self.pairs == _MIDDLE:
            self.singers = 0
        self.target = view.target if view.claims_open else 0
        self.losing = view.losses is not None
        self.swaps = view.draws_left > 0 and view.target > 0
        self.end = -1
        if self.leaf and view.draws_left and view.tricks_left > _HORIZON + _SHORT:
            self.end = view.tricks_left - _HORIZON

    def sides(self, solo, singers):
        """Let *solo* play against all others, as after an auction; *singers*, a bit a seat."""
        self.solo = solo
        for seat in range(self.n):
            self.side[seat] = seat != solo
        self.singers = singers

    # -- a play-out --------------------------------------------------------------------------

    def reset(self, world):
        """Set the situation of the view with the hidden cards of *world*."""
        view = self.view
        self.world = world
        hands = self.hands
        dealt = world.hands
        for i in range(4 * self.n):
            hands[i] = dealt[i]
        gone = view.gone
        for suit in range(4):
            self.left[suit] = LANE & ~gone[suit]
        for seat in range(self.n):
            self.songs[seat] = song = view.songs[seat]
            self.points[seat] = view.points[seat] + song + view.bonus[seat]
            self.tricks[seat] = view.tricks[seat]
            self.sung_by[seat] = view.sung_by[seat]
            self.void[seat] = self._void[seat]
            self.drawn[seat] = 40
        self.sung = view.sung
        self.trump = view.trump
        self.turned = view.turned
        self.pledged = view.pledged
        self.pledger = view.pledger
        self.stock_left = view.stock_left
        self.draws = view.draws_left
        self.tricks_left = view.tricks_left
        self.on_table = 0
        self.gains = 0
        self.last = view.last_winner
        self.over = -1
        self.stopped = False
        seat = view.leader
        for i in range(view.on_table):
            self._lay(view.table[i], seat)
            seat = self.after[seat]
        self.seat = seat
        for i in range(self.n):
            self.habit[i] = 0
        self.part = 0
        if self.losing:
            if len(self.policy) > SIZE:
                self._lean()
        elif self.parts:
            self._stage()

    def run(self, action):
        """Carry out *action* for the seat to act (-1: none) and play the deal to its end."""
        self.begin(action)
        while not self.go(40):
            pass

    def begin(self, action):
        """Carry out *action* for the seat to act (-1: none); :meth:`go` plays what follows."""
        self.action = action
        if action >= 40:
            self.action = -1
            self._other(action)

    def go(self, cards):
        """Play up to so many *cards*; return whether the deal is over."""
        action = self.action
        self.action = -1
        hands = self.hands
        while self.tricks_left and self.over < 0:
            if not cards:
                return False
            cards -= 1
            seat = self.seat
            if action < 0:
                if self.swaps:
                    self._pledge(seat)
                action = self.choose(seat)
            self.steps += 1
            suit = action // 10
            bit = 1 << action - 10 * suit
            hands[4 * seat + suit] ^= bit
            self.left[suit] ^= bit
            self._lay(action, seat)
            action = -1
            if self.on_table < self.at_play:
                self.seat = self.after[seat]
            else:
                self._take()
                if self.parts:
                    self._stage()
                if self.tricks_left <= self.end:
                    self.steps += _LOOK
                    self.stopped = True
                    return True
        return True

    def _stage(self):
        """Find the part of the table for what is left of the deal."""
        draws = self.draws
        if self.parts is LEFT:
            draws = self.tricks_left
        elif not draws:
            self.part = SIZE if self.tricks_left < _LATE else 0
            return
        self.part = SIZE * self.parts[min(draws, _MANY)]

    def _lay(self, card, seat):
        """Put *card* of *seat* on the table."""
        suit = card // 10
        strength = card - 10 * suit
        at = self.on_table
        self.table[at] = card
        self.on_table = at + 1
        self.gains += POINTS[strength]
        if at == 0:
            self.lead = suit
        else:
            if suit != self.lead and not self.draws:
                self.void[seat] |= 1 << self.lead
            if strength < self.strength if suit == self.suit else suit != self.trump:
                return
        self.suit = suit
        self.strength = strength
        self.winner = seat

    def _take(self):
        """The trick goes to its winner; then what follows a trick (RULES §7)."""
        seat = self.winner
        points = self.gains
        self.gains = 0
        self.tricks_left = left = self.tricks_left - 1
        self.tricks[seat] += 1
        self.last = self.seat = seat
        if self.pairs:
            points += self._pairs()
        self.on_table = 0
        if not left:
            total = self.points[seat] + points
            if self.pairs == _MIDDLE or not self.pairs or total + 10 >= _GOAL:
                points += 10
            self.points[seat] += points
            if self.target:
                self._reached(seat)
            return
        self.points[seat] += points
        if self.swaps and self.turned >= 0 and self.pledger == seat:
            taken = self.turned
            self.turned = self.pledged
            self._give(seat, taken)
        if self.target and self._reached(seat):
            return
        if self.view.guinote:
            self._draw()
            self._announce(seat)
        elif not self._announce(seat):
            self._draw()

    def _reached(self, seat):
        """Return whether the side of *seat* has the target: then the game is his."""
        points = self.carry[seat] + self.points[seat]
        if self.view.teams:
            points += self.points[seat ^ 2]
        if points >= self.target:
            self.over = seat
            return True
        return False

    def _draw(self):
        """Everybody draws a card, if there is still a round of them."""
        if not self.draws:
            return
        hands = self.hands
        if self.draws == 1 and self.pledged >= 0:
            self._give(self.pledger, self.pledged)
        self.draws -= 1
        seat = self.last
        stock = self.world.stock
        left = self.stock_left
        block = left - self.at_play if self.own_draws else -1
        self.stock_left = max(0, left - self.at_play)
        for _ in range(self.at_play):
            if block >= 0:
                card = stock[block + self.place[seat]]
            elif left:
                left -= 1
                card = stock[left]
            else:
                card = self.turned
                self.turned = -1
                self.left[self.trump] |= 1 << card % 10
            suit = card // 10
            hands[4 * seat + suit] |= 1 << card - 10 * suit
            self.drawn[seat] = card
            seat = self.after[seat]

    def _other(self, action):
        """Carry out an *action* that is no card."""
        seat = self.view.seat
        if action >= actions.TRUMP:
            if action < actions.SING:
                self.trump = action - actions.TRUMP
                self.seat = self.solo
            elif action < actions.TUTE_R:
                if not self.song(seat, action - actions.SING) and self.view.guinote:
                    self._sing(seat)
            elif action < actions.DONE:
                self.over = seat
            elif action == actions.TAKE:
                self.points[seat] += 10
            if actions.SING <= action <= actions.DONE and self.over < 0:
                if not self.view.guinote:
                    self._draw()
        elif action <= actions.PLEDGE2:
            rank = SEVEN if action == actions.PLEDGE7 else 0
            self.hands[4 * seat + self.trump] ^= 1 << rank
            self.left[self.trump] ^= 1 << rank
            self.pledged = 10 * self.trump + rank
            self.pledger = seat
        elif action <= actions.SWAP2:
            rank = SEVEN if action == actions.SWAP7 else 0
            taken = self.turned
            self.hands[4 * seat + self.trump] ^= 1 << rank
            self.left[self.trump] ^= 1 << rank
            self._give(seat, taken)
            self.turned = 10 * self.trump + rank

    def _lean(self):
        """In games of losses: who goes for few points, and who for many."""
        view = self.view
        points = self.points
        for seat in range(self.n):
            low = 999
            high = -1
            if self.pairs == 1:
                few = points[seat] < 60
            else:
                for other in range(self.n):
                    if other != seat and view.playing >> other & 1:
                        low = min(low, points[other])
                        high = max(high, points[other])
                few = points[seat] - low < high - points[seat] + 20
            self.habit[seat] = SIZE if few else 0
