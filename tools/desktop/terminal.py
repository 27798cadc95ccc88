# SPDX-License-Identifier: MIT
"""The handheld in a terminal, for machines without a display.

The same pixels as everywhere, as characters (`cells`), of which only those that
changed are sent.  A terminal tells when a key goes down but not when it comes
up, so each key is a press and a release at once; held keys repeat by
themselves.  However the game ends (Q, Ctrl-C, a signal, an error), the terminal
is put back as it was found.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys

from firmware.buttons import DOWN, LEFT, RELEASED, RIGHT, UP, A, B
from tools.desktop import cells
from tools.desktop.file_memory import FileMemory
from tools.desktop.handheld import KeyQueue, PacedClock, open_handheld

try:
    import termios
    import tty
except ImportError:  # Windows: there is always a display for the window
    termios = None

_LETTERS = {
    b"z": A, b"Z": A, b" ": A, b"\r": A, b"\n": A,
    b"x": B, b"X": B, b"\x7f": B, b"\x08": B,
}  # fmt: skip
_ARROWS = {b"A": UP, b"B": DOWN, b"C": RIGHT, b"D": LEFT}
_QUIT = -2
_QUIT_LETTERS = (b"q", b"Q")
# Language -> the keys, the keys in few words, too small, too small in few words.
_WORDS = {
    "es": (
        "Flechas: mover   Z Intro Espacio: A   X Esc Retroceso: B   Q: salir",
        "Flechas  Z: A  X: B  Q: salir",
        "Terminal pequeño (%s): agrándalo o reduce su letra hasta %s.   Q: salir",
        "%s, hace falta %s",
    ),
    "en": (
        "Arrows: move   Z Enter Space: A   X Esc Backspace: B   Q: quit",
        "Arrows  Z: A  X: B  Q: quit",
        "Terminal too small (%s): enlarge it or shrink its letters to %s.   Q: quit",
        "%s, needs %s",
    ),
}
# How long Esc waits for the rest of a key's sequence, in seconds.
_ESCAPE_S = 0.04

# Alternate screen, cursor hidden, no wrapping at the right edge; and back.
_ENTER = "\x1b[?1049h\x1b[?25l\x1b[?7l"
_LEAVE = "\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l"


def trouble(stdin, stdout) -> str | None:
    """Why the terminal cannot be played in, or None if it can."""
    if not stdin.isatty() or not stdout.isatty():
        return "this is not a terminal"
    if termios is None:
        return "this kind of terminal is not supported"
    term = os.environ.get("TERM", "")
    if term in ("", "dumb", "unknown"):
        return "this terminal (TERM=%s) can only print lines" % term
    if "utf" not in (stdout.encoding or "").lower():
        return "this terminal is not set to UTF-8"
    return None


def colours(environ=os.environ) -> int:
    """How many colours the terminal has: 1 << 24, 256, 16, 8 or 0."""
    term = environ.get("TERM", "")
    if environ.get("COLORTERM") in ("truecolor", "24bit") or term.endswith("-direct"):
        return 1 << 24
    if "256" in term or "kitty" in term or "alacritty" in term:
        return 256
    if term.startswith("vt"):
        return 0
    return 8 if term in ("linux", "screen", "ansi", "cygwin") else 16


def has_braille(environ=os.environ) -> bool:
    """False on the text console of Linux, whose fonts have blocks but no braille."""
    return environ.get("TERM") != "linux"


def read_keys(data: bytes) -> tuple[list[int], bytes]:
    """Buttons in what the terminal sent (or _QUIT), and what is still incomplete.

    Arrows come as ESC [ A or ESC O A, with digits between if a shift key is held; an Esc
    that nothing follows is the key itself, which only the caller's patience can tell.
    """
    found = []
    at = 0
    while at < len(data):
        char = data[at : at + 1]
        if char != b"\x1b":
            at += 1
            if char in _QUIT_LETTERS:
                found.append(_QUIT)
            elif char in _LETTERS:
                found.append(_LETTERS[char])
            continue
        if data[at + 1 : at + 2] not in (b"[", b"O"):
            if at + 1 == len(data):
                break
            found.append(B)
            at += 1
            continue
        end = at + 2
        while data[end : end + 1] and data[end : end + 1] in b"0123456789;":
            end += 1
        if end >= len(data):
            break
        final = data[end : end + 1]
        if final in _ARROWS:
            found.append(_ARROWS[final])
        at = end + 1
    return found, data[at:]


class Painter:
    """Keeps the cells on the terminal equal to the display, sending only changes.

    :param write: takes a str
    :param count: how many colours the terminal has (cells.Colours)
    :param braille: whether its font has braille
    :param lang: language of the line below the screen
    """

    def __init__(self, display, write, count, braille=True, lang="en"):
        self._display = display
        self._write = write
        self._colours = cells.Colours(count)
        self._braille = braille
        self._words = _WORDS[lang]
        self._size = None
        self._fit = None
        self._shown = []
        self._left = self._top = 0
        display.dirty_rows.clear()

    def paint(self, columns: int, rows: int) -> None:
        """Bring a terminal of `columns` x `rows` cells up to date."""
        display = self._display
        whole = (columns, rows) != self._size
        if whole:
            self._size = (columns, rows)
            self._start(columns, rows)
        if self._fit is None or not (whole or display.dirty_rows):
            display.dirty_rows.clear()
            return
        fit = self._fit
        if fit.exact:
            rgb = display.rgb()
        else:
            rgb = display.image().resize((fit.width, fit.height), 4).tobytes()  # 4: box filter
        if whole or not fit.exact:
            changed = range(fit.rows)
        else:
            changed = sorted({y // fit.down for y in display.dirty_rows})
        display.dirty_rows.clear()
        out = []
        for row in changed:
            self._paint_row(out, row, cells.row_of_cells(fit, rgb, row))
        if out:
            out.append("\x1b[0m")
            self._write("".join(out))

    def _paint_row(self, out, row, fresh):
        shown = self._shown[row]
        sgr = self._colours.sgr
        colours = None
        expected = -1  # column where the cursor stands
        for column, cell in enumerate(fresh):
            if shown is not None and shown[column] == cell:
                continue
            if column != expected:
                out.append(
                    "\x1b[%d;%dH" % (self._top + row + 1, self._left + column + 1)
                )
                colours = None
            if cell[1:] != colours:
                out.append(sgr(cell[1], cell[2]))
                colours = cell[1:]
            out.append(cell[0])
            expected = column + 1
        self._shown[row] = fresh

    def _needed(self):
        width, height = self._display.width, self._display.height
        columns, rows = cells.needed(width, height, self._braille)
        return columns, rows + 1

    def _start(self, columns, rows):
        """Choose how to show the screen and paint what is around it."""
        width, height = self._display.width, self._display.height
        fit = self._fit = cells.choose(width, height, columns, rows - 1, self._braille)
        out = ["\x1b[0m\x1b[2J"]
        if fit is None or not fit.exact:
            need = "%dx%d" % self._needed()
            here = "%dx%d" % (columns, rows)
            text, short = self._words[2] % (here, need), self._words[3] % (here, need)
        else:
            text, short = self._words[:2]
        if len(text) > columns:
            text = short[:columns]
        out.append("\x1b[%d;%dH%s" % (rows, (columns - len(text)) // 2 + 1, text))
        if fit is not None:
            self._left = (columns - fit.columns) // 2
            self._top = (rows - 1 - fit.rows) // 2
            self._shown = [None] * fit.rows
        self._write("".join(out))


class _Ending:
    """Signals that ask the game to end.

    The first one only makes `.number` true, so that the frame is finished and
    everything tidied up; a second one, from somebody who waits, interrupts.
    """

    def __init__(self):
        self.number = 0
        self._saved = []

    def __enter__(self):
        for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"):
            self._set(name, self._note)
        # Stopped by Ctrl-Z, the terminal would be left half-drawn.
        self._set("SIGTSTP", signal.SIG_IGN)
        return self

    def __exit__(self, *_error):
        for number, handler in self._saved:
            signal.signal(number, handler)

    def _set(self, name, handler):
        number = getattr(signal, name, None)
        if number is not None:
            self._saved.append((number, signal.signal(number, handler)))

    def _note(self, number, _frame):
        if self.number:
            raise KeyboardInterrupt
        self.number = number


class Tty:
    """The terminal in the state the game needs, inside a `with`; as it was, after it."""

    def __init__(self, stdin, stdout):
        self._in = stdin.fileno()
        self._out = stdout
        self._rest = b""

    def __enter__(self):
        self._out.flush()
        self._before = termios.tcgetattr(self._in)
        tty.setcbreak(self._in)
        self.write(_ENTER)
        return self

    def __exit__(self, *_error):
        try:
            # A terminal that is gone cannot be put back.
            with contextlib.suppress(OSError):
                self.write(_LEAVE)
        finally:
            # Keys that are still waiting were meant for the game, not for the shell.
            with contextlib.suppress(termios.error):
                termios.tcsetattr(self._in, termios.TCSAFLUSH, self._before)

    def write(self, text: str) -> None:
        """Send text at once."""
        self._out.write(text)
        self._out.flush()

    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        size = os.get_terminal_size(self._out.fileno())
        return (size.columns or 80, size.lines or 24)

    def keys(self) -> list[int]:
        """Buttons pressed since the last call, _QUIT among them; does not wait."""
        found = []
        while select.select([self._in], [], [], _ESCAPE_S if self._rest else 0)[0]:
            data = os.read(self._in, 256)
            if not data:
                return [*found, _QUIT]  # nobody will ever type again
            more, self._rest = read_keys(self._rest + data)
            found += more
        if self._rest:
            found.append(B)
            self._rest = b""
        return found


def play(profile: str, lang: str | None, seed: str | None, usual: str = "es") -> None:
    """Play in the terminal until Q, Ctrl-C or a signal.

    SIGTERM and SIGHUP end the process with 128 + their number, as a shell expects.
    """
    keys = KeyQueue()
    clock = PacedClock()
    display, app = open_handheld(
        profile, keys, clock, lang, seed, memory=FileMemory(), usual=usual
    )
    lang = app.settings.lang
    with _Ending() as ending:
        try:
            with Tty(sys.stdin, sys.stdout) as terminal:
                painter = Painter(display, terminal.write, colours(), has_braille(), lang)
                _loop(terminal, painter, app, keys, clock, ending)
        except KeyboardInterrupt:
            pass
    if ending.number not in (0, signal.SIGINT):
        sys.exit(128 + ending.number)


def _loop(terminal, painter, app, keys, clock, ending):
    while not ending.number:
        for button in terminal.keys():
            if button == _QUIT:
                return
            keys.put(button)
            keys.put(button | RELEASED)
        app.step()
        painter.paint(*terminal.size())
        clock.end_frame()
