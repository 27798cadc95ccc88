# SPDX-License-Identifier: MIT
"""Playing a record again and comparing it line by line with what the engine makes of it.

Where the record names this very engine, its seed must give the same deals; a record from elsewhere
needs no seed that we know: its deals are taken from its own lines.
"""

from engine import phases
from engine.actions import parse
from engine.errors import Refused, Usage
from engine.match import Match
from engine.record import ENGINE, FORMAT, Recorder
from engine.variants import load as load_rules

#: Keys of a record. ``seed`` and ``engine`` say where it came from and are not compared.
_KEYS = (
    "format variant options guinote players first_dealer deal dealer sitting mano hands stock "
    "turned trump centre shown seat phase legal did trick winner cards points draw by took back "
    "auto_claim end tricks songs bonus last ten totals winners losers chips pot reason match"
).split()


class Difference(Exception):
    """The record and the engine part. ``line`` is the line number, from 1; ``str`` says how."""

    def __init__(self, line, message):
        super().__init__(message)
        self.line = line


class Malformed(Difference):
    """What was read is no record at all: not a difference of opinion, but bad input."""


def load(text, line, loads):
    """Return one line of a record as a dict; *loads* is the runtime's ``json.loads``.

    :raises Malformed: if the line is not a JSON object with at least one known key.
    """
    try:
        found = loads(text)
    except (ValueError, RuntimeError):  # the second: brackets nested without end
        raise Malformed(line, "not a line of JSON") from None
    if not isinstance(found, dict):
        raise Malformed(line, "not a JSON object")
    for key in found:
        if key in _KEYS:
            return found
    raise Malformed(line, "no key of %s in this line" % FORMAT)


def _known(found):
    return {key: found[key] for key in found if key in _KEYS}


def _get(found, line, key, kind):
    value = found.get(key)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise Malformed(line, "%s is missing or of the wrong kind" % key)
    return value


def pack(found, line, n, guinote, short=False):
    """Return the cards in dealing order that make the deal of a ``deal`` line.

    *n* players at the table; *short*: the pack of 36 (R-CARD-4).

    :raises Malformed: if its cards are not a pack.
    """
    hands = _get(found, line, "hands", list)
    dealer = _get(found, line, "dealer", int)
    try:
        lists = [[parse(word, guinote) for word in hand] for hand in hands]
        rest = [parse(word, guinote) for word in _get(found, line, "stock", list)]
        lying = found.get("turned") or found.get("centre")
        if lying:
            rest.insert(0, parse(lying, guinote))
        if found.get("shown"):
            shown = parse(found["shown"], guinote)
            for hand in lists:
                if shown in hand:
                    hand.remove(shown)
                    hand.append(shown)
        order = []
        for i in range(max([len(hand) for hand in lists])):
            for k in range(n):
                hand = lists[(dealer + 1 + k) % n]
                if i < len(hand):
                    order.append(hand[i])
    except (Usage, ValueError, IndexError, TypeError) as error:
        raise Malformed(line, "these are no hands: %s" % error) from None
    order += rest
    whole = [card for card in range(40) if card % 10 or not short]
    if sorted(order) != whole:
        raise Malformed(line, "the cards of this deal are not a pack of %d" % len(whole))
    return order


def _rules(head, line):
    try:
        return load_rules(
            _get(head, line, "variant", str),
            _get(head, line, "players", int),
            bool(head.get("guinote")),
        )
    except Usage as error:
        raise Malformed(line, str(error)) from None


def start(head, line, packs):
    """Return a match made from the first line of a record; deals come from *packs* (or the seed).

    :raises Malformed: if the line does not describe a match this engine plays.
    """
    if head.get("format") != FORMAT:
        raise Malformed(line, "a record begins with a line of format %s" % FORMAT)
    try:
        return Match(
            _get(head, line, "variant", str),
            _get(head, line, "players", int),
            _get(head, line, "options", dict),
            bool(head.get("guinote")),
            _get(head, line, "seed", str),
            _get(head, line, "first_dealer", int),
            packs,
        )
    except Usage as error:
        raise Malformed(line, str(error)) from None


def _same(a, b):
    """Return whether two values are alike to the letter: 1 is neither ``true`` nor 1.0."""
    if isinstance(a, dict):
        # options, and the figures of the match: a board keeps no order in a dict
        if not isinstance(b, dict) or len(a) != len(b):
            return False
        for key in a:
            if key not in b or repr(a[key]) != repr(b[key]):
                return False
        return True
    return repr(a) == repr(b)


class _Compare:
    """Takes the engine's lines and holds each against the next line of the record."""

    def __init__(self, lines, loads):
        self.lines = lines
        self.loads = loads
        self.at = 0
        self.end = 0

    def peek(self):
        """Return the next line of the record, or None at its end."""
        return self.lines[self.at] if self.at < len(self.lines) else None

    def __call__(self, text):
        number, found = self.peek() or (self.end + 1, None)
        self.end = number
        if found is None:
            raise Difference(number, "the record ends; expected %s" % text)
        ours = _known(self.loads(text))
        theirs = _known(found)
        for key in ours:
            if key not in theirs or not _same(ours[key], theirs[key]):
                raise Difference(number, "%s differs; expected %s" % (key, text))
        if len(theirs) > len(ours):
            raise Difference(number, "more keys than expected %s" % text)
        self.at += 1


def replay(lines, loads):
    """Replay one match; *lines* is a list of ``(line number, dict)`` that begins with its head.

    *loads* is the runtime's ``json.loads``: the engine itself imports nothing.

    Returns the number of decisions.

    :raises Difference: at the first line that the engine does not reproduce exactly.
    :raises Malformed: at a line that cannot be understood.
    """
    first, head = lines[0]
    deals = [(number, found) for number, found in lines if "deal" in found]

    def packs(deal_no):
        if deal_no > len(deals):
            at = max(compare.at, 1)
            where = lines[at][0] if at < len(lines) else lines[-1][0] + 1
            raise Difference(where, "deal %d is missing" % deal_no)
        number, found = deals[deal_no - 1]
        return pack(found, number, head["players"], bool(guinote), short)

    guinote = head.get("guinote") or head.get("variant") == "guinote"
    short = _rules(head, first).no_twos
    compare = _Compare(lines, loads)
    m = start(head, first, None if head.get("engine") == ENGINE else packs)
    follow = Recorder(m, compare)
    decisions = 0
    while m.phase != phases.MATCH_OVER:
        if m.phase == phases.DEAL_OVER:
            follow.next_deal()
            continue
        number, found = compare.peek() or (compare.end + 1, None)
        if found is None or "did" not in found:
            raise Difference(number, "a decision of seat %d is missing" % m.to_act)
        try:
            action = parse(found["did"], m.guinote)
            follow.act(action)
        except Usage as error:
            raise Malformed(number, str(error)) from None
        except Refused as refused:
            raise Difference(
                number, "%s is not legal here (%s)" % (found["did"], refused.rule)
            ) from None
        decisions += 1
    left = compare.peek()
    if left:
        raise Difference(left[0], "the match is over; nothing more was expected")
    return decisions


def matches(numbered, loads):
    """Split an iterable of ``(line number, text)`` into matches, each a list for :func:`replay`.

    *loads* is the runtime's ``json.loads``.

    A generator: one match at a time is in memory. Empty lines are passed over.

    :raises Malformed: for a line that is no line of a record, or one before any head.
    """
    current = []
    for number, text in numbered:
        text = text.strip()
        if not text:
            continue
        found = load(text, number, loads)
        if "format" in found:
            if current:
                yield current
            current = []
        elif not current:
            raise Malformed(number, "a record begins with a line of format %s" % FORMAT)
        current.append((number, found))
    if current:
        yield current
