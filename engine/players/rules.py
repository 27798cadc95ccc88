# SPDX-License-Identifier: MIT
"""The player that knows the rules of thumb: counts cards, keeps pairs, takes points cheaply.

It decides from the view alone: no chance, nothing remembered from one decision to the next, so
equal views give equal actions. What it is after in a variant is in aims/, what a card is worth in
rules_worth.py, what the others may hold in rules_chance.py, the end of a game for two in
endgame.py; here is what it announces, claims, exchanges and pledges.
"""

from engine import actions, phases
from engine.cards import LANE, PAIR, SEVEN
from engine.compat import const
from engine.players import aims
from engine.players.base import BasePlayer, pledge_rank

_TUTE_R = actions.bit(actions.TUTE_R)
_TUTE_C = actions.bit(actions.TUTE_C)
_SWAP7 = actions.bit(actions.SWAP7)
_SWAP2 = actions.bit(actions.SWAP2)
_CLAIM = actions.bit(actions.CLAIM)
_SING = actions.SING - 40
#: A 40 that is still to be drawn is waited for while so many tricks are to come.
_PATIENCE = const(4)


class Player(BasePlayer):
    """Plays by rules of thumb."""

    def __init__(self, seed="", budget=0):
        BasePlayer.__init__(self, seed)
        self.worth = self.aim = self.variant = None
        self.endgame = None
        self.searching = False
        self.suit = -1

    def start(self, view):
        """Begin a decision."""
        self.view = view
        self.searching = False
        self.suit = -1
        if view.variant != self.variant:
            self.variant = view.variant
            self.aim = aims.load(view.variant)

    def step(self):
        """Weigh one card; return the action, or -1 while there is more to weigh or to work out."""
        if self.searching:
            return self.endgame.step()
        view = self.view
        if self.suit < 0:
            self.aim.look(view, self)
            action = self._before(view)
            if action >= 0:
                return action
            self.weigher().look(view, self.aim)
            self.suit = self.strength = 0
            self.best = -1
        if self._weigh(view):
            return -1
        card = self.best
        rank = pledge_rank(view)
        # the low trump is pledged unless it is the card to play now
        if rank >= 0 and card != 10 * view.trump + rank:
            return actions.PLEDGE7 if rank == SEVEN else actions.PLEDGE2
        if view.n == 2 and view.tricks_left > 1 and view.declarer < 0 and self._end(view, card):
            return -1
        return card

    def weigher(self):
        """Return what weighs cards; loaded when it is needed: a level that plays its cards by
        worlds asks these rules for other actions alone."""
        if not self.worth:
            from engine.players.rules_worth import Worth

            self.worth = Worth()
        return self.worth

    def _before(self, view):
        """Return the action in any phase but play, and an exchange in it; -1 for none."""
        if view.phase == phases.ANNOUNCE:
            return self._announce(view)
        if view.phase != phases.PLAY and view.phase != phases.EXCHANGE:
            return self.aim.answer(view)
        swap = view.legal_others & (_SWAP7 | _SWAP2)
        if swap and self.aim.swaps(view):
            return actions.SWAP7 if swap & _SWAP7 else actions.SWAP2
        return actions.PASS if view.phase == phases.EXCHANGE else -1

    def _end(self, view, card):
        """Begin to work out the end if it is known; *card* is played unless a better is found."""
        if view.draws_left or view.turned >= 0:
            return False
        if not self.endgame:
            # loaded here: with more players it would only take up heap
            from engine.players.endgame import Endgame

            self.endgame = Endgame()
        self.searching = self.endgame.start(view, card, self.aim.late_songs)
        return self.searching

    def _weigh(self, view):
        """Weigh the next legal card; return False if there is none. The best is the one worth
        most, of equal ones the first."""
        while self.suit < 4:
            lane = view.legal_cards >> 10 * self.suit & LANE & -(1 << self.strength)
            if not lane:
                self.suit += 1
                self.strength = 0
                continue
            while not lane >> self.strength & 1:
                self.strength += 1
            worth = self.aim.weigh(self.worth, self.suit, self.strength)
            if self.best < 0 or worth > self.most:
                self.best = 10 * self.suit + self.strength
                self.most = worth
            self.strength += 1
            return True
        return False

    def _announce(self, view):
        """Tute at once, the claim when it is right, then the 40, then a 20 (RULES §4)."""
        may = view.legal_others
        if may & _CLAIM and self.aim.need <= 0:
            return actions.CLAIM
        if self.aim.sings(view):
            if may & _TUTE_R:
                return actions.TUTE_R
            if may & _TUTE_C:
                return actions.TUTE_C
            trump = view.trump
            if may >> (_SING + trump) & 1:
                return actions.SING + trump
            for suit in range(4):
                if may >> (_SING + suit) & 1 and not _waits(view):
                    return actions.SING + suit
        return actions.DONE


def _waits(view):
    """Return whether a 20 sung now may cost the 40 that can still come (R-SING-3)."""
    trump = view.trump
    if not view.forty_first or view.sung >> trump & 1 or view.sung_by[view.seat]:
        return False
    held = view.lanes[trump] & PAIR
    if not held or held == PAIR or not view.draws_left or view.tricks_left < _PATIENCE:
        return False
    rest = PAIR ^ held
    if view.turned >= 0 and rest >> view.turned % 10 & 1:
        return True
    rest &= view.unseen(trump)
    for seat in range(view.n):
        rest &= ~view.known[4 * seat + trump]
    return rest != 0
