# SPDX-License-Identifier: MIT
"""The exact search of endings: against trying everything, and what it costs."""

import random
import sys
from array import array
from dataclasses import replace

import pytest

from engine import cards
from engine.players.ending import Ending
from tests.players.endings import Aim, best, chance, finish, load, solve
from tools import runtimes

#: Endings of each kind held against trying everything, in so many parts.
ENDINGS = 1000
PARTS = 5
MOST = {"two": (3, 5), "teams": (2, 3), "three": (2, 3), "four": (2, 2), "five": (2, 2),
        "soloist": (2, 3)}  # fmt: skip


def many(kind, seed, count, largest=0):
    """*count* positions by chance."""
    rng = random.Random(f"{kind} {seed}")
    low, high = MOST[kind]
    for _ in range(count):
        # mostly small ones: trying everything takes its time
        size = min(rng.randint(low, high), rng.randint(low, high))
        yield rng, chance(rng, kind, largest or size)


def ahead(p, line, over=0):
    """What the side to act of two makes more than the other."""
    value = line[0] - line[1] + over
    return -value if p.sides[p.seat] else value


def name(p, card):
    return cards.text(card, p.order.pair == "RS")


def agrees(p, size):
    line, _, card = best(p)
    found = solve(p, size)
    assert list(found.gains[: len(p.sides)]) == list(line[: len(p.sides)])
    if max(p.sides) > 1:
        assert found.value == line[p.sides[p.seat]]
        assert name(p, found.best) == card
        return
    assert found.value == ahead(p, line)
    # the card it names brings that
    after = p.play(name(p, found.best))
    line = best(after)[0] if any(after.hands) else after.made
    assert ahead(p, line) == found.value


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("kind", ["two", "teams", "three"])
def test_agrees_with_trying_everything(kind, part):
    for number, (_, p) in enumerate(many(kind, part, ENDINGS // PARTS)):
        agrees(p, (0, 1, 16, 64)[number % 4])


@pytest.mark.parametrize("kind", ["four", "five", "soloist"])
def test_agrees_with_other_sides(kind):
    for number, (_, p) in enumerate(many(kind, 0, 100)):
        agrees(p, (0, 16)[number % 2])


@pytest.mark.parametrize("kind", ["two", "teams", "soloist"])
def test_the_game_counts_beside_the_points(kind):
    for rng, p in many(kind, "goal", 200):
        have = tuple(rng.randint(40, 110) for _ in range(2))
        need = rng.choice(((101, 101), (121, 121), (101, 9999), (9999, 9999)))
        aim = Aim(have, need, rng.random() < 0.5, rng.random() < 0.3)
        line, over, _ = best(p, aim)
        assert solve(p, rng.choice((0, 32)), aim).value == ahead(p, line, over), aim


def test_four_kings_win_at_once():
    rng = random.Random("kings")
    wins = 0
    for _ in range(60):
        p = chance(rng, "two", 5)
        kings = ["R" + suit for suit in "oceb"]
        rest = [card for hand in p.hands for card in hand if card not in kings]
        if p.table or len(rest) < 6:
            continue
        p = replace(p, hands=((*kings, rest[0]), tuple(rest[1:6])))
        aim = Aim((0, 0), (9999, 9999), False, True)
        line, over, _ = best(p, aim)
        value = solve(p, 8, aim).value
        assert value == ahead(p, line, over)
        wins += abs(value) > 1000
    assert wins > 5


@pytest.mark.parametrize("kind", ["two", "teams", "three", "soloist"])
def test_each_card_can_be_valued(kind):
    for _, p in many(kind, "cards", 40):
        found = solve(p, 16)
        value = found.value
        every = []
        for card in p.legal():
            after = p.play(card)
            line = best(after)[0] if any(after.hands) else after.made
            found.again(cards.parse(card, p.order.pair == "RS"))
            every.append(finish(found))
            if max(p.sides) == 1:
                assert every[-1] == ahead(p, line)
            else:
                assert every[-1] == line[p.sides[p.seat]]
        assert max(every) == value


@pytest.mark.parametrize("kind", ["two", "teams", "soloist"])
def test_a_window_tells_on_which_side_of_it_the_value_is(kind):
    for rng, p in many(kind, "window", 60):
        found = solve(p)
        value = found.value
        low = rng.randint(-60, 60)
        high = low + rng.choice((1, 1, 20))
        found.again(-1, -1, low, high)
        narrow = finish(found)
        if low < value < high:
            assert narrow == value
        elif value <= low:
            assert value <= narrow <= low
        else:
            assert high <= narrow <= value


def test_the_first_card_is_kept_if_others_are_equal():
    for _, p in many("two", "first", 40):
        found = solve(p)
        value = found.value
        for card in p.legal():
            number = cards.parse(card, p.order.pair == "RS")
            found.again(number)
            equal = finish(found) == value
            found.again(-1, number)
            assert finish(found) == value
            assert (found.best == number) == equal


@pytest.mark.parametrize(("kind", "size"), [("two", 6), ("teams", 4), ("soloist", 4)])
def test_the_table_changes_the_work_and_not_the_value(kind, size):
    work = [0] * 4
    for _, p in many(kind, "table", 12, size):
        found = [solve(p, places) for places in (0, 7, 64, 500)]
        assert len({each.value for each in found}) == 1
        work = [sum(pair) for pair in zip(work, (each.nodes for each in found))]
    assert work[0] > work[2] >= work[3] > 0


@pytest.mark.parametrize(
    ("kind", "size", "places", "most"),
    [("two", 6, 64, 700), ("teams", 4, 64, 700), ("three", 3, 0, 120), ("three", 4, 0, 1500)],
)
def test_it_needs_few_positions(kind, size, places, most):
    counts = [solve(p, places).nodes for _, p in many(kind, "count", 20, size)]
    assert sum(counts) / len(counts) < most


def test_a_slice_is_bounded():
    for _, p in many("teams", "slice", 5, 4):
        ending = Ending(16, work=7)
        load(ending, p)
        before = 0
        while not ending.step():
            assert before < ending.nodes <= before + 7
            before = ending.nodes


def test_a_search_may_be_given_up_for_another():
    ending = Ending(16)
    for _, p in many("two", "given up", 10, 6):
        load(ending, p)
        ending.step()
        assert ending.best == -1 or name(p, ending.best) in p.legal()
        load(ending, p)
        assert finish(ending) == solve(p).value


def test_who_sits_out_has_no_cards():
    """Four at the table, seat 2 out: as three without the gap."""
    for _, p in many("three", "out", 30):
        value = solve(p).value
        ending = Ending()
        hands = load(ending, p)
        wide = array("H", [*hands[:8], 0, 0, 0, 0, *hands[8:]])
        seats = (0, 1, 3)
        ending.rules(4, 0b1011, (0, 1, 0, 2), ending.trump, 2 if ending.beat else 3, p.relief,
                     p.ten, p.many)  # fmt: skip
        may = (p.may[0], p.may[1], 0, p.may[2])
        table = [cards.parse(card, p.order.pair == "RS") for card in p.table]
        assert ending.start(wide, may, seats[p.leader], table, len(table))
        assert finish(ending) == value


def test_too_many_cards_are_refused():
    ending = Ending()
    ending.rules(2, 3, (0, 1), 0)
    full = array("H", [0x3FF, 0, 0, 0, 0, 0x3FF, 0, 0])
    assert ending.start(full, (0, 0), 0, (), 0)
    full[2] = 1
    assert not ending.start(full, (0, 0), 0, (), 0)


# -- what a board asks for -----------------------------------------------------------------


def test_it_calls_no_deeper_than_five_frames():
    deepest = depth = 0

    def watch(frame, event, arg):
        nonlocal deepest, depth
        depth += {"call": 1, "return": -1}.get(event, 0)
        deepest = max(deepest, depth)

    for kind in ("two", "teams", "three"):
        for _, p in many(kind, "deep", 3):
            ending = Ending(16)
            load(ending, p, Aim((90, 90), (101, 101), True, True) if kind != "three" else None)
            sys.setprofile(watch)
            while not ending.step():
                pass
            sys.setprofile(None)
            depth = 0
    assert 1 < deepest <= 5


SCRIPT = """
import gc
from array import array
from engine.match import zeros
from engine.players.ending import Ending
from engine.players.ending_goal import Goal
seed = 7
def below(n):
    global seed
    seed = (seed * 1103 + 12345) % 65521
    return seed % n
def deal(hands, n, size):
    pack = list(range(40))
    for i in range(39, 0, -1):
        j = below(i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    for i in range(4 * n):
        hands[i] = 0
    for i in range(n * size):
        hands[4 * (i % n) + pack[i] // 10] |= 1 << pack[i] % 10
def search(ending):
    while not ending.step():
        pass
ending = Ending(32)
hands = zeros(20, "H")
may = bytes((15,) * 5)
goal = Goal((60, 70), (101, 101), True, True)
for n, size, sides in ((2, 5, (0, 1)), (4, 3, (0, 1, 0, 1)), (3, 3, (0, 1, 2)), (3, 4, (0, 1, 1))):
    for i in range(6):
        deal(hands, n, size)
        ending.rules(n, (1 << n) - 1, sides, below(5) - 1, 2 + (i & 1), i == 3, 10, i == 4)
        ending.goal = goal if max(sides) == 1 and i & 2 else None
        ending.start(hands, may, below(n), b"", 0)
        search(ending)
        print(n, ending.value, ending.best, ending.nodes, list(ending.gains))
# ---
deal(hands, 2, 5)
ending.rules(2, 3, (0, 1), 1)
ending.goal = None
ending.start(hands, may, 0, b"", 0)
before = gc.mem_alloc()
search(ending)
print(gc.mem_alloc() - before if hasattr(gc, "mem_free") else 0)
"""


@pytest.mark.runtime
@pytest.mark.parametrize("runtime", runtimes.RUNTIMES)
def test_boards_find_the_same_and_leave_no_garbage(runtime, mpy_tree):
    """The same values, cards and numbers of positions; the last line is bytes of heap."""
    script = SCRIPT.replace("gc.mem_alloc()", "0")
    here = runtimes.run("cpython", script, runtimes.mpy.ROOT)
    there = runtimes.run(runtime, SCRIPT, mpy_tree, heap="16M" if runtime == "unix" else None)
    assert there == here
