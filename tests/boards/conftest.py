# SPDX-License-Identifier: MIT
"""CircuitPython's modules as far as the board files use them, made of plain Python.

`circuitpython` puts them in place of Blinka's for one test and takes care that the
board files are imported anew, since they name their pins when they are imported.
"""

import sys
import types

import pytest

from tools.desktop.memory_display import open_display


class Event:
    """keypad.Event: filled in by EventQueue.get_into."""

    made = 0

    def __init__(self, key_number=0, pressed=True, timestamp=0):
        Event.made += 1
        self.key_number = key_number
        self.pressed = pressed


class EventQueue:
    def __init__(self):
        self.waiting = []

    def get(self):
        raise AssertionError("EventQueue.get makes an Event at each call: use get_into")

    def get_into(self, event):
        if not self.waiting:
            return False
        event.key_number, event.pressed = self.waiting.pop(0)
        return True


class Recorder:
    """An object that remembers how it was made."""

    def __init__(self, *args, **named):
        self.args = args
        self.named = named


class Keys(Recorder):
    def __init__(self, *args, **named):
        super().__init__(*args, **named)
        self.events = EventQueue()
        Keys.last = self


class ShiftRegisterKeys(Keys):
    pass


class AnalogIn:
    by_pin = {}

    def __init__(self, pin):
        self.pin = pin
        self.value = 32768
        AnalogIn.by_pin[pin] = self


class Board(types.ModuleType):
    """Any pin is its own name; DISPLAY is a real display in memory."""

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)
        return name


class BusDisplay:
    """Makes a display in memory and remembers with what."""

    def __new__(cls, bus, init, **named):
        display = open_display(named["width"], named["height"])
        display.made_with = (bus, init, named)
        return display


def module(name, **names):
    made = types.ModuleType(name)
    for key, value in names.items():
        setattr(made, key, value)
    return made


@pytest.fixture
def circuitpython(monkeypatch):
    """A namespace with the fakes; `load(name)` imports a board file upon them."""
    board = Board("board")
    board.DISPLAY = open_display(160, 128)
    board.DISPLAY.auto_refresh = True
    runtime = types.SimpleNamespace(display=None)
    fakes = {
        "board": board,
        "keypad": module("keypad", Event=Event, Keys=Keys, ShiftRegisterKeys=ShiftRegisterKeys),
        "analogio": module("analogio", AnalogIn=AnalogIn),
        "microcontroller": module("microcontroller", nvm=bytearray(4096)),
        "busio": module("busio", SPI=type("SPI", (Recorder,), {})),
        "fourwire": module("fourwire", FourWire=type("FourWire", (Recorder,), {})),
        "busdisplay": module("busdisplay", BusDisplay=BusDisplay),
        "supervisor": module("supervisor", runtime=runtime, ticks_ms=lambda: 0),
    }
    for name, fake in fakes.items():
        monkeypatch.setitem(sys.modules, name, fake)
    for name in [name for name in sys.modules if name.startswith("boards.")]:
        monkeypatch.delitem(sys.modules, name)
    yield types.SimpleNamespace(**fakes, load=_load)
    for name in [name for name in sys.modules if name.startswith("boards.")]:
        del sys.modules[name]


def _load(name):
    __import__("boards." + name)
    return sys.modules["boards." + name]
