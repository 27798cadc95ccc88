# SPDX-License-Identifier: MIT
"""Cards and sets of cards (R-CARD-1 … R-CARD-4).

A card is ``10 * suit + strength``: suits oros, copas, espadas, bastos are 0…3, strengths 0…9 are
``2 4 5 6 7 S C R 3 1``. A set of cards is one int of 40 bits, bit *n* for card *n*; its ten bits
of one suit are a *lane*, a small int on every board. Comparing cards of a suit is comparing
strengths. In Guiñote order only the faces of strengths 5 and 6 change places (R-CARD-3), so no
rule here or elsewhere asks which order is in use: only ``text``, ``parse`` and ``face`` do.
"""

from engine.compat import const
from engine.errors import Usage

SUITS = "oceb"
_RANKS = "24567SCR31"
_RANKS_GUINOTE = "24567CSR31"

TWO = const(0)
FOUR = const(1)
SEVEN = const(4)
LOW_FACE = const(5)
HIGH_FACE = const(6)
KING = const(7)
THREE = const(8)
ACE = const(9)

LANE = const(0x3FF)
#: King and the stronger of the other two faces: the pair that is sung (R-CARD-3).
PAIR = const(0xC0)
#: The four twos, out of the 36-card pack (R-CARD-4), as a lane.
TWOS = const(0x001)

#: Points of each strength; 30 a suit (R-CARD-2).
POINTS = b"\x00\x00\x00\x00\x00\x02\x03\x04\x0a\x0b"
#: For each strength the lane of all stronger cards of the suit.
HIGHER = (0x3FE, 0x3FC, 0x3F8, 0x3F0, 0x3E0, 0x3C0, 0x380, 0x300, 0x200, 0x000)


def text(card, guinote=False):
    """Return a card's name, rank and suit: ``text(9) == "1o"``. *card* is 0…39."""
    ranks = _RANKS_GUINOTE if guinote else _RANKS
    return ranks[card % 10] + SUITS[card // 10]


def parse(word, guinote=False):
    """Return the card number of a name such as ``"Rb"``.

    :raises Usage: if the word is not a card.
    """
    ranks = _RANKS_GUINOTE if guinote else _RANKS
    if isinstance(word, str) and len(word) == 2:
        rank = ranks.find(word[0])
        suit = SUITS.find(word[1])
        if rank >= 0 and suit >= 0:
            return 10 * suit + rank
    raise Usage("not a card: %s (write rank and suit, such as 1o or Rb)" % (word,))


def face(card, guinote=False):
    """Return the number of the picture of *card*: its own, but for the two faces of Guiñote."""
    if guinote:
        strength = card % 10
        if strength == LOW_FACE:
            return card + 1
        if strength == HIGH_FACE:
            return card - 1
    return card


def lane(cards, suit):
    """Return the ten bits of *suit* (0…3) out of a 40-bit set."""
    return (cards >> (10 * suit)) & LANE


def to_list(cards):
    """Return the cards of a set in ascending order (by suit, then from low to high)."""
    found = []
    for suit in range(4):
        bits = (cards >> (10 * suit)) & LANE
        card = 10 * suit
        while bits:
            if bits & 1:
                found.append(card)
            bits >>= 1
            card += 1
    return found


def from_list(numbers):
    """Return the 40-bit set of an iterable of card numbers."""
    cards = 0
    for card in numbers:
        cards |= 1 << card
    return cards


def gather(lanes, base=0):
    """Return the 40-bit set kept as four lanes at ``lanes[base:base + 4]``."""
    return (
        lanes[base] | lanes[base + 1] << 10 | lanes[base + 2] << 20 | lanes[base + 3] << 30
    )


def texts(cards, guinote=False):
    """Return the names of the cards of a 40-bit set, sorted as a set of cards."""
    return [text(card, guinote) for card in to_list(cards)]
