# SPDX-License-Identifier: MIT
"""Learns a table of habits (engine/players/habits/) from deals that the quick policy plays.

At every decision that is learned from, each card is played out in the same deal by the policy as
it is, so the luck of the deal falls out; what did better than the policy's mean is liked more
(policy gradient). Which numbers of the table a card's worth is made of, the policy says itself:
it is given numbers that remember where they come from.

Standard library and engine only, in the Python that PyPy has (3.9): ``PYTHON -m tools.learn``
reads what to do as a line of JSON and answers with lines of JSON, as tools.cmd_learn reads them.
"""

from __future__ import annotations

import json
import random
import sys
from math import exp, sqrt

from engine import phases
from engine.match import Match
from engine.players import goals, habits, make_player
from engine.players.playout import Playout
from engine.rng import new_code
from engine.view import View

#: Numbers as far apart as this make a card e times as likely while it is learned.
TEMPER = 2.5
#: A card less likely than this is not played out.
RARE = 0.003
#: One decision of so many is learned from; after so many deals the table changes.
EVERY = 4
BATCH = 64
#: What a deal is worth at most, about (engine.players.goals).
WON = 180
#: The largest number of a table, either way, and characters that would end a Python text.
MOST = 46
_AVOID = {ord('"'): ord("#"), ord("\\"): ord("[")}
#: How much is remembered of earlier gradients' squares.
_MEMORY = 0.995


class Term:
    """A number of a table, or a sum of some, that remembers its places: (place, sign)."""

    __slots__ = ("places", "value")

    def __init__(self, value, places=()):
        self.value = value
        self.places = places

    def __add__(self, other):
        return Term(self.value + other.value, self.places + other.places)

    def __sub__(self, other):
        if isinstance(other, Term):
            less = tuple((place, -sign) for place, sign in other.places)
            return Term(self.value - other.value, self.places + less)
        return Term(self.value - other, self.places)

    def __gt__(self, other):
        return self.value > (other.value if isinstance(other, Term) else other)


class Truth:
    """The deal as it is, as a world of a play-out."""

    def __init__(self, m):
        self.hands = m.hands
        self.stock = [m.pack[m.stock_at + i] for i in range(m.stock_left)][::-1]


def liked(p, seat):
    """Yield ``(card, worth)`` of each card that *seat* may play in the play-out *p*, as the quick
    policy likes them, the best first."""
    card = p.choose(seat)
    while card >= 0:
        yield card, p.most
        p.passed[card // 10] |= 1 << card % 10
        card = p.choose(seat)
    for suit in range(4):
        p.passed[suit] = 0


class Learner:
    """Learns a table for *variant*, *players* and *guinote*; all chance comes from *seed*.

    *table*: the one to begin with, whole parts of ``habits.SIZE`` bytes. *against*: the share of
    deals (0…1) in which one side plays by the rules of thumb.
    """

    def __init__(self, variant, players, guinote, table, seed, against=0.0):
        self.setup = variant, players, guinote
        self.seed = seed
        self.against = against
        self.chance = random.Random(seed)
        self.rules = make_player("rules", seed)
        self.playout = Playout()
        self.parts = habits.parts(table)
        self.weights = [float(number - habits.NOTHING) for number in table]
        self.gradient = [0.0] * len(table)
        self.squares = [1e-4] * len(table)
        self.deals = 0
        self._spread()

    def run(self, deals, rate=0.03, report=None):
        """Learn from *deals* deals and return the table, bytes.

        *rate*: how far a number moves in a batch of deals; it falls to a twentieth. *report(n)*
        is told how many deals are done.
        """
        while self.deals < deals:
            before = self.deals // BATCH
            self._match(deals)
            if self.deals // BATCH != before:
                self._step(rate * (1 - 0.95 * min(1, self.deals / deals)))
            if report:
                report(self.deals)
        return self.table()

    def table(self):
        """Return what is learned so far, bytes that print."""
        found = bytearray()
        for weight in self.weights:
            number = habits.NOTHING + max(-MOST, min(MOST, round(weight)))
            found.append(_AVOID.get(number, number))
        return bytes(found)

    def _spread(self):
        """Make what the policy reads: numbers that remember their places, and plain ones."""
        self.plain = [habits.NOTHING + weight for weight in self.weights]
        self.terms = [Term(number, ((i, 1),)) for i, number in enumerate(self.plain)]

    def _match(self, deals):
        """Play a match, or as much of it as is left of *deals*."""
        variant, players, guinote = self.setup
        code = new_code(f"{self.seed}/{self.deals}".encode())
        m = Match(variant, players, None, guinote, code)
        views = [View(m, seat) for seat in range(players)]
        thumb = self._thumb(m)
        while m.phase != phases.MATCH_OVER:
            if m.phase == phases.DEAL_OVER:
                self.deals += 1
                if self.deals == deals:
                    return
                m.next_deal()
                thumb = self._thumb(m)
                continue
            seat = m.actor()
            view = views[m.to_act]
            view.refresh(m)
            if m.phase != phases.PLAY or view.declarer >= 0 or thumb >> seat & 1:
                m.apply(self.rules.choose(view))
            else:
                m.apply(self._card(view, Truth(m)))
        self.deals += 1

    def _thumb(self, m):
        """Return the seats, a bit each, that play the deal by the rules of thumb."""
        if self.chance.random() >= self.against:
            return 0
        seat = self.chance.randrange(m.n)
        return 0b101 << (seat & 1) if m.rules.teams else 1 << seat

    def _look(self, view, truth, table):
        """Set the play-out to the situation of *view*, to be played to its end by *table*."""
        p = self.playout
        p.look(view)
        p.policy = table
        p.parts = self.parts
        p.leaf = None
        p.end = -1
        p.reset(truth)

    def _card(self, view, truth):
        """Return a card, more likely the more the policy likes it; learn from it at times."""
        self._look(view, truth, self.terms)
        cards, terms = zip(*liked(self.playout, view.seat))
        top = terms[0].value
        shares = [exp((term.value - top) / TEMPER) for term in terms]
        whole = sum(shares)
        shares = [share / whole for share in shares]
        if len(cards) > 1 and not self.chance.randrange(EVERY):
            self._learn(view, truth, cards, terms, shares)
        return self.chance.choices(cards, shares)[0]

    def _learn(self, view, truth, cards, terms, shares):
        """Play out each card and note which numbers should have been more, and less."""
        p = self.playout
        tried = [k for k in range(len(cards)) if shares[k] >= RARE]
        self._look(view, truth, self.plain)
        worth = {}
        for k in tried:
            p.reset(truth)
            p.run(cards[k])
            worth[k] = goals.worth(view, p, view.seat) / WON
        whole = sum(shares[k] for k in tried)
        mean = sum(shares[k] * worth[k] for k in tried) / whole
        for k in tried:
            more = shares[k] * (worth[k] - mean)
            for place, sign in terms[k].places:
                self.gradient[place] += more * sign

    def _step(self, rate):
        """Move each number of the table along its gradient."""
        for i, slope in enumerate(self.gradient):
            if slope:
                self.squares[i] = _MEMORY * self.squares[i] + (1 - _MEMORY) * slope * slope
                self.weights[i] += rate * slope / (sqrt(self.squares[i]) + 1e-3)
                self.gradient[i] = 0.0
        self._spread()


def source(table):
    """Return the text of a module of engine/players/habits/ that holds *table* (bytes)."""
    text = table.decode("ascii")
    lines = "\n".join(f'    b"{text[i : i + 90]}"' for i in range(0, len(text), 90))
    return (
        "# SPDX-License-Identifier: MIT\n"
        '"""A table of habits (engine/players/habits/__init__.py), learned from many deals."""\n\n'
        f"TABLE = (\n{lines}\n)\n"
    )


def main():
    """Learn what a line of JSON on the input asks for; answer with a line for each report."""
    setup = json.loads(sys.stdin.readline())
    deals = setup.pop("deals")
    rate = setup.pop("rate")
    setup["table"] = setup["table"].encode("ascii")

    def report(done):
        print(json.dumps({"deals": done}), flush=True)

    table = Learner(**setup).run(deals, rate, report)
    print(json.dumps({"table": table.decode("ascii")}), flush=True)


if __name__ == "__main__":
    main()
