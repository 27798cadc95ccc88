# SPDX-License-Identifier: MIT
"""Goals: what the end of a played-out deal is worth to a seat, from -250 (lost) to 250 (won).

A little of it goes by points even when the deal is won or lost: so a hand that is lost in every
world is still played well, and fewer worlds tell good cards from bad.
"""

from engine.compat import const

_WON = const(180)
_MOST = const(70)
#: Carried points: half of the way to a certain win, in points.
_HALF = const(45)


def _clamp(n):
    return max(-_MOST, min(_MOST, n))


def worth(view, p, seat):
    """Return what the outcome of play-out *p* (engine.players.playout) is worth to *seat*."""
    side = p.side[seat]
    if p.over >= 0:
        return _WON + _MOST if p.side[p.over] == side else -_WON - _MOST
    if p.stopped:
        return p.leaf(view, p, seat)
    if view.losses is not None:
        return _losing(view, p, seat)
    points = p.points
    mine = other = best = 0
    alone = view.n > 2 and not view.teams and p.solo < 0
    for i in range(view.n):
        if p.side[i] == side:
            mine += points[i]
        elif alone:
            best = max(best, points[i])
        else:
            best += points[i]
    if view.target:
        mine += p.carry[seat]
        for i in range(view.n):
            if p.side[i] != side:
                other = max(other, p.carry[i])
        return _target(view, p, side, mine, best + other)
    if p.solo >= 0:
        need = view.bid if view.bid else view.promise
        over = (mine if p.solo == seat else best) - need
        won = (over >= 0) == (p.solo == seat)
        if p.solo != seat:
            over = -over
        return (_WON if won else -_WON) + _clamp(over)
    won = mine > best
    if mine == best:
        won = _tie(view, p, side, best)
    if view.chips is not None:
        return _chips(view, p, seat, won, mine, best)
    return (_WON if won else -_WON) + _clamp(mine - best)


def _tie(view, p, side, best):
    """Return whether *side* is the one of those tied that R-TIE-1 prefers."""
    seat = p.last
    for _ in range(view.n):
        if p.side[seat] == side:
            return True
        if p.points[seat] == best or view.n == 2 or view.teams:
            return False
        seat = (seat + 1) % view.n
    return False


def _target(view, p, side, mine, best):
    """The game, if somebody has the target; else the chances with what is carried over."""
    ahead = mine - best
    if mine >= view.target or best >= view.target:
        won = mine > best
        if mine >= view.target and best >= view.target:
            if view.options["both_over"] == "last_trick" or mine == best:
                won = p.side[p.last] == side
        return (_WON if won else -_WON) + _clamp(mine - best >> 1)
    return _WON * ahead // (abs(ahead) + _HALF)


def _chips(view, p, seat, won, mine, best):
    """Arrastrado: 100 or 200 from each, and the songs at once."""
    chips = 0
    for i in range(view.n):
        if view.playing >> i & 1:
            chips += 2 * p.songs[i] if i == seat else -p.songs[i]
    if won:
        chips += 400 if mine > 100 else 200
    else:
        chips -= 200 if best > 100 else 100
    return max(-250, min(250, (chips >> 1) + (_clamp(mine - best) >> 1)))


def _losing(view, p, seat):
    """Games of losses: to lose or not."""
    mine = _total(view, p, seat)
    low = 999
    high = -1
    takers = 0
    for i in range(view.n):
        if view.playing >> i & 1 and (p.tricks[i] or p.pairs):
            takers += 1
            if i != seat:
                total = _total(view, p, i)
                low = min(low, total)
                high = max(high, total)
    if p.pairs == 1:
        if mine > 100:
            return 80
        if high > 100:
            return -_WON
        lost = mine > high or mine == high and _first(view, p, mine) == seat
        return (-_WON if lost else 80) + (_clamp(high - mine) >> 1)
    if not p.pairs and not p.tricks[seat]:
        lost = False
        if takers == 1:
            for i in range(view.n):
                if p.tricks[i]:
                    lost = not p.songs[i]
        return -_WON if lost else 90
    if takers == 1:
        return -_WON if p.songs[seat] else 90
    if takers == 2:
        return (-_WON if mine <= high else 90) + (_clamp(mine - high) >> 1)
    if p.pairs:
        # two tied below the third: the third; two tied above: both; else the middle
        if low == high:
            lost = mine > low
        elif mine == low:
            lost = False
        elif mine == high:
            lost = True
        else:
            lost = low < mine < high
    else:
        # the middle loses; if there is none, all do
        lost = low < mine < high or not _middle(view, p, min(low, mine), max(high, mine))
    away = min(abs(mine - low), abs(high - mine))
    return (-_WON if lost else 80) + (_clamp(-away if lost else away) >> 1)


def _total(view, p, seat):
    """Points of *seat*; with ``seat_break`` an earlier place in the first trick is a bit more."""
    if view.options.get("seat_break"):
        return 8 * p.points[seat] + 7 - (seat - view.mano) % view.n
    return p.points[seat]


def _first(view, p, most):
    """Return the one of those with *most* points whom R-TIE-1 names."""
    seat = p.last
    while p.points[seat] != most or not view.playing >> seat & 1:
        seat = (seat + 1) % view.n
    return seat


def _middle(view, p, low, high):
    """Return whether somebody with a trick stands between *low* and *high*."""
    for seat in range(view.n):
        if p.tricks[seat] and low < _total(view, p, seat) < high:
            return True
    return False
