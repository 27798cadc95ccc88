# SPDX-License-Identifier: MIT
"""The title: the name of the game and a fan of cards, until A is pressed."""

from firmware import palettes as pal
from firmware.nodes import pad
from firmware.scene import Scene
from firmware.words import t

# 7 de bastos, caballo de espadas, as de copas, rey de oros, as de espadas, tres de bastos,
# as de oros
_FAN = b"\x22\x1a\x13\x07\x1d\x26\x09"


class Title(Scene):
    """Title page."""

    def enter(self):
        p = self.profile
        rim = p.fw // 2
        self.box(0, 0, p.width, p.height, pal.PANEL)
        self.box(rim, rim, p.width - 2 * rim, p.height - 2 * rim, pal.PANEL_EDGE)
        rim += 1
        self.box(rim, rim, p.width - 2 * rim, p.height - 2 * rim, pal.FELT)
        logo = self.screen.sheet(p.logo)
        line = p.fh
        arc = p.ch // 6
        free = p.height - 2 * rim - logo.height - p.ch - arc - 2 * line
        gap = free // 4
        y = rim + gap
        self.screen.sprite(
            self.layer,
            logo,
            (p.width - logo.width) // 2,
            y,
            0,
            self.screen.palette(pal.LOGO, 0),
        )
        y += logo.height + gap // 2
        self.text(p.margin, y, p.columns, pad(t("title.sub"), p.columns, 1), pal.US)
        y += line + gap
        step = p.cw * 11 // 16
        x = (p.width - step * 6 - p.cw) // 2
        for i in range(7):
            card = _FAN[i]
            drop = (i - 3) * (i - 3) * arc // 9
            self.card(x + i * step, y + drop, card, self.screen.palette(pal.CARD[card // 10]))
        y += p.ch + arc
        y += (p.height - rim - y - line) // 2
        press = t("title.press")
        self.text((p.width - len(press) * p.fw) // 2, y, len(press), press)

    def button(self, button):
        self.app.go("menu")

    def leave(self):
        Scene.leave(self)
        self.screen.drop(self.profile.logo)


SCENE = Title
