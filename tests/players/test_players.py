# SPDX-License-Identifier: MIT
"""Every level is legal, sure to end, honest (R-SAFE-3) and reproducible; `rules` is strong."""

import copy
import sys
from itertools import islice

import pytest

from engine import phases, selfplay, variants
from engine.match import Match
from engine.players import LEVELS, make_player
from engine.rng import Rng
from engine.view import View
from tests.players.situations import player
from tools import arena, arena_files, arena_worker

#: Device milliseconds a decision for the levels that think: a few play-outs.
BUDGET = 20
AT_ONCE = ("random", "rules")


def decisions(variant, seed, level, guinote=False, players=0, **options):
    """Play a match of *level* against itself; yield it at each decision, with view and action."""
    m = Match(variant, players, options, guinote, seed)
    seated = [player(level, f"{seed}/{seat}", BUDGET) for seat in range(m.n)]
    for _ in range(20_000):
        if m.phase == phases.MATCH_OVER:
            return
        if m.phase == phases.DEAL_OVER:
            m.next_deal()
            continue
        view = View(m, m.to_act)
        action = seated[m.actor()].choose(view)
        yield m, view, action
        m.apply(action)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("guinote", [False, True])
@pytest.mark.parametrize(
    ("variant", "players"), [(name, n) for name, numbers in variants.REGISTRY for n in numbers]
)
@pytest.mark.parametrize("level", LEVELS)
def test_never_an_illegal_action_and_always_an_end(level, variant, players, guinote):
    rules = variants.load(variant, players, guinote)
    least = 2 if level in AT_ONCE else 1
    for k in range(3 if level in AT_ONCE else 1):
        seed = f"legal {k} {level}"
        options = selfplay.random_options(rules, seed)
        for name in ("games", "deals"):
            if name in options:
                options[name] = min(options[name], least)
        for m, _, action in decisions(variant, seed, level, guinote, players, **options):
            assert m.why(action) is None, (seed, options, action)


def exchanged(m, seat, rng):
    """A match like *m* in which what *seat* cannot see has been dealt anew, as *seat* knows it.

    Hidden cards that may change places: those of the other hands not known to be there, and the
    stock. What a seat cannot hold is kept. None if chance finds no such deal.
    """
    other = copy.copy(m)
    other.hands = m.hands[:]
    other.pack = m.pack[:]
    places = []
    pool = []
    for holder in range(m.n):
        if holder == seat:
            continue
        for card in range(40):
            at = 4 * holder + card // 10
            if m.hands[at] >> card % 10 & 1 and not m.known[at] >> card % 10 & 1:
                places.append(holder)
                pool.append(card)
    for i in range(m.stock_left):
        places.append(-1)
        pool.append(m.pack[m.stock_at + i])
    for _ in range(50):
        mixed = pool[:]
        rng.shuffle(mixed)
        if all(
            holder < 0 or not m.cannot[4 * holder + card // 10] >> card % 10 & 1
            for holder, card in zip(places, mixed)
        ):
            break
    else:
        return None
    for holder, card in zip(places, pool):
        if holder >= 0:
            other.hands[4 * holder + card // 10] &= ~(1 << card % 10)
    below = m.stock_at
    for holder, card in zip(places, mixed):
        if holder >= 0:
            other.hands[4 * holder + card // 10] |= 1 << card % 10
        else:
            other.pack[below] = card
            below += 1
    return other


@pytest.mark.parametrize("guinote", [False, True])
@pytest.mark.parametrize("variant", variants.NAMES)
def test_honest_the_decision_does_not_change_with_the_hidden_cards(variant, guinote):
    rng = Rng("hidden")
    changed = 0
    for k in range(3):
        for m, _, action in decisions(variant, f"honest {k}", "rules", guinote):
            other = exchanged(m, m.to_act, rng)
            if other is None:
                continue
            changed += list(other.hands) != list(m.hands)
            view = View(other, other.to_act)
            assert make_player("rules", "another seed").choose(view) == action
    assert changed > 50


@pytest.mark.parametrize("variant", variants.NAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_view_give_the_same_action(level, variant):
    many = None if level in AT_ONCE else 50
    first = [action for _, _, action in islice(decisions(variant, "again", level), many)]
    again = []
    for _, view, action in islice(decisions(variant, "again", level), many):
        again.append(action)
        a, b = player(level, "x", BUDGET), player(level, "x", BUDGET)
        assert a.choose(view) == b.choose(view)
    assert again == first


def test_a_player_may_be_asked_in_slices_and_interrupted():
    player = make_player("rules")
    sliced = 0
    for _, view, action in decisions("corriente", "slices", "rules"):
        player.start(view)
        player.step()
        # interrupted: the next decision begins anew
        player.start(view)
        found = -1
        steps = 0
        while found < 0:
            found = player.step()
            steps += 1
        assert found == action
        sliced = max(sliced, steps)
    assert 1 < sliced < 500


def won(a, b, variant, deals, **more):
    """The share of its matches that level *a* gets against *b*."""
    setup = arena.setup(variant, a=a, b=b, seed="players", **more)
    played = [arena_worker.play_deal(setup, number) for number in range(1, deals + 1)]
    return arena.tally_rows(
        [arena_files.as_row(row) for each in played for row in each["rows"]]
    ).share


@pytest.mark.parametrize(
    ("variant", "deals", "share"),
    [("corriente", 30, 0.9), ("habanero", 30, 0.9), ("team", 30, 0.65), ("guinote", 30, 0.75)],
)
def test_rules_wins_most_matches_against_random(variant, deals, share):
    assert won("rules", "random", variant, deals) >= share


@pytest.mark.parametrize(
    ("variant", "share"), [("subastado", 0.85), ("arrastrado", 0.65), ("cabrero", 0.6)]
)
def test_rules_alone_against_random_gets_more_than_its_share(variant, share):
    assert won("rules", "random", variant, 20) >= share


def test_a_level_is_let_go():
    make_player("rules")
    assert "engine.players.rules" in sys.modules
    kept = {name: sys.modules[name] for name in sys.modules if name.startswith("engine.players")}
    folder = kept["engine.players"]
    before = dict(vars(folder))
    try:
        folder.forget()
        assert not [name for name in sys.modules if name.startswith("engine.players.")]
        assert make_player("rules").choose
    finally:
        sys.modules.update(kept)
        vars(folder).update(before)


def test_levels_can_be_let_go_over_and_over():
    """A module that its package has lost already is no reason to stop."""
    from engine import players

    players.forget()
    __import__("engine.players.aims.solo")
    del sys.modules["engine.players.aims"].solo
    players.forget()
    players.forget()
    assert make_player("rules")
