# SPDX-License-Identifier: MIT
"""The Pico-LCD-1.3's start-up commands and offsets, on a model of its controller.

The model knows what the data sheet says of addresses: 240 columns by 320 rows of memory, of
which the panel shows the first 240 rows; MADCTL turns the order of rows and columns round.
"""

import pytest

from tools.desktop import memory_display

SWRESET, SLPOUT, NORON, INVON, DISPON = 0x01, 0x11, 0x13, 0x21, 0x29
CASET, RASET, RAMWR, MADCTL, COLMOD = 0x2A, 0x2B, 0x2C, 0x36, 0x3A
MY, MX = 0x80, 0x40


def commands(init):
    """[(command, parameters, delay in ms)] of a displayio init sequence."""
    found = []
    at = 0
    while at < len(init):
        command, count = init[at], init[at + 1]
        end = at + 2 + (count & 0x7F)
        delay = 0
        parameters = init[at + 2 : end]
        if count & 0x80:
            delay = init[end]
            end += 1
        found.append((command, parameters, delay))
        at = end
    assert at == len(init)
    return found


class Panel:
    """An ST7789: takes commands and data, keeps pixels by (column, row) of its memory."""

    def __init__(self):
        self.memory = {}
        self.command = None
        self.data = b""
        self.set = {}

    def take(self, is_data, data):
        if is_data:
            self.data += bytes(data)
            return
        self.finish()
        self.command, self.data = data[0], b""

    def finish(self):
        if self.command == RAMWR:
            self._write()
        elif self.command is not None:
            self.set[self.command] = self.data
        self.command = None

    def _write(self):
        x0, x1 = (int.from_bytes(self.set[CASET][i : i + 2], "big") for i in (0, 2))
        y0, y1 = (int.from_bytes(self.set[RASET][i : i + 2], "big") for i in (0, 2))
        madctl = self.set[MADCTL][0]
        at = 0
        for y in range(y0, y1 + 1):
            for x in range(x0, x1 + 1):
                column = 239 - x if madctl & MX else x
                row = 319 - y if madctl & MY else y
                self.memory[column, row] = self.data[at : at + 2]
                at += 2


@pytest.fixture
def pico(circuitpython):
    return circuitpython.load("pico_lcd_1_3")


def test_the_commands_in_the_order_of_the_data_sheet(pico):
    found = commands(pico.INIT)
    order = [command for command, _, _ in found]
    assert order[:2] == [SWRESET, SLPOUT] and order[-1] == DISPON
    assert {COLMOD, MADCTL, INVON, NORON} < set(order)
    by_name = {command: (parameters, delay) for command, parameters, delay in found}
    assert by_name[SWRESET][1] >= 120 and by_name[SLPOUT][1] >= 120
    assert by_name[COLMOD][0] == b"\x55"
    assert by_name[MADCTL][0] == bytes((MX | MY,))


def test_the_picture_fills_the_panel_and_stands_upright(pico, monkeypatch):
    """Upright: joystick on the left, so the panel's columns run down and its rows across."""
    monkeypatch.undo()  # Blinka's own modules again
    memory_display.prepare()
    import busdisplay
    import displayio
    import fourwire

    panel = Panel()

    class Wire(fourwire.FourWire):
        def __init__(self):
            pass

        def _free(self):
            return True

        def _begin_transaction(self):
            return False  # Blinka repeats as long as it is told True

        def _end_transaction(self):
            pass

        def _send(self, data_type, _chip_select, data):
            panel.take(data_type == 1, data)

        def reset(self):
            pass

    class Display(busdisplay.BusDisplay):
        def __new__(cls, *_args, **_named):
            return object.__new__(cls)

    display = Display(
        Wire(), pico.INIT, width=pico.WIDTH, height=pico.HEIGHT,
        rowstart=pico.ROWSTART, rotation=pico.ROTATION, auto_refresh=False,
    )  # fmt: skip
    palette = displayio.Palette(3)
    palette[0], palette[1], palette[2] = 0x000000, 0xFF0000, 0x00FF00
    bitmap = displayio.Bitmap(240, 240, 3)
    bitmap[0, 0] = 1
    bitmap[239, 0] = 2
    group = displayio.Group()
    group.append(displayio.TileGrid(bitmap, pixel_shader=palette))
    display.root_group = group
    display.refresh()
    panel.finish()

    assert set(panel.memory) == {(x, y) for x in range(240) for y in range(240)}
    red, green = b"\xf8\x00", b"\x07\xe0"
    assert panel.memory[239, 0] == red  # upper left
    assert panel.memory[239, 239] == green  # upper right
    assert sum(pixel != b"\0\0" for pixel in panel.memory.values()) == 2
