# SPDX-License-Identifier: MIT
"""Who sits where: names, whose turn, who led and dealt, each seat's tricks and figures.

A name lies on a tag, bright when its owner is to act and dark when he has no cards in this
deal.  Under it are the tricks he has taken, as the number on the back of their pile, with a
ring before it for the dealer; then what he has in the match, or for a while what he has just
said (a bid, a pass).
"""

from engine.compat import const
from firmware import facts
from firmware import palettes as pal
from firmware.layout import OWN_COLUMNS, PILE_COLUMNS, TAG_COLUMNS
from firmware.nodes import pad
from firmware.words import t

_OUT = const(4)  # losses that put a player out of a game with elimination


class Seats:
    """The names round the table; places from the layout."""

    def __init__(self, scene, layout, view):
        self._layout = lay = layout
        self._n = view.n
        self._says = [""] * view.n
        self.spoken = False
        self._boxes = []
        self._tags = []
        self._pile_boxes = []
        self._piles = []
        self._figures = []
        for seat in range(view.n):
            own = seat == 0
            x = lay.tag_x[seat]
            y = lay.tag_y[seat]
            if own and lay.wide:
                self._boxes.append(None)
                self._tags.append(None)
            else:
                width = lay.own_tag_w if own else lay.tag_w
                columns = OWN_COLUMNS if own and view.n > 2 else TAG_COLUMNS
                self._boxes.append(scene.box(x - 1, y, width + 1, lay.tag_h, pal.PANEL))
                self._tags.append(scene.text(x, y, columns))
            if own and lay.wide:
                self._pile_boxes.append(None)
                self._piles.append(None)
            else:
                self._pile(scene, seat)
            x = lay.figure_x[seat]
            if x < 0 or facts.two_sided(view):
                self._figures.append(None)
            else:
                colour = pal.WARNING if view.losses is not None else pal.US
                y = lay.figure_y[seat]
                self._figures.append(scene.text(x, y, lay.figure_columns, "", colour))
        self._plain = pal.WARNING if view.losses is not None else pal.US

    def bar(self, scene):
        """The own pile where it lies in the status bar."""
        if self._layout.wide:
            self._pile_boxes.pop(0)
            self._piles.pop(0)
            self._pile(scene, 0)
            self._pile_boxes.insert(0, self._pile_boxes.pop())
            self._piles.insert(0, self._piles.pop())

    def _pile(self, scene, seat):
        lay = self._layout
        p = scene.profile
        x = lay.pile_x[seat]
        y = lay.pile_y[seat]
        # One more pixel on either side of the two columns of the number.
        box = scene.box(x + p.fw, y + 1, 2 * p.fw, p.fh - 1, pal.BACK[2])
        self._pile_boxes.append(box)
        # With many at the table the word for who is out takes the figures' columns as well.
        columns = PILE_COLUMNS if lay.figure_x[seat] < x else 2 * PILE_COLUMNS
        self._piles.append(scene.text(x, y, columns))

    def show(self, view):
        """Draw piles and figures from the view."""
        lay = self._layout
        for seat in range(self._n):
            pile = self._piles[seat]
            figure = self._figures[seat]
            in_play = view.playing >> seat & 1
            pile.text = "○" if self._ring(view, seat) else " "
            if in_play:
                pile.text += pad(str(view.tricks[seat]), 2, 2)
            self._pile_boxes[seat].hidden = not in_play
            if figure is None:
                continue
            word = self._says[seat]
            if not in_play and view.losses is not None and view.losses[seat] >= _OUT:
                word = t("short.out")
                if lay.wide and lay.figure_x[seat] > lay.pile_x[seat]:
                    pile.text = pad(word, 2 * PILE_COLUMNS, 1)
                    figure.text = ""
                    continue
                if lay.wide:
                    word = ""
            figure.colour = pal.TEXT if word else self._plain
            word = word or facts.figure(view, seat)
            # To the right edge, and with six to the name of the player opposite.
            right = seat == 1 and not lay.wide or lay.figure_x[seat] < lay.tag_x[seat]
            figure.text = pad(word, lay.figure_columns, 2) if right else word

    def _ring(self, view, seat):
        """Whether the dealer's ring lies with the pile; a lone one of seat 0 is on his tag."""
        alone = not view.playing & 1 and self._tags[0] is not None
        return seat == view.dealer and not (seat == 0 and alone)

    def turn(self, view, to_act, leader):
        """Names: the one to act on a bright tag, a mark before the one who led."""
        for seat in range(self._n):
            tag = self._tags[seat]
            if tag is None:
                continue
            mark = "●" if seat == leader else " "
            if seat == view.dealer and not self._ring(view, seat):
                mark = "○"
            tag.text = mark + facts.name(seat)
            acts = seat == to_act
            in_play = view.playing >> seat & 1
            box = self._boxes[seat]
            box.colour = pal.ACCENT if acts else pal.PANEL if in_play else pal.FELT_DARK
            tag.colour = pal.PANEL if acts else pal.TEXT if in_play else pal.TEXT_DIM

    def say(self, seat, text):
        """Keep what `seat` has said in the place of his figures; drawn by `show`."""
        self._says[seat] = text
        self.spoken = True

    def hush(self):
        """Forget what everybody has said."""
        self.spoken = False
        for seat in range(self._n):
            self._says[seat] = ""
