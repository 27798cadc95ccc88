# SPDX-License-Identifier: MIT
"""Writing a match down: tute-record/1, one JSON object a line.

The text is made by hand, so that CPython, MicroPython and CircuitPython write the same bytes. A
:class:`Recorder` follows a match from outside: it looks before and after each action.
"""

from engine import VERSION, actions, cards, events, phases

FORMAT = "tute-record/1"
#: What this engine calls itself in the records it writes.
ENGINE = "pocket-tute " + VERSION
_FIGURES = ("games", "losses", "chips", "carry", "winners", "losers")


def dump(value):
    """Return *value* (None, bool, int, str, list or tuple) as JSON without spaces."""
    if value is None:
        return "null"
    if value is True:
        return "true"
    if value is False:
        return "false"
    if isinstance(value, str):
        return '"' + "".join([_escaped(letter) for letter in value]) + '"'
    if isinstance(value, int):
        return str(value)
    return "[" + ",".join([dump(item) for item in value]) + "]"  # depth 3


def _escaped(letter):
    if letter in '"\\':
        return "\\" + letter
    return letter if letter >= " " else "\\u%04x" % ord(letter)


def _line(*pairs):
    """Return one line from ``key, value, key, value …`` in that order."""
    parts = []
    for i in range(0, len(pairs), 2):
        parts.append(dump(pairs[i]) + ":" + dump(pairs[i + 1]))
    return "{" + ",".join(parts) + "}"


def _seat(seat):
    return None if seat < 0 else seat


class Recorder:
    """Follow the match *m* and hand each line, without its line end, to ``write(line)``.

    Call :meth:`act` instead of ``m.apply`` and :meth:`next_deal` instead of ``m.next_deal``.
    """

    def __init__(self, m, write):
        self.m = m
        self.write = write
        write(self.header())
        self._events()

    def header(self):
        """Return the first line: the variant, its options and what deals the same cards again."""
        m = self.m
        chosen = []
        for option in m.rules.options():
            chosen.append(dump(option[0]) + ":" + dump(m.options[option[0]]))
        modifier = m.guinote and m.variant != "guinote"
        return "{%s,%s,%s" % (
            _line("format", FORMAT, "variant", m.variant)[1:-1],
            '"options":{%s}' % ",".join(chosen),
            _line(
                "guinote",
                bool(modifier),
                "players",
                m.n,
                "first_dealer",
                m.first_dealer,
                "seed",
                m.seed,
                "engine",
                ENGINE,
            )[1:],
        )

    def act(self, action):
        """Apply *action* and write the decision and what followed from it.

        :raises engine.errors.Refused: as :meth:`engine.match.Match.apply`; nothing is written.
        """
        m = self.m
        line = self.decision(action)
        m.apply(action)
        self.write(line)
        self._events()

    def next_deal(self):
        """Deal the next hand and write its line."""
        self.m.next_deal()
        self._events()

    def decision(self, action):
        """Return the line of a decision that is about to be applied."""
        m = self.m
        legal = [actions.text(choice, m.guinote) for choice in m.legal()]
        return _line(
            "seat",
            m.to_act,
            "phase",
            phases.NAME[m.phase],
            "legal",
            legal,
            "did",
            actions.text(action, m.guinote),
        )

    def _events(self):
        m = self.m
        out = m.events
        i = 0
        while i < out.n:
            kind, a, b, c = out.get(i)
            i += 1
            if kind == events.DEAL:
                self.write(self._dealt())
            elif kind == events.TRICK:
                trick = self._names([m.last_trick[k] for k in range(m.last_count)])
                self.write(_line("trick", c, "winner", a, "cards", trick, "points", b))
            elif kind == events.DRAW:
                drawn = [[b]]
                by = [a]
                while i < out.n and out.buf[4 * i] == events.DRAW:
                    drawn.append([out.buf[4 * i + 2]])
                    by.append(out.buf[4 * i + 1])
                    i += 1
                self.write(_line("draw", [self._names(each) for each in drawn], "by", by))
            elif kind == events.TOOK:
                self.write(_line("took", cards.text(b, m.guinote), "by", a))
            elif kind == events.BACK:
                self.write(_line("back", cards.text(b, m.guinote), "by", a))
            elif kind == events.AUTO_CLAIM:
                self.write(_line("auto_claim", a))
            elif kind == events.END:
                self.write(self._end())
            elif kind == events.MATCH_END:
                self.write(self._match())

    def _names(self, numbers):
        return [cards.text(card, self.m.guinote) for card in numbers]

    def _name(self, card):
        return None if card < 0 else cards.text(card, self.m.guinote)

    def _dealt(self):
        m = self.m
        hands = [0] * m.n
        # as dealt, before any swap: from the pack, not from the hands
        seat = m.after[m.dealer]
        for i in range(m.at_play * m.hand_size):
            hands[seat] |= 1 << m.pack[i]
            seat = m.after[seat]
        hands = [cards.texts(hand, m.guinote) for hand in hands]
        sitting = [seat for seat in range(m.n) if not m.playing >> seat & 1]
        stock = [m.pack[m.stock_at + k] for k in range(m.stock_left)]
        shown = ()
        if m.shown >= 0:
            shown = ("shown", self._name(m.shown))
        return _line(
            "deal",
            m.deal_no,
            "dealer",
            m.dealer,
            "sitting",
            sitting,
            "mano",
            m.mano,
            "hands",
            hands,
            "stock",
            self._names(stock),
            "turned",
            self._name(m.turned),
            "trump",
            None if m.trump < 0 else cards.SUITS[m.trump],
            "centre",
            self._name(m.pack[m.at_play * m.hand_size]) if m.centre >= 0 else None,
            *shown,
        )

    def _match(self):
        # named one by one: a dict keeps no order on a board
        figures = self.m.match_result
        pairs = []
        for key in _FIGURES:
            if key in figures:
                pairs += (key, figures[key])
        return '{"match":%s}' % _line(*pairs)

    def _end(self):
        r = self.m.result
        pot = () if r.pot is None else ("pot", r.pot)
        return _line(
            "end",
            r.deal,
            "tricks",
            r.tricks,
            "cards",
            r.cards,
            "songs",
            r.songs,
            "bonus",
            r.bonus,
            "last",
            _seat(r.last),
            "ten",
            _seat(r.ten),
            "totals",
            r.totals,
            "winners",
            r.winners,
            "losers",
            r.losers,
            "chips",
            r.chips,
            *pot,
            "reason",
            r.reason,
        )
