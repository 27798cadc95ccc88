# SPDX-License-Identifier: MIT
"""One handheld put together from the real firmware and a memory display.

The window, the terminal and the headless runner differ only in where key
events come from and in who looks at the frame; this is the part they share.
"""

from __future__ import annotations

import time
from collections import deque

from firmware import ports
from tools.desktop import memory_display

LANGUAGES = ("es", "en")


class Usage(ValueError):
    """Something the person typed cannot be used; str() is one clear line."""


class KeyQueue:
    """The keys port of a computer: events wait here until the firmware takes them."""

    def __init__(self):
        self._events = deque()

    def put(self, event: int) -> None:
        """Add an event: a button, or a button | 8 when it is released."""
        self._events.append(event)

    def get(self) -> int:
        """The oldest event, or -1."""
        return self._events.popleft() if self._events else -1

    def __len__(self):
        return len(self._events)


class PacedClock(ports.Clock):
    """The computer's clock, which sees to it that no loop of frames runs hot."""

    FRAME_S = 0.025

    def __init__(self):
        self._next = time.monotonic()

    def end_frame(self) -> None:
        """Sleep out the rest of a frame that was over too soon."""
        now = time.monotonic()
        if now < self._next:
            time.sleep(self._next - now)
            now = self._next
        self._next = now + self.FRAME_S


def profile_names() -> tuple[str, ...]:
    """The layout profiles the firmware knows, as `--profile` takes them."""
    from firmware import profile

    return tuple(profile.NAMES)


def profile_size(name: str) -> tuple[int, int]:
    """Width and height in pixels of a profile.

    :raises Usage: if there is no such profile.
    """
    names = profile_names()
    if name not in names:
        raise Usage("unknown profile %r: choose one of %s" % (name, ", ".join(names)))
    width, height = name.split("x")
    return int(width), int(height)


def check(profile, lang, seed) -> tuple[int, int]:
    """Return the size of the screen if what was typed can be used.

    :raises Usage: on an unknown profile or language, or an empty seed
    """
    if lang is not None and lang not in LANGUAGES:
        raise Usage("unknown language %r: choose one of %s" % (lang, ", ".join(LANGUAGES)))
    if seed is not None and not seed.strip():
        raise Usage("an empty seed deals nothing: give a deal code or any text")
    return profile_size(profile)


def open_handheld(
    profile, keys, clock, lang=None, seed=None, entropy=None, memory=None, usual="es"
):
    """Build display and app.

    :param profile: name of the layout profile, which gives the screen size
    :param keys: keys port;  `clock`: clock port (firmware.ports)
    :param seed: deal code or any text for the first match, or None for a fresh one
    :param lang: language, or None for the one kept in `memory`, `usual` if there is none
    :param entropy: replaces the computer's own 8 random bytes
    :param memory: memory port, or None to keep nothing
    :return: (display, app)
    :raises Usage: on an unknown profile or language, or a seed that cannot be used
    """
    width, height = check(profile, lang, seed)
    display = memory_display.open_display(width, height)

    from firmware.app import App

    screen = ports.displayio_screen(display)
    given = ports.Ports(screen, keys, clock, entropy or ports.entropy, memory)
    return display, App(given, profile, lang=lang, seed=seed, usual=usual)
