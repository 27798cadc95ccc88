# SPDX-License-Identifier: MIT
"""The pictures of the documentation: the walk meets every scene, and only changes are written."""

from PIL import Image

from tools import cmd_screenshots
from tools.cmd_screenshots import _save, strip, tour


def test_the_walk_meets_every_scene():
    shots = tour("160x128", "es", 1)
    assert list(shots) == ["title", "menu", "options", "table", "result"]
    assert set(cmd_screenshots.STRIP) <= set(shots)
    assert {image.size for image in shots.values()} == {(160, 128)}
    assert len({image.tobytes() for image in shots.values()}) == len(shots)


def test_a_picture_that_would_not_change_is_not_written(tmp_path):
    path = tmp_path / "img" / "x.png"
    assert _save(Image.new("RGB", (4, 4), "red"), path)
    assert not _save(Image.new("RGB", (4, 4), "red"), path)
    assert _save(Image.new("RGB", (4, 4), "blue"), path)
    assert _save(Image.new("RGB", (5, 4), "blue"), path)


def test_pictures_beside_each_other_are_centred():
    whole = strip([Image.new("RGB", (10, 10), "red"), Image.new("RGB", (4, 6), "blue")])
    assert whole.size == (10 + cmd_screenshots.GAP + 4, 10)
    assert whole.getpixel((10 + cmd_screenshots.GAP, 1)) == cmd_screenshots.PAPER
    assert whole.getpixel((10 + cmd_screenshots.GAP, 2)) == (0, 0, 255)
