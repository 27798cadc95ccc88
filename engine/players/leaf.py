# SPDX-License-Identifier: MIT
"""What a deal with a stock is worth that is not played out: by its points and both sides' hands.

Most of what happens after some tricks is the same luck for every candidate, or none of its doing:
stopped there, a play-out costs a few cards instead of forty and tells more. The values were
learned with the tables of habits and stand behind their parts: half points by which a side's cards
will take more than the other's.
"""

from engine.cards import PAIR
from engine.compat import const
from engine.players.habits import NOTHING, RANK, ROWS, SIZE

_CARDS = 7 * SIZE
#: 120 a stage (no stock, six rounds of draws, more), in it 40 a kind of suit, as for habits.
_STAGE = const(120)
#: A pair that may be sung, and half of one: four a stage, two a kind of suit; the lead: two a
#: stage, for the third last trick and for earlier ones; the turned trump by its points.
_PAIRS = _CARDS + 360
_LEAD = _PAIRS + 12
_TURNED = _LEAD + 6
_WON = const(200)
#: So far ahead, in points, is half of the way to a certain win; and for each trick to come.
_HALF = const(40)
_EACH = const(3)


def worth(view, p, seat):
    """Return what the play-out *p*, stopped between two tricks, is worth to *seat*: -200…200."""
    table = p.policy
    own = p.side[seat]
    draws = p.draws
    stage = 2 if draws > 6 else 1 if draws else 0
    most = 0
    points = 0
    for other in range(view.n):
        value = _hand(p, 4 * other, stage)
        now = p.points[other] * 2
        if p.side[other] == own:
            points += value + now
        else:
            points -= value + now
            most = max(most, 2 * p.carry[other])
    points += 2 * p.carry[seat] - most
    lead = table[_LEAD + 2 * stage + (p.tricks_left > 3)] - NOTHING
    points += lead if p.side[p.seat] == own else -lead
    if p.pledger >= 0:
        strength = p.turned % 10
        turned = table[_TURNED + (strength > 4) + (strength > 7)] - NOTHING
        points += turned if p.side[p.pledger] == own else -turned
    points >>= 1
    return _WON * points // (abs(points) + _HALF + _EACH * p.tricks_left)


def _hand(p, base, stage):
    """Return the value of the hand at *base*, in half points."""
    table = p.policy
    rows = ROWS
    rank = RANK
    trump = p.trump
    out = p.left[trump] & ~p.hands[base + trump]
    plain = _CARDS + _STAGE * stage
    if not out:
        plain += 40
    trumps = _CARDS + _STAGE * stage + 80
    value = 0
    for suit in range(4):
        lane = p.hands[base + suit]
        if not lane:
            continue
        out = p.left[suit] & ~lane
        row = trumps if suit == trump else plain
        half = lane & PAIR
        if half and not p.sung >> suit & 1:
            key = _PAIRS + 4 * stage + 2 * (suit == trump)
            if half == PAIR:
                value += table[key] - NOTHING
            elif p.draws and out & PAIR:
                value += table[key + 1] - NOTHING
        while lane:
            low = lane & -lane
            lane ^= low
            value += table[row + rows[out & -(low + low)] + rank[low]] - NOTHING
    return value
