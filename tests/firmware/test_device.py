# SPDX-License-Identifier: MIT
"""The firmware on real MicroPythons: the same match, button for button, and its heap."""

from pathlib import Path

import pytest

from engine import variants
from tools import mpy, runtimes
from tools.cmd_bundle import names_of, plan

pytestmark = pytest.mark.runtime
SCRIPT = Path(__file__).with_name("blind_handheld.py").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    target = tmp_path_factory.mktemp("handheld") / "mpy"
    mpy.build(target, "mpy", ("engine", "firmware"))
    return target


@pytest.fixture(scope="module")
def source(tmp_path_factory):
    target = tmp_path_factory.mktemp("handheld") / "py"
    mpy.build(target, "py", ("engine", "firmware"))
    return target


@pytest.fixture(scope="module")
def board_names():
    return names_of(plan("pygamer", source=False))


@pytest.fixture(scope="module")
def renamed(tmp_path_factory, board_names):
    target = tmp_path_factory.mktemp("handheld") / "names"
    mpy.build(target, "mpy", ("engine", "firmware"), optimise=3, names=board_names)
    return target


def played(runtime, tree, players, lang, variant=None, script=SCRIPT):
    words = [players, lang] + ([variant] if variant else [])
    out = runtimes.run(runtime, script, tree, words)
    lines = out.splitlines()
    heap = {}
    for line in lines:
        if line.startswith("heap "):
            _, name, size = line.split()
            heap[name] = int(size)
    return [line for line in lines if not line.startswith("heap ")], heap


@pytest.mark.parametrize("players", [2, 4])
def test_a_match_is_the_same_on_every_runtime(players, tree, source):
    told, _ = played("cpython", source, players, "es")
    assert told[0] in (
        "met title menu options table choice result final",
        "met title menu options table result final",
        "met title menu options table result choice final",
    )
    for runtime in runtimes.RUNTIMES:
        assert played(runtime, tree, players, "es")[0] == told, runtime


@pytest.mark.parametrize("variant", variants.NAMES)
def test_a_deal_of_every_game_is_the_same_on_every_runtime(variant, tree, source):
    # the most there can be at its table
    players = max(variants.players(variant))
    told, _ = played("cpython", source, players, "en", variant)
    assert told[0].startswith("met title menu options table")
    assert told[0].endswith("result")
    for runtime in runtimes.RUNTIMES:
        found, heap = played(runtime, tree, players, "en", variant)
        assert found == told, runtime
        if runtime == "wasm":
            print(variant, heap)
            assert heap["table"] < 142_000
            assert heap["result"] < 146_000


@pytest.mark.parametrize("variant", variants.NAMES)
def test_a_deal_of_every_game_is_the_same_with_the_names_of_a_board(
    variant, source, renamed, board_names
):
    players = min(variants.players(variant))
    told, _ = played("cpython", source, players, "es", variant)
    script = board_names.rename(SCRIPT)  # as the board's own modules are
    assert script != SCRIPT
    assert played("unix", renamed, players, "es", variant, script)[0] == told


def test_the_heap_of_the_handheld_without_its_pictures(tree):
    """Engine, match, programs, words and the table together, on 31-bit small ints."""
    _, heap = played("wasm", tree, 4, "es")
    print(heap)
    assert heap["menu"] < 60_000
    assert heap["table"] < 130_000
