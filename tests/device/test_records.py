# SPDX-License-Identifier: MIT
"""The same seeds give the same matches, byte for byte, on CPython and on real MicroPython.

"unix" has 63-bit small ints, "wasm" the 31-bit ones of a board. ``SOAK_DEALS`` in the environment
asks for more deals than the few of an ordinary test run; with 60 there are some twenty matches of
most tables.
"""

import functools
import os
from pathlib import Path

import pytest

from engine import variants
from tools import mpy, runtimes

HERE = Path(__file__).parent
DATA = HERE.parent / "data"
SOAK = (HERE / "soak.py").read_text(encoding="utf-8")
DEALS = int(os.environ.get("SOAK_DEALS", "2"))
#: More than this at once would fill a heap that is swept only between two scripts.
AT_ONCE = 500

RECORD = """
import sys
from engine import selfplay
from engine.variants import load
variant = sys.argv[1]
players = int(sys.argv[2])
chosen = selfplay.random_options(load(variant, players), variant)
for name in ("games", "deals"):
    if name in chosen:
        chosen[name] = 2
selfplay.record(print, variant, players, chosen, sys.argv[3] == "1", "three runtimes")
"""

REPLAY = """
import json
from engine import replay
for match in replay.matches(enumerate(open("record.jsonl"), 1), json.loads):
    print(replay.replay(match, json.loads))
"""

BAD = """
import json
from engine import replay
from engine.errors import Refused, Usage
from engine.match import Match
m = Match("team", seed="a")
for action in (-1, 59, 300, 40):
    try:
        m.apply(action)
    except Refused as refused:
        print(action, refused.rule, refused.cards == m.legal_cards())
for variant, players, options in (("nothing", 0, None), ("team", 3, None), ("team", 0, {"x": 1})):
    try:
        Match(variant, players, options)
    except Usage as usage:
        print(str(usage))
try:
    replay.load("[", 7, json.loads)
except replay.Malformed as malformed:
    print(malformed.line, str(malformed))
"""

EVERY = pytest.mark.parametrize(
    "variant,players,guinote",
    [
        (name, str(players), order)
        for name, allowed in variants.REGISTRY
        for players in allowed
        for order in ("0" if name == "guinote" else "01")
    ],
)


@pytest.fixture(scope="module", params=runtimes.RUNTIMES)
def board(request):
    """A function that runs a script with the compiled engine on one MicroPython."""
    with runtimes.tree("mpy", ("engine",)) as tree:

        def run(script, argv=(), files=None):
            heap = "64M" if request.param == "unix" else None
            return runtimes.run(request.param, script, tree, argv, files, heap)

        yield run


@functools.cache
def here(script, argv=()):
    """Run a script on this Python, in a process of its own: once, for all it is held against."""
    return runtimes.run("cpython", script, mpy.ROOT, argv)


@pytest.mark.runtime
@pytest.mark.parametrize(
    ("variant", "players"),
    [(name, str(players)) for name, allowed in variants.REGISTRY for players in allowed],
)
def test_same_bytes_from_the_same_seed(board, variant, players):
    """Without the modifier; the checksums of the soak below go over the lines with it."""
    argv = (variant, players, "0")
    assert board(RECORD, argv) == here(RECORD, argv)


@pytest.mark.runtime
@EVERY
def test_random_deals_hold_the_guarantees(board, variant, players, guinote):
    """R-SAFE-2, R-SAFE-4 and exact replay, with options by chance."""
    for start in range(0, DEALS, AT_ONCE):
        argv = (variant, players, guinote, f"soak/{start}", str(min(AT_ONCE, DEALS - start)))
        assert board(SOAK, argv) == here(SOAK, argv)


@pytest.mark.runtime
def test_refusals_and_bad_input_say_the_same(board):
    """R-SAFE-1: an exception with a rule and cards is one on a board as well."""
    assert board(BAD) == here(BAD)


@pytest.mark.runtime
@pytest.mark.parametrize("path", sorted(DATA.glob("records/*.jsonl")), ids=lambda path: path.stem)
def test_outside_records_replay(board, path):
    """Records made by another program come out exactly on MicroPython too."""
    printed = board(REPLAY, files={"record.jsonl": path.read_bytes()})
    heads = path.read_text(encoding="utf-8").count('"format"')
    assert len(printed.split()) == heads > 0
