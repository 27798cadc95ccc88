# SPDX-License-Identifier: MIT
"""The quick policy of play-outs: a card in a fraction of a millisecond, by a table of habits.

What a trick is worth by its points and who has it, less what the card would be worth later, by
its strength and how many higher ones are out (engine/players/habits/). A seat's card is chosen
from its own hand and what everybody has seen, never from another's cards.
"""

from engine.cards import PAIR, POINTS
from engine.compat import const
from engine.players.habits import (
    ALONE,
    CLASS,
    FOURS,
    HALF,
    KEEP,
    LEAD,
    LONG,
    NOTHING,
    PAIRED,
    RANK,
    ROWS,
    SHORT,
    TAKE,
    TRUMPS,
    VOIDS,
)
from engine.tricks import STRICT, TRUMP_ONLY

_WORST = const(-30000)


class Policy:
    """Chooses in the situation that a play-out (engine/players/playout.py) keeps."""

    #: What the card last chosen is worth.
    most = 0

    def choose(self, seat):
        """Return the card that *seat* plays, none of the lanes ``passed``; -1 if there is none."""
        hands = self.hands
        passed = self.passed
        base = 4 * seat
        trump = self.trump
        left = self.left
        table = self.policy
        rows = ROWS
        rank = RANK
        fours = FOURS
        at = self.habit[seat] + self.part
        draws = self.draws
        trumps_out = left[trump] & ~hands[base + trump] if trump >= 0 else 0
        best = -1
        most = _WORST
        if not self.on_table:
            rest = self.after[seat]
            void = self.void[rest]
            rest = self.after[rest]
            voids = 0
            ally = 0
            while rest != seat:
                if self.side[rest] == self.side[seat]:
                    ally = self.void[rest]
                else:
                    voids |= self.void[rest]
                rest = self.after[rest]
            for suit in range(4):
                lane = hands[base + suit]
                if not lane:
                    continue
                out = left[suit] & ~lane
                row = at + LEAD
                key = at + LONG + fours[lane] + (fours[out] << 2)
                if suit == trump:
                    row += TRUMPS
                    key += 32
                elif not trumps_out:
                    row += ALONE
                    key += 16
                more = table[key]
                song = 0
                half = lane & PAIR
                if half and not self.sung >> suit & 1:
                    if half == PAIR:
                        song = table[at + PAIRED + (suit == trump)] - NOTHING
                    elif draws and out & PAIR:
                        song = table[at + HALF + (suit == trump)] - NOTHING
                key = at + VOIDS + 2 * (
                    (void >> suit & 1) + 2 * (voids >> suit & 1) + 4 * (ally >> suit & 1)
                )
                if trumps_out and suit != trump:
                    key += 16
                while lane:
                    low = lane & -lane
                    lane ^= low
                    higher = rows[out & -(low + low)]
                    strength = rank[low]
                    worth = table[row + higher + strength] + table[key + (not higher)] + more
                    if song and low & PAIR:
                        worth -= song
                    if worth > most and not passed[suit] & low:
                        most = worth
                        best = 10 * suit + strength
            self.most = most
            return best
        lead = self.lead
        suit = lead
        lane = hands[base + lead]
        won = self.suit
        over = -(2 << self.strength)
        regime = self.stock_regime if self.draws else self.regime
        ally = self.side[self.winner] == self.side[seat]
        any_card = True
        if regime >= STRICT:
            if lane:
                any_card = False
                if regime == STRICT and not (self.relief and ally):
                    if won == lead and lane & over:
                        lane &= over
            elif trump >= 0 and not (self.relief and ally):
                suit = trump
                lane = hands[base + trump]
                if won == trump:
                    lane &= over
                any_card = not lane
        elif regime == TRUMP_ONLY and lead == trump and lane:
            any_card = False
        rest = self.at_play - 1 - self.on_table
        if rest > 2:
            rest = 2
        gains = self.gains
        boss = not left[won] & ~hands[base + won] & over and (won == trump or not trumps_out)
        take = at + TAKE + 6 * rest
        held = take + 18 * (2 * ally + boss)
        first = last = suit
        if any_card:
            first = 0
            last = 3
        for suit in range(first, last + 1):
            if any_card:
                lane = hands[base + suit]
            if not lane:
                continue
            mine = hands[base + suit]
            out = left[suit] & ~mine
            row = at + KEEP
            more = at + SHORT + fours[mine] + (fours[out] << 2)
            boss = True
            if suit == trump:
                row += TRUMPS
                more += 32
            elif not trumps_out:
                row += ALONE
                more += 16
            else:
                boss = False
            more = table[more]
            song = 0
            half = mine & PAIR
            if half and not self.sung >> suit & 1:
                if half == PAIR:
                    song = table[at + PAIRED + (suit == trump)] - NOTHING
                elif draws and out & PAIR:
                    song = table[at + HALF + (suit == trump)] - NOTHING
            while lane:
                low = lane & -lane
                lane ^= low
                strength = rank[low]
                higher = rows[out & -(low + low)]
                if low & over if suit == won else suit == trump:
                    key = take + (90 if boss and not higher else 72)
                else:
                    key = held
                worth = (
                    table[key + CLASS[gains + POINTS[strength]]]
                    - table[row + higher + strength]
                    - more
                )
                if song and low & PAIR:
                    worth -= song
                if worth > most and not passed[suit] & low:
                    most = worth
                    best = 10 * suit + strength
        self.most = most
        return best
