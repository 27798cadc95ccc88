# SPDX-License-Identifier: MIT
"""Random playouts of ``team``, and the least that any playout in Python would have to do.

The same text runs on CPython and on MicroPython. Both loops shuffle and deal 40 cards, choose
each card by chance, and give the tricks and their points to the winner. ``engine_plays`` does it
through ``Match``: legal cards by the duties, what they prove, songs, events, results.
``bare_plays`` is the bound: one flat function over local names, where any card held is good and
nothing is noted.
"""

from array import array

from engine import phases
from engine.actions import DONE
from engine.match import Match
from engine.rng import Rng

#: For each lane its strengths, and how many: choosing must cost little beside what is measured.
BITS = [bytes([r for r in range(10) if lane >> r & 1]) for lane in range(1024)]
SIZE = bytes([len(bits) for bits in BITS])
POINTS = b"\x00\x00\x00\x00\x00\x02\x03\x04\x0a\x0b"


def engine_plays(deals, seed="bench"):
    """Play *deals* random deals of ``team``, 20 a match; return the number of cards played."""
    plays = 0
    x = 1
    m = None
    for deal in range(deals):
        if m is None or m.phase == phases.MATCH_OVER:
            m = Match("team", options={"games": 20}, seed=seed + str(deal))
        else:
            m.next_deal()
        hands = m.hands
        count = m.count
        while m.phase < phases.DEAL_OVER:
            if m.phase != phases.PLAY:
                m.apply(DONE)
                continue
            x = (x * 75 + 74) % 65537
            suit = m.duty_suit
            if suit >= 0:
                lane = m.duty_lane
                m.play(10 * suit + BITS[lane][x * SIZE[lane] >> 16])
            else:
                seat = m.to_act
                k = x * count[seat] >> 16
                for suit in range(4):
                    lane = hands[4 * seat + suit]
                    if k < SIZE[lane]:
                        break
                    k -= SIZE[lane]
                m.play(10 * suit + BITS[lane][k])
            plays += 1
    return plays


def bare_plays(deals, seed="bench"):
    """Do the bare minimum for *deals* deals; return the number of cards played."""
    plays = 0
    x = 1
    rng = Rng(seed)
    pack = array("B", bytes(range(40)))
    hands = array("H", bytes(32))
    count = bytearray(4)
    points = array("h", bytes(8))
    for _ in range(deals):
        rng.shuffle(pack)
        for i in range(16):
            hands[i] = 0
        for i in range(40):
            card = pack[i]
            hands[4 * (i & 3) + card // 10] |= 1 << card % 10
        trump = pack[39] // 10
        for i in range(4):
            count[i] = 10
            points[i] = 0
        leader = 0
        for _ in range(10):
            best = -1
            won = strength = rank = total = 0
            seat = leader
            for _ in range(4):
                x = (x * 75 + 74) % 65537
                n = count[seat]
                k = x * n >> 16
                count[seat] = n - 1
                for suit in range(4):
                    lane = hands[4 * seat + suit]
                    if k < SIZE[lane]:
                        break
                    k -= SIZE[lane]
                rank = BITS[lane][k]
                hands[4 * seat + suit] = lane ^ (1 << rank)
                total += POINTS[rank]
                if best < 0 or (rank > strength if suit == won else suit == trump):
                    best = seat
                    won = suit
                    strength = rank
                seat = (seat + 1) & 3
                plays += 1
            points[best] += total
            leader = best
    return plays
