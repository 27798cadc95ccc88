# SPDX-License-Identifier: MIT
"""The terminal is put back as it was, however the game ends; and what its keys mean.

The program runs on a pseudo-terminal, as a person would start it.
"""

import os
import select
import signal
import subprocess
import sys
import time

import pytest

from firmware.buttons import DOWN, LEFT, RIGHT, UP, A, B
from tools.desktop import terminal
from tools.desktop.headless import Headless

termios = pytest.importorskip("termios")

_START = """
import sys
sys.path.insert(0, {root!r})
sys.path.insert(0, {here!r})
import types
import conftest
module = types.ModuleType("firmware.app")
module.App = conftest.SquareApp
sys.modules["firmware.app"] = module
from tools.__main__ import main
sys.exit(main(["play", "--terminal"]))
"""


class Pty:
    """The program on a terminal of `columns` x `rows` cells."""

    def __init__(self, columns=100, rows=40, **environment):
        import fcntl
        import struct

        here = os.path.dirname(os.path.abspath(__file__))
        root = os.path.dirname(os.path.dirname(here))
        self.master, self.slave = os.openpty()
        size = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, size)
        self.before = termios.tcgetattr(self.slave)
        environment = {
            **os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor",
            "LC_ALL": "en_US.UTF-8",
            "PYTHONIOENCODING": "utf-8",
            **environment,
        }  # fmt: skip
        self.process = subprocess.Popen(
            [sys.executable, "-c", _START.format(root=root, here=here)],
            stdin=self.slave,
            stdout=self.slave,
            stderr=self.slave,
            env=environment,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        self.text = ""

    def wait_for(self, text, seconds=20):
        """Read until `text` has come; returns all that came."""
        end = time.monotonic() + seconds
        while text not in self.text and time.monotonic() < end:
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    self.text += os.read(self.master, 1 << 16).decode("utf-8", "replace")
                except OSError:
                    break
            elif self.process.poll() is not None:
                break
        assert text in self.text, self.text[-500:]
        return self.text

    def type(self, text):
        os.write(self.master, text.encode())

    def end(self):
        """Exit code, once the terminal has been found as it was."""
        self.wait_for("\x1b[?1049l")
        code = self.process.wait(20)
        assert termios.tcgetattr(self.slave) == self.before
        for on, off in (("\x1b[?1049h", "\x1b[?1049l"), ("\x1b[?25l", "\x1b[?25h")):
            assert self.text.count(on) == self.text.count(off) == 1
            assert self.text.index(on) < self.text.index(off)
        return code

    def close(self):
        self.process.kill()
        self.process.wait()
        os.close(self.master)
        os.close(self.slave)


@pytest.fixture
def pty():
    opened = []

    def start(*size, **environment):
        opened.append(Pty(*size, **environment))
        return opened[-1]

    yield start
    for one in opened:
        one.close()


READY = "Q: quit"


def test_q_ends_the_game(pty):
    game = pty()
    game.wait_for(READY)
    game.type("q")
    assert game.end() == 0


def test_ctrl_c_ends_the_game(pty):
    game = pty()
    game.wait_for(READY)
    game.type("\x03")
    assert game.end() == 0
    assert "Traceback" not in game.text


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_the_game(pty, number):
    game = pty()
    game.wait_for(READY)
    game.process.send_signal(number)
    assert game.end() == 128 + number


def test_an_error_is_told_on_a_usable_terminal(pty):
    game = pty()
    game.wait_for(READY)
    game.type("x")
    assert game.end() == 1
    text = game.wait_for("the app fell over")
    assert text.index("\x1b[?1049l") < text.index("Traceback")


def test_ctrl_z_does_not_stop_it_half_drawn(pty):
    game = pty()
    game.wait_for(READY)
    game.type("\x1a")
    time.sleep(0.3)
    assert game.process.poll() is None
    game.type("q")
    assert game.end() == 0


def test_only_changed_cells_are_sent(square_app):
    handheld = Headless()
    sent = []
    painter = terminal.Painter(handheld.display, sent.append, 1 << 24)
    painter.paint(170, 66)
    assert sum(text.count("▀") + text.count(" ") for text in sent) > 160 * 64
    del sent[:]
    painter.paint(170, 66)
    assert sent == []
    handheld.app.square.x += 1
    handheld.step()
    painter.paint(170, 66)
    # A column at each side of the square: two cells in each of its five rows.
    (text,) = sent
    assert text.count("H") == 10
    assert text.count(" ") + text.count("▀") == 10


def test_a_small_terminal_says_what_it_needs(pty):
    game = pty(80, 24)
    game.wait_for("too small (80x24): enlarge it or shrink its letters to 80x33")
    game.type("q")
    assert game.end() == 0
    tiny = pty(16, 6)
    tiny.wait_for("16x6, needs 80x3")
    tiny.type("q")
    assert tiny.end() == 0


def test_it_speaks_the_language_of_the_game(pty):
    game = pty(LC_ALL="es_ES.UTF-8")
    game.wait_for("Flechas: mover")
    game.type("q")
    assert game.end() == 0


def test_when_the_terminal_grows_all_is_drawn_anew(pty):
    import fcntl
    import struct

    game = pty(80, 24)
    game.wait_for("too small")
    fcntl.ioctl(game.slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
    game.wait_for("Arrows: move")
    game.type("q")
    assert game.end() == 0


@pytest.mark.parametrize(
    ("data", "buttons", "rest"),
    [
        (b"\x1b[A\x1b[B\x1bOC\x1bOD", [UP, DOWN, RIGHT, LEFT], b""),
        (b"z Z\r\n", [A] * 5, b""),
        (b"xX\x7f\x08", [B] * 4, b""),
        (b"\x1b[1;5C", [RIGHT], b""),
        (b"\x1b\x1b[A", [B, UP], b""),
        (b"\x1bz", [B, A], b""),
        (b"\x1b[3~\x1b[15~", [], b""),
        (b"\x1b", [], b"\x1b"),
        (b"z\x1b[1;", [A], b"\x1b[1;"),
        ("ñ€".encode(), [], b""),
    ],
)
def test_what_a_terminal_sends(data, buttons, rest):
    assert terminal.read_keys(data) == (buttons, rest)


@pytest.mark.parametrize(
    ("environ", "count"),
    [
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, 1 << 24),
        ({"TERM": "screen-256color"}, 256),
        ({"TERM": "xterm"}, 16),
        ({"TERM": "linux"}, 8),
        ({"TERM": "vt220"}, 0),
    ],
)
def test_how_many_colours(environ, count):
    assert terminal.colours(environ) == count


def test_the_text_console_has_no_braille():
    assert not terminal.has_braille({"TERM": "linux"})
    assert terminal.has_braille({"TERM": "xterm"})
