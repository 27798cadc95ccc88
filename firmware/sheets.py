# SPDX-License-Identifier: MIT
"""Sheets: the pictures and fonts of the handheld, as files of equal tiles.

A sheet file is an 8-byte header ("TS", version 1, bits per pixel, tile width, tile
height, tile count little endian) and then the tiles one under the other, each row
packed from the high bits on and padded to a whole byte.  This module reads the header
and says where the files are; how the pixels are kept is the back end's affair.
"""

VERSION = 1


def folder():
    """The folder of the sheets, with a slash at its end."""
    try:
        here = __file__
    except NameError:  # a module frozen into the runtime has no file
        return "firmware/assets/"
    cut = here.rfind("/")
    return (here[: cut + 1] if cut >= 0 else "") + "assets/"


class Header:
    """What the first 8 bytes of a sheet say.

    bits 1, 2 or 4 a pixel; width and height of a tile in pixels; count of tiles;
    row = bytes of one row of a tile.
    """

    def __init__(self, data):
        """Read `data` (8 bytes). ValueError if they are no header of a sheet."""
        if len(data) != 8 or data[0] != 84 or data[1] != 83 or data[2] != VERSION:
            raise ValueError("not a sheet")
        self.bits = data[3]
        self.width = data[4]
        self.height = data[5]
        self.count = data[6] | data[7] << 8
        self.row = (self.width * self.bits + 7) // 8

    def across(self):
        """How many tiles side by side waste no bits of 32-bit words (at most 32)."""
        n = 1
        while n < 32 and n < self.count and (n * self.width * self.bits) & 31:
            n += 1
        if (n * self.width * self.bits) & 31:
            return 1
        return n
