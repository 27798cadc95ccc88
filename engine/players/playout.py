# SPDX-License-Identifier: MIT
"""Play-outs: a deal played to its end with all hands known, by a quick policy.

A flat simulator of what the engine does with a match (engine/match.py), without its checks,
events and proofs: lanes in arrays, small ints, no garbage for a card. Where every seat's cards
come from is engine/players/world.py, what the outcome is worth engine/players/goals.py. Each seat
plays by a table of small numbers (engine/players/habits/): what a trick is worth by its points and
who has it, less what the card would be worth later, by its strength and how many higher ones are
out.
No seat looks at another's cards to choose its own.
"""

from engine import actions
from engine.cards import HIGH_FACE, KING, LANE, PAIR, POINTS, SEVEN
from engine.compat import const
from engine.match import zeros
from engine.players import habits
from engine.steps.stock import rank_that_takes
from engine.tricks import STRICT, SUBASTADO, TRUMP_ONLY

_FACES = const(0xC0)
#: What counts a pair caught in a trick: nobody, gana_pierde, gana_pierde3 (R-GP-1, RULES 6.11).
_MIDDLE = const(2)
_GOAL = const(101)
# the parts of a table (engine/players/habits/__init__.py), here so that a compiler folds them
_LEAD = const(228)
_KEEP = const(108)
_ALONE = const(40)
_TRUMPS = const(80)
_PAIRED = const(348)
_LONG = const(350)
_SHORT = const(398)
_VOIDS = const(446)
_SIZE = const(478)
_NOTHING = const(79)
_WORST = const(-30000)
_rows = habits.ROWS
_rank = habits.RANK
_fours = habits.FOURS
_classes = habits.CLASS


class Playout:
    """One deal after another from one situation: :meth:`look` once, then :meth:`run` for each.

    After a run ``points`` (cards, songs, bonus and last ten a seat), ``songs``, ``tricks``,
    ``last`` (who took the last trick) and ``over`` (a seat that won at once, by tute or target,
    or -1) tell what came of it; ``side[seat]`` says who plays together. ``steps`` counts the
    cards played since it was last set to 0.
    """

    def __init__(self):
        self.hands = zeros(24, "H")
        self.left = zeros(4, "H")
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

    # -- what does not change in a decision ------------------------------------------------

    def look(self, view):
        """Take in *view*: who sits where, the rules of the deal, the policy of the variant."""
        self.view = view
        n = view.n
        key = view.variant, n, view.guinote
        if key != self.variant:
            self.variant = key
            self.policy = habits.load(view.variant, n)
        self.n = n
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
        self.regime = STRICT
        if view.variant == "subastado" and not view.options["beat_in_suit"]:
            self.regime = SUBASTADO
        self.stock_regime = view.regime if view.draws_left else STRICT
        self.relief = view.partner_relief
        # songs: who may sing, until when, and whether before the draw (RULES §7)
        self.singers = view.singers
        self.early = view.variant == "club" and n == 2
        self.pairs = (view.variant == "gana_pierde") + _MIDDLE * (view.variant == "gana_pierde3")
        if self.pairs == _MIDDLE:
            self.singers = 0
        self.target = view.target if view.claims_open else 0
        self.losing = view.losses is not None
        self.swaps = view.draws_left > 0 and view.target > 0

    def sides(self, solo):
        """Let *solo* play against all others, as after an auction."""
        self.solo = solo
        for seat in range(self.n):
            self.side[seat] = seat != solo
        self.singers = 1 << solo if self.view.variant == "subastado" else 0xFF

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
        seat = view.leader
        for i in range(view.on_table):
            self._lay(view.table[i], seat)
            seat = self.after[seat]
        self.seat = seat
        for i in range(self.n):
            self.habit[i] = 0
        if self.losing:
            self._lean()

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
        return True

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
        """The trick goes to its winner; return whether the deal is over."""
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
            return True
        self.points[seat] += points
        if self.swaps and self.turned >= 0 and self.pledger == seat:
            taken = self.turned
            self.turned = self.pledged
            self._give(seat, taken)
        if self.target and self._reached(seat):
            return True
        if self.view.guinote:
            return self._draw() or self._announce(seat)
        return self._announce(seat) or self._draw()

    def _reached(self, seat):
        """Return whether the side of *seat* has the target: then the game is his."""
        points = self.carry[seat] + self.points[seat]
        if self.view.teams:
            points += self.points[seat ^ 2]
        if points >= self.target:
            self.over = seat
            return True
        return False

    def _give(self, seat, card):
        """Put the face-up trump *card* into the hand of *seat*."""
        bit = 1 << card % 10
        self.hands[4 * seat + self.trump] |= bit
        self.left[self.trump] |= bit
        self.pledged = self.pledger = -1

    def _draw(self):
        """Everybody draws a card, if there is still a round of them."""
        if not self.draws:
            return False
        hands = self.hands
        if self.draws == 1 and self.pledged >= 0:
            self._give(self.pledger, self.pledged)
        self.draws -= 1
        seat = self.last
        for _ in range(self.at_play):
            if self.stock_left:
                self.stock_left -= 1
                card = self.world.stock[self.stock_left]
                suit = card // 10
                hands[4 * seat + suit] |= 1 << card - 10 * suit
            else:
                card = self.turned
                self.turned = -1
                bit = 1 << card % 10
                hands[4 * seat + self.trump] |= bit
                self.left[self.trump] |= bit
            self.drawn[seat] = card
            seat = self.after[seat]
        return False

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

    def _announce(self, seat):
        """Songs and tute of *seat*, and of his partner; return whether that ends the deal."""
        view = self.view
        hands = self.hands
        base = 4 * seat
        held = hands[base] & hands[base + 1] & hands[base + 2] & hands[base + 3]
        if view.tute and held & _FACES:
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
            self.habit[seat] = _SIZE if few else 0

    # -- the policy --------------------------------------------------------------------------

    def choose(self, seat):
        """Return the card that *seat* plays."""
        hands = self.hands
        base = 4 * seat
        trump = self.trump
        left = self.left
        table = self.policy
        rows = _rows
        rank = _rank
        fours = _fours
        at = self.habit[seat]
        if self.draws and not self.losing:
            at += _SIZE
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
                row = at + _LEAD
                key = at + _LONG + fours[lane] + (fours[out] << 2)
                if suit == trump:
                    row += _TRUMPS
                    key += 32
                elif not trumps_out:
                    row += _ALONE
                    key += 16
                more = table[key]
                song = 0
                if lane & PAIR == PAIR and not self.sung >> suit & 1:
                    song = table[at + _PAIRED + (suit == trump)] - _NOTHING
                key = at + _VOIDS + 2 * (
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
                    if worth > most:
                        most = worth
                        best = 10 * suit + strength
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
        take = at + 6 * rest
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
            row = at + _KEEP
            more = at + _SHORT + fours[mine] + (fours[out] << 2)
            boss = True
            if suit == trump:
                row += _TRUMPS
                more += 32
            elif not trumps_out:
                row += _ALONE
                more += 16
            else:
                boss = False
            more = table[more]
            song = 0
            if mine & PAIR == PAIR and not self.sung >> suit & 1:
                song = table[at + _PAIRED + (suit == trump)] - _NOTHING
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
                    table[key + _classes[gains + POINTS[strength]]]
                    - table[row + higher + strength]
                    - more
                )
                if song and low & PAIR:
                    worth -= song
                if worth > most:
                    most = worth
                    best = 10 * suit + strength
        return best
