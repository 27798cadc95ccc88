# SPDX-License-Identifier: MIT
"""The drawn handheld around the screen of the window.

A landscape case: cross on the left, screen in the middle, A and B on the right,
and under each control the keys that work it.  Measures are in parts of the
case's height, so that the whole grows with the window; only the screen keeps to
whole multiples of its pixels.
"""

from __future__ import annotations

from firmware.buttons import DOWN, LEFT, RIGHT, UP, A, B

_DESK = (38, 33, 30)
_CASE = (178, 52, 48)
_CASE_LIGHT = (203, 78, 68)
_CASE_DARK = (128, 32, 34)
_BEZEL = (30, 28, 34)
_BEZEL_EDGE = (66, 62, 70)
_CROSS = (44, 42, 50)
_A = (246, 200, 82)
_B = (239, 226, 200)
_PRESSED = (255, 250, 235)
_LETTER = (60, 34, 24)
_CAPTION = (255, 224, 208)

# Parts of the case's height.
_SIDE = 0.3  # width of the wing on each side of the bezel
_RIM = 0.06  # case above and below the bezel
_FRAME = 0.03  # bezel around the screen
_MARGIN = 0.02  # desk around the case

# Language -> keys that work A, keys that work B.
_KEYS = {
    "es": (("Z", "Intro", "Espacio"), ("X", "Esc", "Retroceso")),
    "en": (("Z", "Enter", "Space"), ("X", "Esc", "Backspace")),
}


class Body:
    """Geometry and painting of the case for a screen of `width` x `height` pixels."""

    def __init__(self, pygame, width: int, height: int, lang: str = "en"):
        self._pygame = pygame
        self._keys = _KEYS[lang]
        self._width = width
        self._height = height
        self._picture = None
        self._buttons = {}
        self._screen = None

    def size(self, scale: int) -> tuple[int, int]:
        """Window size in pixels that shows the screen `scale` times enlarged."""
        case = self._height * scale / (1 - 2 * (_RIM + _FRAME))
        width = self._width * scale + case * 2 * (_SIDE + _FRAME)
        edge = 2 * _MARGIN * case
        return int(width + edge + 1), int(case + edge + 1)

    def fit(self, width: int, height: int) -> int:
        """The greatest scale whose window fits in `width` x `height`, at least 1."""
        scale = 1
        while True:
            wide, high = self.size(scale + 1)
            if wide > width or high > height:
                return scale
            scale += 1

    def button_at(self, x: int, y: int) -> int | None:
        """The button drawn at a point of the window, if any."""
        for button, (rect, round_) in self._buttons.items():
            if not rect.collidepoint(x, y):
                continue
            dx, dy = x - rect.centerx, y - rect.centery
            if not round_ or dx * dx + dy * dy <= rect.width * rect.width / 4:
                return button
        return None

    def draw(self, surface, width: int, height: int) -> None:
        """Lay out and paint the case for a window of `width` x `height`."""
        pygame = self._pygame
        scale = self.fit(width, height)
        total = self.size(scale)
        case_high = self._height * scale / (1 - 2 * (_RIM + _FRAME))
        left = (width - total[0]) / 2 + _MARGIN * case_high
        top = (height - total[1]) / 2 + _MARGIN * case_high
        case = pygame.Rect(
            left, top, total[0] - 2 * _MARGIN * case_high, total[1] - 2 * _MARGIN * case_high
        )
        unit = case_high
        self._screen = pygame.Rect(0, 0, self._width * scale, self._height * scale)
        self._screen.center = case.center

        picture = pygame.Surface((max(1, width), max(1, height)))
        picture.fill(_DESK)
        self._paint_case(picture, case, unit)
        self._place_buttons(case, unit)
        self._picture = picture
        self._captions(picture, case, unit)
        self.redraw(surface)

    def redraw(self, surface) -> None:
        """Paint the case, all buttons up, without the screen's picture."""
        surface.blit(self._picture, (0, 0))
        for button in self._buttons:
            self.draw_button(surface, button, False)

    def draw_screen(self, surface, picture) -> None:
        """Paint the enlarged frame."""
        pygame = self._pygame
        surface.blit(pygame.transform.scale(picture, self._screen.size), self._screen)

    def draw_button(self, surface, button: int, down: bool) -> None:
        """Paint one button, up or down."""
        pygame = self._pygame
        rect, round_ = self._buttons[button]
        if round_:
            radius = rect.width // 2
            shade = max(2, rect.width // 14)
            pygame.draw.circle(surface, _CASE_DARK, (rect.centerx, rect.centery + shade), radius)
            face = _PRESSED if down else (_A if button == A else _B)
            centre = (rect.centerx, rect.centery + (shade if down else 0))
            pygame.draw.circle(surface, face, centre, radius - 1)
            letter = self._font(rect.width * 0.5, True).render("AB"[button - A], True, _LETTER)
            surface.blit(letter, letter.get_rect(center=centre))
            return
        inner = rect.inflate(-2, -2)
        pygame.draw.rect(surface, _PRESSED if down else _CROSS, inner, border_radius=4)
        tip = rect.width * 0.22
        dx = (button == RIGHT) - (button == LEFT)
        dy = (button == DOWN) - (button == UP)
        x, y = rect.center
        points = (
            (x + dx * tip, y + dy * tip),
            (x - dx * tip - dy * tip, y - dy * tip - dx * tip),
            (x - dx * tip + dy * tip, y - dy * tip + dx * tip),
        )
        pygame.draw.polygon(surface, _CROSS if down else _CASE_LIGHT, points)

    def _paint_case(self, picture, case, unit):
        pygame = self._pygame
        corner = int(unit * 0.16)
        shadow = case.move(0, int(unit * 0.015))
        pygame.draw.rect(picture, _CASE_DARK, shadow, border_radius=corner)
        pygame.draw.rect(picture, _CASE, case, border_radius=corner)
        line = max(1, int(unit * 0.006))
        pygame.draw.rect(picture, _CASE_LIGHT, case, width=line, border_radius=corner)
        bezel = self._screen.inflate(2 * unit * _FRAME, 2 * unit * _FRAME)
        pygame.draw.rect(picture, _BEZEL, bezel, border_radius=int(unit * 0.03))
        pygame.draw.rect(picture, _BEZEL_EDGE, bezel, width=line, border_radius=int(unit * 0.03))
        name = self._font(unit * 0.03, True).render("POCKET TUTE", True, _CASE_DARK)
        picture.blit(name, name.get_rect(center=(case.centerx, (bezel.bottom + case.bottom) / 2)))

    def _place_buttons(self, case, unit):
        pygame = self._pygame
        arm = int(unit * 0.075)
        x = case.left + int(unit * _SIDE / 2) + int(unit * 0.005)
        y = case.top + int(unit * 0.46)
        self._buttons = {}
        for button, dx, dy in ((UP, 0, -1), (DOWN, 0, 1), (LEFT, -1, 0), (RIGHT, 1, 0)):
            rect = pygame.Rect(0, 0, arm, arm)
            rect.center = (x + dx * arm, y + dy * arm)
            self._buttons[button] = (rect, False)
        size = int(unit * 0.125)
        x = case.right - int(unit * _SIDE / 2) - int(unit * 0.005)
        for button, dx, dy in ((A, 0.06, -0.11), (B, -0.06, 0.11)):
            rect = pygame.Rect(0, 0, size, size)
            rect.center = (x + int(unit * dx), y + int(unit * dy))
            self._buttons[button] = (rect, True)

    def _captions(self, picture, case, unit):
        pygame = self._pygame
        up = self._buttons[UP][0]
        arm = up.width
        hub = pygame.Rect(up.left, up.bottom, arm, arm).inflate(4, 4)
        ring = hub.inflate(2 * arm + 8, 2 * arm + 8)
        pygame.draw.circle(picture, _CASE_DARK, ring.center, ring.width * 0.55)
        pygame.draw.rect(picture, _CROSS, hub)
        font = self._font(unit * 0.032, False)
        high = font.get_linesize()
        self._arrow_keys(picture, ring.centerx, int(ring.bottom + unit * 0.09), unit * 0.05)
        for button, words in zip((A, B), self._keys):
            rect = self._buttons[button][0]
            y = rect.bottom + unit * 0.02
            if button == A:
                y = rect.top - unit * 0.02 - high * len(words)
            for i, word in enumerate(words):
                text = font.render(word, True, _CAPTION)
                picture.blit(text, text.get_rect(midtop=(rect.centerx, y + i * high)))

    def _arrow_keys(self, picture, x, y, size):
        """Four key caps in the shape they have on a keyboard."""
        pygame = self._pygame
        size = int(size)
        places = ((UP, 0, 0), (LEFT, -1, 1), (DOWN, 0, 1), (RIGHT, 1, 1))
        for button, dx, dy in places:
            rect = pygame.Rect(0, 0, size - 3, size - 3)
            rect.center = (x + dx * size, y + dy * size)
            pygame.draw.rect(picture, _CAPTION, rect, width=1, border_radius=3)
            tip = size * 0.2
            dx = (button == RIGHT) - (button == LEFT)
            dy = (button == DOWN) - (button == UP)
            cx, cy = rect.center
            points = (
                (cx + dx * tip, cy + dy * tip),
                (cx - dx * tip - dy * tip, cy - dy * tip - dx * tip),
                (cx - dx * tip + dy * tip, cy - dy * tip + dx * tip),
            )
            pygame.draw.polygon(picture, _CAPTION, points)

    def _font(self, size, bold):
        font = self._pygame.font.Font(None, max(11, int(size * 1.35)))
        font.set_bold(bold)
        return font
