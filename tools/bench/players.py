# SPDX-License-Identifier: MIT
"""Heap of the players on 32-bit MicroPython, as a board has it.

The modules are compiled as a bundle is: constants folded, no line numbers. Names are met before
anything is counted, since a bundle exchanges them for words that are in a board's image already
(tools/names.py).
"""

import tempfile
from pathlib import Path

from tools import mpy, runtimes
from tools.names import Names

#: Kinds of game that need different parts of the code, with the number at the table.
TABLES = (
    ("corriente", 2),
    ("habanero", 2),
    ("team", 4),
    ("subastado", 4),
    ("arrastrado", 3),
    ("cabrero", 6),
)
#: Bytes at most: all code a table has loaded; all else while it thinks; and what the
#: moments of different deals may differ by (what is left behind would add up).
CODE = 32 * 1024
THINKING = 24 * 1024
GROWTH = 2048

_SCRIPT = """
import gc, sys
from engine import actions, phases, variants, players
from engine.match import Match
from engine.view import View
m = views = p = None
def deal(count):
    global m, views
    options = {"plato": "survey"} if sys.argv[1] == "arrastrado" else {}
    m = Match(sys.argv[1], int(sys.argv[2]), options, False, "heap")
    views = [View(m, seat) for seat in range(m.n)]
def play(count):
    while count:
        count -= 1
        if m.phase >= phases.DEAL_OVER:
            deal(0)
        views[m.to_act].refresh(m)
        m.apply(p.choose(views[m.to_act]))
def begin():
    global p
    p = players.make_player("expert", "x", 60)
def named():
    return [name for name in sys.modules if name.startswith("engine.players.")]
def end():
    global p
    p = None
    players.forget()
def load():
    for name in loaded:
        __import__(name)
# ---
deal(0)
begin()
play(60)
# ---
loaded = named()
end()
deal(0)
# ---
print(gc.mem_alloc())
# ---
load()
# ---
print(gc.mem_alloc())
begin()
# ---
"""
_PLAY = "play(9)\n# ---\nprint(gc.mem_alloc())\n# ---\n"
_PARTS = 16


def heap(variant: str, n: int) -> dict[str, int]:
    """Return bytes for ``expert`` at a table: ``code`` (every module that its first deal loads),
    ``thinking`` (the most that it has beside), ``growth`` (from the middle of some deals to their
    end)."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(path) for path in mpy.device_files(("engine", "firmware"))]
        texts = {path: (mpy.ROOT / path).read_text(encoding="utf-8") for path in paths}
        names = Names(texts, [path for path in paths if mpy.is_words(path)])
        tree = Path(folder) / "mpy"
        mpy.build(tree, "mpy", ("engine",), mpy.MICROPYTHON, 3, names=names)
        # each part by itself: the marks between them are no Python
        parts = (_SCRIPT + _PLAY * _PARTS).split("# ---\n")
        script = "# ---\n".join(names.change(part) for part in parts)
        lines = runtimes.run("wasm", script, tree, [variant, str(n)]).split()
    before, code, *play = (int(line) for line in lines)
    return {
        "code": code - before,
        "thinking": max(play) - code,
        "growth": max(play[-4:]) - max(play[:-4]),
    }
