# SPDX-License-Identifier: MIT
"""Hints on the real runtimes: the same reasons, and little room for the code that finds them."""

import pytest

from tools import runtimes

pytestmark = pytest.mark.runtime
#: Bytes of the module of reasons, loaded.
ROOM = 4 * 1024

REASONS = """
from engine import phases
from engine.match import Match
from engine.players import hint
from engine.view import View
for name in ("guinote", "arrastrado", "gana_pierde", "habanero"):
    m = Match(name, 0, {}, False, "hints")
    views = [View(m, seat) for seat in range(m.n)]
    found = []
    while m.phase < phases.DEAL_OVER:
        view = views[m.to_act]
        view.refresh(m)
        legal = view.legal()
        for action in legal:
            found.append(hint.reason(view, action))
        m.apply(legal[len(found) % len(legal)])
    print(name, found)
"""

SIZE = """
import gc
from engine.players import base
from engine import actions, phases, tricks
# ---
print(gc.mem_alloc())
# ---
from engine.players import hint
# ---
print(gc.mem_alloc())
"""


@pytest.mark.parametrize("runtime", runtimes.RUNTIMES)
def test_the_same_reasons_everywhere(runtime, mpy_tree, py_tree):
    wanted = runtimes.run("cpython", REASONS, py_tree)
    assert runtimes.run(runtime, REASONS, mpy_tree) == wanted


def test_the_reasons_take_little_room(mpy_tree):
    before, after = runtimes.run("wasm", SIZE, mpy_tree).split()
    assert int(after) - int(before) <= ROOM
