# SPDX-License-Identifier: MIT
"""docs/new-variant.md works as it stands: its file and its line make a variant that is played."""

import ast
import json
import re
import sys
import types
from pathlib import Path

import pytest

import engine
from engine import options, phases, replay, variants
from engine.errors import Usage
from engine.match import Match
from engine.record import Recorder
from engine.rng import Rng
from engine.selfplay import random_options, record
from tests.engine.helpers import last_trick, play_out
from tests.properties.strategies import pick

PAGE = Path(__file__).parents[2] / "docs" / "new-variant.md"
CODE, LINE = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
ENTRY = ast.literal_eval(LINE.strip())
NAME = ENTRY[0]


@pytest.fixture(autouse=True)
def added(monkeypatch):
    """The variant of the page in the registry, for the length of a test."""
    # a handheld that was played before may have let go of the registry
    monkeypatch.setitem(sys.modules, "engine.variants", variants)
    monkeypatch.setattr(engine, "variants", variants, raising=False)
    module = types.ModuleType("engine.variants." + NAME)
    exec(compile(CODE, str(PAGE), "exec"), vars(module))
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(variants, NAME, module, raising=False)
    monkeypatch.setattr(variants, "REGISTRY", (*variants.REGISTRY, ENTRY))
    monkeypatch.setattr(variants, "NAMES", (*variants.NAMES, NAME))


each_table = pytest.mark.parametrize(
    ("players", "guinote"), [(n, order) for n in ENTRY[1] for order in (False, True)]
)


@each_table
def test_random_matches_of_it_record_and_replay(players, guinote):
    for seed in range(8):
        chosen = random_options(variants.load(NAME, players), str(seed))
        m = Match(NAME, players, chosen, guinote, str(seed))
        lines = []
        follow = Recorder(m, lines.append)
        rng = Rng(str(seed))
        decisions = 0
        while m.phase != phases.MATCH_OVER:
            if m.phase == phases.DEAL_OVER:
                assert sum(m.result.tricks) == (20 if players == 2 else 13)
                follow.next_deal()
            else:
                follow.act(pick(rng, m.legal()))
                decisions += 1
        (match,) = replay.matches(enumerate(lines, 1), json.loads)
        assert replay.replay(match, json.loads) == decisions


@pytest.mark.parametrize("level", ["random", "rules", "easy", "normal"])
@pytest.mark.parametrize("players", ENTRY[1])
def test_the_programs_play_it(players, level):
    lines = []
    record(lines.append, NAME, players, {"games": 1}, seed="page", level=level)
    assert json.loads(lines[-1])["match"]["winners"]


@pytest.mark.parametrize(("points", "games"), [(79, 1), (80, 2)])
def test_its_own_policy_counts(points, games):
    m = last_trick(NAME, 0, 2, points=[points, 0])
    play_out(m)
    assert list(m.games) == [games, 0]


def test_its_options_are_checked_like_all():
    table = variants.load(NAME).options()
    assert [option[0] for option in table] == ["games", "forty_first"]
    assert all(options.default(option) in options.values(option) for option in table)
    with pytest.raises(Usage, match="from 1 to 9"):
        Match(NAME, options={"games": 10})
    with pytest.raises(Usage, match="played by 2 or 3, not by 4"):
        Match(NAME, 4)
