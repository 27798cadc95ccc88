# SPDX-License-Identifier: MIT
"""What play-outs do beside the cards: songs, tute, pairs caught, and the pledge of a low trump.

Everything here is done as soon as it may be; when it is better to wait, the level that thinks
finds out by playing both out.
"""

from engine.cards import HIGH_FACE, KING, PAIR
from engine.compat import const
from engine.players.policy import Policy
from engine.steps.stock import rank_that_takes
from engine.tricks import TRUMP_ONLY

_MIDDLE = const(2)


class Songs(Policy):
    """Part of a play-out (engine/players/playout.py), which keeps the situation."""

    def _pledge(self, seat):
        """Who may pledge a low trump for the turned card does so (R-EXCH-1)."""
        if self.pledged < 0 and self.turned >= 0 and self.stock_left:
            rank = rank_that_takes(self.turned)
            at = 4 * seat + self.trump
            lane = self.hands[at]
            if rank < 0 or not lane >> rank & 1:
                return
            must = self.stock_regime == TRUMP_ONLY and self.on_table and self.lead == self.trump
            if lane != 1 << rank or not must:
                self.hands[at] = lane ^ 1 << rank
                self.left[self.trump] ^= 1 << rank
                self.pledged = 10 * self.trump + rank
                self.pledger = seat

    def _give(self, seat, card):
        """Put the face-up trump *card* into the hand of *seat*."""
        bit = 1 << card % 10
        self.hands[4 * seat + self.trump] |= bit
        self.left[self.trump] |= bit
        self.pledged = self.pledger = -1

    def _announce(self, seat):
        """Songs and tute of *seat*, and of his partner; return whether that ends the deal."""
        view = self.view
        hands = self.hands
        base = 4 * seat
        held = hands[base] & hands[base + 1] & hands[base + 2] & hands[base + 3]
        if view.tute and held & PAIR:
            if view.options.get("tute_after_song", True) or not self.sung_by[seat]:
                self.over = seat
                return True
        if self._sing(seat):
            return True
        return view.partner_sings and self._sing(seat ^ 2)

    def _sing(self, seat):
        """Let *seat* sing the best he may; True if he reaches the target by it."""
        if self.early and not self.draws:
            return False
        if not self.singers >> seat & 1 or self.habit[seat] and self.points[seat] < 40:
            return False
        hands = self.hands
        base = 4 * seat
        trump = self.trump
        suit = trump
        for k in range(5):
            if k:
                suit = k - 1
                if suit == trump:
                    continue
            elif trump < 0 or self.view.forty_first and self.sung_by[seat]:
                continue
            if hands[base + suit] & PAIR == PAIR and not self.sung >> suit & 1:
                if self.early:
                    # not with the card drawn last (RULES 6.7)
                    drawn = self.drawn[seat]
                    if drawn // 10 == suit and PAIR >> drawn % 10 & 1:
                        continue
                if self.song(seat, suit):
                    return True
                if not self.view.guinote:
                    break
        return False

    def song(self, seat, suit):
        """Count the song of *seat* in *suit*; return whether he has the target by it."""
        value = 40 if suit == self.trump else 20
        self.sung |= 1 << suit
        self.sung_by[seat] |= 1 << suit
        self.songs[seat] += value
        self.points[seat] += value
        return self.target and self._reached(seat)

    def _pairs(self):
        """Return what the pairs in the trick bring its winner; one may make trumps."""
        worth = 0
        for i in range(self.on_table):
            card = self.table[i]
            if card % 10 == KING:
                for k in range(self.on_table):
                    if self.table[k] == card - KING + HIGH_FACE:
                        suit = card // 10
                        if self.pairs != _MIDDLE:
                            worth += 40 if suit == self.trump else 20
                        elif self.trump < 0:
                            self.trump = suit
                            worth = 40
                        else:
                            worth = 20
        return worth
