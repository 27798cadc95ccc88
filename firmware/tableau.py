# SPDX-License-Identifier: MIT
"""What lies on the table besides the own hand: trick, names, stock, trumps, score.

It draws what it is told from the view of seat 0, so no hidden card can ever reach the
screen.  All nodes are made once for the match.
"""

from engine import cards as engine_cards
from firmware import facts
from firmware import palettes as pal
from firmware.layout import TAG_COLUMNS
from firmware.nodes import pad

_BACK = 40
_PLACE = 41
_SCORE = 13  # columns of a side's score
_MIDDLE = 4  # columns of the progress, left out when the scores need the room


class Tableau:
    """The table of a match, as seat 0 sees it."""

    def __init__(self, scene, layout, view):
        self._scene = scene
        self._layout = lay = layout
        self._guinote = view.guinote
        self._n = view.n
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
        self._tag_boxes = []
        self._tags = []
        for seat in range(view.n):
            x = lay.tag_x[seat]
            y = lay.tag_y[seat]
            self._tag_boxes.append(scene.box(x - 1, y, lay.tag_w + 1, lay.tag_h, pal.PANEL))
            self._tags.append(scene.text(x, y, TAG_COLUMNS))
        edge = p.ch // 36 + 1
        self._edge = edge
        self._light = scene.box(0, 0, p.cw + 2 * edge, p.ch + 2 * edge, pal.ACCENT)
        self.trick = [
            scene.card(lay.trick_x[seat], lay.trick_y[seat], _BACK, self._back)
            for seat in range(view.n)
        ]
        self.mover = scene.card(0, 0, _BACK, self._back)
        self.mover.hidden = True
        self._note_box = scene.box(
            lay.note_x - 1, lay.note_y - 1, lay.note_columns * p.fw + 2, p.fh + 1, pal.PANEL
        )
        self._note = scene.text(lay.note_x, lay.note_y, lay.note_columns, "", pal.US)
        self.note("")
        self.clear_trick()

    def bar(self):
        """Make the status bar; called after the other nodes so that it lies above them."""
        scene = self._scene
        p = scene.profile
        scene.box(0, 0, p.width, self._layout.bar_h - 1, pal.PANEL)
        scene.box(0, self._layout.bar_h - 1, p.width, 1, pal.PANEL_EDGE)
        y = (self._layout.bar_h - 1 - p.fh) // 2
        x = p.margin
        middle = (p.width - _MIDDLE * p.fw) // 2
        self._us = scene.text(x, y, _SCORE, "", pal.US)
        self._progress = scene.text(middle, y, _MIDDLE, "", pal.TEXT_DIM)
        self._them = scene.text(p.width - p.margin - _SCORE * p.fw, y, _SCORE, "", pal.THEM)

    # -- from the view --------------------------------------------------------------------

    def all(self, view):
        """Draw everything as `view` has it."""
        self.score(view)
        self.pile(view)
        self.show_trick(view.table, view.on_table, view.leader, view.winning)
        self.turn(view.to_act, view.leader)

    def score(self, view):
        """The status bar."""
        us = facts.score(view, 0, _SCORE)
        them = facts.score(view, facts.rival(view), _SCORE)
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
        self._stock.hidden = not left
        self._count.text = str(left) if left else ""
        self._pledged.hidden = view.pledged < 0
        if view.pledged >= 0:
            self._face(self._pledged, view.pledged)
        if view.trump >= 0:
            beside = view.shown >= 0
            x = lay.mark_x if beside else lay.pile_mark_x
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
        self.light(winning)

    def turn(self, to_act, leader):
        """Names: the one to act on a bright tag, a mark before the one who led."""
        for seat in range(self._n):
            mark = "●" if seat == leader else " "
            self._tags[seat].text = mark + facts.name(seat)
            acts = seat == to_act
            self._tag_boxes[seat].colour = pal.ACCENT if acts else pal.PANEL
            self._tags[seat].colour = pal.PANEL if acts else pal.TEXT

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
        """Whether there is room for a line of hints."""
        return self._layout.note_columns >= self._scene.profile.columns

    def _face(self, sprite, card):
        if card < 0:
            sprite.tile = _PLACE
            sprite.palette = self._place
        else:
            sprite.tile = engine_cards.face(card, self._guinote)
            sprite.palette = self._suits[card // 10]
