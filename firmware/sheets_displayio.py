# SPDX-License-Identifier: MIT
"""Sheets as displayio has them: whole in memory, or a deck of which most waits on the drive.

Tiles lie side by side in their bitmaps, which on a board saves up to four fifths of their
memory (a bitmap's row is padded to 32 bits).  A deck keeps the cards in sight and no others:
all forty of the large ones would take 20 KB, an eighth of a Pico's memory.  Its bitmaps hold a
few cards each, since displayio draws everything anew that shows a bitmap of which a piece has
changed.
"""

import gc

import displayio

from engine.compat import const
from firmware.sheets import Header

try:
    import bitmaptools
except ImportError:
    bitmaptools = None

_NONE = const(255)


class Sheet:
    """Tiles in one bitmap: `.width .height` of a tile, `.count` of tiles."""

    def __init__(self, path):
        gc.collect()
        with open(path, "rb") as file:
            head = Header(file.read(8))
            self.width = head.width
            self.height = head.height
            self.count = head.count
            across = head.across()
            down = (head.count + across - 1) // across
            self.bitmap = displayio.Bitmap(across * head.width, down * head.height, 1 << head.bits)
            reader = Reader(head)
            for i in range(head.count):
                reader.read(file, self.bitmap, i % across * head.width, i // across * head.height)


class Deck:
    """A sheet whose file stays open; a tile is read when it is to be seen.

    `.rows` are bitmaps of `.across` tiles each, made as they are needed.
    """

    def __init__(self, path, root):
        """`root`: the displayio group in which everything lies."""
        self._root = root
        self._file = open(path, "rb")  # noqa: SIM115
        head = Header(self._file.read(8))
        self._reader = Reader(head)
        self._size = head.row * head.height
        self.width = head.width
        self.height = head.height
        self.count = head.count
        self.across = head.across()
        self.rows = []
        # In which place each tile is, and which tile in each place.
        self._places = bytearray([_NONE] * head.count)
        self._tiles = []
        self._last = 0

    def place(self, tile):
        """The place of `tile`: .rows[place // .across], there the tile place % .across."""
        place = self._places[tile]
        if place == _NONE:
            place = self._free()
            old = self._tiles[place]
            if old != _NONE:
                self._places[old] = _NONE
            self._tiles[place] = tile
            self._places[tile] = place
            self._file.seek(8 + tile * self._size)
            x = place % self.across * self.width
            self._reader.read(self._file, self.rows[place // self.across], x, 0)
        return place

    def forget(self):
        """Let go of the memory if no tile is in sight."""
        if not sum(self._seen()):
            self.rows.clear()
            self._tiles.clear()
            for tile in range(self.count):
                self._places[tile] = _NONE

    def _free(self):
        """A place that nothing shows, the one longest at rest first; or a new one."""
        n = len(self._tiles)
        if _NONE in self._tiles:
            return self._tiles.index(_NONE)
        seen = self._seen()
        for i in range(n):
            place = (self._last + i) % n
            if not seen[place]:
                self._last = place + 1
                return place
        gc.collect()
        width = self.across * self.width
        self.rows.append(displayio.Bitmap(width, self.height, 1 << self._reader.bits))
        self._tiles.extend([_NONE] * self.across)
        return n

    def _seen(self):
        """For each place 1 if something shows it."""
        seen = bytearray(len(self._tiles))
        groups = [self._root]
        while groups:
            group = groups.pop()
            for i in range(len(group)):
                node = group[i]
                if isinstance(node, displayio.Group):
                    groups.append(node)
                elif isinstance(node, displayio.TileGrid) and not node.hidden:
                    if node.bitmap in self.rows:
                        seen[self.rows.index(node.bitmap) * self.across + node[0]] = 1
        return seen


class Reader:
    """Reads the tiles of a sheet into bitmaps."""

    def __init__(self, head):
        self.bits = head.bits
        self._width = head.width
        self._height = head.height
        if bitmaptools is not None and hasattr(bitmaptools, "blit"):
            self._tile = displayio.Bitmap(head.width, head.height, 1 << head.bits)
            self._row = None
        else:
            self._row = bytearray(head.row)

    def read(self, file, bitmap, left, top):
        """Put the tile at which `file` stands into `bitmap`."""
        if self._row is None:
            # Two native calls.
            bitmaptools.readinto(self._tile, file, self.bits, reverse_pixels_in_element=True)
            bitmaptools.blit(bitmap, self._tile, left, top)
            return
        # Pixel by pixel, for builds without bitmaptools.
        bits = self.bits
        row = self._row
        mask = (1 << bits) - 1
        for y in range(self._height):
            file.readinto(row)
            for x in range(self._width):
                at = x * bits
                bitmap[left + x, top + y] = row[at >> 3] >> (8 - bits - (at & 7)) & mask
