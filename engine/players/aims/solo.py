# SPDX-License-Identifier: MIT
"""One against the others: the sides, what decides, and what a hand is worth alone.

Shared by the auction of subastado and the pot of arrastrado. The table of worth was fitted to
many deals among players of this level.
"""

from engine.cards import ACE, HIGH_FACE, KING, LOW_FACE, PAIR, THREE
from engine.compat import const
from engine.players.aims import total
from engine.players.base import size

#: Points of all cards and the last ten.
_ALL = const(130)


def against(aim, view, solo, promise):
    """Set the sides of *aim* when seat *solo* plays alone and needs *promise* points."""
    me = view.seat
    left = _ALL - promise
    for seat in range(view.n):
        if seat != solo:
            left -= view.points[seat]
    have = total(view, solo)
    left += view.songs[solo]
    aim.cost = 256
    # either side has done its part with so many points more
    aim.need = promise - have
    aim.theirs = left + 1
    if me != solo:
        aim.allies = view.playing & ~(1 << solo)
        aim.need, aim.theirs = aim.theirs, aim.need


def points(lanes, trump, table):
    """Return what a hand (four lanes) is likely to take alone with *trump*, by *table*."""
    (base, length, ace, three, king, face, plain_ace, with_ace, bare, plain_king, void, forty,
     first, more) = table  # fmt: skip
    lane = lanes[trump]
    found = base + length * size(lane)
    faces = (LOW_FACE, face), (HIGH_FACE, face), (KING, king), (THREE, three), (ACE, ace)
    for strength, worth in faces:
        if lane >> strength & 1:
            found += worth
    if lane & PAIR == PAIR:
        found += forty
    song = first
    for suit in range(4):
        if suit == trump:
            continue
        lane = lanes[suit]
        if lane >> ACE & 1:
            found += plain_ace
        if lane >> THREE & 1:
            found += with_ace if lane >> ACE & 1 else bare
        if lane >> KING & 1:
            found += plain_king
        if not lane:
            found += void
        if lane & PAIR == PAIR:
            found += song
            song = more
    return found
