# SPDX-License-Identifier: MIT
"""Habits: the tables by which the quick policy of play-outs chooses a card.

One table a family of games, learned from many deals (see docs/strength.md): small numbers in no
unit but that of each other. A table has parts of ``SIZE``: one; or four for the tricks to come
(``LEFT``); or seven with a stock (without it for the first tricks and the last, then ``DRAWS``);
or in games of losses two (for many points, for few). After seven parts the values of a deal that
is not played out may follow (engine/players/leaf.py).
"""

from engine.compat import const

#: What a trick is worth: 18 a case (another side has it; has it for sure; the own side; for sure;
#: the card takes it; for sure), in it 6 by how many are still to play, in it by points.
TAKE = const(0)
#: What a card is worth later, and to lead: 40 a kind of suit, in it 10 by how many higher cards
#: are out (0…3 or more), in it by strength.
KEEP = const(108)
LEAD = const(228)
ALONE = const(40)
TRUMPS = const(80)
#: A card of a pair that can be sung, plain and trump.
PAIRED = const(348)
#: Beside: by how many cards of the suit are held and are out, to lead it and to keep it (16 a
#: kind of suit); to lead what the next, another opponent, the partner has none of (4 cases a
#: trump out or not, each for a card that may be beaten and one that may not).
LONG = const(350)
SHORT = const(398)
VOIDS = const(446)
#: A card of a pair whose other card may still be drawn, plain and trump.
HALF = const(478)
SIZE = const(480)
#: The part of a table by how many tricks are to come, at most 10.
LEFT = b"\3\3\3\2\2\1\1\1\0\0\0"
#: The part by how many rounds of draws are to come, at most 10.
DRAWS = b"\0\2\3\3\4\4\4\5\5\5\6"
#: The byte that stands for zero: tables are printable text.
NOTHING = const(79)

#: For a lane: ten times the number of its cards, thirty at most.
ROWS = bytearray(1024)
#: For a lane: 0 (one card or none), 1 (two), 2 (three or four), 3 (more).
FOURS = bytearray(1024)
#: For a single bit: its number.
RANK = bytearray(513)
#: For the points of a trick: their class.
CLASS = b"\0\1\1\1\1\2\2\2\2\2\3\3\3\3\4\4\4\4\4\4\4" + b"\5" * 49


def _fill():
    for lane in range(1, 1024):
        ROWS[lane] = min(30, ROWS[lane & lane - 1] + 10)
        size = 0
        rest = lane
        while rest:
            rest &= rest - 1
            size += 1
        FOURS[lane] = 0 if size < 2 else 1 if size == 2 else 2 if size < 5 else 3
    for strength in range(10):
        RANK[1 << strength] = strength


_fill()

#: Variants, with the number at the table where it matters, and their tables.
_TABLES = (
    "team=team club4=team individual=single corriente=six guinote2=six habanero=eight club2=eight "
    "americano=trump dos=trump guinote4=pairs guinote3=three arrastrado=chips club3=chips "
    "subastado=solo gana_pierde=least gana_pierde3=middle cabrero=cabrero"
)


def parts(table):
    """Return ``DRAWS`` or ``LEFT``, by which a *table* has its parts, or None."""
    if len(table) >= 7 * SIZE:
        return DRAWS
    return LEFT if len(table) == 4 * SIZE else None


def load(variant, n):
    """Return the table of a *variant* for *n* at the table."""
    name = _named(variant, n)
    if not name:
        # a new variant plays with what suits most of them
        name = _named("club", min(max(n, 2), 4))
    module = __import__("engine.players.habits." + name, None, None, ("TABLE",))
    return module.TABLE


def _named(variant, n):
    """Return the name of a variant's own table, "" if it has none."""
    for entry in _TABLES.split():
        name, table = entry.split("=")
        if name == variant or name == "%s%d" % (variant, n):
            return table
    return ""
