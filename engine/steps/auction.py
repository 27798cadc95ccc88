# SPDX-License-Identifier: MIT
"""The auction of Tute subastado, the censor, and the naming of trumps (RULES 6.9).

``m.bid`` is the highest bid so far (0: none), ``m.bidder`` its seat. The set ``m.bidding`` holds
the seats that may still bid.
"""

from engine import actions, events, phases, scoring
from engine.compat import const

TOP = const(230)
_PASS = actions.bit(actions.PASS)
_BID = actions.bit(actions.BID)
_TRUMPS = const(0xF00)


def step(m):
    """Step: everybody is asked from mano on, once or until one is left."""
    m.bidding = m.playing
    m.bid_step = m.options["bid_step"]
    m.lowest_bid = m.options["min_bid"]
    m.to_act = m.mano
    m.phase = phases.BID
    return True


def others(m):
    """Return pass and, below the top, the lowest bid; or the four suits."""
    if m.phase == phases.TRUMP:
        return _TRUMPS
    return _PASS | _BID if m.lowest_bid <= TOP else _PASS


def apply(m, action):
    """Bid, raise as the censor, pass, or name trumps."""
    seat = m.to_act
    if m.phase == phases.TRUMP:
        m.trump = action - actions.TRUMP
        m.events.add(events.TRUMP, seat, m.trump)
        m.resume()
        return
    bid = 0 if action == actions.PASS else action - actions.BID_BASE
    m.events.add(events.BID, seat, bid)
    if bid:
        m.bid = bid
        m.lowest_bid = bid + m.bid_step
    if m.phase == phases.CENSOR:
        if bid:
            m.censor = seat
        m.resume()
        return
    if bid:
        m.bidder = seat
    if not bid or m.options["rounds"] == "one":
        m.bidding &= ~(1 << seat)
    # the holder of the highest bid is not asked
    left = m.bidding & ~(1 << m.bidder) if m.bidder >= 0 else m.bidding
    if left:
        seat = m.after[seat]
        while not left >> seat & 1:
            seat = m.after[seat]
        m.to_act = seat
    elif m.bidder < 0:
        m.end_deal(scoring.THROWN_IN, -1)
    else:
        m.resume()


def ask_censor(m):
    """Step: with four and ``censor`` the dealer looks at the soloist's hand and may raise."""
    if not m.options.get("censor"):
        return False
    m.to_act = m.dealer
    m.phase = phases.CENSOR
    return True


def name_trumps(m):
    """Step: the soloist, or the censor for him, names trumps; he alone sings and he leads."""
    m.to_act = m.leader = m.bidder
    m.singers = 1 << m.bidder
    m.phase = phases.TRUMP
    return True


def why(m, action):
    """Return the rule id."""
    return "6.9"
