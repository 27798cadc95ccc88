# SPDX-License-Identifier: MIT
"""The firmware on real MicroPythons: the same match, button for button, and its heap."""

from pathlib import Path

import pytest

from tools import mpy, runtimes

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


def played(runtime, tree, players, lang):
    out = runtimes.run(runtime, SCRIPT, tree, [players, lang])
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


def test_the_heap_of_the_handheld_without_its_pictures(tree):
    """Engine, match, programs, words and the table together, on 31-bit small ints."""
    _, heap = played("wasm", tree, 4, "es")
    print(heap)
    assert heap["menu"] < 60_000
    assert heap["table"] < 100_000
