# SPDX-License-Identifier: MIT
"""The handheld in a window: its screen enlarged by a whole number, in a drawn body.

Keys: arrows = cross, Z / Enter / Space = A, X / Backspace / Esc = B.  The drawn
buttons show what is pressed and can be pressed with the mouse.  Auto-repeat is
the firmware's, as on a board; closing the window ends the game.
"""

from __future__ import annotations

import os
import sys

from firmware.buttons import DOWN, LEFT, NAMES, RELEASED, RIGHT, UP, A, B
from tools.desktop.body import Body
from tools.desktop.file_memory import FileMemory
from tools.desktop.handheld import KeyQueue, PacedClock, open_handheld

# Share of the desktop the first window may take: title bars and panels need the rest.
_ROOM = 0.9
_TITLE = "Pocket Tute"


def _pygame():
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    return pygame


_UNSEEN = ("offscreen", "dummy", "evdev")


def trouble() -> str | None:
    """Why no window can be opened here, or None if one can."""
    if sys.platform.startswith("linux"):
        names = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
        if not any(os.environ.get(name) for name in names):
            return "there is no display"
    try:
        pygame = _pygame()
        pygame.display.init()
        # With a display named that is not there, pygame draws where nobody looks.
        if pygame.display.get_driver() in _UNSEEN:
            pygame.display.quit()
            return "the display does not answer"
    except Exception as problem:  # whatever is wrong with it, there is the terminal
        return str(problem) or "pygame does not start"
    return None


def key_table(pygame) -> dict[int, int]:
    """Key code -> button."""
    return {
        pygame.K_UP: UP,
        pygame.K_DOWN: DOWN,
        pygame.K_LEFT: LEFT,
        pygame.K_RIGHT: RIGHT,
        pygame.K_z: A,
        pygame.K_RETURN: A,
        pygame.K_KP_ENTER: A,
        pygame.K_SPACE: A,
        pygame.K_x: B,
        pygame.K_BACKSPACE: B,
        pygame.K_ESCAPE: B,
    }


class Window:
    """The window and its events; `keys` is the keys port it feeds."""

    def __init__(self, display, keys, lang="en"):
        self._pygame = pygame = _pygame()
        pygame.display.init()
        pygame.font.init()
        self._display = display
        self._keys = keys
        self._table = key_table(pygame)
        self._held = {}  # key code or "mouse" -> button
        self._drawn = None
        self.open = True
        pygame.display.set_caption(_TITLE)
        width, height = pygame.display.get_desktop_sizes()[0]
        self._body = Body(pygame, display.width, display.height, lang)
        scale = self._body.fit(int(width * _ROOM), int(height * _ROOM))
        self._surface = pygame.display.set_mode(self._body.size(scale), pygame.RESIZABLE)
        self._layout(*self._surface.get_size())

    def _layout(self, width, height):
        self._body.draw(self._surface, width, height)
        self._drawn = None

    def pump(self) -> None:
        """Take in what happened: keys, mouse, resizing, closing."""
        pygame = self._pygame
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                self.open = False
            elif event.type == pygame.KEYDOWN and event.key in self._table:
                self._press(event.key, self._table[event.key])
            elif event.type == pygame.KEYUP:
                self._release(event.key)
            elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
                button = self._body.button_at(*event.pos)
                if button is not None:
                    self._press("mouse", button)
            elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
                self._release("mouse")
            elif event.type == pygame.WINDOWFOCUSLOST:
                # The release of a key that is down now goes to another window.
                for key in list(self._held):
                    self._release(key)
            elif event.type == pygame.VIDEORESIZE:
                self._surface = pygame.display.get_surface()
                self._layout(*self._surface.get_size())
            elif event.type == pygame.VIDEOEXPOSE:
                self._drawn = None

    def _press(self, key, button):
        if key in self._held:
            return
        if button not in self._held.values():  # two keys of one button: one press
            self._keys.put(button)
        self._held[key] = button

    def _release(self, key):
        button = self._held.pop(key, None)
        if button is not None and button not in self._held.values():
            self._keys.put(button | RELEASED)

    def show(self) -> None:
        """Draw what changed since the last call."""
        pygame = self._pygame
        held = frozenset(self._held.values())
        state = (self._display.changes, held)
        if state == self._drawn:
            return
        if self._drawn is None:
            self._body.redraw(self._surface)
        size = (self._display.width, self._display.height)
        picture = pygame.image.frombuffer(self._display.rgb(), size, "RGB")
        self._body.draw_screen(self._surface, picture)
        for button in range(len(NAMES)):
            self._body.draw_button(self._surface, button, button in held)
        pygame.display.flip()
        self._drawn = state

    def close(self) -> None:
        """Give the display back."""
        self._pygame.quit()


def play(profile: str, lang: str | None, seed: str | None, usual: str = "es") -> None:
    """Play in a window until it is closed (Ctrl-C in the terminal ends it too)."""
    keys = KeyQueue()
    clock = PacedClock()
    display, app = open_handheld(
        profile, keys, clock, lang, seed, memory=FileMemory(), usual=usual
    )
    window = Window(display, keys, app.settings.lang)
    try:
        while window.open:
            window.pump()
            app.step()
            window.show()
            clock.end_frame()
    except KeyboardInterrupt:
        pass
    finally:
        window.close()
