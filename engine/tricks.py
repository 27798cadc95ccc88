# SPDX-License-Identifier: MIT
"""Tricks: what a player must play, what wins, and what a card played proves (RULES §3).

Everything here works on the ten-bit lanes of one suit and on small ints, and makes no garbage:
it runs for every card played. A *duty* is one small int: the rule that holds, and either one suit
with the lane of its playable cards, or the whole hand.
"""

from engine.cards import HIGHER, LANE
from engine.compat import const

FREE = const(0)
TRUMP_ONLY = const(1)
STRICT = const(2)
SUBASTADO = const(3)

#: Rule ids of the duties, by number.
RULE = (
    "LEAD",
    "R-PLAY-F",
    "R-PLAY-T",
    "R-PLAY-B",
    "R-PLAY-S1",
    "R-PLAY-S2",
    "R-PLAY-S3",
    "R-PLAY-S4",
    "R-PLAY-S5",
    "R-PLAY-S",
)
_F = const(0x04000)
_T = const(0x08000)
_B = const(0x0C000)
_S1 = const(0x10000)
_S2 = const(0x14000)
_S3 = const(0x18000)
_S4 = const(0x1C000)
_S5 = const(0x20000)
_RELIEF = const(0x24000)


def duty(regime, hands, base, lead, trump, suit, strength, relief=False):
    """Return the duty of a player who follows, as ``rule << 14 | (suit + 1) << 10 | lane``.

    The hand is ``hands[base:base + 4]``, *lead* the suit led, *trump* 0…3 or -1, and *suit* and
    *strength* the card that wins the trick so far. Where any card may be played the suit part and
    the lane are 0. *relief*: the partner wins and ``partner_relief`` is on.
    """
    held = hands[base + lead]
    if regime == FREE:
        return _F
    if regime == TRUMP_ONLY:
        if lead == trump and held:
            return _T | (lead + 1) << 10 | held
        return _T
    strict = regime == STRICT
    if held:
        follow = (lead + 1) << 10
        if relief:
            return _RELIEF | follow | held
        if not strict:
            return _B | follow | held
        if suit == trump and lead != trump:
            return _S1 | follow | held
        better = held & HIGHER[strength]
        if better:
            return _S2 | follow | better
        return _S3 | follow | held
    if relief:
        return _RELIEF
    if trump >= 0:
        better = hands[base + trump]
        if suit == trump:
            better &= HIGHER[strength]
        if better:
            return (_S4 if strict else _B) | (trump + 1) << 10 | better
    return _S5 if strict else _B


def prove(cannot, base, regime, lead, trump, suit, strength, played, rank, relief=False):
    """Note in ``cannot[base:base + 4]`` which cards a follower has shown he does not hold.

    *suit* and *strength* are the card that won before, *played* and *rank* the card just played;
    the other arguments as for :func:`duty`. Nothing but the duties is used: whoever did not beat,
    follow or trump when he had to, could not.
    """
    if regime == FREE:
        return
    if played == lead:
        if regime == STRICT and not relief and rank < strength and suit == lead:
            cannot[base + lead] |= HIGHER[strength]
        return
    if regime == TRUMP_ONLY:
        if lead == trump:
            cannot[base + lead] = LANE
        return
    cannot[base + lead] = LANE
    if trump < 0 or relief:
        return
    if suit == trump:
        if played != trump or rank < strength:
            cannot[base + trump] |= HIGHER[strength]
    elif played != trump:
        cannot[base + trump] = LANE


def beats(trump, suit, strength, played, rank):
    """Return whether the card *played*/*rank* beats the one that wins, *suit*/*strength*."""
    if played == suit:
        return rank > strength
    return played == trump


def winner(trick, trump):
    """Return the index of the winning card of *trick* (card numbers in playing order), or -1."""
    best = -1
    suit = strength = 0
    for i, card in enumerate(trick):
        played = card // 10
        rank = card - 10 * played
        if best < 0 or beats(trump, suit, strength, played, rank):
            best = i
            suit = played
            strength = rank
    return best
