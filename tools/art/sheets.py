# SPDX-License-Identifier: MIT
"""Sheets: the one binary form of every picture on the device.

A sheet is a header of 8 bytes (`TS`, version 1, bits per pixel, tile width, tile height, number
of tiles as uint16 little endian) and one vertical strip of tiles, rows packed from the highest
bit, each row filled up to a whole byte. This module packs, unpacks and lists all of them.
"""

import struct
from pathlib import Path

from firmware.charset import CHARS

from . import deck, maps

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "assets"
OUTPUTS = ROOT / "firmware" / "assets"
_HEADER = struct.Struct("<2sBBBBH")


def pack(tiles, bits):
    """Bytes of a sheet of equal `tiles` (lists of rows of colours below 2**bits)."""
    height, width = len(tiles[0]), len(tiles[0][0])
    out = bytearray(_HEADER.pack(b"TS", 1, bits, width, height, len(tiles)))
    for tile in tiles:
        if len(tile) != height or any(len(row) != width for row in tile):
            raise maps.MapError("tiles of one sheet differ in size")
        for row in tile:
            value = 0
            for pixel in row:
                if not 0 <= pixel < 1 << bits:
                    raise maps.MapError(f"colour {pixel} does not fit in {bits} bits")
                value = value << bits | pixel
            size = (width * bits + 7) // 8
            out += (value << size * 8 - width * bits).to_bytes(size, "big")
    return bytes(out)


def unpack(data):
    """(tiles, bits) of the sheet `data`; the inverse of pack. ValueError on a bad header."""
    magic, version, bits, width, height, count = _HEADER.unpack_from(data)
    size = (width * bits + 7) // 8
    if magic != b"TS" or version != 1 or len(data) != _HEADER.size + size * height * count:
        raise ValueError("not a sheet")
    tiles = []
    for start in range(_HEADER.size, len(data), size * height):
        tile = []
        for y in range(height):
            begin = start + y * size
            value = int.from_bytes(data[begin : begin + size], "big") >> size * 8 - width * bits
            mask = (1 << bits) - 1
            tile.append([value >> (width - 1 - x) * bits & mask for x in range(width)])
        tiles.append(tile)
    return tiles, bits


def font(size):
    """Glyph tiles of the font `size` ("s" or "l") in the order of CHARS."""
    glyphs = maps.read_font(SOURCES / "fonts" / f"font_{size}.txt")
    missing = [char for char in CHARS if char not in glyphs]
    if missing:
        raise maps.MapError(f"font_{size}.txt lacks {missing}")
    return [glyphs[char] for char in CHARS]


def build():
    """All outputs as a dict: file name -> bytes."""
    made = {}
    for size in "sl":
        parts = deck.Parts(SOURCES / "cards", size)
        made[f"font_{size}.bin"] = pack(font(size), 1)
        made[f"cards_{size}.bin"] = pack(parts.tiles(), 2)
        made[f"suits_{size}.bin"] = pack(parts.marks(), 2)
        logo = maps.read(SOURCES / "logo" / f"logo_{size}.txt")["logo"]
        made[f"logo_{size}.bin"] = pack([maps.opaque(logo)], 2)
    return made
