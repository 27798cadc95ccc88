# SPDX-License-Identifier: MIT
"""Heap and time on 32-bit MicroPython (the WebAssembly build, whose ints are those of a board).

Heap is counted, not timed: ``gc.mem_alloc()`` before and after, garbage collected in between. The
runtime collects only between the parts of a script, so each measurement is a part of its own.
"""

from tools import mpy, runtimes

CORE = (
    "match view variants.team variants.corriente"  # and with them all they import
)

_HEAP = """
import gc
def mark(name):
    print(name, gc.mem_alloc())
def go(m, n):
    while n:
        n -= 1
        if m.phase == 10:
            return
        if m.phase == 9:
            m.next_deal()
        elif m.phase == 0:
            lane = 0
            if m.duty_suit >= 0:
                suit = m.duty_suit
                lane = m.duty_lane
            else:
                for suit in range(4):
                    lane = m.hands[4 * m.to_act + suit]
                    if lane:
                        break
            rank = 0
            while not lane >> rank & 1:
                rank += 1
            m.play(10 * suit + rank)
        else:
            m.apply(59)
# ---
mark("start")
{imports}
# ---
mark("engine")
# the first match of a variant also makes what stays for all later ones
m = engine.match.Match("team", seed="a")
m = engine.match.Match("corriente", seed="a")
m = None
# ---
mark("ready")
m = engine.match.Match("team", seed="a", options={{"games": 20}})
go(m, 25)
# ---
mark("team")
m = None
# ---
mark("ready2")
m = engine.match.Match("corriente", seed="a", options={{"games": 9}})
go(m, 25)
# ---
mark("corriente")
m = None
"""

_GARBAGE = """
import gc
from engine.match import Match
gc.collect()
for name, games in (("team", 20), ("corriente", 9)):
    m = Match(name, seed="g", options={"games": games})
    plays = garbage = 0
    while m.phase != 10 and plays < 600:
        if m.phase == 9:
            m.next_deal()
        elif m.phase:
            m.apply(59)
        else:
            card = m.legal()[0]
            before = gc.mem_alloc()
            m.apply(card)
            garbage += gc.mem_alloc() - before
            plays += 1
    print(name, plays, garbage)
"""

_GROWTH = """
import gc
import engine.variants.corriente
from tools_loops import engine_plays
engine_plays(20)
# ---
print(gc.mem_alloc())
{parts}
"""

_TIME = """
import time
from tools_loops import bare_plays, engine_plays
def clock(function, deals):
    start = time.ticks_us()
    plays = function(deals)
    return time.ticks_diff(time.ticks_us(), start) / plays
for i in range(9):
    print(clock(engine_plays, 30), clock(bare_plays, 30))
"""


def _lines(script: str, runtime: str = "wasm", loops: bool = False) -> list[list[str]]:
    files = None
    if loops:
        text = (mpy.ROOT / "tools" / "bench" / "loops.py").read_bytes()
        files = {"tools_loops.py": text}
    with runtimes.tree("mpy", ("engine",)) as tree:
        printed = runtimes.run(runtime, script, tree, files=files)
    return [line.split() for line in printed.splitlines()]


def heap() -> dict[str, int]:
    """Return bytes of heap: ``engine`` (import of core, views and both variants), ``team`` and
    ``corriente`` (a match in progress)."""
    imports = "\n".join("import engine." + name for name in CORE.split())
    at = {name: int(value) for name, value in _lines(_HEAP.format(imports=imports))}
    return {
        "engine": at["engine"] - at["start"],
        "team": at["team"] - at["ready"],
        "corriente": at["corriente"] - at["ready2"],
    }


def garbage() -> dict[str, float]:
    """Return bytes of garbage for a card played, on average, for each variant."""
    return {name: int(total) / int(plays) for name, plays, total in _lines(_GARBAGE)}


def growth(deals: int = 1000, parts: int = 10) -> list[int]:
    """Return the bytes of heap in use after each tenth of *deals* random deals, less the first."""
    part = "engine_plays(%d, str(%d))\n# ---\nprint(gc.mem_alloc())"
    steps = "\n".join(part % (deals // parts, i) for i in range(parts))
    seen = [int(line[0]) for line in _lines(_GROWTH.format(parts=steps), loops=True)]
    return [value - seen[0] for value in seen]


def times(runtime: str = "wasm") -> list[tuple[float, float]]:
    """Return pairs of microseconds for a play: engine and bare loop, taken in turn in one run."""
    return [(float(a), float(b)) for a, b in _lines(_TIME, runtime, loops=True)]
