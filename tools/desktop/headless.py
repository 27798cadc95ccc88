# SPDX-License-Identifier: MIT
"""The handheld without a screen, driven by a script, on a clock of its own.

Tests and the pictures of the README are made with this.  Time passes only
when the firmware sleeps or a frame ends, so that a script gives the same
pixels on every machine, as fast as the machine can draw.

A script is a text of lines:

    A            press a button (UP DOWN LEFT RIGHT A B) and let it go
    RIGHT*3      three times
    HOLD DOWN 900   keep it pressed for 900 ms
    WAIT 500     let 500 ms pass
    SHOT name    write name.png
    # and remarks, also at the end of a line
"""

from __future__ import annotations

import re
from pathlib import Path

from firmware import buttons
from tools.desktop.handheld import KeyQueue, Usage, open_handheld

# A tap is held this long and followed by as long a pause: two frames each on every
# board, well under the delay of the auto-repeat.
TAP_MS = 60
# A frame that did not sleep still costs time, or a waiting script would never end.
FRAME_MS = 33

_TICKS_MASK = (1 << 29) - 1
_NAME = re.compile(r"[A-Za-z0-9_.-]+\Z")
_LIMIT = 10_000_000


class ScriptError(Usage):
    """A line of a script that cannot be read; str() starts with file:line."""


class VirtualClock:
    """The clock port of a script: time passes when somebody sleeps."""

    def __init__(self):
        self.now = 0

    def ticks_ms(self) -> int:
        return self.now & _TICKS_MASK

    def sleep_ms(self, ms: int) -> None:
        if ms > 0:
            self.now += ms


class Headless:
    """A handheld to press buttons on from a program.

    .display   the memory display;  .app the firmware;  .clock.now ms since the start
    """

    def __init__(self, profile="160x128", lang="es", seed=None, memory=None):
        self.keys = KeyQueue()
        self.clock = VirtualClock()
        # Without a seed a script still sees the same deals every time.
        self.display, self.app = open_handheld(
            profile,
            self.keys,
            self.clock,
            lang,
            seed,
            entropy=lambda: b"headless",
            memory=memory,
        )
        self.step()

    def step(self) -> None:
        """Run one frame; at least FRAME_MS pass."""
        before = self.clock.now
        self.app.step()
        if self.clock.now - before < FRAME_MS:
            self.clock.now = before + FRAME_MS

    def wait(self, ms: int) -> None:
        """Let `ms` milliseconds pass, at least one frame."""
        end = self.clock.now + ms
        self.step()
        while self.clock.now < end:
            self.step()

    def press(self, button: int, times: int = 1, hold_ms: int = TAP_MS) -> None:
        """Press a button (0..5), keep it for `hold_ms`, let it go; `times` times."""
        for _ in range(times):
            self.keys.put(button)
            self.wait(hold_ms)
            self.keys.put(button | buttons.RELEASED)
            self.wait(TAP_MS)

    def image(self, scale: int = 1):
        """What the screen shows, as a Pillow image."""
        return self.display.image(scale)

    def run(self, commands, shots=None, scale: int = 1) -> list[Path]:
        """Carry out parsed commands; returns the pictures written to folder `shots`."""
        written = []
        for verb, what, amount in commands:
            if verb == "press":
                self.press(what, amount)
            elif verb == "hold":
                self.press(what, hold_ms=amount)
            elif verb == "wait":
                self.wait(amount)
            else:
                folder = Path(shots or ".")
                folder.mkdir(parents=True, exist_ok=True)
                path = folder / (what + ".png")
                self.image(scale).save(path)
                written.append(path)
        return written


def parse_script(text: str, source: str = "script") -> list[tuple]:
    """Read a script.

    :return: list of ("press", button, times), ("hold", button, ms), ("wait", 0, ms),
        ("shot", name, 0)
    :raises ScriptError: "source:line: what is wrong"
    """
    commands = []
    names = set()
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#", 1)[0].split()
        if not words:
            continue
        try:
            command = _parse_line(words)
        except ValueError as problem:
            raise ScriptError("%s:%d: %s" % (source, number, problem)) from None
        if command[0] == "shot":
            if command[1] in names:
                raise ScriptError("%s:%d: second SHOT %s" % (source, number, command[1]))
            names.add(command[1])
        commands.append(command)
    return commands


def read_script(path) -> list[tuple]:
    """Read a script file.

    :raises ScriptError: if it cannot be opened, is not UTF-8 text or has a bad line
    """
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as problem:
        raise ScriptError("%s: %s" % (path, problem.strerror)) from None
    except UnicodeDecodeError:
        raise ScriptError("%s: not a UTF-8 text" % path) from None
    return parse_script(text, str(path))


def _parse_line(words):
    verb = words[0]
    if verb == "WAIT":
        if len(words) != 2:
            raise ValueError("WAIT takes a number of milliseconds, as in WAIT 500")
        return ("wait", 0, _number(words[1], "milliseconds"))
    if verb == "SHOT":
        if len(words) != 2 or not _NAME.match(words[1]):
            raise ValueError("SHOT takes a name of letters, digits, '_', '-', '.'")
        return ("shot", words[1], 0)
    if verb == "HOLD":
        if len(words) != 3:
            raise ValueError("HOLD takes a button and milliseconds, as in HOLD DOWN 900")
        return ("hold", _button(words[1]), _number(words[2], "milliseconds"))
    if len(words) != 1:
        raise ValueError("one command a line, not %r" % " ".join(words))
    name, star, times = verb.partition("*")
    return ("press", _button(name), _number(times, "times") if star else 1)


def _button(name):
    if name not in buttons.NAMES:
        raise ValueError(
            "unknown command %r: a button (%s), WAIT, HOLD or SHOT"
            % (name, " ".join(buttons.NAMES))
        )
    return buttons.NAMES.index(name)


def _number(text, unit):
    if not text.isascii() or not text.isdigit() or not 0 < int(text) <= _LIMIT:
        raise ValueError("%r is not a number of %s (1..%d)" % (text, unit, _LIMIT))
    return int(text)
