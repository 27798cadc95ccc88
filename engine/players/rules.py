# SPDX-License-Identifier: MIT
"""The player that knows the rules of thumb: counts cards, keeps pairs, takes points cheaply.

For each card it may play it weighs what the trick is likely to bring its side (chance of winning
times points) against what the card would still be worth in the hand. All the knowledge is in the
tables of worth below; there is no search and no chance: equal views give equal actions.
Units: a sixteenth of a point.
"""

from array import array

from engine import actions, phases
from engine.cards import ACE, HIGH_FACE, HIGHER, KING, LANE, PAIR, POINTS, THREE
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
    "spk": [7, 8, 6, 6, 6, 8],
    "spb": [4, 2, 2, 0, 0, -2],
    "stk": [21, 12, 10, 8, 8, 12],
    "stb": [21, 14, 9, 6, 7, 9],
    "ft": [8, 8, 9, 9, 10, 13, 15, 17, 26, 30],
    "will2": 6, "k": 1, "race0": 40, "race1": 5, "goal": 50, "len0": 0, "len1": 0, "void": 0, "mean": 0,
    "song": 60,  # percent of a song kept by its pair
    "half": 60,  # percent of the chance to draw the other card
    "win_song": 60,
    "free_win": -2,
    "strict_win": 1,
    "extra": 16,
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
        self.mean = array("h", (0 for _ in range(4)))
        self.size = array("h", (0 for _ in range(4)))

    def decide(self, view):
        if view.phase == phases.ANNOUNCE:
            return announce(view)
        if view.phase == phases.PLAY:
            card = self._card(view)
            pledge = view.legal_others & _PLEDGES
            if pledge:
                offer = actions.PLEDGE7 if pledge & 1 else actions.PLEDGE2
                if card != 10 * view.trump + (4 if pledge & 1 else 0):
                    return offer
            return card
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
        self.win_self = best * W["win_song"] * 16 // 100
        if view.pledger == me and view.turned >= 0:
            win += 8 * (W["ft"][view.turned % 10] - 8)
        if view.tricks_left == 1:
            win += 160
        if view.draws_left == 1 and view.turned >= 0 and view.pledger != me:
            # the loser of this trick draws the turned card, the winner any other
            win -= 8 * W["ft"][view.turned % 10] - 60
        self.win = win
        for s in range(4):
            lane = c.unseen[s]
            n = t = 0
            for r in range(10):
                if lane >> r & 1:
                    n += 1
                    t += POINTS[r]
            self.mean[s] = 8 * t // n if n else 0
            self.size[s] = n
        self.need = self.theirs = 999
        self.race = 256
        if view.target and view.claims_open:
            self.need = view.target - have(view, me)
            self.theirs = view.target - have(view, (me + 1) % view.n)
            near = max(0, min(self.need, self.theirs))
            self.race = min(256, W["race0"] + near * W["race1"])
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
        own = POINTS[strength]
        keep = self.keep(suit, strength)
        if view.legal_others & _PLEDGES and suit == trump and strength == (4 if view.legal_others & 1 else 0):
            keep += 8 * (W["ft"][view.turned % 10] - W["ft"][strength])
        if W["k"] and not rest:
            partner = view.teams and view.winning == me ^ 2
            if mine:
                if partner:
                    own = 0
                else:
                    own = POINTS[self.cheapest(suit)]
            elif partner and suit != trump:
                keep >>= 1
        points = self.table_points + own
        if rest:
            after = (me + 1) % view.n
            if self.free:
                p = c.beats(after, lead, ws, wr)
                ours -= ours * p * min(100, W["will"] + W["will2"] * points) // 25600
            else:
                ours = c.outcome(after, rest, lead, ws, wr, ours)
        if rest and self.mean[lead] >= 0:
            points += (W["extra"] * 8 + W["mean"] * self.mean[lead]) * rest // 64
        got = (2 * ours - SURE) * points >> 4
        if points >= self.need:
            got += ours * W["goal"] >> 4
        if points >= self.theirs:
            got -= (SURE - ours) * W["goal"] >> 4
        got += ours * self.win >> 8
        if mine:
            got += ours * self.win_self >> 8
        if at == 0 and suit == trump and not self.free:
            theirs = 0
            got += W["draw_trump"] * 4 * (size(view.lanes[trump]) - size(c.unseen[trump]) // (view.n - 1))
        return got - (keep * self.race >> 8)

    def cheapest(self, suit):
        lane = self.view.legal_cards >> 10 * suit & LANE
        if suit == self.win_suit:
            lane &= HIGHER[self.win_strength]
        strength = 0
        while not lane >> strength & 1:
            strength += 1
        return strength

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
        if not view.draws_left and plain:
            if h == 0: self_len = W["len0"]
            else: self_len = W["len1"]
            extra = self_len * (self.size[suit] - 5)
        else:
            extra = 0
        w = W[kind + "k"][h] * POINTS[strength] + 8 * W[kind + "b"][h] + extra
        if view.lanes[suit] == 1 << strength and plain and view.lanes[view.trump]:
            w -= W["void"]
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


def have(view, seat):
    total = view.carry[seat] + view.points[seat] + view.songs[seat]
    if view.ten == seat:
        total += 10
    if view.teams:
        total += view.points[seat ^ 2] + view.songs[seat ^ 2]
    return total


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
            if view.forty_first and not view.sung >> view.trump & 1 and awaits_forty(view):
                continue
            best = actions.SING + suit
    return best


def awaits_forty(view):
    if not view.draws_left or view.tricks_left < 4:
        return False
    mine = view.lanes[view.trump] & PAIR
    if not mine or mine == PAIR:
        return mine == PAIR
    rest = PAIR ^ mine
    return bool(view.unseen(view.trump) & rest & ~view.known[4 * (1 - view.seat) + view.trump])
