# SPDX-License-Identifier: MIT
"""The drawing back end over displayio: CircuitPython's, and Blinka's on a computer.

Each node wraps one displayio object and passes on only real changes, since displayio
redraws whatever was touched.  Words are tiles of a font sheet: changing one letter costs
one tile.
"""

import displayio
import vectorio

from engine.compat import const
from firmware import sheets
from firmware.nodes import SPACE, glyph
from firmware.sheets_displayio import Deck, Sheet

_NO_CLEAR = -1
# A frame with more new nodes than this is a new page.
_PAGE_NODES = const(8)


# For all screens, so that no node has to know its own.
_palettes = {}


def _palette(colours, clear=_NO_CLEAR):
    """The palette of these 0xRRGGBB colours; index `clear` is see-through."""
    key = (colours, clear)
    palette = _palettes.get(key)
    if palette is None:
        palette = displayio.Palette(len(colours))
        for i in range(len(colours)):
            palette[i] = colours[i]
        if clear >= 0:
            palette.make_transparent(clear)
        _palettes[key] = palette
    return palette


def _ink(colour):
    """The palette of words in one colour on whatever lies below."""
    return _palette((0, colour), 0)


def _passed_on(name):
    """A property of a node that is its displayio object's: only real changes are passed on."""

    def get(node):
        return getattr(node.native, name)

    def change(node, value):
        if getattr(node.native, name) != value:
            setattr(node.native, name, value)

    return property(get, change)


class _Node:
    """Place and visibility, common to all nodes over a displayio object `.native`."""

    x = _passed_on("x")
    y = _passed_on("y")
    hidden = _passed_on("hidden")


class Layer(_Node):
    """A group of nodes, drawn in the order they were made."""

    def __init__(self, x=0, y=0):
        self.native = displayio.Group(x=x, y=y)

    def remove(self, node):
        """Take `node` out of this layer."""
        self.native.remove(node.native)

    def clear(self):
        """Take everything out."""
        while len(self.native):
            self.native.pop()


class _Root(Layer):
    """The layer of all scenes. When one goes, everything is drawn anew: on a turned display
    what vectorio says it has uncovered lacks a line of pixels on two sides."""

    def __init__(self, screen):
        Layer.__init__(self)
        self._screen = screen

    def remove(self, node):
        Layer.remove(self, node)
        self._screen.draw_all()


class Sprite(_Node):
    """One tile of a sheet (or `columns` x `rows` times the same) in a palette."""

    def __init__(self, sheet, x, y, tile, palette, columns=1, rows=1):
        self._tile = tile
        self.native = displayio.TileGrid(
            sheet.bitmap,
            pixel_shader=palette,
            width=columns,
            height=rows,
            tile_width=sheet.width,
            tile_height=sheet.height,
            default_tile=tile,
            x=x,
            y=y,
        )

    @property
    def tile(self):
        return self._tile

    @tile.setter
    def tile(self, value):
        if self._tile != value:
            self._tile = value
            self._show()

    def _show(self):
        self.native[0] = self._tile

    @property
    def palette(self):
        return self.native.pixel_shader

    @palette.setter
    def palette(self, value):
        if self.native.pixel_shader is not value:
            self.native.pixel_shader = value


class Card(Sprite):
    """One tile of a deck; hidden it needs no place in memory."""

    def __init__(self, deck, x, y, tile, palette):
        self._deck = deck
        place = deck.place(tile)
        self._tile = tile
        self.native = displayio.TileGrid(
            deck.rows[place // deck.across],
            pixel_shader=palette,
            tile_width=deck.width,
            tile_height=deck.height,
            default_tile=place % deck.across,
            x=x,
            y=y,
        )

    @property
    def hidden(self):
        return self.native.hidden

    @hidden.setter
    def hidden(self, value):
        if self.native.hidden != value:
            self.native.hidden = value
            self._show()

    def _show(self):
        deck = self._deck
        native = self.native
        if native.hidden:
            return
        place = deck.place(self._tile)
        bitmap = deck.rows[place // deck.across]
        place %= deck.across
        if native.bitmap is not bitmap:
            native.bitmap = bitmap
        if native[0] != place:
            native[0] = place


class Text(_Node):
    """A line of a fixed number of columns; what is longer is cut, what is shorter padded."""

    def __init__(self, font, x, y, columns, text, colour):
        self._colour = colour
        self._text = ""
        self.columns = columns
        self.native = displayio.TileGrid(
            font.bitmap,
            pixel_shader=_ink(colour),
            width=columns,
            height=1,
            tile_width=font.width,
            tile_height=font.height,
            default_tile=SPACE,
            x=x,
            y=y,
        )
        self.text = text

    @property
    def text(self):
        return self._text

    @text.setter
    def text(self, value):
        old = self._text
        if old == value:
            return
        native = self.native
        new_length = len(value)
        old_length = len(old)
        for i in range(self.columns):
            char = value[i] if i < new_length else " "
            if char != (old[i] if i < old_length else " "):
                native[i] = glyph(char)
        self._text = value

    @property
    def colour(self):
        return self._colour

    @colour.setter
    def colour(self, value):
        if self._colour != value:
            self._colour = value
            self.native.pixel_shader = _ink(value)


class Box(_Node):
    """A filled rectangle."""

    def __init__(self, x, y, width, height, colour):
        self._colour = colour
        self.native = vectorio.Rectangle(
            pixel_shader=_palette((colour,)), width=width, height=height, x=x, y=y
        )

    width = _passed_on("width")
    height = _passed_on("height")

    @property
    def colour(self):
        return self._colour

    @colour.setter
    def colour(self, value):
        if self._colour != value:
            self._colour = value
            self.native.pixel_shader = _palette((value,))
            self.native.color_index = 0  # tells displayio that the shape must be drawn anew


class Screen:
    """The back end for one displayio display (see `firmware.nodes` for the agreement)."""

    def __init__(self, display, assets=None):
        """`display`: a displayio display. `assets`: folder of the sheets, with its slash."""
        self.display = display
        self.width = display.width
        self.height = display.height
        self.colours = 65536
        self._assets = assets or sheets.folder()
        self._sheets = {}
        self._added = 0
        self.root = _Root(self)
        display.auto_refresh = False
        display.root_group = self.root.native

    def sheet(self, name):
        """The sheet of the file `name`.bin, loaded at the first call."""
        if name not in self._sheets:
            self._sheets[name] = Sheet(self._assets + name + ".bin")
        return self._sheets[name]

    def deck(self, name):
        """The same for a sheet of large tiles of which few are in sight."""
        if name not in self._sheets:
            self._sheets[name] = Deck(self._assets + name + ".bin", self.root.native)
        return self._sheets[name]

    def drop(self, name):
        """Forget a sheet that no node uses any more."""
        self._sheets.pop(name, None)

    def palette(self, colours, clear=_NO_CLEAR):
        """The one palette of these 0xRRGGBB colours; index `clear` is see-through."""
        return _palette(colours, clear)

    def ink(self, colour):
        """The palette of words in one colour on whatever lies below."""
        return _ink(colour)

    def layer(self, parent, x=0, y=0):
        return self._add(parent, Layer(x, y))

    def sprite(self, parent, sheet, x, y, tile, palette, columns=1, rows=1):
        if isinstance(sheet, Deck):
            return self._add(parent, Card(sheet, x, y, tile, palette))
        return self._add(parent, Sprite(sheet, x, y, tile, palette, columns, rows))

    def text(self, parent, font, x, y, columns, text, colour):
        return self._add(parent, Text(font, x, y, columns, text, colour))

    def box(self, parent, x, y, width, height, colour):
        return self._add(parent, Box(x, y, width, height, colour))

    def _add(self, parent, node):
        parent.native.append(node.native)
        self._added += 1
        return node

    def draw_all(self):
        """Draw the whole screen anew at the next refresh."""
        self._added = _PAGE_NODES + 1

    def refresh(self):
        """Send what changed to the display."""
        if self._added > _PAGE_NODES:
            # displayio draws the area of every new node by itself, so a page would be drawn
            # several times over where its nodes overlap; a root newly set is drawn once.
            self.display.root_group = None
            self.display.root_group = self.root.native
        self._added = 0
        self.display.refresh()
