# SPDX-License-Identifier: MIT
"""The beginning of a deal: seats, shuffle, hands, turned card and stock (RULES §2).

Functions on a match that is about to begin a deal; what is turned is the variant's to say
(``rules.turn_up``).
"""

from engine.compat import const

_NOTHING = const(255)


def clear(m):
    """Forget the deal before; with a new game the points carried over as well."""
    for lanes in (m.hands, m.known, m.cannot, m.played):
        for i in range(len(lanes)):
            lanes[i] = 0
    for figures in (m.points, m.songs, m.bonus, m.tricks, m.sung_by, m.lost_suits, m.void_trick):
        for i in range(m.n):
            figures[i] = 0
    for seat in range(m.n):
        m.last_drawn[seat] = _NOTHING
        if m.game_deal == 1:
            m.carry[seat] = 0
    m.sung = m.sang_now = 0
    m.singers = 0xFF
    m.ten = m.pledged = m.pledger = m.declarer = m.bidder = m.censor = m.platoer = -1
    m.bid = m.bidding = m.promise = 0
    m.regime = m.rules.regime
    m.duty_rule = 0
    m.trick_no = m.on_table = m.last_count = 0
    m.last_leader = m.last_winner = -1


def seat(m, playing):
    """Make the ring of the seats at play from the set *playing*, bit a seat (R-SEAT-1)."""
    m.playing = playing
    m.at_play = 0
    for seat in range(m.n):
        if playing >> seat & 1:
            m.at_play += 1
        other = (seat + 1) % m.n
        while not playing >> other & 1:
            other = (other + 1) % m.n
        m.after[seat] = other
    m.mano = m.after[m.dealer]


def shuffled(m):
    """Return the pack (R-CARD-1, R-CARD-4) in an order by chance, all equally likely."""
    pack = m.pack
    size = 0
    for card in range(40):
        if card % 10 or not m.rules.no_twos:
            pack[size] = card
            size += 1
    if size < 40:
        pack = pack[:size]
    m.rng.shuffle(pack)
    return pack


def deal(m, order):
    """Give out the cards of *order* one at a time from mano on (R-SEAT-2), and turn one."""
    pack = m.pack
    for i in range(36 if m.rules.no_twos else 40):
        pack[i] = order[i]
    hand = m.hand_size = m.rules.hand_size(m)
    dealt = m.at_play * hand
    seat = m.mano
    for i in range(dealt):
        card = pack[i]
        m.hands[4 * seat + card // 10] |= 1 << card % 10
        seat = m.after[seat]
    for seat in range(m.n):
        m.count[seat] = hand if m.playing >> seat & 1 else 0
    m.trump = m.shown = m.turned = m.centre = -1
    m.stock_at = dealt
    m.stock_left = 0
    m.draws_left = 0
    m.rules.turn_up(m, dealt)
    m.tricks_left = hand + m.draws_left


def show(m, card, seat):
    """Turn up *card*, which stays in the hand of *seat*: its suit is trumps."""
    m.shown = card
    m.trump = card // 10
    m.known[4 * seat + card // 10] |= 1 << card % 10


def show_dealers(m, dealt):
    """A ``turn_up``: the dealer's last card."""
    show(m, m.pack[dealt - 1], m.dealer)


def turn_next(m, dealt):
    """A ``turn_up``: the card after those dealt; what is left is the stock (R-DRAW-1)."""
    m.turned = card = m.pack[dealt]
    m.trump = card // 10
    m.stock_at = dealt + 1
    m.stock_left = 39 - dealt
    m.draws_left = (40 - dealt) // m.at_play


def no_trumps(m, dealt):
    """A ``turn_up``: nothing; trumps are named later, or never."""
