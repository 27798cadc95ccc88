# SPDX-License-Identifier: MIT
"""How high to bid, and whether to play for the pot: the hand is played alone in many worlds.

The totals that came of it say how likely every bid is to be made; the bid that brings most chips
is chosen (RULES 6.8, 6.9).
"""

from engine import actions, phases
from engine.compat import const
from engine.match import zeros
from engine.players.aims import auction, solo
from engine.players.playout import SLICE
from engine.players.world import COST

_TOP = const(230)
#: Totals are counted in fives.
_FIVES = const(48)
_DOUBLE = const(120)
#: For the pot one plays if the promise is kept in so many of 100 worlds.
_POT = const(55)


class Bids:
    """Thinking about a bid for *search* (engine.players.search), whose tools it uses."""

    def __init__(self, search):
        self.search = search
        self.suits = zeros(2, "B")
        self.made = zeros(2 * _FIVES)

    def start(self):
        """Begin with the view of the search."""
        search = self.search
        view = search.view
        self.worlds = 0
        for i in range(2 * _FIVES):
            self.made[i] = 0
        self.seat = view.bidder if view.phase == phases.CENSOR else view.seat
        self.many = 1
        if view.phase == phases.PLATO:
            self.suits[0] = view.trump
        else:
            self.many = 2
            self._two_suits(view)
        search.world.look(view)
        search.playout.look(view)
        # after an auction only the soloist sings (RULES 6.9)
        search.playout.sides(self.seat, 1 << self.seat if self.many > 1 else view.singers)
        search.playout.steps = 0
        self.at = self.many
        self.going = False

    def _two_suits(self, view):
        """Find the two suits that promise most as trumps."""
        best = second = -9999
        for suit in range(4):
            points = solo.points(view.lanes, suit, auction.TABLE)
            if points > best:
                second = best
                self.suits[1] = self.suits[0]
                best = points
                self.suits[0] = suit
            elif points > second:
                second = points
                self.suits[1] = suit

    def step(self):
        """Play on for a slice; return the action, or -1."""
        search = self.search
        p = search.playout
        if not self.going:
            if self.at == self.many:
                search.world.deal()
                search.work += COST
                self.at = 0
            p.reset(search.world)
            p.trump = self.suits[self.at]
            p.seat = self.seat if self.many > 1 else search.view.leader
            p.begin(-1)
            self.going = True
        if not p.go(SLICE):
            return -1
        self.going = False
        search.work += p.steps
        p.steps = 0
        self._count(p)
        self.at += 1
        if self.at < self.many:
            return -1
        self.worlds += 1
        # another world may take as long as these did
        return -1 if search.work + search.work // self.worlds < search.steps else self.best()

    def _count(self, p):
        """Note the total of a play-out: everything that is not more than it is made."""
        total = p.points[self.seat]
        if p.over >= 0:
            total = _TOP if p.over == self.seat else 0
        first = _FIVES * self.at
        for i in range(min(total // 5, _FIVES - 1) + 1):
            self.made[first + i] += 1

    def best(self):
        """Return the action that promises most."""
        view = self.search.view
        if view.phase == phases.PLATO:
            return self._plato(view)
        most = 0
        found = actions.PASS
        bid = view.lowest_bid
        if not view.legal_others & actions.bit(actions.BID):
            return found
        while bid <= _TOP:
            at = (bid + 4) // 5
            made = max(self.made[at], self.made[_FIVES + at])
            chips = (2 * made - self.worlds) * bid * (2 if bid >= _DOUBLE else 1)
            if chips > most:
                most = chips
                found = actions.BID_BASE + bid
            if view.options["rounds"] == "many" and view.phase == phases.BID:
                # there is a next time
                break
            bid += view.bid_step
        return found

    def _plato(self, view):
        """Play for the pot, or bid the least, if the promise is likely to be kept."""
        promise = view.lowest_bid if view.contest else view.promise
        may = promise <= _TOP
        at = (promise + 4) // 5
        if not may or 100 * self.made[at] < _POT * self.worlds:
            return actions.PASS
        return actions.BID_BASE + view.lowest_bid if view.contest else actions.PLAY
