# SPDX-License-Identifier: MIT
"""The player that knows the rules of thumb: counts cards, keeps pairs, takes points cheaply.

It decides from the view alone: no chance, nothing remembered from one decision to the next, so
equal views give equal actions. What a card is worth is in rules_worth.py, what the others may hold
in rules_chance.py, the end of a game for two in endgame.py; here is what it announces, claims and
pledges.
"""

from engine import actions, phases
from engine.cards import LANE, PAIR, SEVEN
from engine.compat import const
from engine.players.base import BasePlayer
from engine.players.rules_worth import Worth, pledge_rank, total

_TUTE_R = actions.bit(actions.TUTE_R)
_TUTE_C = actions.bit(actions.TUTE_C)
_CLAIM = actions.bit(actions.CLAIM)
_SING = actions.SING - 40
#: A 40 that is still to be drawn is waited for while so many tricks are to come.
_PATIENCE = const(4)


class Player(BasePlayer):
    """Plays by rules of thumb."""

    def __init__(self, seed=""):
        BasePlayer.__init__(self, seed)
        self.worth = Worth()
        self.endgame = None
        self.searching = False

    def start(self, view):
        """Begin a decision."""
        self.view = view
        self.searching = False

    def step(self):
        """Return the action, or -1 while the end of a game for two is worked out."""
        if self.searching:
            return self.endgame.step()
        view = self.view
        if view.phase == phases.ANNOUNCE:
            return _announce(view)
        card = self._card(view)
        rank = pledge_rank(view)
        # the low trump is pledged unless it is the card to play now
        if rank >= 0 and card != 10 * view.trump + rank:
            return actions.PLEDGE7 if rank == SEVEN else actions.PLEDGE2
        if view.n == 2 and view.tricks_left > 1 and self._end(view, card):
            return -1
        return card

    def _end(self, view, card):
        """Begin to work out the end if it is known; *card* is played unless a better is found."""
        if not self.endgame:
            # loaded here: with more players it would only take up heap
            from engine.players.endgame import Endgame

            self.endgame = Endgame()
        self.searching = self.endgame.start(view, card)
        return self.searching

    def _card(self, view):
        """Return the legal card worth most; of equal ones the first."""
        self.worth.look(view)
        best = -1
        most = 0
        for suit in range(4):
            lane = view.legal_cards >> 10 * suit & LANE
            strength = 0
            while lane:
                if lane & 1:
                    worth = self.worth.play(suit, strength)
                    if best < 0 or worth > most:
                        best = 10 * suit + strength
                        most = worth
                lane >>= 1
                strength += 1
        return best


def _announce(view):
    """Tute at once, the claim when it is right, then the 40, then a 20 (RULES §4)."""
    may = view.legal_others
    if may & _TUTE_R:
        return actions.TUTE_R
    if may & _TUTE_C:
        return actions.TUTE_C
    if may & _CLAIM and total(view, view.seat) >= view.target:
        return actions.CLAIM
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
