# SPDX-License-Identifier: MIT
"""The same table to one seat, other cards in the dark: a match dealt anew where a seat is blind.

Independent of the players: nothing here comes from the levels' own picture of hidden cards.
Two hidden cards at a time change places wherever what the seat knows allows both moves; after
some hundreds of tries the hidden cards lie anyhow. Whether the result looks the same to the seat
is for the caller to check.
"""

import copy

from engine import phases

_TRIES = 400


def hidden(m, seat):
    """The places that *seat* cannot see: ``(holder, card)``; holder -1 is the stock.

    The censor looks at the soloist's hand and not at one of his own.
    """
    seen = m.bidder if m.phase == phases.CENSOR else seat
    places = []
    for holder in range(m.n):
        if holder == seen:
            continue
        for card in range(40):
            at = 4 * holder + card // 10
            if m.hands[at] >> card % 10 & 1 and not m.known[at] >> card % 10 & 1:
                places.append([holder, card])
    for i in range(m.stock_left):
        places.append([-1, m.pack[m.stock_at + i]])
    return places


def _may(m, holder, card):
    return holder < 0 or not m.cannot[4 * holder + card // 10] >> card % 10 & 1


def shuffled(m, seat, rng):
    """Return ``(match, number of hidden cards that lie elsewhere)``; *m* stays as it is.

    *rng* is a ``random.Random``. The generator of the next deals starts anew as well.
    """
    before = hidden(m, seat)
    after = [place[:] for place in before]
    if len(after) > 1:
        for _ in range(_TRIES):
            a = rng.choice(after)
            b = rng.choice(after)
            if a[0] != b[0] and _may(m, a[0], b[1]) and _may(m, b[0], a[1]):
                a[1], b[1] = b[1], a[1]
    # the stock has an order of its own
    stock = [place[1] for place in after if place[0] < 0]
    rng.shuffle(stock)
    other = copy.copy(m)
    for name, value in vars(m).items():
        if hasattr(value, "typecode"):
            setattr(other, name, value[:])
    other.rng = copy.copy(m.rng)
    other.rng.seed("other %d" % rng.randrange(10**9))
    other.seed = "other"
    for holder, card in before:
        if holder >= 0:
            other.hands[4 * holder + card // 10] &= ~(1 << card % 10)
    for holder, now in after:
        if holder >= 0:
            other.hands[4 * holder + now // 10] |= 1 << now % 10
    for i, card in enumerate(stock):
        other.pack[m.stock_at + i] = card
    moved = sum(old[0] != new[0] or old[1] != new[1] for old, new in zip(before, after))
    return other, moved
