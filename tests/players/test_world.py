# SPDX-License-Identifier: MIT
"""Sampled worlds: always what the view allows, and each that it allows about as often."""

from collections import Counter
from itertools import permutations

import pytest

from engine import variants
from engine.cards import LANE
from engine.match import Match, zeros
from engine.phases import CENSOR, PLAY
from engine.players.world import World
from engine.rng import Rng
from engine.view import View
from tests.players.test_honest import chosen

EVERY = [(name, n) for name, numbers in variants.REGISTRY for n in numbers]


def place_of(world, view):
    """Where each hidden card lies: ``{card: seat or -1 for the stock}``; each once."""
    found = {}
    for seat in range(view.n):
        for suit in range(4):
            for strength in range(10):
                if world.hands[4 * seat + suit] >> strength & 1:
                    card = 10 * suit + strength
                    assert card not in found
                    found[card] = seat
    for i in range(view.stock_left):
        assert world.stock[i] not in found
        found[world.stock[i]] = -1
    return found


@pytest.mark.parametrize(("variant", "players"), EVERY)
def test_a_world_is_what_the_view_allows(variant, players):
    world = World(Rng("worlds"))
    for m, _, _ in chosen(variant, players, False):
        view = View(m, m.to_act)
        me = view.bidder if view.phase == CENSOR else view.seat
        world.look(view)
        for _ in range(3):
            world.deal()
            found = place_of(world, view)
            for suit in range(4):
                assert world.hands[4 * me + suit] == view.lanes[suit]
                for seat in range(view.n):
                    lane = world.hands[4 * seat + suit]
                    assert not lane & view.gone[suit] & LANE
                    if seat == me or (view.phase == CENSOR and seat == view.seat):
                        continue
                    assert lane & view.known[4 * seat + suit] == view.known[4 * seat + suit]
                    assert not lane & view.cannot[4 * seat + suit]
            count = Counter(found.values())
            assert [count[seat] for seat in range(view.n)] == list(view.count)
            assert count[-1] == view.stock_left


class Dark:
    """As much of a view as a world needs: seat 0 has nothing, the others share what is hidden."""

    def __init__(self, counts, stock, lanes, cannot):
        self.n = len(counts)
        self.seat = 0
        self.phase = PLAY
        self.bidder = -1
        self.count = counts
        self.stock_left = stock
        self.lanes = (0, 0, 0, 0)
        self.hidden = lanes
        self.known = zeros(4 * self.n, "H")
        self.cannot = cannot

    def unseen(self, suit):
        return self.hidden[suit]


def shut(n, *pairs):
    """The lanes that cannot be: (seat, suit, lane) each."""
    cannot = zeros(4 * n, "H")
    for seat, suit, lane in pairs:
        cannot[4 * seat + suit] = lane
    return cannot


CASES = {
    "one void": Dark((0, 2, 4), 0, (7, 0, 7, 0), shut(3, (1, 0, LANE))),
    "two voids": Dark((0, 3, 2, 2), 0, (7, 3, 3, 0), shut(4, (1, 0, LANE), (2, 1, LANE))),
    "high cards": Dark((0, 3, 3), 0, (0b1111, 3, 0, 0), shut(3, (1, 0, 0b1100), (2, 1, 2))),
    "a stock": Dark((0, 2), 3, (7, 3, 0, 0), shut(2, (1, 0, 0b110))),
    "one way": Dark((0, 2, 1), 0, (3, 1, 0, 0), shut(3, (1, 0, 1), (2, 0, 2), (2, 1, 1))),
}


def allowed(view):
    """Every deal that the view allows, as tuples of places of the hidden cards in order."""
    hidden = [
        10 * suit + strength
        for suit in range(4)
        for strength in range(10)
        if view.hidden[suit] >> strength & 1
    ]
    places = [seat for seat in range(view.n) for _ in range(view.count[seat])]
    places += [-1] * view.stock_left
    found = set()
    for order in set(permutations(places)):
        if all(
            seat < 0 or not view.cannot[4 * seat + card // 10] >> card % 10 & 1
            for card, seat in zip(hidden, order)
        ):
            found.add(order)
    return hidden, found


@pytest.mark.parametrize("name", CASES)
def test_every_allowed_world_is_about_as_likely(name):
    view = CASES[name]
    hidden, possible = allowed(view)
    assert possible
    world = World(Rng(name))
    world.look(view)
    deals = 400 * len(possible)
    count = Counter()
    for _ in range(deals):
        world.deal()
        found = place_of(world, view)
        count[tuple(found[card] for card in hidden)] += 1
    assert set(count) == possible
    # five standard errors of 400, and as much again for chains that are cut short
    assert 300 < min(count.values()) and max(count.values()) < 500


def test_without_proofs_hands_and_stock_are_shuffled_evenly():
    m = Match("corriente", seed="even")
    view = View(m, m.to_act)
    world = World(Rng("even"))
    world.look(view)
    held = Counter()
    first = Counter()
    deals = 3300
    for _ in range(deals):
        world.deal()
        found = place_of(world, view)
        held.update(card for card, place in found.items() if place == 1 - view.seat)
        first[world.stock[view.stock_left - 1]] += 1
    assert len(held) == 33
    # 6 of 33 cards in the other hand, one on top of the stock
    assert max(abs(n - 600) for n in held.values()) < 110
    assert max(abs(n - 100) for n in first.values()) < 50


def test_equal_chance_deals_equal_worlds():
    m = Match("team", seed="equal")
    view = View(m, m.to_act)
    worlds = [World(Rng("a")), World(Rng("a"))]
    for world in worlds:
        world.look(view)
        world.deal()
    assert list(worlds[0].hands) == list(worlds[1].hands)
