# SPDX-License-Identifier: MIT
"""A displayio display that keeps its pixels in memory.

CircuitPython sends each changed rectangle to a controller chip over a bus.
Here the same rectangles, rendered by Blinka's displayio, land in one RGB565
frame that a window, a terminal or a PNG file can read.  The colours are
therefore exactly those of a 16-bit board, rounding included.
"""

from __future__ import annotations

import contextlib
import io
import os

_modules = {}


def prepare() -> None:
    """Load Blinka's displayio quietly; does nothing the second time.

    Blinka looks for the pins of the computer it runs on: on a plain PC it prints
    warnings, on a single-board computer it wants that board's GPIO library.  The
    handheld needs no pin here, so the machine is declared a plain PC (a
    documented pair of variables, read by adafruit_platformdetect) and what is
    printed while importing is dropped.
    """
    if _modules:
        return
    os.environ["BLINKA_FORCECHIP"] = "GENERIC_X86"
    os.environ["BLINKA_FORCEBOARD"] = "GENERIC_LINUX_PC"
    with contextlib.redirect_stdout(io.StringIO()):
        import busdisplay
        import displayio

    # The background thread serves auto_refresh, which the firmware never uses;
    # without it nothing draws behind the back of a deterministic run.
    displayio._stop_background()
    _modules["class"] = _make_class(busdisplay, displayio)


def open_display(width: int, height: int):
    """A new memory display of `width` x `height` pixels, auto_refresh off."""
    prepare()
    return _modules["class"](width, height)


def _make_class(busdisplay, displayio):
    from displayio._area import Area

    class MemoryDisplay(busdisplay.BusDisplay):
        """A 16-bit `BusDisplay` without a bus.

        .frame       bytearray, RGB565 little endian, row after row
        .changes     how many rectangles were drawn since the start
        .dirty_rows  set of the rows touched since the reader last cleared it
        """

        def __new__(cls, width, height):
            # displayio allows one display; tests and tools open several.
            return object.__new__(cls)

        def __init__(self, width, height):
            self.frame = bytearray(2 * width * height)
            self.changes = 0
            self.pixels_sent = 0
            self.dirty_rows = set()
            super().__init__(
                None,
                b"",
                width=width,
                height=height,
                auto_refresh=False,
                reverse_bytes_in_word=False,
            )
            self.root_group = None

        def _refresh_area(self, area):
            part = Area()
            if not self._core.clip_area(area, part):
                return True
            width = part.width()
            height = part.height()
            size = width * height
            # displayio fills 32-bit words and one mask bit a pixel.
            pixels = memoryview(bytearray((size * 2 + 3) & ~3)).cast("I")
            mask = memoryview(bytearray((size // 32 + 1) * 4)).cast("I")
            self._core.fill_area(part, mask, pixels)
            data = pixels.cast("B")
            row = 2 * width
            start = 2 * (part.y1 * self.width + part.x1)
            for y in range(height):
                self.frame[start : start + row] = data[y * row : y * row + row]
                start += 2 * self.width
            self.changes += 1
            self.pixels_sent += size
            self.dirty_rows.update(range(part.y1, part.y2))
            return True

        def image(self, scale: int = 1):
            """The frame as a Pillow RGB image, each pixel `scale` x `scale`."""
            from PIL import Image

            picture = Image.frombytes(
                "RGB", (self.width, self.height), bytes(self.frame), "raw", "BGR;16"
            )
            if scale != 1:
                size = (self.width * scale, self.height * scale)
                picture = picture.resize(size, Image.NEAREST)
            return picture

        def rgb(self) -> bytes:
            """The frame as 24-bit RGB bytes, row after row."""
            return self.image().tobytes()

    return MemoryDisplay
