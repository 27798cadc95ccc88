# SPDX-License-Identifier: MIT
"""The pictures of the firmware: up to date, complete, and telling the cards apart.

What a player must see is held here as rules: the pinta counts the suit, ten indexes differ, the
suits differ in shape with all colour taken away, and every character of the fonts has ink.
"""

from itertools import combinations, pairwise

import pytest

from firmware import charset, palettes
from tools.art import deck, maps, sheets

SIZES = "sl"
WHERE = {"s": (24, 36, 6, 11, 9, 15), "l": (36, 54, 9, 18, 14, 22)}


def load(name):
    """Tiles of a committed sheet."""
    return sheets.unpack((sheets.OUTPUTS / name).read_bytes())[0]


def crop(tile, left, top, width, height):
    return [row[left : left + width] for row in tile[top : top + height]]


def shape(rows):
    """A picture with its colours taken away."""
    return tuple(tuple(pixel != 0 for pixel in row) for row in rows)


def test_outputs_are_what_the_sources_give():
    for name, data in sheets.build().items():
        assert (sheets.OUTPUTS / name).read_bytes() == data, f"{name}: run python -m tools assets"


def test_pack_and_unpack_are_inverse():
    tiles = [[[x * y % 4 for x in range(5)] for y in range(3)], [[3] * 5 for _ in range(3)]]
    assert sheets.unpack(sheets.pack(tiles, 2)) == (tiles, 2)
    with pytest.raises(maps.MapError):
        sheets.pack(tiles, 1)
    with pytest.raises(ValueError, match="not a sheet"):
        sheets.unpack(b"TS\x02" + bytes(8))


@pytest.mark.parametrize("size", SIZES)
def test_headers(size):
    width, height, glyph_width, glyph_height, mark, _ = WHERE[size]
    expected = {
        f"cards_{size}.bin": (2, width, height, 42),
        f"font_{size}.bin": (1, glyph_width, glyph_height, len(charset.CHARS)),
        f"suits_{size}.bin": (2, mark, mark, 4),
    }
    for name, (bits, wide, tall, count) in expected.items():
        data = (sheets.OUTPUTS / name).read_bytes()
        assert data[:3] == b"TS\x01"
        assert tuple(data[3:6]) == (bits, wide, tall)
        assert data[6] + 256 * data[7] == count
        assert len(data) == 8 + (wide * bits + 7) // 8 * tall * count
    logo = (sheets.OUTPUTS / f"logo_{size}.bin").read_bytes()
    assert logo[3] == 2
    assert logo[6] == 1


# ---- fonts


def test_index_is_the_order_of_the_tiles():
    assert len(set(charset.CHARS)) == len(charset.CHARS)
    assert [charset.index(char) for char in charset.CHARS] == list(range(len(charset.CHARS)))
    assert charset.CHARS[charset.index("☃")] == "?"


@pytest.mark.parametrize("size", SIZES)
def test_every_character_has_its_own_ink(size):
    glyphs = load(f"font_{size}.bin")
    seen = {}
    for char, glyph in zip(charset.CHARS, glyphs, strict=True):
        assert any(map(any, glyph)) == (char != " "), char
        key = shape(glyph)
        assert key not in seen, f"{char!r} looks like {seen[key]!r}"
        seen[key] = char


@pytest.mark.parametrize("size", SIZES)
def test_neighbours_in_a_word_do_not_touch(size):
    """Letters and digits leave one column free at one side at least."""
    for char, glyph in zip(charset.CHARS, load(f"font_{size}.bin"), strict=True):
        if char.isalnum():
            first, last = (any(row[column] for row in glyph) for column in (0, -1))
            assert not (first and last), char


# ---- cards


def breaks(row):
    """How often a line of ink is interrupted between its two ends."""
    dark = [place for place, pixel in enumerate(row) if pixel == 1]
    return sum(after - before > 1 for before, after in pairwise(dark))


@pytest.mark.parametrize("size", SIZES)
def test_pinta_counts_the_suit(size):
    near = deck.SIZES[size].frame
    for number, tile in enumerate(load(f"cards_{size}.bin")[:40]):
        assert breaks(tile[near]) == number // 10
        assert breaks(tile[-1 - near]) == number // 10


@pytest.mark.parametrize("size", SIZES)
def test_index_and_mark_fit_in_the_strip_of_a_fanned_card(size):
    """All of the index and of the mark lies left of what the next card covers."""
    visible = WHERE[size][5]
    parts = deck.Parts(sheets.SOURCES / "cards", size)
    for block, place in [("rank " + rank, parts.size.index) for rank in deck.RANKS] + [
        ("mark " + suit, parts.size.mark) for suit in deck.SUITS
    ]:
        assert place[0] + len(parts.maps[block][0]) < visible, block


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_drawn_over_the_index(size):
    parts = deck.Parts(sheets.SOURCES / "cards", size)
    left, top = parts.size.index
    for number, tile in enumerate(load(f"cards_{size}.bin")[:40]):
        glyph = parts.maps["rank " + deck.RANKS[number % 10]]
        seen = crop(tile, left, top, len(glyph[0]), len(glyph))
        assert shape(seen) == shape(maps.opaque(glyph)), number


@pytest.mark.parametrize("size", SIZES)
def test_ten_indexes_differ_clearly(size):
    parts = deck.Parts(sheets.SOURCES / "cards", size)
    glyphs = {rank: shape(maps.opaque(parts.maps["rank " + rank])) for rank in deck.RANKS}
    for one, other in combinations(deck.RANKS, 2):
        different = sum(
            a != b
            for row_a, row_b in zip(glyphs[one], glyphs[other], strict=True)
            for a, b in zip(row_a, row_b, strict=True)
        )
        assert different >= 5, (one, other)


@pytest.mark.parametrize("size", SIZES)
def test_suits_differ_in_shape(size):
    marks = [shape(tile) for tile in load(f"suits_{size}.bin")]
    for one, other in combinations(marks, 2):
        flat_one, flat_other = sum(one, ()), sum(other, ())
        different = sum(a != b for a, b in zip(flat_one, flat_other, strict=True))
        assert different >= len(flat_one) // 8


@pytest.mark.parametrize("size", SIZES)
def test_all_tiles_differ(size):
    tiles = load(f"cards_{size}.bin")
    assert len({str(tile) for tile in tiles}) == 42


def brightness(colour):
    return ((colour >> 16) * 299 + (colour >> 8 & 255) * 587 + (colour & 255) * 114) / 1000


def test_palettes():
    for colours in (*palettes.CARD, *palettes.DIM, palettes.BACK, palettes.PLACE, palettes.LOGO):
        assert len(colours) == 4
    for bright, dim in zip(palettes.CARD, palettes.DIM, strict=True):
        paper, ink, main, _ = map(brightness, bright)
        assert paper - ink > 150
        assert paper - main > 50
        assert brightness(dim[0]) < paper - 60
        assert brightness(dim[0]) - brightness(dim[1]) > 80
    assert brightness(palettes.TEXT) - brightness(palettes.PANEL) > 150
    assert brightness(palettes.TEXT) - brightness(palettes.FELT) > 100
