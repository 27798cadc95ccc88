# SPDX-License-Identifier: MIT
"""Learning a table of habits: the same for the same seed, in the right direction, printable."""

import runpy
import sys

import pytest

from engine import phases
from engine.match import Match
from engine.players import habits, make_player
from engine.view import View
from tools import learn
from tools.__main__ import cli

NOTHING = bytes([habits.NOTHING]) * habits.SIZE


def learned(variant, players, deals, rate, table=NOTHING, seed="x"):
    return learn.Learner(variant, players, False, table, seed, 0.3).run(deals, rate)


def test_the_same_seed_learns_the_same_and_another_does_not():
    table = learned("team", 4, 70, 0.5)
    assert table == learned("team", 4, 70, 0.5)
    assert table != learned("team", 4, 70, 0.5, seed="y")
    assert len(table) == habits.SIZE and set(table) != set(NOTHING)


@pytest.mark.parametrize(
    ("variant", "players"), (("team", 4), ("corriente", 2), ("cabrero", 4), ("arrastrado", 3))
)
def test_numbers_that_remember_their_places_are_worth_what_plain_ones_are(variant, players):
    start = habits.load(variant, players)
    start = start[: len(start) // habits.SIZE * habits.SIZE]
    learner = learn.Learner(variant, players, False, start, "x")
    rules = make_player("rules")
    m = Match(variant, players, seed="learn")
    for _ in range(60):
        if m.phase == phases.PLAY:
            view = View(m, m.to_act)
            p = learner.playout
            truth = learn.Truth(m)
            learner._look(view, truth, learner.plain)
            plain = p.choose(view.seat), p.most
            learner._look(view, truth, learner.terms)
            assert p.choose(view.seat) == plain[0] and p.most.value == plain[1]
            places = p.most.places
            offset = sum(sign for _, sign in places) * habits.NOTHING
            total = sum(sign * learner.weights[place] for place, sign in places)
            # a song's zero is taken away, a constant is left
            assert (plain[1] - total - offset) % habits.NOTHING == 0
        elif m.phase in (phases.DEAL_OVER, phases.MATCH_OVER):
            break
        m.apply(rules.choose(View(m, m.to_act)))


def test_after_some_deals_the_best_trump_is_worth_keeping(monkeypatch):
    monkeypatch.setattr(learn, "BATCH", 8)
    for seed in ("x", "z"):
        learner = learn.Learner("team", 4, False, NOTHING, seed, 0.3)
        learner.run(200, 0.1)
        trumps = habits.KEEP + habits.TRUMPS
        assert learner.weights[trumps + 9] > learner.weights[trumps] + 0.5


def test_a_table_prints_and_a_module_holds_it(tmp_path):
    learner = learn.Learner("team", 4, False, NOTHING, "x")
    learner.weights[0] = 99.6
    learner.weights[1] = -99.6
    learner.weights[2] = ord('"') - habits.NOTHING
    learner.weights[3] = ord("\\") - habits.NOTHING
    table = learner.table()
    assert table[0] - habits.NOTHING == learn.MOST and habits.NOTHING - table[1] == learn.MOST
    assert table[2:4] == b"#["
    path = tmp_path / "mine.py"
    path.write_text(learn.source(table))
    assert runpy.run_path(str(path))["TABLE"] == table
    assert max(map(len, path.read_text().splitlines())) <= 99


def run(*words):
    from click.testing import CliRunner

    return CliRunner().invoke(cli, ["learn", *words])


def test_the_command_writes_a_module_and_keeps_the_values(tmp_path):
    out = tmp_path / "six.py"
    done = run("--variant", "corriente", "--deals", "2", "--out", str(out))
    assert done.exit_code == 0, done.output
    mine = runpy.run_path(str(out))["TABLE"]
    theirs = habits.load("corriente", 2)
    assert len(mine) == len(theirs) and mine[7 * habits.SIZE :] == theirs[7 * habits.SIZE :]
    words = ("--variant", "team", "--deals", "2", "--parts", "1", "--anew", "--seed", "s")
    assert run(*words, "--out", str(out)).exit_code == 0
    first = out.read_text()
    assert run(*words, "--python", sys.executable, "--out", str(out)).exit_code == 0
    assert out.read_text() == first


def test_what_cannot_be_is_said_and_nothing_is_written(tmp_path):
    out = tmp_path / "no.py"
    words = ("--variant", "team", "--deals", "2", "--out", str(out))
    done = run(*words, "--python", "no-such-python")
    assert done.exit_code == 2 and "no-such-python" in done.output
    for other in ("false", "echo"):
        done = run(*words, "--python", other)
        assert done.exit_code == 2 and "ended without a table" in done.output
    done = run(*words, "--against", "2")
    assert done.exit_code == 2
    assert not list(tmp_path.iterdir())
