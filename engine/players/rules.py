# SPDX-License-Identifier: MIT
"""The player that knows the rules of thumb: counts cards, keeps pairs, takes points cheaply.

For each card it may play it weighs what the trick is likely to bring its side (chance of winning
times points) against what the card would still be worth in the hand. All the knowledge is in the
tables of worth below; there is no search and no chance: equal views give equal actions.
Units: a sixteenth of a point.
"""

from array import array

from engine import actions, phases
from engine.cards import HIGH_FACE, HIGHER, KING, LANE, PAIR, POINTS, THREE, ACE
from engine.players.base import BasePlayer, size
from engine.players.rules_chance import SURE, Chances
from engine.tricks import FREE

_TUTES = actions.bit(actions.TUTE_R) | actions.bit(actions.TUTE_C)
_CLAIM = actions.bit(actions.CLAIM)
_PLEDGES = actions.bit(actions.PLEDGE7) | actions.bit(actions.PLEDGE2)
_SING = actions.SING - 40

W = {
    # per number of unseen higher cards 0..5: sixteenths per point, half points
    "fpk": [16, 8, 8, 8, 8, 8],
    "fpb": [4, 0, 0, 0, 0, 0],
    "ftk": [16, 16, 16, 16, 8, 8],
    "ftb": [16, 12, 10, 9, 9, 8],
    "spk": [12, 8, 8, 8, 8, 8],
    "spb": [5, 2, 1, 0, 0, 0],
    "stk": [12, 12, 12, 12, 12, 12],
    "stb": [16, 12, 10, 9, 9, 8],
    "ft": [8, 8, 9, 9, 10, 13, 15, 17, 26, 30],
    "will2": 6,
    "song": 60,  # percent of a song kept by its pair
    "half": 60,  # percent of the chance to draw the other card
    "win_song": 60,
    "free_win": -2,
    "strict_win": 2,
    "extra": 2,
    "draw_trump": 4,
    "partner": 50,
    "will": 70,
    "live_three": 6,
}


class Player(BasePlayer):
    """Rules of thumb, from the view alone."""

    def __init__(self, seed=""):
        BasePlayer.__init__(self, seed)
        self.chances = Chances()

    def decide(self, view):
        if view.phase == phases.ANNOUNCE:
            return announce(view)
        if view.phase == phases.PLAY:
            pledge = view.legal_others & _PLEDGES
            if pledge:
                return actions.PLEDGE7 if pledge & 1 else actions.PLEDGE2
            return self._card(view)
        return view.legal()[0]

    def _card(self, view):
        legal = view.legal_cards
        self.prepare(view)
        best = -1
        most = 0
        for suit in range(4):
            lane = legal >> 10 * suit & LANE
            strength = 0
            while lane:
                if lane & 1:
                    worth = self.value(suit, strength)
                    if best < 0 or worth > most:
                        best = 10 * suit + strength
                        most = worth
                lane >>= 1
                strength += 1
        return best

    def prepare(self, view):
        self.view = view
        c = self.chances
        c.count(view)
        self.free = view.regime == FREE
        me = view.seat
        self.songs_open = view.tricks_left > 1
        # what winning this trick brings beside its points
        win = W["free_win"] if self.free else W["strict_win"]
        win *= 8
        best = 0
        if self.songs_open:
            for suit in range(4):
                if view.lanes[suit] & PAIR == PAIR and not view.sung >> suit & 1:
                    v = 40 if suit == view.trump else 20
                    best = max(best, v)
        win += best * W["win_song"] * 16 // 100
        if view.pledger == me and view.turned >= 0:
            win += 8 * (W["ft"][view.turned % 10] - 8)
        if view.tricks_left == 1:
            win += 160
        if view.draws_left == 1 and view.turned >= 0 and view.pledger != me:
            # the loser of this trick draws the turned card, the winner any other
            win -= 8 * W["ft"][view.turned % 10] - 60
        self.win = win
        self.table_points = 0
        self.win_suit = self.win_strength = -1
        for i in range(view.on_table):
            card = view.table[i]
            self.table_points += POINTS[card % 10]
            if i == 0:
                self.lead = card // 10
            suit = card // 10
            strength = card % 10
            if self.win_suit < 0 or (
                strength > self.win_strength if suit == self.win_suit else suit == view.trump
            ):
                self.win_suit = suit
                self.win_strength = strength

    def value(self, suit, strength):
        view = self.view
        trump = view.trump
        at = view.on_table
        me = view.seat
        if at == 0:
            lead = suit
            mine = True
        else:
            lead = self.lead
            mine = (
                strength > self.win_strength if suit == self.win_suit else suit == trump
            )
        if mine:
            ws, wr = suit, strength
            ours = SURE
        else:
            ws, wr = self.win_suit, self.win_strength
            ours = SURE if view.teams and view.winning == me ^ 2 else 0
        c = self.chances
        rest = view.n - 1 - at
        points = self.table_points + POINTS[strength]
        if rest:
            after = (me + 1) % view.n
            if self.free:
                p = c.beats(after, lead, ws, wr)
                ours -= ours * p * min(100, W["will"] + W["will2"] * points) // 25600
            else:
                ours = c.outcome(after, rest, lead, ws, wr, ours)
        points += W["extra"] * rest
        got = (2 * ours - SURE) * points >> 4
        got += ours * self.win >> 8
        if at == 0 and suit == trump and not self.free:
            theirs = 0
            got += W["draw_trump"] * 4 * (size(view.lanes[trump]) - size(c.unseen[trump]) // (view.n - 1))
        return got - self.keep(suit, strength)

    def keep(self, suit, strength):
        view = self.view
        c = self.chances
        unseen = c.unseen[suit]
        plain = suit != view.trump
        if view.tricks_left == 1:
            return 0
        h = min(5, size(unseen & HIGHER[strength]))
        kind = ("f" if view.draws_left else "s") + ("p" if plain else "t")
        if not unseen:
            h = 0
        w = W[kind + "k"][h] * POINTS[strength] + 8 * W[kind + "b"][h]
        bit = 1 << strength
        if bit & PAIR and self.songs_open:
            value = 40 if not plain else 20
            if not view.sung >> suit & 1:
                other = PAIR ^ bit
                if view.lanes[suit] & other:
                    w += value * W["song"] * 16 // 100
                elif view.draws_left and unseen & other:
                    total = 0
                    for s in range(4):
                        total += size(c.unseen[s])
                    w += value * W["half"] * 16 // 100 * view.draws_left // total
                elif view.draws_left and view.turned == 10 * suit + (KING + HIGH_FACE - strength):
                    w += value * 3
            if view.tute:
                n = 0
                alive = 0
                for s in range(4):
                    if view.lanes[s] & bit:
                        n += 1
                    elif view.draws_left and (c.unseen[s] & bit or view.turned == 10 * s + strength):
                        alive += 1
                if n + alive == 4:
                    if n == 4:
                        w += 16 * 60
                    elif n == 3:
                        w += 16 * 15
        return w


def announce(view):
    others = view.legal_others
    if others & _TUTES:
        return actions.TUTE_R if others & actions.bit(actions.TUTE_R) else actions.TUTE_C
    if others & _CLAIM:
        seat = view.seat
        total = view.carry[seat] + view.points[seat] + view.songs[seat]
        if view.ten == seat:
            total += 10
        if total >= view.target:
            return actions.CLAIM
    best = actions.DONE
    for suit in range(4):
        if others >> (_SING + suit) & 1:
            if suit == view.trump:
                return actions.SING + suit
            best = actions.SING + suit
    return best
