# SPDX-License-Identifier: MIT
"""Thinking by play-outs: an answer at any time, within the budget, the same for the same seed."""

import sys

import pytest

from engine import actions, phases, variants
from engine.match import Match
from engine.players import make_player
from engine.players.ends import Ends
from engine.players.playout import Playout
from engine.players.search import STEP_US
from engine.players.world import World
from engine.rng import Rng
from engine.view import View
from tests.players.test_honest import chosen
from tools.learn import Truth

EVERY = [(name, n) for name, numbers in variants.REGISTRY for n in numbers]
BUDGET = 60
#: Frames of the runtime's stack in a step of thinking, ``step()`` included.
FRAMES = 10


@pytest.mark.parametrize(("variant", "players"), EVERY)
def test_it_keeps_to_its_budget_and_has_an_answer_at_any_time(variant, players):
    steps = BUDGET * 1000 // STEP_US
    thought = 0
    for m, _, _ in chosen(variant, players, False):
        view = View(m, m.to_act)
        for level in ("normal", "expert"):
            player = make_player(level, "x", BUDGET)
            player.start(view)
            action = -1
            slices = 0
            while action < 0:
                soon = player.best()
                assert soon < 0 or m.why(soon) is None
                action = player.step()
                slices += 1
                assert slices < 6000
            assert m.why(action) is None
            # one world more, with every candidate to the end; what is worked out is bounded apart
            world = 8 + 41 * max(2, len(player.found))
            assert 0 < player.work <= max(steps, 110) + world
            thought += player.work > steps // 2
            again = make_player(level, "x", BUDGET)
            assert again.choose(view) == action and again.work == player.work
    assert thought


@pytest.mark.parametrize(("variant", "players"), EVERY)
def test_no_function_calls_itself_and_the_stack_stays_low(variant, players):
    """CircuitPython's Python stack is small."""
    deepest = 0
    stack = []
    twice = set()

    def count(frame, event, _):
        nonlocal deepest
        if "engine" in frame.f_code.co_filename:
            if event == "call":
                if frame.f_code in stack:
                    twice.add(frame.f_code.co_name)
                stack.append(frame.f_code)
                deepest = max(deepest, len(stack))
            elif event == "return":
                stack.pop()

    for number, (m, _, _) in enumerate(chosen(variant, players, False)):
        if number % 4:
            continue
        view = View(m, m.to_act)
        player = make_player("expert", "x", 20)
        player.choose(view)  # what is loaded on the way is no frame of its own
        player.start(view)
        action = -1
        while action < 0:
            sys.setprofile(count)
            try:
                action = player.step()
            finally:
                sys.setprofile(None)
    assert not twice
    assert 0 < deepest <= FRAMES


def test_easy_lets_things_pass_and_the_others_do_not():
    assert make_player("easy").SLIPS > 0
    for level in ("normal", "hard", "expert"):
        assert make_player(level).SLIPS == 0
    budgets = [make_player(level).BUDGET for level in ("easy", "normal", "hard", "expert")]
    assert budgets == sorted(budgets) and budgets[1:] == [500, 1500, 3000]


def test_the_last_tricks_of_a_world_are_worked_out():
    """Against playing on in every way, in the true world."""
    rng = Rng("ends")
    for k in range(12):
        m = Match("team", seed=f"ends {k}")
        while m.tricks_left > 2:
            legal = m.legal()
            m.apply(legal[rng.below(len(legal))])
        while m.phase == phases.ANNOUNCE:
            m.apply(actions.DONE)
        view = View(m, m.to_act)
        p = Playout()
        world = World(Rng("x"))
        p.look(view)
        ends = Ends(p, world)
        assert ends.look(view)
        truth = Truth(m)
        ends.world = truth
        for card in view.legal():
            p.reset(truth)
            ends.start(card)
            while not ends.step():
                pass
            seat = view.seat
            ahead = p.points[seat] + p.points[seat ^ 2]
            ahead -= p.points[(seat + 1) & 3] + p.points[(seat + 3) & 3]
            assert ahead == best(m, card, seat & 1)
            assert ends.cost() > 0


def best(m, card, side):
    """What *side* has more in the end after *card*, with best play of all and songs sung."""
    import copy

    other = copy.copy(m)
    for name, value in vars(m).items():
        if hasattr(value, "typecode"):
            setattr(other, name, value[:])
    other.events = copy.deepcopy(m.events)
    other.apply(card)
    while other.phase == phases.ANNOUNCE:
        songs = [a for a in other.legal() if actions.SING <= a < actions.SING + 4]
        forty = [a for a in songs if a == actions.SING + other.trump]
        other.apply((forty or songs or [actions.DONE])[0])
    if other.phase >= phases.DEAL_OVER:
        totals = other.result.totals
        return totals[side] - totals[side ^ 1]
    lines = [best(other, found, side) for found in other.legal()]
    return max(lines) if other.to_act & 1 == side else min(lines)


def auction(deal):
    m = Match("subastado", 3, None, False, deal)
    return m, View(m, m.to_act)


def test_a_strong_hand_bids_and_a_weak_one_passes():
    bids = []
    for k in range(30):
        _, view = auction(f"bids {k}")
        action = make_player("hard", "x", 120).choose(view)
        strength = max(
            sum((view.lanes[suit] >> rank & 1) * worth for rank, worth in ((9, 3), (8, 2), (7, 1)))
            + bin(view.lanes[suit]).count("1")
            for suit in range(4)
        )
        bids.append((strength, action != actions.PASS))
    bids.sort()
    weak = sum(bid for _, bid in bids[:10])
    strong = sum(bid for _, bid in bids[-10:])
    assert strong > weak and weak <= 4
