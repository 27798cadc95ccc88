# SPDX-License-Identifier: MIT
"""What lies on the table besides the own hand: trick, names, stock, trumps, score.

It draws what it is told from the view of seat 0, so no hidden card can ever reach the
screen.  All nodes are made once for the match.
"""

from engine import cards as engine_cards
from firmware import facts
from firmware import palettes as pal
from firmware.nodes import pad
from firmware.seats import Seats

_BACK = 40
_PLACE = 41
_SCORE = 13  # columns of a side's score
_MIDDLE = 4  # columns of the progress, left out when the scores need the room
_OWN = 13  # columns of the own figures where each plays alone
_CONTRACT = 20  # columns of what stands to their right


class Tableau:
    """The table of a match, as seat 0 sees it."""

    def __init__(self, scene, layout, view):
        self._scene = scene
        self._layout = lay = layout
        self._guinote = view.guinote
        self._n = view.n
        self._view = view
        self._two = facts.two_sided(view)
        self._led = " "
        self._own = ""
        # Whether cards are drawn from a stock, so that the turned card lies under it.
        self._drawn = view.n == 2 or view.draws_left > 0
        screen = scene.screen
        p = scene.profile
        self._suits = [screen.palette(colours) for colours in pal.CARD]
        self._place = screen.palette(pal.PLACE)
        self._back = screen.palette(pal.BACK)
        scene.box(0, 0, p.width, p.height, pal.FELT)
        # The turned card and the stock.
        self._turned = scene.card(lay.turned_x, lay.turned_y, _PLACE, self._place)
        self._stock = scene.card(lay.stock_x, lay.stock_y, _BACK, self._back)
        self._count = scene.text(lay.count_x, lay.count_y, 2)
        self._pledged = scene.card(lay.pledge_x, lay.pledge_y, _BACK, self._back)
        sw = p.sw
        self._token_rim = scene.box(0, 0, sw + 4, sw + 4, pal.PANEL_EDGE)
        self._token = scene.box(0, 0, sw + 2, sw + 2, pal.TEXT)
        self._mark = screen.sprite(scene.layer, scene.app.suits, 0, 0, 0, scene.suit_palette(0))
        # Names, then the cards of the trick over the light of the winning one.
        self.seats = Seats(scene, lay, view)
        edge = p.ch // 36 + 1
        self._edge = edge
        self._light = scene.box(0, 0, p.cw + 2 * edge, p.ch + 2 * edge, pal.ACCENT)
        # The lower ones are made last: where cards overlap, the index above stays in sight.
        self.trick = [None] * view.n
        for seat in sorted(range(view.n), key=lambda seat: lay.trick_y[seat]):
            x, y = lay.trick_x[seat], lay.trick_y[seat]
            self.trick[seat] = scene.card(x, y, _BACK, self._back)
        self.mover = scene.card(0, 0, _BACK, self._back)
        self.mover.hidden = True
        self.clear_trick()

    def bar(self):
        """Make the status bar; called after the other nodes so that it lies above them."""
        scene = self._scene
        p = scene.profile
        scene.box(0, 0, p.width, self._layout.bar_h - 1, pal.PANEL)
        scene.box(0, self._layout.bar_h - 1, p.width, 1, pal.PANEL_EDGE)
        lay = self._layout
        y = (lay.bar_h - 1 - p.fh) // 2
        x = p.margin
        middle = (p.width - _MIDDLE * p.fw) // 2
        # With many at the table the own tricks stand before the own figures.
        left = x + 3 * p.fw + 3 if lay.wide else x
        right = p.width - p.margin
        room = _SCORE if self._two else _OWN
        self._us = scene.text(left, y, room, "", pal.US)
        self._progress = scene.text(middle, y, _MIDDLE, "", pal.TEXT_DIM)
        room = _SCORE if self._two else _CONTRACT
        self._them = scene.text(right - room * p.fw, y, room, "", pal.THEM)
        self.seats.bar(scene)
        x, y = lay.note_x, lay.note_y
        if lay.note_in_bar:
            self._note_box = scene.box(0, 0, p.width, lay.bar_h - 1, pal.PANEL)
        else:
            width = lay.note_columns * p.fw + 2
            self._note_box = scene.box(x - 1, y - 1, width, p.fh + 1, pal.PANEL)
        self._note = scene.text(x, y, lay.note_columns, "", pal.US)
        self.note("")

    # -- from the view --------------------------------------------------------------------

    def all(self, view):
        """Draw everything as `view` has it."""
        self.score(view)
        self.pile(view)
        self.show_trick(view.table, view.on_table, view.leader, view.winning)
        self.turn(view.to_act, view.leader)

    def score(self, view):
        """The status bar and the figures of the seats."""
        self._view = view
        self.seats.show(view)
        if not self._two:
            self._own = us = facts.own(view)
            self._us.text = self._led + us if self._layout.wide else us
            room = self._scene.profile.columns - len(us) - (5 if self._layout.wide else 1)
            self._them.text = pad(facts.contract(view, room), _CONTRACT, 2)
            self._progress.hidden = True
            return
        us = facts.score(view, 0, _SCORE)
        them = facts.score(view, 1, _SCORE)
        self._us.text = us
        self._them.text = them
        self._progress.text = pad(facts.progress(view), _MIDDLE, 1)
        room = _SCORE - _MIDDLE // 2
        self._progress.hidden = len(us) >= room or len(them.strip()) >= room

    def pile(self, view):
        """Turned card, stock with its count, pledge, mark of the trump suit."""
        lay = self._layout
        card = view.turned if view.turned >= 0 else view.shown
        self._face(self._turned, card)
        left = view.stock_left
        # An empty place is kept only where a card will lie again, or has lain.
        self._turned.hidden = lay.wide or card < 0 and not self._drawn
        self._stock.hidden = not left
        self._count.text = str(left) if left else ""
        self._pledged.hidden = view.pledged < 0
        if view.pledged >= 0:
            self._face(self._pledged, view.pledged)
        named = view.trump >= 0
        self._token_rim.hidden = self._token.hidden = self._mark.hidden = not named
        if named:
            beside = not self._drawn
            x = lay.mark_x if beside else lay.pile_mark_x
            if beside and card < 0:
                x = lay.lone_x
            y = lay.mark_y if beside else lay.pile_mark_y
            self._token_rim.x, self._token_rim.y = x, y
            self._token.x, self._token.y = x + 1, y + 1
            self._mark.x, self._mark.y = x + 2, y + 2
            self._mark.tile = view.trump
            self._mark.palette = self._scene.suit_palette(view.trump)

    def show_trick(self, cards, count, leader, winning):
        """A trick: `count` cards in playing order from seat `leader`; light on `winning`."""
        self.clear_trick()
        seat = leader
        for i in range(count):
            self.put(seat, cards[i])
            seat = (seat + 1) % self._n
            while not self._view.playing >> seat & 1:
                seat = (seat + 1) % self._n
        self.light(winning)

    def turn(self, to_act, leader):
        """Whose turn it is and who led (seats; -1: nobody)."""
        self.seats.turn(self._view, to_act, leader)
        if self._layout.wide:
            # The bar is the own tag.
            self._led = "●" if leader == 0 else " "
            self._us.text = self._led + self._own
            self._us.colour = pal.ACCENT if to_act == 0 else pal.TEXT

    # -- from events ----------------------------------------------------------------------

    def put(self, seat, card):
        """Lay a card in front of `seat`; its sprite is returned."""
        sprite = self.trick[seat]
        self._face(sprite, card)
        sprite.x = self._layout.trick_x[seat]
        sprite.y = self._layout.trick_y[seat]
        sprite.hidden = False
        return sprite

    def light(self, seat):
        """Put the light behind the card of `seat` (-1: nowhere)."""
        if seat < 0:
            self._light.hidden = True
            return
        self._light.x = self._layout.trick_x[seat] - self._edge
        self._light.y = self._layout.trick_y[seat] - self._edge
        self._light.hidden = False

    def clear_trick(self):
        """Take the trick off the table: the places of its cards stay marked."""
        lay = self._layout
        for seat in range(self._n):
            sprite = self.trick[seat]
            self._face(sprite, -1)
            sprite.x = lay.trick_x[seat]
            sprite.y = lay.trick_y[seat]
            sprite.hidden = not self._view.playing >> seat & 1
        self._light.hidden = True

    def draw_from(self, card):
        """Make the mover a card of the stock (-1: face down) at the stock; returns it."""
        lay = self._layout
        mover = self.mover
        if card < 0:
            mover.tile = _BACK
            mover.palette = self._back
            mover.x = lay.stock_x
        else:
            self._face(mover, card)
            mover.x = lay.turned_x
        mover.y = lay.stock_y
        mover.hidden = False
        return mover

    def note(self, text):
        """A line above the hand; an empty one takes the box away as well."""
        columns = self._layout.note_columns
        self._note.text = pad(text, columns, 1) if len(text) < columns else text
        self._note.hidden = not text
        self._note_box.hidden = not text

    @property
    def roomy(self):
        """Whether there is always room for a line of hints."""
        return self._layout.roomy

    @property
    def wide(self):
        """Whether a note has all columns of the screen."""
        return self._layout.note_columns >= self._scene.profile.columns

    def _face(self, sprite, card):
        if card < 0:
            sprite.tile = _PLACE
            sprite.palette = self._place
        else:
            sprite.tile = engine_cards.face(card, self._guinote)
            sprite.palette = self._suits[card // 10]
