# SPDX-License-Identifier: MIT
"""Small endings by chance, and what they are worth by trying everything.

The plain search below calls itself, copies what it changes and shares no rule with the engine: its
duties are those of the tests' own rule book.
"""

from array import array
from dataclasses import dataclass, field, replace

from engine import cards
from engine.players.ending import Ending
from engine.players.ending_goal import Goal
from engine.tricks import STRICT, SUBASTADO
from tests.engine.referee_cards import Order, duty

SIDES = {
    "two": (0, 1),
    "teams": (0, 1, 0, 1),
    "three": (0, 1, 2),
    "four": (0, 1, 2, 3),
    "five": (0, 1, 2, 3, 4),
    "soloist": (1, 0, 1),
}


@dataclass(frozen=True)
class Position:
    """What the plain search goes by; hands and table are cards in words."""

    order: Order
    sides: tuple
    trump: str
    regime: str
    relief: bool
    ten: int
    many: bool
    partner: bool
    may: tuple
    hands: tuple
    leader: int
    table: tuple
    sung: str = ""
    made: tuple = field(default=(0,) * 5)

    @property
    def seat(self):
        return (self.leader + len(self.table)) % len(self.sides)

    def legal(self):
        wins = self.leader + self.order.best(self.table, self.trump)
        friend = self.sides[wins % len(self.sides)] == self.sides[self.seat]
        relief = self.relief and friend
        allowed = duty(self.order, self.regime, self.hands[self.seat], self.table, self.trump,
                       relief)[0]  # fmt: skip
        return self.order.sort(allowed)

    def play(self, card):
        """The position after a card, songs sung."""
        hands = tuple(tuple(held for held in hand if held != card) for hand in self.hands)
        table = (*self.table, card)
        if len(table) < len(self.sides):
            return replace(self, hands=hands, table=table)
        seat = (self.leader + self.order.best(table, self.trump)) % len(self.sides)
        made = list(self.made)
        made[self.sides[seat]] += sum(self.order.points(each) for each in table)
        sung = self.sung
        if not any(hands):
            made[self.sides[seat]] += self.ten
        else:
            for who in (seat, seat ^ 2) if self.partner else (seat,):
                for suit in self.songs(hands[who], self.may[who], sung):
                    made[self.sides[who]] += 40 if suit == self.trump else 20
                    sung += suit
        return replace(self, hands=hands, table=(), leader=seat, sung=sung, made=tuple(made))

    def songs(self, hand, may, sung):
        """What one player sings, from the trumps on."""
        at = "oceb".find(self.trump or "b")
        found = []
        for suit in ("oceb" * 2)[at : at + 4]:
            pair = all(rank + suit in hand for rank in self.order.pair)
            if pair and may >> "oceb".find(suit) & 1 and suit not in sung:
                found.append(suit)
        return found if self.many else found[:1]


def best(p, goal=None):
    """``(points made by each side, best card)`` by trying all."""
    two = max(p.sides) == 1
    side = p.sides[p.seat]
    found = None
    for card in p.legal():
        after = p.play(card)
        over = 0
        if goal and not after.table:
            over = goal.worth(after)
        line = after.made
        if any(after.hands) and not over:
            line, over, _ = best(after, goal)
        if two:
            ahead = line[0] - line[1] + over
            wish = (ahead, sum(line)) if side == 0 else (-ahead, -sum(line))
        else:
            wish = line[side]
        if found is None or wish > found[0]:
            found = wish, line, over, card
    return found[1:]


@dataclass(frozen=True)
class Aim:
    """What :class:`engine.players.ending_goal.Goal` is asked for, in words."""

    have: tuple
    need: tuple
    claims: bool
    tute: bool

    def worth(self, p):
        """After a trick: what side 0 wins by it."""
        mine, theirs = (self.have[side] + p.made[side] for side in (0, 1))
        if not any(p.hands):
            if mine >= self.need[0] and (mine > theirs or theirs < self.need[1]):
                return 300
            return -300 if theirs >= self.need[1] else 0
        side = p.sides[p.leader]
        sign = -1 if side else 1
        hand = p.hands[p.leader]
        if self.tute and any(all(r + s in hand for s in "oceb") for r in p.order.pair):
            return 2000 * sign
        if self.claims and (mine, theirs)[side] >= self.need[side]:
            return 1000 * sign
        return 0


def chance(rng, kind, size):
    """A position of *kind* with *size* cards a player, often in the middle of a trick."""
    sides = SIDES[kind]
    n = len(sides)
    order = Order(rng.random() < 0.3)
    pack = list(order.pack)
    # many pairs and high cards, as they are left in play
    weight = {card: rng.random() * (1 + 0.15 * order.high(card)) for card in pack}
    if rng.random() < 0.5:
        for suit in rng.sample("oceb", 2):
            for rank in order.pair:
                weight[rank + suit] = 9
    dealt = sorted(pack, key=weight.get)[-n * size :]
    rng.shuffle(dealt)
    hands = [dealt[seat * size : (seat + 1) * size] for seat in range(n)]
    for suit in "oceb":
        # and together
        pair = [rank + suit for rank in order.pair]
        if rng.random() < 0.6 and all(card in dealt for card in pair):
            owner = next(hand for hand in hands if pair[0] in hand)
            other = next(hand for hand in hands if pair[1] in hand)
            if owner is not other:
                give = next(card for card in owner if card != pair[0])
                owner[owner.index(give)] = pair[1]
                other[other.index(pair[1])] = give
    regime = rng.choice(("STRICT", "STRICT", "SUBASTADO"))
    p = Position(
        order=order,
        sides=sides,
        trump=rng.choice("ooccceeebb") if rng.random() < 0.9 else None,
        regime=regime,
        relief=regime == "STRICT" and rng.random() < 0.3,
        ten=10 if rng.random() < 0.8 else 0,
        many=order.pair == "RS" and rng.random() < 0.7,
        partner=kind == "teams" and rng.random() < 0.4,
        may=tuple(rng.choice((15, 15, 15, 0, rng.randrange(16))) for _ in sides),
        hands=tuple(tuple(hand) for hand in hands),
        leader=rng.randrange(n),
        table=(),
    )
    for _ in range(rng.randrange(n)):
        p = p.play(rng.choice(p.legal()))
    return p


def load(ending, p, goal=None):
    """Start *ending* at a position."""
    guinote = p.order.pair == "RS"
    hands = array("H", bytes(8 * len(p.sides)))
    for seat, hand in enumerate(p.hands):
        for word in hand:
            card = cards.parse(word, guinote)
            hands[4 * seat + card // 10] |= 1 << card % 10
    ending.rules(
        len(p.sides),
        (1 << len(p.sides)) - 1,
        p.sides,
        "oceb".find(p.trump) if p.trump else -1,
        STRICT if p.regime == "STRICT" else SUBASTADO,
        p.relief,
        p.ten,
        p.many,
        p.partner,
    )
    ending.goal = goal and Goal(goal.have, goal.need, goal.claims, goal.tute)
    table = [cards.parse(word, guinote) for word in p.table]
    assert ending.start(hands, p.may, p.leader, table, len(table))
    return hands


def finish(ending):
    """Search to the end; return the value."""
    while not ending.step():
        pass
    return ending.value


def solve(p, size=0, goal=None):
    """A finished search of a position."""
    ending = Ending(size)
    hands = load(ending, p, goal)
    finish(ending)
    # what was played has been taken back
    assert list(ending.hands[: len(hands)]) == list(hands)
    return ending
