# SPDX-License-Identifier: MIT
"""The title: the name of the game and a fan of five cards, until A is pressed."""

from firmware import palettes as pal
from firmware.nodes import pad
from firmware.scene import Scene
from firmware.words import t

# as de oros, rey de copas, caballo de espadas, sota de bastos, tres de oros
_FAN = b"\x09\x11\x1a\x23\x08"


class Title(Scene):
    """Title page."""

    def enter(self):
        p = self.felt()
        logo = self.screen.sheet(p.logo)
        line = p.fh + 2
        free = p.height - logo.height - p.ch - 2 * line
        gap = free // 5
        y = gap
        self.screen.sprite(
            self.layer, logo, (p.width - logo.width) // 2, y, 0,
            self.screen.palette(pal.LOGO, 0),
        )
        y += logo.height + gap // 2
        self.text(p.margin, y, p.columns, pad(t("title.sub"), p.columns, 1), pal.US)
        y += line + gap
        step = p.cw * 3 // 4
        x = (p.width - step * 4 - p.cw) // 2
        for i in range(5):
            card = _FAN[i]
            drop = (i - 2) * (i - 2) * p.ch // 36
            self.card(x + i * step, y + drop, card, self.screen.palette(pal.CARD[card // 10]))
        y = p.height - line - gap // 2
        press = t("title.press")
        self.text((p.width - len(press) * p.fw) // 2, y, len(press), press)

    def button(self, button):
        self.app.go("menu")

    def leave(self):
        Scene.leave(self)
        self.screen.drop(self.profile.logo)


SCENE = Title
