# SPDX-License-Identifier: MIT
"""The window on SDL's dummy driver: keys, mouse, scaling, closing."""

import pytest

from firmware.buttons import DOWN, RELEASED, RIGHT, UP, A, B
from tools.desktop.body import Body
from tools.desktop.handheld import KeyQueue
from tools.desktop.memory_display import open_display
from tools.desktop.window import Window


@pytest.fixture
def pygame(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    return pytest.importorskip("pygame")


@pytest.fixture
def window(pygame):
    opened = Window(open_display(160, 128), KeyQueue())
    yield opened
    opened.close()


def events(window):
    window.pump()
    found = []
    while (event := window._keys.get()) >= 0:
        found.append(event)
    return found


def post(pygame, kind, **what):
    pygame.event.post(pygame.event.Event(kind, **what))


def test_each_key_is_a_button(pygame, window):
    for key, button in (
        (pygame.K_UP, UP), (pygame.K_z, A), (pygame.K_RETURN, A), (pygame.K_SPACE, A),
        (pygame.K_x, B), (pygame.K_BACKSPACE, B), (pygame.K_ESCAPE, B), (pygame.K_RIGHT, RIGHT),
    ):  # fmt: skip
        post(pygame, pygame.KEYDOWN, key=key)
        post(pygame, pygame.KEYUP, key=key)
        assert events(window) == [button, button | RELEASED]
    post(pygame, pygame.KEYDOWN, key=pygame.K_F5)
    assert events(window) == []


def test_two_keys_of_one_button_are_one_press(pygame, window):
    post(pygame, pygame.KEYDOWN, key=pygame.K_z)
    post(pygame, pygame.KEYDOWN, key=pygame.K_SPACE)
    post(pygame, pygame.KEYUP, key=pygame.K_z)
    assert events(window) == [A]
    post(pygame, pygame.KEYUP, key=pygame.K_SPACE)
    assert events(window) == [A | RELEASED]


def test_what_is_held_is_let_go_when_the_window_loses_the_keyboard(pygame, window):
    post(pygame, pygame.KEYDOWN, key=pygame.K_DOWN)
    post(pygame, pygame.WINDOWFOCUSLOST)
    post(pygame, pygame.KEYUP, key=pygame.K_DOWN)
    assert events(window) == [DOWN, DOWN | RELEASED]


def test_drawn_buttons_can_be_clicked(pygame, window):
    rect = window._body._buttons[A][0]
    post(pygame, pygame.MOUSEBUTTONDOWN, button=1, pos=rect.center)
    assert events(window) == [A]
    post(pygame, pygame.MOUSEBUTTONUP, button=1, pos=(0, 0))
    assert events(window) == [A | RELEASED]
    post(pygame, pygame.MOUSEBUTTONDOWN, button=1, pos=rect.topleft)  # beside the round button
    assert events(window) == []


def test_closing_it_ends_the_game(pygame, window):
    post(pygame, pygame.QUIT)
    window.pump()
    assert not window.open


def test_the_screen_is_shown_enlarged_by_a_whole_number(pygame, window):
    import displayio

    palette = displayio.Palette(2)
    palette[1] = 0xFFFFFF
    dot = displayio.Bitmap(1, 1, 2)
    dot.fill(1)
    group = displayio.Group()
    group.append(displayio.TileGrid(dot, pixel_shader=palette, x=3, y=2))
    window._display.root_group = group
    window._display.refresh()
    window.show()
    place = window._body._screen
    scale = place.width // 160
    assert place.size == (160 * scale, 128 * scale) and scale >= 1
    surface = pygame.display.get_surface()
    white = (255, 255, 255)
    for x, y, is_white in ((3, 2, True), (2, 2, False), (4, 2, False), (3, 3, False)):
        for dx, dy in ((0, 0), (scale - 1, scale - 1)):
            at = (place.x + x * scale + dx, place.y + y * scale + dy)
            assert (surface.get_at(at)[:3] == white) == is_white


@pytest.mark.parametrize("screen", [(160, 128), (240, 240), (128, 64), (320, 240)])
@pytest.mark.parametrize("desktop", [(1366, 768), (1920, 1080), (640, 480)])
def test_the_case_fits_the_desktop(pygame, screen, desktop):
    body = Body(pygame, *screen)
    scale = body.fit(*desktop)
    wide, high = body.size(scale)
    assert scale == 1 or (wide <= desktop[0] and high <= desktop[1])
    wide, high = body.size(scale + 1)
    assert wide > desktop[0] or high > desktop[1]


@pytest.mark.parametrize("size", [(160, 128), (240, 240)])
def test_no_control_lies_on_another_or_on_the_screen(pygame, size):
    pygame.font.init()
    body = Body(pygame, *size)
    wide, high = body.size(2)
    surface = pygame.Surface((wide, high))
    body.draw(surface, wide, high)
    rects = [rect for rect, _ in body._buttons.values()] + [body._screen]
    whole = surface.get_rect()
    for i, rect in enumerate(rects):
        assert whole.contains(rect)
        assert rect.collidelist(rects[i + 1 :]) == -1


def test_a_window_made_larger_is_laid_out_anew(pygame, window):
    before = window._body._screen.width
    pygame.display.set_mode((1600, 1000), pygame.RESIZABLE)
    post(pygame, pygame.VIDEORESIZE, w=1600, h=1000, size=(1600, 1000))
    window.pump()
    window.show()
    assert window._body._screen.width > before
