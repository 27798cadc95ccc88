# SPDX-License-Identifier: MIT
"""How much of a board's heap the engine takes with one variant, and what is left of it after.

Counted on the runtime with a board's 31-bit ints. It collects garbage only between the parts of a
script (``# ---``), so that each measurement is a part of its own.
"""

import functools

import pytest

from engine import variants
from tools import runtimes

pytestmark = pytest.mark.runtime

#: Bytes: engine, one variant, a match of it in progress and a view for each seat.
ROOM = 48 * 1024
#: Bytes that loading another variant after it may leave behind.
BEHIND = 2 * 1024

SCRIPT = """
import gc, sys
def mark():
    print(gc.mem_alloc())
# ---
mark()
# ---
from engine import actions, phases, variants
from engine.match import Match
from engine.view import View
m = views = None
def play(name, players):
    global m, views
    m = Match(name, players, {}, False, "heap")
    views = [View(m, seat) for seat in range(m.n)]
    count = 0
    while count < 40 and m.phase < phases.DEAL_OVER:
        views[m.to_act].refresh(m)
        m.apply(views[m.to_act].legal()[-1])
        count += 1
# ---
play(sys.argv[1], int(sys.argv[2]))
# ---
mark()
# ---
m = views = None
variants.forget()
# ---
mark()
# ---
play(sys.argv[3], int(sys.argv[4]))
# ---
mark()
# ---
m = views = None
variants.forget()
# ---
mark()
"""

BIGGEST = [(name, max(allowed)) for name, allowed in variants.REGISTRY]


@functools.cache
def measured(at):
    """Bytes with the variant at *at*, without it, with the next one after it, without that."""
    first, then = BIGGEST[at], BIGGEST[(at + 1) % len(BIGGEST)]
    argv = [str(word) for word in first + then]
    with runtimes.tree("mpy", ("engine",)) as tree:
        marks = [int(line) for line in runtimes.run("wasm", SCRIPT, tree, argv).split()]
    return [mark - marks[0] for mark in marks[1:]]


each = pytest.mark.parametrize(
    "at", range(len(BIGGEST)), ids=["%s-%d" % table for table in BIGGEST]
)


@each
def test_the_engine_and_one_variant_have_room_on_a_board(at):
    assert measured(at)[0] <= ROOM


@each
def test_another_variant_after_it_leaves_little_behind(at):
    """Against the same variant loaded first, and against the engine without any."""
    _, without, then, after = measured(at)
    fresh = measured((at + 1) % len(BIGGEST))[0]
    assert then - fresh <= BEHIND
    assert after - without <= BEHIND
