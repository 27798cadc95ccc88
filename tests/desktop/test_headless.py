# SPDX-License-Identifier: MIT
"""Scripts: what they mean, that they repeat exactly, and what is said about bad ones."""

from itertools import pairwise

import pytest

from firmware.buttons import RIGHT, A
from tools.desktop.handheld import Usage
from tools.desktop.headless import (
    FRAME_MS,
    TAP_MS,
    Headless,
    ScriptError,
    parse_script,
    read_script,
)


def test_every_kind_of_line():
    text = "# a remark\n\nA\nRIGHT*3  # so far\nHOLD DOWN 900\nWAIT 500\nSHOT table-1\n"
    assert parse_script(text) == [
        ("press", 4, 1),
        ("press", 3, 3),
        ("hold", 1, 900),
        ("wait", 0, 500),
        ("shot", "table-1", 0),
    ]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("JUMP", "unknown command 'JUMP'"),
        ("a", "unknown command 'a'"),
        ("A*0", "'0' is not a number of times"),
        ("A*", "'' is not a number of times"),
        ("A*-1", "'-1' is not"),
        ("A B", "one command a line"),
        ("WAIT", "WAIT takes"),
        ("WAIT soon", "'soon' is not a number of milliseconds"),
        ("WAIT 99999999999", "is not a number"),
        ("WAIT ²", "is not a number"),
        ("SHOT", "SHOT takes a name"),
        ("SHOT ../x", "SHOT takes a name"),
        ("HOLD A", "HOLD takes"),
        ("HOLD X 5", "unknown command 'X'"),
    ],
)
def test_a_bad_line_is_told_with_file_and_line(line, says):
    with pytest.raises(ScriptError) as error:
        parse_script("A\n\n" + line + "\n", "game.txt")
    assert str(error.value).startswith("game.txt:3: ")
    assert says in str(error.value)
    assert "\n" not in str(error.value)


def test_two_pictures_of_one_name_are_a_mistake():
    with pytest.raises(ScriptError, match="x:2: second SHOT a"):
        parse_script("SHOT a\nSHOT a\n", "x")


def test_a_file_that_cannot_be_read(tmp_path):
    with pytest.raises(ScriptError, match="No such file"):
        read_script(tmp_path / "none.txt")
    with pytest.raises(ScriptError, match="directory"):
        read_script(tmp_path)
    (tmp_path / "latin.txt").write_bytes(b"# a\xf1o\n")
    with pytest.raises(ScriptError, match="UTF-8"):
        read_script(tmp_path / "latin.txt")


def test_unknown_profile_and_language(square_app):
    with pytest.raises(Usage, match="unknown profile '1x1': choose one of 160x128"):
        Headless("1x1")
    with pytest.raises(Usage, match="unknown language 'fr'"):
        Headless(lang="fr")


def test_the_app_gets_what_was_asked_for(square_app):
    assert Headless("240x240", "en", "CODE").app.given == ("240x240", "en", "CODE")


def test_time_passes_without_waiting(square_app):
    handheld = Headless()
    start = handheld.clock.now
    handheld.wait(3_600_000)
    assert 3_600_000 <= handheld.clock.now - start < 3_600_000 + 2 * FRAME_MS


def test_a_press_is_held_and_let_go(square_app):
    handheld = Headless()
    handheld.press(A, 2)
    times, events = zip(*handheld.app.events)
    assert events == (A, A | 8, A, A | 8)
    assert all(later - earlier >= TAP_MS for earlier, later in pairwise(times))


def test_hold_keeps_the_button_down(square_app):
    handheld = Headless()
    handheld.run(parse_script("HOLD RIGHT 900"))
    (down, event), (up, release) = handheld.app.events
    assert (event, release) == (RIGHT, RIGHT | 8)
    assert 900 <= up - down <= 900 + 2 * FRAME_MS


def test_ticks_wrap_as_on_a_board(square_app):
    handheld = Headless()
    handheld.clock.now = (1 << 29) - 10
    handheld.wait(50)
    assert handheld.clock.ticks_ms() < 100


def test_shots_are_the_frame(square_app, tmp_path):
    from PIL import Image

    handheld = Headless()
    written = handheld.run(parse_script("SHOT a\nRIGHT\nSHOT b\n"), tmp_path / "new", 2)
    assert written == [tmp_path / "new" / "a.png", tmp_path / "new" / "b.png"]
    before, after = (Image.open(path).convert("RGB") for path in written)
    assert before.size == (320, 256)
    assert before.getpixel((8, 40))[0] > 200 > before.getpixel((28, 40))[0]
    assert after.getpixel((28, 40))[0] > 200 > after.getpixel((8, 40))[0]


def test_the_same_script_gives_the_same_pictures():
    """With the real firmware, title and menu."""
    script = parse_script("WAIT 400\nA\nDOWN*2\nWAIT 300")
    frames = []
    for _ in range(2):
        handheld = Headless("160x128", "en", "TEST")
        handheld.run(script)
        frames.append((bytes(handheld.display.frame), handheld.clock.now))
    assert frames[0] == frames[1]
    assert len(handheld.image().getcolors(1 << 16)) > 3
