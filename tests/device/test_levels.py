# SPDX-License-Identifier: MIT
"""The levels that think on the real runtimes: the same decisions, and how much heap they take."""

import pytest

from tools import runtimes
from tools.bench import players

pytestmark = pytest.mark.runtime

#: A deal of each kind of game with the level it is played by.
TABLES = (
    ("team", 4, 0, "normal"),
    ("corriente", 2, 0, "hard"),
    ("habanero", 2, 0, "easy"),
    ("club", 3, 0, "normal"),
    ("arrastrado", 3, 0, "expert"),
    ("subastado", 4, 0, "expert"),
    ("gana_pierde", 4, 0, "hard"),
    ("gana_pierde3", 3, 0, "normal"),
    ("cabrero", 5, 0, "easy"),
    ("guinote", 4, 1, "expert"),
)
#: Device milliseconds a decision.
BUDGET = 40

DEAL = """
import sys
from engine import phases
from engine.match import Match
from engine.players import make_player
from engine.view import View
name, n, guinote, level, budget = sys.argv[1:]
m = Match(name, int(n), {}, guinote == "1", "levels")
views = [View(m, seat) for seat in range(m.n)]
players = [make_player(level, str(seat), int(budget)) for seat in range(m.n)]
done = []
work = 0
while m.phase < phases.DEAL_OVER:
    view = views[m.to_act]
    view.refresh(m)
    p = players[m.actor()]
    action = p.choose(view)
    work += p.work
    done.append(action)
    m.apply(action)
print(done, work, list(m.points))
"""


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "%s-%d-%d-%s" % table)
def test_the_same_decisions_everywhere(table, mpy_tree, py_tree):
    argv = [*(str(word) for word in table), str(BUDGET)]
    wanted = runtimes.run("cpython", DEAL, py_tree, argv)
    assert len(wanted) > 100
    for runtime in runtimes.RUNTIMES:
        assert runtimes.run(runtime, DEAL, mpy_tree, argv) == wanted, runtime


@pytest.mark.parametrize("table", players.TABLES, ids=lambda table: "%s-%d" % table)
def test_the_strongest_fits_on_a_board_and_does_not_grow(table):
    found = players.heap(*table)
    assert found["code"] <= players.CODE
    assert found["thinking"] <= players.THINKING
    assert found["growth"] <= players.GROWTH
