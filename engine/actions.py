# SPDX-License-Identifier: MIT
"""Everything a player can do, as small ints, and the words the game record has for them.

0…39 is a card. The others keep the order of the record's table, so that a list of legal actions
in ascending order is already the list that is written there. A set of actions that are not cards
is one small int, bit ``action - 40``.
"""

from engine import cards
from engine.compat import const
from engine.errors import Usage

PLEDGE7 = const(40)
PLEDGE2 = const(41)
SWAP7 = const(42)
SWAP2 = const(43)
PASS = const(44)
PLAY = const(45)
CAPOTE = const(46)
#: Stands for "the lowest bid" in a set of actions; the bid of N itself is ``BID_BASE + N``.
BID = const(47)
TRUMP = const(48)
SING = const(52)
TUTE_R = const(56)
TUTE_C = const(57)
CLAIM = const(58)
DONE = const(59)
TAKE = const(60)
LEAVE = const(61)
BID_BASE = const(256)

_WORDS = (
    "pledge 7|pledge 2|swap 7|swap 2|pass|play|capote|bid|trump o|trump c|trump e|trump b|"
    "sing o|sing c|sing e|sing b|tute R|tute C|claim|done|take|leave"
)


def bit(action):
    """Return the bit of an action (40…61) in a set of actions."""
    return 1 << (action - 40)


def text(action, guinote=False):
    """Return an action's word in the record: ``"1o"``, ``"pledge 7"``, ``"bid 70"``."""
    if action < 40:
        return cards.text(action, guinote)
    if action >= BID_BASE:
        return "bid %d" % (action - BID_BASE)
    return _WORDS.split("|")[action - 40]


def parse(word, guinote=False):
    """Return the action of a word of the record.

    :raises Usage: if the word is neither a card nor an action.
    """
    if isinstance(word, str) and len(word) > 2:
        words = _WORDS.split("|")
        if word in words and word != "bid":
            return 40 + words.index(word)
        bid = word[4:]
        if word[:4] == "bid " and 0 < len(bid) < 4 and not bid.strip("0123456789"):
            return BID_BASE + int(bid)
        raise Usage("not an action: %s" % word)
    return cards.parse(word, guinote)
