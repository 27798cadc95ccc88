# SPDX-License-Identifier: MIT
"""A small app in the firmware's place: a square one can move, on a two-coloured screen."""

import sys
import types

import pytest

from firmware.settings import Settings


class SquareApp:
    """Moves a square of 10x10 pixels with LEFT and RIGHT; B crashes it."""

    def __init__(self, ports, profile, lang=None, seed=None, usual="es"):
        from tools.desktop.memory_display import prepare

        prepare()
        import displayio

        self.ports = ports
        self.settings = Settings(lang or usual)
        self.given = (profile, self.settings.lang, seed)
        self.events = []
        colours = displayio.Palette(3)
        colours[0], colours[1], colours[2] = 0x006030, 0xFFE0A0, 0xD02020
        table = displayio.Bitmap(ports.screen.width, ports.screen.height, 3)
        for x in range(ports.screen.width):
            table[x, 0] = 1
        square = displayio.Bitmap(10, 10, 3)
        square.fill(2)
        self.square = displayio.TileGrid(square, pixel_shader=colours, x=4, y=20)
        root = ports.screen.root.native
        root.append(displayio.TileGrid(table, pixel_shader=colours))
        root.append(self.square)

    def step(self):
        event = self.ports.keys.get()
        while event >= 0:
            self.events.append((self.ports.clock.ticks_ms(), event))
            if event == 3:
                self.square.x += 10
            elif event == 2:
                self.square.x -= 10
            elif event == 5:
                raise RuntimeError("the app fell over")
            event = self.ports.keys.get()
        self.ports.screen.refresh()


@pytest.fixture
def square_app(monkeypatch):
    module = types.ModuleType("firmware.app")
    module.App = SquareApp
    monkeypatch.setitem(sys.modules, "firmware.app", module)
    return SquareApp
