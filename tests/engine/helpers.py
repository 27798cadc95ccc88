# SPDX-License-Identifier: MIT
"""The small language in which the engine's tests are written.

Cards and actions are the words of the game record, ``"7e 4o"`` for cards and ``"7e, sing o"`` for
actions, so that a test reads like the rule it holds. Nothing but this file builds positions.
"""

import copy
from collections import namedtuple

from engine import actions, cards, events, phases, tricks, variants
from engine import deal as deal_module
from engine.errors import Refused
from engine.match import Match

REGIMES = {
    "FREE": tricks.FREE,
    "TRUMP-ONLY": tricks.TRUMP_ONLY,
    "STRICT": tricks.STRICT,
    "SUBASTADO": tricks.SUBASTADO,
}

Decision = namedtuple("Decision", "legal rule winner")


def numbers(names, guinote=False):
    """``"7e 4o"`` -> card numbers, in the order written."""
    return [cards.parse(word, guinote) for word in names.split()]


def lanes(names, guinote=False):
    """``"7e 4o"`` -> the four lanes of a hand."""
    held = cards.from_list(numbers(names, guinote))
    return [cards.lane(held, suit) for suit in range(4)]


def names(held, guinote=False):
    """A 40-bit set -> ``"4o 7e"``, sorted by suit and from low to high."""
    return " ".join(cards.texts(held, guinote))


def table(hand, trick="", trump="o", regime="STRICT", relief=False, guinote=False):
    """What a player with *hand* may play to *trick*: legal cards, rule id, index that wins."""
    led = numbers(trick, guinote)
    suit = "oceb".find(trump) if trump else -1
    at = tricks.winner(led, suit)
    if not led:
        return Decision(names(cards.from_list(numbers(hand, guinote)), guinote), "LEAD", at)
    found = tricks.duty(
        REGIMES[regime],
        lanes(hand, guinote),
        0,
        led[0] // 10,
        suit,
        led[at] // 10,
        led[at] % 10,
        relief,
    )
    must = (found >> 10 & 7) - 1
    if must < 0:
        may = cards.from_list(numbers(hand, guinote))
    else:
        may = (found & 0x3FF) << 10 * must
    return Decision(names(may, guinote), tricks.RULE[found >> 14], at)


# -- deals ---------------------------------------------------------------------------------


def _sings(hand, number):
    """Whether *number* makes a pair, in either order, with a card of *hand*."""
    suit = number - number % 10
    if number % 10 == cards.KING:
        return suit + cards.LOW_FACE in hand or suit + cards.HIGH_FACE in hand
    return number % 10 in (cards.LOW_FACE, cards.HIGH_FACE) and suit + cards.KING in hand


def _fill(hands, sizes, apart):
    """Fill partial *hands* up to *sizes* with cards nobody has; return those that are left.

    No song comes about that the test has not asked for. Faces are placed first where all cards
    must be dealt, and left for the stock where not.
    """
    taken = [number for held in hands for number in held] + apart
    assert len(taken) == len(set(taken)), "a card is given twice"
    rest = [number for number in range(40) if number not in taken]
    everything = len(rest) == sum(sizes) - sum(len(held) for held in hands)
    rest.sort(key=lambda number: (5 <= number % 10 <= 7) != everything)
    left = []
    for number in rest:
        for held, size in sorted(zip(hands, sizes), key=lambda pair: len(pair[0]) - pair[1]):
            if len(held) < size and not _sings(held, number):
                held.append(number)
                break
        else:
            left.append(number)
    assert [len(held) for held in hands] == sizes, "these hands cannot be filled up"
    return sorted(left)


def team_pack(hands, shown, mano=0, guinote=False):
    """The pack of a deal of team: four (partial) hands, the dealer's last card *shown*."""
    found = [numbers(hand, guinote) for hand in hands]
    last = cards.parse(shown, guinote)
    dealer = (mano + 3) % 4
    found[dealer] = [last] + [number for number in found[dealer] if number != last]
    _fill(found, [10, 10, 10, 10], [])
    found[dealer] = found[dealer][1:] + [last]
    return [found[(mano + k) % 4][i] for i in range(10) for k in range(4)]


def corriente_pack(hands, turned, stock="", mano=0, guinote=False):
    """The pack of a deal of corriente: two (partial) hands, the turned card, the stock's top."""
    found = [numbers(hand, guinote) for hand in hands]
    apart = numbers(turned, guinote) + numbers(stock, guinote)
    rest = _fill(found, [6, 6], apart)
    order = [found[(mano + k) % 2][i] for i in range(6) for k in range(2)]
    return order + apart + rest


def start(variant, *packs, dealer=-1, players=0, guinote=False, seed="tests", **options):
    """A match of *variant* dealt from *packs* in turn (the last one again and again).

    The dealer is the last seat, so that seat 0 is mano, unless *dealer* is given.
    """
    players = players or variants.players(variant)[0]
    deals = None
    if packs:

        def deals(number):
            return packs[min(number, len(packs)) - 1]

    if dealer < 0:
        dealer = players - 1
    return Match(variant, players, options, guinote, seed, dealer, packs=deals)


def pack(hands, first=0, rest="", short=False, guinote=False):
    """The pack that gives the full *hands* one card at a time from seat *first* on, then *rest*.

    What is named nowhere follows in ascending order. Empty hands are passed over. The cards of a
    hand come in the order written, so that its last word is the card that may be turned.
    """
    found = [numbers(hand, guinote) for hand in hands]
    size = max(len(hand) for hand in found)
    assert {len(hand) for hand in found} <= {0, size}, [len(hand) for hand in found]
    n = len(found)
    ring = [hand for hand in (found[(first + k) % n] for k in range(n)) if hand]
    order = [hand[i] for i in range(size) for hand in ring] + numbers(rest, guinote)
    assert len(order) == len(set(order)), "a card is given twice"
    whole = [number for number in range(40) if number % 10 or not short]
    return order + [number for number in whole if number not in order]


def filled(hands, size, rest="", short=False, guinote=False):
    """Partial *hands* filled up to *size* with cards nobody has and *rest* does not name.

    An empty place at the table is None. No song comes about that is not asked for.
    """
    found = [numbers(hand, guinote) for hand in hands if hand is not None]
    apart = numbers(rest, guinote)
    twos = [number for number in (0, 10, 20, 30) if short]
    assert not set(twos) & {number for hand in found for number in hand}
    _fill(found, [size] * len(found), apart + twos)
    words = [" ".join(cards.text(number, guinote) for number in hand) for hand in found]
    return ["" if hand is None else words.pop(0) for hand in hands]


def dealt(variant, hands, size, rest="", short=False, dealer=-1, **options):
    """A match whose every deal gives *hands*, filled up to *size*, and then *rest*."""
    guinote = options.get("guinote", False) or variant == "guinote"
    whole = filled(hands, size, rest, short, guinote)
    first = 0 if dealer < 0 else (dealer + 1) % len(hands)
    order = pack(whole, first, rest, short, guinote)
    return start(variant, order, dealer=dealer, players=len(hands), **options)


def team(hands, shown="2o", **options):
    """A match of team whose first deal gives *hands* to seats 0…3; seat 0 is mano."""
    guinote = options.get("guinote", False)
    return start("team", team_pack(hands, shown, guinote=guinote), **options)


def corriente(hands, turned="2o", stock="", **options):
    """A match of corriente whose first deal gives *hands*; seat 0 is mano and leads."""
    guinote = options.get("guinote", False)
    return start("corriente", corriente_pack(hands, turned, stock, guinote=guinote), **options)


def position(
    variant,
    hands,
    trump="o",
    leader=0,
    turned="",
    stock="",
    points=(),
    songs=(),
    bonus=(),
    tricks=(),
    carry=(),
    losses=(),
    deal_of_game=1,
    deal=1,
    dealer=-1,
    bid=0,
    bidder=-1,
    **options,
):
    """A match standing before a lead late in a deal: all cards not named have been played.

    *points*, *songs*, *bonus* and *tricks* are what the seats have made before, *carry* and
    *losses* what they bring along; *trump* is "" for none. Who has no cards is not at play.
    """
    guinote = options.get("guinote", False) or variant == "guinote"
    m = start(variant, dealer=dealer, players=len(hands), **options)
    held = [lanes(hand, guinote) for hand in hands]
    deal_module.seat(m, sum(1 << seat for seat in range(m.n) if hands[seat]))
    left = numbers(stock, guinote)
    gone = sum(1 << number for number in range(40) if number % 10 or not m.rules.no_twos)
    for seat in range(m.n):
        for suit in range(4):
            m.hands[4 * seat + suit] = held[seat][suit]
            m.known[4 * seat + suit] = m.cannot[4 * seat + suit] = 0
        gone &= ~(cards.gather(held[seat]))
        m.count[seat] = len(hands[seat].split())
    for i, card in enumerate(left):
        m.pack[40 - len(left) + i] = card
        gone &= ~(1 << card)
    m.stock_at = 40 - len(left)
    m.stock_left = len(left)
    m.shown = m.centre = -1
    m.turned = cards.parse(turned, guinote) if turned else -1
    if turned:
        gone &= ~(1 << m.turned)
    m.draws_left = (len(left) + (1 if turned else 0)) // m.at_play
    for suit in range(4):
        m.played[suit] = cards.lane(gone, suit)
    m.trump = "oceb".index(trump) if trump else -1
    m.tricks_left = max(m.count) + m.draws_left
    given = (
        (m.points, points), (m.songs, songs), (m.bonus, bonus), (m.tricks, tricks),
        (m.carry, carry), (m.losses, losses),
    )  # fmt: skip
    for figures, values in given:
        for seat, value in enumerate(values):
            figures[seat] = value
    m.deal_no = deal
    m.game_deal = deal_of_game
    if bidder >= 0:
        m.bid, m.bidder, m.singers = bid, bidder, 1 << bidder
    m.leader = leader
    m.trick_no = 0
    m._steps = ()
    m._lead()
    return m


def last_trick(variant, winner, n, leader=0, sitting=(), **how):
    """The position before a last trick worth 11 that *winner*, one of *n*, will take."""
    low = iter("4e 5e 6e 7e 4c".split())
    hands = ["" if s in sitting else "1o" if s == winner else next(low) for s in range(n)]
    return position(variant, hands, leader=leader, **how)


def play_out(m):
    """Play the cards that are left, the lowest legal ones; answer "done" and "pass"."""
    while m.to_act >= 0:
        legal = m.legal()
        m.apply(actions.PASS if actions.PASS in legal else legal[-1 if legal[-1] == 59 else 0])
    return m.result


# -- acting and asking ---------------------------------------------------------------------


def do(m, words):
    """Apply the actions ``"7e, 4o, sing o"`` in order; return the events of the last one."""
    for word in words.split(","):
        m.apply(actions.parse(word.strip(), m.guinote))
    return happened(m)


def offered(m):
    """The legal actions as the record writes them, joined: ``"7e 1o, pledge 7"``."""
    own = names(m.legal_cards(), m.guinote)
    others = [actions.text(a, m.guinote) for a in m.legal() if a >= 40]
    return ", ".join(([own] if own else []) + others)


def refused(m, word):
    """Apply *word*, which must be refused; return the rule id and the cards that satisfy it."""
    action = actions.parse(word, m.guinote)
    before = snapshot(m)
    try:
        m.apply(action)
    except Refused as no:
        assert snapshot(m) == before, "a refused action changed the match"
        assert m.why(action) == (no.rule, no.cards)
        return no.rule, names(no.cards, m.guinote)
    raise AssertionError("%s was not refused" % word)


def happened(m):
    """The events of the last action, as words: ``["play 0 1e", "trick 0 11 1", …]``."""
    found = []
    for i in range(m.events.n):
        kind, a, b, c = m.events.get(i)
        name = KIND[kind]
        if name in ("play", "draw", "pledge", "took", "back"):
            found.append("%s %d %s" % (name, a, cards.text(b, m.guinote)))
        elif name == "song":
            found.append("song %d %s %d" % (a, "oceb"[b], c))
        elif name in ("auto_claim", "claim", "done"):
            found.append("%s %d" % (name, a))
        elif name == "tute":
            found.append("tute %d" % a)
        elif name == "swap":
            words = (a, cards.text(b, m.guinote), cards.text(c, m.guinote))
            found.append("swap %d %s %s" % words)
        elif name in ("capote", "bid", "plato", "ten"):
            found.append("%s %d %d" % (name, a, b))
        elif name == "trump":
            found.append("trump %d %s" % (a, "oceb"[b]))
        elif name == "pairs":
            suits = "".join("oceb"[suit] for suit in range(4) if b >> suit & 1)
            found.append("pairs %d %s %d" % (a, suits, c))
        elif name == "trick" or name == "deal":
            found.append("%s %d %d %d" % (name, a, b, c))
        else:
            found.append(name)
    return found


KIND = {
    getattr(events, name): name.lower()
    for name in dir(events)
    if name.isupper() and isinstance(getattr(events, name), int) and name[0] != "_"
}


def hand(m, seat):
    """The cards of *seat* as words."""
    return names(cards.gather(m.hands, 4 * seat), m.guinote)


def card(m, number):
    """A card's name, or None for -1."""
    return None if number < 0 else cards.text(number, m.guinote)


def phase(m):
    """The word of the phase and the seat it waits for: ``"announce 0"``."""
    word = phases.NAME[m.phase]
    return word if m.to_act < 0 else "%s %d" % (word, m.to_act)


def clone(m):
    """A copy of a match that goes its own way (the rules have no state and are shared)."""
    return copy.deepcopy(m, {id(m.rules): m.rules})


def snapshot(m):
    """Everything a match holds, comparable: to show that nothing has changed."""
    found = {}
    for name, value in vars(m).items():
        if hasattr(value, "typecode"):
            value = tuple(value)
        elif hasattr(value, "buf"):
            value = (value.n, tuple(value.buf))
        elif hasattr(value, "state"):
            value = value.state
        elif name == "result" and value is not None:
            value = repr(vars(value))
        elif isinstance(value, (list, dict)):
            value = repr(value)
        found[name] = value
    return found


def look(view):
    """Everything a view holds, comparable."""
    return snapshot(view)
