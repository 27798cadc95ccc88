# SPDX-License-Identifier: MIT
"""What a card is worth: to the trick now, or kept in the hand. The rules of thumb themselves.

A card is played for what the trick is likely to bring (the chance that the own side wins, times
the points) and costs what it would still be worth in the hand: its chance of a later trick, its
part in a song or a tute, a trump for the exchange. Worth is a small int in sixteenths of a point.
The tables were found by playing many deals.
"""

from engine.cards import HIGH_FACE, HIGHER, KING, LANE, PAIR, POINTS
from engine.compat import const
from engine.match import zeros
from engine.players.base import pledge_rank, size
from engine.players.rules_chance import SURE, Chances

_POINT = const(16)

# Kept in the hand, by how many higher cards of the suit are unseen (0…5 or more): sixteenths for
# each point of the card, and half points beside. Rows: a plain suit and trumps while the stock
# lasts, then the same without a stock.
_PER_POINT = (
    b"\x11\x0a\x0a\x07\x08\x08"
    b"\x10\x0c\x0e\x12\x08\x08"
    b"\x04\x08\x06\x06\x06\x08"
    b"\x15\x10\x0a\x06\x08\x0c"
)
# the half points are written two higher: a byte is never below 0
_BESIDE = (
    b"\x01\x00\x02\x01\x01\x02"
    b"\x12\x12\x0c\x0b\x0b\x0c"
    b"\x05\x02\x03\x03\x03\x03"
    b"\x17\x12\x0e\x08\x09\x0b"
)
#: A plain card whose suit nobody else has, without a stock: the same two numbers.
_DEAD_POINT = const(5)
_DEAD = const(-2)
#: Having the turned trump in place of a low one, in half points by its strength.
_TURNED = b"\x00\x00\x01\x01\x02\x05\x07\x09\x12\x16"
#: Points that a player still to come adds to the trick.
_ADDED = const(2)
#: Of a song in hand, hundredths: its cards kept; a trick won with which it can be sung.
_PAIR_KEPT = const(60)
_PAIR_WON = const(60)
#: The other card of the pair may still be drawn: hundredths of the song times that chance.
_HALF_KEPT = const(60)
#: Four or three of a tute in hand, in points.
_TUTE = const(60)
_TUTE_NEAR = const(12)
#: Reaching the target, in points; and what is kept for later when it is near, of 256.
_DRAW = const(8)
_GOAL = const(50)
_RACE = const(40)
_RACE_POINT = const(5)


class Worth:
    """Weighs the cards of one decision: :meth:`look` first, then :meth:`play` for each card."""

    def __init__(self):
        self.chances = Chances()
        self._sizes = zeros(4, "B")

    def look(self, view, aim):
        """Take in *view*: the cards counted, the trick so far, what winning it brings.

        *aim* has looked at the view (engine.players.aims).
        """
        self.view = view
        self.aim = aim
        self.chances.count(view, aim.allies)
        hidden = 0
        for suit in range(4):
            hidden += size(self.chances.unseen[suit])
        self._unseen = hidden
        self._pledge = pledge_rank(view)
        self._table()
        self._prize()
        self._near()

    def _table(self):
        view = self.view
        self.points = 0
        self._suit = self._strength = self._lead = -1
        for i in range(view.on_table):
            suit = view.table[i] // 10
            strength = view.table[i] % 10
            self.points += POINTS[strength]
            if i == 0:
                self._lead = suit
            if i == 0 or self._beats(suit, strength):
                self._suit = suit
                self._strength = strength

    def _beats(self, suit, strength):
        if suit == self._suit:
            return strength > self._strength
        return suit == self.view.trump

    def _prize(self):
        """Work out what the trick brings its winner beside its points, and me if it is mine."""
        view = self.view
        best = 0
        if view.tricks_left > 1 and (view.draws_left or self.aim.late_songs):
            for suit in range(4):
                if view.lanes[suit] & PAIR == PAIR and not view.sung >> suit & 1:
                    best = max(best, 40 if suit == view.trump else 20)
        self._song = best * _PAIR_WON * _POINT // 100
        prize = 0
        # 2: any card may be played; 1: unless trumps are led
        self._loose = (2, 1, 0, 0)[view.regime]
        if self._loose == 2:
            # to lead while any card may follow is no gain
            prize = -8
        if view.turned >= 0:
            turned = 8 * _TURNED[view.turned % 10]
            if view.pledger == view.seat:
                prize += turned
            elif view.draws_left == 1:
                # the loser of this trick draws the turned card, the winner any other
                prize -= turned
        self._win = prize

    def _near(self):
        """Work out how much is kept for later when the points that decide are near."""
        near = max(0, min(self.aim.need, self.aim.theirs))
        self._race = min(SURE, _RACE + near * _RACE_POINT)

    def wins(self, suit, strength):
        """Return the chance (0…256) that the own side takes the trick if this card is played.

        Sets ``mine``: the card is the best so far; and ``rest``: how many are still to play.
        """
        view = self.view
        self.mine = mine = not view.on_table or self._beats(suit, strength)
        self.rest = rest = view.at_play - 1 - view.on_table
        ours = SURE if mine or self.aim.allies >> view.winning & 1 else 0
        if not rest:
            return ours
        lead = suit if not view.on_table else self._lead
        if not mine:
            suit = self._suit
            strength = self._strength
        if self._loose and (lead != view.trump or self._loose == 2):
            return self.chances.free(rest, suit, strength, ours)
        return self.chances.strict(rest, lead, suit, strength, ours)

    def play(self, suit, strength):
        """Return the worth of playing the legal card *suit*/*strength* now."""
        view = self.view
        aim = self.aim
        ours = self.wins(suit, strength)
        own = POINTS[strength]
        keep = self.keep(suit, strength)
        if not self.rest:
            # the last to play takes the trick with the cheapest card that wins (K14), does not
            # overtake his partner for the sake of points, and gives him points (K13)
            partner = aim.allies >> view.winning & 1
            if self.mine:
                own = 0 if partner else POINTS[self._cheapest(suit)]
            elif partner and suit != view.trump:
                keep >>= 1
        points = self.points + own + _ADDED * self.rest
        worth = (((SURE + aim.cost) * ours >> 8) - aim.cost) * points >> 4
        worth += ours * self._win >> 8
        if self.mine:
            worth += ours * self._song >> 8
        if points >= aim.need:
            worth += ours * _GOAL >> 4
        if points >= aim.theirs:
            worth -= (SURE - ours) * _GOAL >> 4
        if not view.on_table and suit == view.trump and not self._loose:
            # whoever has many trumps draws those of the others
            others = size(self.chances.unseen[suit]) // (view.at_play - 1)
            worth += _DRAW * (size(view.lanes[suit]) - others)
        return worth - (keep * self._race >> 8)

    def _cheapest(self, suit):
        """Return the weakest strength of *suit* that may be played and wins."""
        lane = self.view.legal_cards >> 10 * suit & LANE
        if suit == self._suit:
            lane &= HIGHER[self._strength]
        strength = 0
        while not lane >> strength & 1:
            strength += 1
        return strength

    def keep(self, suit, strength):
        """Return the worth of the own card *suit*/*strength* in the hand."""
        view = self.view
        if view.tricks_left == 1:
            return 0
        trump = suit == view.trump
        row = (1 if trump else 0) + (0 if view.draws_left else 2)
        higher = min(5, size(self.chances.unseen[suit] & HIGHER[strength]))
        others = self.chances.unseen
        if row == 2 and view.trump >= 0 and not others[suit] and others[view.trump]:
            # nobody else has the suit: sure to be trumped, or to fall on another
            worth = _DEAD_POINT * POINTS[strength] + 8 * _DEAD
        else:
            at = 6 * row + higher
            worth = _PER_POINT[at] * POINTS[strength] + 8 * _BESIDE[at] - 16
        if PAIR >> strength & 1 and (view.draws_left or self.aim.late_songs):
            if not view.sung >> suit & 1:
                worth += self._half(suit, strength, 40 if trump else 20)
            if view.tute:
                worth += self._fourth(strength)
        elif trump and strength == self._pledge:
            worth += 8 * (_TURNED[view.turned % 10] - _TURNED[strength])
        return worth

    def _half(self, suit, strength, song):
        """Return what a card of an unsung pair is worth for the *song* of 20 or 40."""
        view = self.view
        other = PAIR ^ 1 << strength
        if view.lanes[suit] & other:
            return song * _PAIR_KEPT * _POINT // 100
        if view.draws_left:
            if self.chances.unseen[suit] & other:
                return song * _HALF_KEPT * _POINT // 100 * view.draws_left // self._unseen
            if view.turned == 10 * suit + KING + HIGH_FACE - strength:
                return song * 3
        return 0

    def _fourth(self, strength):
        """Return what a king (or the other face) is worth for a tute."""
        view = self.view
        bit = 1 << strength
        held = 0
        for suit in range(4):
            if view.lanes[suit] & bit:
                held += 1
            elif not view.draws_left:
                return 0
            elif not self.chances.unseen[suit] & bit and view.turned != 10 * suit + strength:
                return 0
        if held == 4:
            return _POINT * _TUTE
        return _POINT * _TUTE_NEAR if held == 3 else 0
