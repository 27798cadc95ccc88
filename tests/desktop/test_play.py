# SPDX-License-Identifier: MIT
"""`python -m tools play`: what it says to bad wishes, and that the real program runs."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.cmd_play import computer_language

ROOT = Path(__file__).resolve().parents[2]


def play(*args, **environment):
    env = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    env.pop("SDL_VIDEODRIVER", None)
    return subprocess.run(
        [sys.executable, "-m", "tools", "play", *map(str, args)],
        cwd=ROOT,
        env={**env, **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
    )


@pytest.fixture
def script(tmp_path):
    path = tmp_path / "script.txt"
    path.write_text("SHOT first\nWAIT 100\nA\nWAIT 300\nSHOT menu\n")
    return path


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--profile", "1x1", "--script", "SCRIPT"), "unknown profile '1x1'"),
        (("--lang", "fr", "--script", "SCRIPT"), "unknown language 'fr'"),
        (("--script", "nowhere.txt"), "nowhere.txt: No such file"),
        (("--scale", "0", "--script", "SCRIPT"), "--scale takes a whole number"),
        (("--scale", "x", "--script", "SCRIPT"), "--scale takes a whole number"),
        (("--shots", "somewhere"), "--shots and --scale belong to --script"),
        (("--window", "--terminal"), "choose one of"),
        (("--window",), "no window: there is no display"),
        (("--terminal",), "no terminal: this is not a terminal"),
        ((), "nothing to play on: no display for a window, and this is not a terminal"),
        (("--colour", "red"), "--colour"),
    ],
)
def test_a_bad_wish_is_one_line_and_exit_code_2(script, args, says):
    if sys.platform != "linux" and "--script" not in args:
        pytest.skip("every such computer has a display")
    done = play(*[script if arg == "SCRIPT" else arg for arg in args])
    assert done.returncode == 2
    assert says in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""


def test_a_bad_line_is_told_with_its_place(tmp_path):
    path = tmp_path / "bad.txt"
    path.write_text("A\nFLY\n")
    done = play("--script", path)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert f"{path}:2: unknown command 'FLY'" in done.stderr


@pytest.mark.parametrize("profile", ["160x128", "240x240"])
def test_pictures_of_the_real_program(script, tmp_path, profile):
    from PIL import Image

    shots = tmp_path / "shots"
    done = play("--profile", profile, "--seed", "TEST", "--script", script, "--shots", shots)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [str(shots / "first.png"), str(shots / "menu.png")]
    first, menu = (Image.open(shots / name) for name in ("first.png", "menu.png"))
    assert first.size == menu.size == tuple(int(side) for side in profile.split("x"))
    assert first.tobytes() != menu.tobytes()


def test_the_language_of_the_computer():
    assert computer_language({"LANG": "en_GB.UTF-8"}) == "en"
    assert computer_language({"LANG": "es_ES.UTF-8"}) == "es"
    assert computer_language({"LANG": "en_US", "LC_ALL": "es_AR"}) == "es"
    assert computer_language({}) == "es"


def test_the_window_is_opened_when_there_is_a_display(monkeypatch):
    """With SDL's dummy driver taken for a display, closed at once."""
    code = (
        "import pygame, tools.desktop.window as w\n"
        "class Shut(w.Window):\n"
        "    def pump(self):\n"
        "        pygame.event.post(pygame.event.Event(pygame.QUIT))\n"
        "        super().pump()\n"
        "w.Window = Shut\n"
        "w._UNSEEN = ()\n"
        "import sys\n"
        "from tools.__main__ import main\n"
        "sys.exit(main(['play', '--profile', '240x240']))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_display_that_is_only_named_is_none():
    """DISPLAY left over from another day: SDL would draw where nobody looks."""
    code = "import tools.desktop.window as w; print(w.trouble())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "DISPLAY": ":987", "SDL_VIDEODRIVER": ""},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stdout.strip() not in ("", "None")
