# SPDX-License-Identifier: MIT
"""The display in memory shows what a 16-bit board would show."""

import subprocess
import sys

from tools.desktop.memory_display import open_display


def picture(display, width=10, height=10, x=0, y=0, colour=0xFF0000):
    import displayio

    bitmap = displayio.Bitmap(width, height, 2)
    bitmap.fill(1)
    palette = displayio.Palette(2)
    palette[1] = colour
    grid = displayio.TileGrid(bitmap, pixel_shader=palette, x=x, y=y)
    group = displayio.Group()
    group.append(grid)
    display.root_group = group
    return grid


def test_pixels_land_where_the_tile_grid_is():
    display = open_display(160, 128)
    picture(display, 10, 5, x=150, y=123)
    display.refresh()
    image = display.image()
    assert image.size == (160, 128)
    assert image.getcolors() == [(50, (255, 0, 0)), (160 * 128 - 50, (0, 0, 0))]
    assert image.getpixel((150, 123)) == image.getpixel((159, 127)) == (255, 0, 0)


def test_colours_are_those_of_rgb565():
    display = open_display(16, 16)
    picture(display, 16, 16, colour=0x123456)
    display.refresh()
    # 5, 6 and 5 bits, spread again over 0..255.
    expected = (0x02 * 255 // 31, 0x0D * 255 // 63, 0x0A * 255 // 31)
    assert display.image().getpixel((3, 3)) == expected
    assert display.frame[0] | display.frame[1] << 8 == 0x02 << 11 | 0x0D << 5 | 0x0A


def test_only_what_changed_is_drawn():
    display = open_display(160, 128)
    grid = picture(display)
    display.refresh()
    display.refresh()  # displayio settles what a whole refresh has left marked
    display.dirty_rows.clear()
    before = display.pixels_sent
    display.refresh()
    assert display.pixels_sent == before and not display.dirty_rows
    grid.x = 1
    display.refresh()
    assert display.pixels_sent - before == 11 * 10
    assert display.dirty_rows == set(range(10))


def test_parts_outside_the_screen_are_cut_off():
    display = open_display(20, 20)
    picture(display, 10, 10, x=15, y=-5)
    display.refresh()
    assert display.image().getcolors()[0][0] == 25


def test_several_displays_at_once_and_scaling():
    one, two = open_display(160, 128), open_display(240, 240)
    picture(one)
    one.refresh()
    two.refresh()
    assert two.image().getcolors() == [(240 * 240, (0, 0, 0))]
    assert one.image(3).size == (480, 384)


def test_a_player_never_sees_the_warnings_of_blinka():
    code = "from tools.desktop.memory_display import open_display; open_display(160, 128)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
