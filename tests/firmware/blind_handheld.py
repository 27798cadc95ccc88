# SPDX-License-Identifier: MIT
"""Runs on a MicroPython: the whole handheld over a back end that draws nothing.

The second back end there is: it holds what the agreement of firmware.nodes names and not a
pixel more.  A robot presses buttons until the match is over, or with the name of a variant
until its first deal is; printed are the scenes met, the figures and what the heap holds at some
of them.  The lines "# ---" cut the script where tools.runtimes collects garbage.
"""

import gc
import sys

START = gc.mem_alloc() if hasattr(gc, "mem_alloc") else 0

from firmware.app import App  # noqa: E402
from firmware.ports import Ports  # noqa: E402


class Node:
    def __init__(self, x=0, y=0):
        self.x = x
        self.y = y
        self.hidden = False
        self.text = ""
        self.colour = 0
        self.tile = 0
        self.palette = None
        self.width = 0
        self.height = 0

    def remove(self, node):
        pass

    def clear(self):
        pass


class Sheet:
    width = 24
    height = 36
    count = 42

    def forget(self):
        pass


class Screen:
    width = 160
    height = 128
    colours = 65536

    def __init__(self):
        self.root = Node()
        self.palettes = {}

    def sheet(self, name):
        return Sheet()

    deck = sheet

    def drop(self, name):
        pass

    def palette(self, colours, clear=-1):
        return self.palettes.setdefault((colours, clear), len(self.palettes))

    def layer(self, parent, x=0, y=0):
        return Node(x, y)

    def sprite(self, parent, sheet, x, y, tile, palette, columns=1, rows=1):
        return Node(x, y)

    def text(self, parent, font, x, y, columns, text, colour):
        return Node(x, y)

    def box(self, parent, x, y, width, height, colour):
        return Node(x, y)

    def refresh(self):
        pass


class Keys:
    def __init__(self):
        self.waiting = []

    def get(self):
        return self.waiting.pop(0) if self.waiting else -1


class Clock:
    now = 0

    def ticks_ms(self):
        return self.now

    def sleep_ms(self, ms):
        self.now += max(ms, 0)


def heap(name):
    """Print what is in use; garbage was collected before this part of the script."""
    print("heap", name, gc.mem_alloc() - START if hasattr(gc, "mem_alloc") else 0)


def robot(app, done):
    """Press buttons until `done()`."""
    keys = app.ports.keys
    for turn in range(20000):
        scene = app.stack[-1]
        if scene.module not in met:
            met.append(scene.module)
        if done():
            return
        if scene.module != "table" or (scene.asked and not scene.teller.busy):
            key = 3 if turn & 1 and scene.module == "table" else 4
            keys.waiting.append(key)
            keys.waiting.append(key | 8)
        app.step()
        app.ports.clock.now += 100


def at(name):
    """Play on to the scene `name`."""
    robot(app, lambda: app.stack[-1].module == name)


def trick(number):
    """Play on to the person's turn in trick `number`."""
    robot(
        app,
        lambda: (
            app.match.trick_no == number
            and app.stack[-1].module == "table"
            and app.stack[-1].asked
        ),
    )


met = []
variant = sys.argv[3] if len(sys.argv) > 3 else ""
first = variant or {"2": "corriente", "4": "team"}[sys.argv[1]]
app = App(Ports(Screen(), Keys(), Clock(), lambda: b"12345678"), "160x128", sys.argv[2], "DEVICE")
app.settings.players = int(sys.argv[1])
app.settings.pace_ms = 200
app.settings.pause_ms = 500
# ---
heap("title")
at("menu")
app.stack[-1].rows.at = 2 + app.stack[-1].games.index(first)
# ---
heap("menu")
at("options")
# ---
heap("options")
at("table")
if variant:
    robot(app, lambda: app.match.trick_no == 2 and app.stack[-1].module == "table")
else:
    trick(2)
# ---
heap("table")
if not variant:
    trick(5)
# ---
heap("later")
at("result" if variant else "final")
# ---
heap("result" if variant else "final")
print("met", " ".join(met))
print("games", list(app.match.games), "deals", app.match.deal_no)
print("totals", app.match.result.totals, "losers", app.match.result.losers)
