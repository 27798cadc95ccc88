# SPDX-License-Identifier: MIT
"""Why an action is the one to take, in a word: what a hint tells a person.

:func:`reason` looks at a view and an action that a player has chosen for it, and names the rule of
thumb that speaks for it. It knows nothing of how the action was found, and is loaded only when
somebody asks. The phrases are in the words (key ``"hint." + NAME[reason]``).
"""

from engine import actions, phases
from engine.cards import HIGHER, LANE, PAIR, POINTS
from engine.compat import const
from engine.players.base import size
from engine.tricks import FREE, beats

FORCED = const(0)
CHEAP = const(1)
CATCH = const(2)
MASTER = const(3)
RUFF = const(4)
PARTNER = const(5)
SAVE = const(6)
PAIR_KEPT = const(7)
TRUMPS_KEPT = const(8)
LAST_TEN = const(9)
DRAW = const(10)
LOW = const(11)
DUMP = const(12)
DUCK = const(13)
LEAST = const(14)
SING = const(15)
QUIET = const(16)
WINS = const(17)
SWAP = const(18)
NO_SWAP = const(19)
WORTH = const(20)
WEAK = const(21)
SUIT = const(22)
SURE = const(23)
UNSURE = const(24)
TAKE = const(25)
LEAVE = const(26)

NAME = (
    "forced",
    "cheap",
    "catch",
    "master",
    "ruff",
    "partner",
    "save",
    "pair",
    "trumps",
    "last",
    "draw",
    "low",
    "dump",
    "duck",
    "least",
    "sing",
    "quiet",
    "wins",
    "swap",
    "no_swap",
    "worth",
    "weak",
    "suit",
    "sure",
    "unsure",
    "take",
    "leave",
)
#: A trick worth taking for its points.
_RICH = const(10)
#: So many tricks before the end a trump is kept for the last.
_LATE = const(3)


def reason(view, action):
    """Return one of the constants above for an *action* that is legal in *view*."""
    others = size(view.legal_others)
    if view.phase != phases.PLAY or action >= 40:
        return _spoken(view, action)
    if view.legal_cards & view.legal_cards - 1 == 0 and not others:
        return FORCED
    suit = action // 10
    strength = action - 10 * suit
    if view.losses is not None:
        return _losing(view, suit, strength)
    if not view.on_table:
        return _lead(view, suit, strength)
    return _follow(view, suit, strength)


def _spoken(view, action):
    """The reason for anything that is no card."""
    if action >= actions.BID_BASE or action == actions.PLAY:
        return WORTH
    if action <= actions.SWAP2:
        return SWAP
    if action == actions.PASS:
        if view.phase == phases.EXCHANGE:
            return NO_SWAP
        return UNSURE if view.phase == phases.CAPOTE else WEAK
    if action == actions.CAPOTE:
        return SURE
    if action < actions.SING:
        return SUIT
    if action < actions.TUTE_R:
        return SING
    if action < actions.DONE:
        return WINS
    return (QUIET, TAKE, LEAVE)[action - actions.DONE]


def ally(view, seat):
    """Return whether *seat* is on the side of the one who looks: a partner, or with him against
    a soloist."""
    me = view.seat
    if seat == me:
        return True
    if view.teams:
        return seat == me ^ 2
    alone = view.platoer
    if alone < 0 and view.phase == phases.PLAY:
        alone = view.bidder
    return alone >= 0 and alone != me and alone != seat


def _top(view):
    """Return the index on the table of the card that wins so far."""
    best = 0
    for i in range(1, view.on_table):
        now = view.table[best]
        card = view.table[i]
        if beats(view.trump, now // 10, now % 10, card // 10, card % 10):
            best = i
    return best


def _wins(view, suit, strength):
    """Return whether a card would win the trick so far."""
    if not view.on_table:
        return True
    now = view.table[_top(view)]
    return beats(view.trump, now // 10, now % 10, suit, strength)


def _sings_later(view, suit):
    """Return whether the own pair of *suit* can still be sung."""
    if view.sung >> suit & 1 or not view.singers >> view.seat & 1 or view.declarer >= 0:
        return False
    return view.lanes[suit] & PAIR == PAIR and view.tricks_left > 1


def _last_trump(view, suit):
    """Return whether the best trump is kept for the last trick while *suit* is played."""
    trump = view.trump
    if trump < 0 or suit == trump or view.draws_left or view.tricks_left > _LATE:
        return False
    own = view.lanes[trump]
    return size(own) == 1 and view.unseen(trump) < own


def _lead(view, suit, strength):
    """The reason for a card that is led."""
    trump = view.trump
    unseen = view.unseen(suit)
    if suit == trump and unseen and view.regime != FREE and strength > 4:
        return DRAW
    if not unseen & HIGHER[strength] and POINTS[strength]:
        return MASTER
    if _last_trump(view, suit):
        return LAST_TEN
    return LOW if strength < 5 else LEAST


def _follow(view, suit, strength):
    """The reason for a card that is not led."""
    trump = view.trump
    top = _top(view)
    lead = view.table[0] // 10
    points = 0
    for i in range(view.on_table):
        points += POINTS[view.table[i] % 10]
    ours = ally(view, view.winning)
    if _wins(view, suit, strength) and not ours:
        if points >= _RICH:
            return CATCH
        if suit == trump and lead != trump:
            return RUFF
        own = view.legal_cards >> 10 * suit & LANE
        now = view.table[top]
        if suit == now // 10:
            own &= HIGHER[now % 10]
        if own & (1 << strength) - 1 == 0:
            return CHEAP
        return MASTER if not view.unseen(suit) & HIGHER[strength] else LEAST
    if ours and POINTS[strength]:
        return PARTNER
    if _last_trump(view, suit):
        return LAST_TEN
    if POINTS[strength]:
        return PAIR_KEPT if _spares_pair(view, suit, strength) else LEAST
    if view.legal_cards & ~(LANE << 10 * lead) and trump >= 0 and suit != trump:
        # any card may be played: a trump would have taken it
        if view.legal_cards >> 10 * trump & LANE and points < _RICH and lead != trump:
            return TRUMPS_KEPT
    return SAVE


def _spares_pair(view, suit, strength):
    """Return whether a card with points goes so that a pair can be sung."""
    for other in range(4):
        if _sings_later(view, other) and view.legal_cards >> 10 * other & PAIR:
            if other != suit or not PAIR >> strength & 1:
                return True
    return False


def _losing(view, suit, strength):
    """The reason for a card where one tries not to lose."""
    if not view.on_table:
        if not view.unseen(suit) & HIGHER[strength] and strength > 4:
            return MASTER
        return LOW if strength < 5 else LEAST
    if not _wins(view, suit, strength):
        return DUMP if POINTS[strength] else DUCK
    points = 0
    for i in range(view.on_table):
        points += POINTS[view.table[i] % 10]
    return CATCH if points >= _RICH else LEAST
