# SPDX-License-Identifier: MIT
"""Points: what a seat or side has in a deal, the tie rule, and the result of a deal."""

from engine.compat import const

COUNTED = const(0)
TUTE = const(1)
CAPOTE = const(2)
CAPOTE_FAILED = const(3)
CLAIM = const(4)
CLAIM_FAILED = const(5)
THROWN_IN = const(6)
#: Words of the reasons a deal ends, as in the record.
REASON = ("counted", "tute", "capote", "capote_failed", "claim", "claim_failed", "thrown_in")


class Result:
    """The figures of one finished deal, named as in the record's ``end`` line.

    Lists have one number a seat. ``last`` and ``ten`` are a seat or -1; ``totals`` are summed for
    a side in team games; ``winners`` and ``losers`` are sorted lists of seats.
    """

    def __init__(self, m, reason):
        self.deal = m.deal_no
        self.tricks = list(m.tricks)
        self.cards = list(m.points)
        self.songs = list(m.songs)
        self.bonus = list(m.bonus)
        self.last = -1 if m.tricks_left else m.last_winner
        self.ten = m.ten
        self.totals = [total(m, seat) for seat in range(m.n)]
        self.winners = []
        self.losers = []
        self.chips = [0] * m.n
        self.pot = None
        self.reason = REASON[reason]


def total(m, seat):
    """Return what *seat* (in team games his side) has in this deal: cards, songs, bonus, ten."""
    points = m.points[seat] + m.songs[seat] + m.bonus[seat]
    if m.ten == seat:
        points += 10
    if m.rules.teams:
        seat ^= 2
        points += m.points[seat] + m.songs[seat] + m.bonus[seat]
        if m.ten == seat:
            points += 10
    return points


def tie_break(m, tied):
    """Return the one of the *tied* seats whom the tie rule prefers (R-TIE-1).

    That is the one who took the last trick, else the first after him in seat order; in team games
    the seat returned stands for its side.
    """
    seat = m.last_winner
    for _ in range(m.n):
        if seat in tied:
            return seat
        seat = (seat + 1) % m.n
    return tied[0]
