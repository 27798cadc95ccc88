# SPDX-License-Identifier: MIT
"""Pixels as characters: which way fits, and that no pixel is told wrong."""

import pytest

from tools.desktop import cells

RED, BLACK, WHITE = 0xFF0000, 0x000000, 0xFFFFFF


def rgb(*rows):
    letters = {"r": b"\xff\0\0", ".": b"\0\0\0", "w": b"\xff\xff\xff"}
    return b"".join(letters[letter] for row in rows for letter in row)


@pytest.mark.parametrize(
    ("columns", "rows", "kind", "exact"),
    [
        (160, 64, cells.HALF, True),
        (300, 100, cells.HALF, True),
        (159, 64, cells.BRAILLE, True),
        (160, 63, cells.BRAILLE, True),
        (80, 32, cells.BRAILLE, True),
        (79, 32, cells.BRAILLE, False),
        (80, 23, cells.BRAILLE, False),
    ],
)
def test_the_sharpest_way_that_fits(columns, rows, kind, exact):
    fit = cells.choose(160, 128, columns, rows)
    assert (fit.kind, fit.exact) == (kind, exact)
    assert fit.columns <= columns and fit.rows <= rows


def test_a_reduced_picture_keeps_its_proportions():
    fit = cells.choose(240, 240, 80, 23)
    assert (fit.width, fit.height) == (92, 92)
    assert cells.choose(160, 128, 100, 40, braille=False).kind == cells.HALF


def test_too_small_for_anything():
    assert cells.choose(160, 128, 20, 7) is None
    assert cells.needed(160, 128) == (80, 32)
    assert cells.needed(160, 128, braille=False) == (160, 64)
    assert cells.needed(240, 240) == (120, 60)


def test_half_blocks_show_two_pixels_a_cell():
    fit = cells.Fit(cells.HALF, 3, 2, True)
    assert cells.row_of_cells(fit, rgb("rw.", ".w."), 0) == [
        ("▀", RED, BLACK),
        (" ", WHITE, WHITE),
        (" ", BLACK, BLACK),
    ]


@pytest.mark.parametrize(
    ("rows", "char", "ink", "paper"),
    [
        (("..", "..", "..", ".."), " ", BLACK, BLACK),
        (("w.", "..", "..", ".."), "⠁", WHITE, BLACK),
        ((".w", "..", "..", ".."), "⠈", WHITE, BLACK),
        (("..", "..", "..", "w."), "⡀", WHITE, BLACK),
        (("ww", "ww", "ww", "w."), "⢀", BLACK, WHITE),  # the larger part is the paper
        (("w.", "w.", "w.", "w."), "⡇", WHITE, BLACK),
    ],
)
def test_braille_shows_eight(rows, char, ink, paper):
    fit = cells.Fit(cells.BRAILLE, 2, 4, True)
    assert cells.row_of_cells(fit, rgb(*rows), 0) == [(char, ink, paper)]


def test_edges_that_do_not_fill_a_cell():
    fit = cells.Fit(cells.BRAILLE, 3, 5, True)
    picture = rgb("rrr", "rrr", "rrr", "rrr", "www")
    assert cells.row_of_cells(fit, picture, 0) == [(" ", RED, RED)] * 2
    assert cells.row_of_cells(fit, picture, 1) == [(" ", WHITE, WHITE)] * 2


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (1 << 24, "\x1b[38;2;255;0;0;48;2;0;0;0m"),
        (256, "\x1b[38;5;196;48;5;16m"),
        (16, "\x1b[91;40m"),
        (8, "\x1b[31;40m"),
        (0, "\x1b[0m"),
    ],
)
def test_colours_as_the_terminal_can(count, expected):
    assert cells.Colours(count).sgr(RED, BLACK) == expected


def test_greys_of_256_colours():
    assert cells.Colours(256).sgr(0x808080, 0x121212) == "\x1b[38;5;244;48;5;233m"
