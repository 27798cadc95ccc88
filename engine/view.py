# SPDX-License-Identifier: MIT
"""What one seat may know (R-SAFE-3): the only thing a player, program or person, is given.

A view is a copy, made again in place by :meth:`View.refresh` without garbage. It holds the own
hand, what is public, and what the duties of RULES §3 have forced the others to show: for each seat
the cards it *cannot* hold and the cards it is *known* to hold.
"""

from engine import actions, cards, phases
from engine.cards import LANE, TWOS
from engine.match import zeros


def _copy(target, source):
    for i in range(len(target)):
        target[i] = source[i]


class View:
    """The table as *seat* sees it. Arrays with a number a seat are indexed by seat.

    ``hand`` is a 40-bit set, ``lanes`` the same as four lanes; ``cannot`` and ``known`` are four
    lanes a seat; ``gone`` is four lanes of the cards nobody can hold (played, turned, pledged, not
    in this pack). ``points``, ``songs``, ``bonus``, ``tricks`` are of this deal; ``show_points``
    says whether the screen may show them (not with hidden points or with option ``memory``). Seats
    and cards that are not there are -1.
    """

    def __init__(self, m, seat):
        n = m.n
        self.seat = seat
        self.n = n
        self.variant = m.variant
        self.guinote = m.guinote
        self.teams = m.rules.teams
        self.options = m.options
        self.target = m.rules.target
        self.tute = m.tute
        self.forty_first = m.forty_first
        self.partner_sings = m.partner_sings
        self.partner_relief = m.partner_relief
        #: the regime once the stock is gone; whether songs end with the stock (RULES 6.7)
        self.end_regime = m.rules.regime
        self.songs_with_stock = m.songs_with_stock
        self.show_points = not (m.manual or m.options["memory"])
        self.lanes = zeros(4, "H")
        self.gone = zeros(4, "H")
        self.cannot = zeros(4 * n, "H")
        self.known = zeros(4 * n, "H")
        self.count = zeros(n, "B")
        self.table = zeros(n, "B")
        self.last_trick = zeros(n, "B")
        self.points = zeros(n)
        self.songs = zeros(n)
        self.bonus = zeros(n)
        self.tricks = zeros(n)
        self.sung_by = zeros(n, "B")
        self.games = zeros(n)
        self.carry = zeros(n)
        self.void_trick = zeros(n, "B")
        self.chips = [0] * n if m.chips else None
        self.losses = zeros(n) if m.losses else None
        self.refresh(m)

    def refresh(self, m):
        """Copy what *seat* may know of the match *m* as it stands now."""
        seat = self.seat
        self.phase = m.phase
        self.to_act = m.to_act
        if m.to_act != seat and (m.phase == phases.ANNOUNCE or m.phase == phases.EXCHANGE):
            # that he is asked at all would tell the others what he holds
            self.phase = phases.PLAY
            self.to_act = m.leader
        self.deal_no = m.deal_no
        self.dealer = m.dealer
        self.mano = m.mano
        self.trump = m.trump
        self.turned = m.turned
        self.shown = m.shown
        self.pledged = m.pledged
        self.pledger = m.pledger
        self.stock_left = m.stock_left
        self.draws_left = m.draws_left
        self.trick_no = m.trick_no
        self.tricks_left = m.tricks_left
        self.leader = m.leader
        self.on_table = m.on_table
        self.winning = m.winning if m.on_table else -1
        self.regime = m.regime
        self.last_count = m.last_count
        self.last_leader = m.last_leader
        self.last_winner = m.last_winner
        self.sung = m.sung
        self.ten = m.ten
        self.claims_open = m.rules.claims_open(m)
        mine = m.to_act == seat
        self.playing = m.playing
        self.at_play = m.at_play
        self.hand_size = m.hand_size
        self.singers = m.singers
        self.declarer = m.declarer
        self.bid = m.bid
        self.bidder = m.bidder
        self.bidding = m.bidding
        self.censor = m.censor
        self.lowest_bid = m.lowest_bid
        self.bid_step = m.bid_step
        self.contest = m.contest
        self.platoer = m.platoer
        self.promise = m.promise
        self.pot = m.pot
        self.legal_cards = m.legal_cards() if mine else 0
        self.legal_others = m.legal_others() if mine else 0
        self.duty_rule = m.duty_rule if mine and m.phase == phases.PLAY else 0
        _copy(self.count, m.count)
        _copy(self.table, m.table)
        _copy(self.last_trick, m.last_trick)
        _copy(self.points, m.points)
        _copy(self.songs, m.songs)
        _copy(self.bonus, m.bonus)
        _copy(self.tricks, m.tricks)
        _copy(self.sung_by, m.sung_by)
        _copy(self.games, m.games)
        _copy(self.carry, m.carry)
        _copy(self.void_trick, m.void_trick)
        if m.chips:
            _copy(self.chips, m.chips)
        if m.losses:
            _copy(self.losses, m.losses)
        _copy(self.known, m.known)
        _copy(self.cannot, m.cannot)
        gone = self.gone
        _copy(gone, m.played)
        if m.turned >= 0:
            gone[m.turned // 10] |= 1 << m.turned % 10
        if m.centre >= 0:
            # cabrero's first deal: everybody knows that the 2 of oros ends up there
            gone[m.centre // 10] |= 1 << m.centre % 10
        if m.pledged >= 0:
            gone[m.pledged // 10] |= 1 << m.pledged % 10
        if m.rules.no_twos:
            for suit in range(4):
                gone[suit] |= TWOS
        # the censor looks at the soloist's hand before he decides (RULES 6.9)
        held = 4 * (m.bidder if m.phase == phases.CENSOR and mine else seat)
        for suit in range(4):
            self.lanes[suit] = m.hands[held + suit]
        self.hand = cards.gather(self.lanes)

    def unseen(self, suit):
        """Return the lane of *suit* (0…3) that holds what this seat has not seen: the cards in
        other hands or in the stock, those known to be in a certain hand included."""
        return LANE & ~self.gone[suit] & ~self.lanes[suit]

    def may_hold(self, seat, suit):
        """Return the lane of the cards of *suit* that another *seat* may hold."""
        lane = self.unseen(suit) & ~self.cannot[4 * seat + suit]
        for other in range(self.n):
            if other != seat:
                lane &= ~self.known[4 * other + suit]
        return lane

    def legal(self):
        """Return the list of legal actions, ascending; empty when another seat is to act."""
        found = cards.to_list(self.legal_cards)
        others = self.legal_others
        action = 40
        while others:
            if others & 1:
                lowest = actions.BID_BASE + self.lowest_bid
                found.append(lowest if action == actions.BID else action)
            others >>= 1
            action += 1
        return found
