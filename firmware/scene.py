# SPDX-License-Identifier: MIT
"""What scenes have in common, and the few things most of them draw.

A scene owns one layer of the screen.  Pages and lists are in firmware.pages.
"""

from firmware import palettes as pal


class Scene:
    """A scene on the app's stack. Subclasses build their nodes in `enter`."""

    module = ""
    #: Whether it covers the whole screen.
    whole = False

    def __init__(self, app, arg):
        self.app = app
        self.arg = arg
        self.profile = app.profile
        self.screen = app.screen
        self.layer = self.screen.layer(self.screen.root)

    def enter(self):
        """Build the nodes."""

    def button(self, button):
        """A logical button (firmware.input)."""

    def tick(self, now):
        """One frame; `now` in ms."""

    def resume(self, answer):
        """The scene above has gone and left `answer`."""

    def cover(self):
        """A scene above covers the screen from now on: let go what takes much room."""

    def uncover(self):
        """What `cover` let go is seen again; not called when `resume` is."""

    def relabel(self):
        """The language has changed while another scene lay above this one."""

    def leave(self):
        """Take everything off the screen."""
        self.screen.root.remove(self.layer)

    # -- drawing --------------------------------------------------------------------------

    def box(self, x, y, width, height, colour):
        return self.screen.box(self.layer, x, y, width, height, colour)

    def text(self, x, y, columns, text="", colour=pal.TEXT):
        return self.screen.text(self.layer, self.app.font, x, y, columns, text, colour)

    def card(self, x, y, tile, palette):
        return self.screen.sprite(self.layer, self.app.cards, x, y, tile, palette)

    def suit_palette(self, suit):
        """Palette of the small marks of a suit, see-through on what lies below."""
        return self.screen.palette(pal.CARD[suit], 0)

    def felt(self):
        """Cover the screen with the table: felt with a darker rim."""
        p = self.profile
        self.box(0, 0, p.width, p.height, pal.FELT)
        return p

    def frame(self, x, y, width, height, fill=pal.PANEL, edge=pal.PANEL_EDGE):
        """A panel of wood with a brass rim, inner size `width` x `height`."""
        self.box(x - 1, y - 1, width + 2, height + 2, edge)
        self.box(x, y, width, height, fill)
