# SPDX-License-Identifier: MIT
"""Plato, the pot of Tute arrastrado, and the contest for it (RULES 6.8).

``m.pot`` is what lies in it; ``m.platoer`` who plays for it (-1: nobody) for ``m.promise`` points.
"""

from engine import actions, events, phases
from engine.compat import const

ANTE = const(100)
DEALERS = const(20)
FIRST = const(102)
_TOP = const(230)
_PASS = actions.bit(actions.PASS)
_PLAY = actions.bit(actions.PLAY)
_BID = actions.bit(actions.BID)


def ante(m):
    """Step: everybody at the table fills an empty pot; the dealer adds his part (booklet)."""
    if m.options["plato"]:
        if not m.pot:
            for seat in range(m.n):
                pay_pot(m, seat, ANTE)
        if m.options["plato"] == "booklet":
            pay_pot(m, m.dealer, DEALERS)
    return False


def pay_pot(m, seat, chips):
    """Move chips from *seat* to the pot (the other way if negative)."""
    m.deal_chips[seat] -= chips
    m.pot += chips


def step(m):
    """Step: each from mano on is asked whether he plays for the pot."""
    if not m.options["plato"]:
        return False
    m.promise = 101
    m.lowest_bid = FIRST
    m.bid_step = 1
    m.contest = False
    m.to_act = m.mano
    m.phase = phases.PLATO
    return True


def others(m):
    """Return pass with play, or in the contest with the lowest bid."""
    if not m.contest:
        return _PASS | _PLAY
    return _PASS | _BID if m.lowest_bid <= _TOP else _PASS


def apply(m, action):
    """Answer the question, or bid in the contest; the last one left plays for the pot."""
    seat = m.to_act
    if not m.contest:
        m.events.add(events.PLATO, seat, action == actions.PLAY)
        if action == actions.PLAY:
            m.bidding |= 1 << seat
        m.to_act = m.after[seat]
        if m.to_act != m.mano:
            return
        m.contest = True
        # the contest, too, begins with mano
        while m.after[seat] != m.mano:
            seat = m.after[seat]
    elif action == actions.PASS:
        m.events.add(events.BID, seat, 0)
        m.bidding &= ~(1 << seat)
    else:
        m.promise = action - actions.BID_BASE
        m.events.add(events.BID, seat, m.promise)
        m.bidder = seat
        m.lowest_bid = m.promise + 1
    if m.bidding & (m.bidding - 1):
        seat = m.after[seat]
        while not m.bidding >> seat & 1 or seat == m.bidder:
            seat = m.after[seat]
        m.to_act = seat
        return
    for seat in range(m.n):
        if m.bidding >> seat & 1:
            m.platoer = seat
    m.resume()


def why(m, action):
    """Return the rule id."""
    return "6.8"
