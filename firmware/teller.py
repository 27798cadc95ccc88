# SPDX-License-Identifier: MIT
"""The teller: turns what happened in the match into moves of cards and words, one at a time.

It holds everything that lies on the table and knows what it is busy with; the scene asks
`busy` before it lets anybody act.  It is given the view of seat 0 and the events of the last
action, and of a card drawn by somebody else it never looks at the number.  A finished trick
stays until a button or until the pause is over (CASES K15).
"""

from engine import events
from engine.compat import const
from firmware import facts, modules
from firmware import palettes as pal
from firmware.banner import Banner
from firmware.hand import Hand
from firmware.ports import ticks_diff
from firmware.tableau import Tableau
from firmware.words import t

# What the teller is busy with.
FREE = const(0)
DEALING = const(1)
SLIDING = const(2)
TRICK = const(3)  # a finished trick lies there
SAYING = const(4)  # a banner about an event
GATHERING = const(5)  # the trick goes to its winner
LOOKING = const(6)  # the last trick is looked at again
NOTING = const(7)  # a line about what somebody has said

_SLIDE_MS = const(160)
_DEAL_MS = const(50)
_SAY_MS = const(2500)
_NOTE_MS = const(1100)
_ALL = const(99)  # more than any hand


class Teller:
    """The things on the table of `scene`; .busy is FREE when nothing is being told."""

    def __init__(self, scene, layout, view, happened):
        """`happened`: the match's events (engine.events.Events)."""
        self._app = scene.app
        self._layout = layout
        self.view = self._view = view
        self._events = happened
        self.table = Tableau(scene, layout, view)
        self.hand = Hand(scene, layout, view.hand_size + 1, view.guinote)
        self.table.bar()
        self.banner = Banner(scene, layout, view.guinote)
        self._sprite = None
        self._seat = 0
        self._card = -1
        self._turned = view.turned
        self._pledged = view.pledged
        self.trump_before = view.trump
        self.stand()

    def stand(self):
        """Show the table as it stands, with nothing left to tell."""
        self.busy = FREE
        self.since = self._app.now
        self._at = self._events.n
        self._news = ""
        self.hand.shown = _ALL
        self.hand.load(self._view.lanes)
        self.table.mover.hidden = True
        self.table.note("")
        self.table.all(self._view)

    def begin(self):
        """Show a new deal, or one in progress as it stands."""
        self.hand.cursor = 0
        self.hand.fresh = -1
        self.hand.focus = False
        self.hand.mark(-1)
        self.banner.hide()
        self.table.seats.hush()
        self.stand()
        if self._events.n and self._events.buf[0] == events.DEAL:
            self.hand.shown = 0
            self.hand.show()
            self._at = 0

    def before(self):
        """Called before an action: remember what lies open on the table."""
        self._turned = self._view.turned
        self._pledged = self._view.pledged
        self.trump_before = self._view.trump

    def after(self):
        """Called after an action: there is something to tell."""
        self._at = 0

    def tick(self, now):
        """Go on telling; False when there is nothing left to tell and nothing moves."""
        if self.busy:
            self._go_on(now)
            return True
        if self._at < self._events.n:
            self._tell(now)
            return True
        return False

    def skip(self):
        """A button was pressed: end whatever waits; False if nothing did."""
        if self.busy == TRICK:
            self._gather()
        elif self.busy == SAYING:
            self._said()
        elif self.busy == NOTING:
            self._noted()
        elif self.busy == DEALING:
            self.since = self._app.now - _ALL * _DEAL_MS
        else:
            return False
        return True

    def rest(self):
        """Nothing is moving any more; the next thing may happen."""
        self.busy = FREE
        self.since = self._app.now

    # -- time -----------------------------------------------------------------------------

    def _go_on(self, now):
        busy = self.busy
        spent = ticks_diff(now, self.since)
        pause = self._app.settings.pause_ms
        if busy == SLIDING:
            self._slide(spent)
        elif busy == TRICK:
            if pause and spent >= pause:
                self._gather()
        elif busy == SAYING:
            if pause and spent >= pause and spent >= _SAY_MS:
                self._said()
        elif busy == NOTING:
            if spent >= _NOTE_MS:
                self._noted()
        elif busy == GATHERING:
            self._gathering(spent)
        elif busy == DEALING:
            self._dealing(spent // _DEAL_MS)

    def _tell(self, now):
        """Begin to show the next event."""
        buf = self._events.buf
        at = 4 * self._at
        kind = buf[at]
        a = buf[at + 1]
        b = buf[at + 2]
        self._at += 1
        self.since = now
        if kind == events.PLAY:
            self._play(a, b)
        elif kind == events.TRICK:
            self._trick(a, b)
        elif kind == events.DEAL:
            self._deal()
        elif kind == events.DRAW:
            self._draw(a, b)
        elif kind == events.SONG:
            self._song(a, b, buf[at + 3])
        elif kind == events.TUTE:
            text = facts.said("say.tute", a, t("face.R" if b == 7 else "face.C"))
            self.say(text, (b, 10 + b, 20 + b, 30 + b))
        elif kind == events.PLEDGE:
            self._exchange("say.pledge", a, b)
        elif kind == events.TOOK:
            # The pledge has become the turned card, and may be drawn in this very round (K17).
            self._turned = self._pledged
            self._exchange("say.took", a, b)
        elif kind == events.BACK:
            self._exchange("say.back", a, b)
        elif kind == events.AUTO_CLAIM or kind == events.CLAIM:
            self.say(facts.said("say.claim", a))
        elif events.SWAP <= kind <= events.PAIRS:
            # The phases that not every game has are told by a module of their own.
            modules.take("firmware.told").tell(self, kind, a, b, buf[at + 3])
            modules.forget("firmware.told")

    # -- cards that move ------------------------------------------------------------------

    def _deal(self):
        view = self._view
        trump = t("key.trump").format(t("suit." + str(view.trump))) if view.trump >= 0 else ""
        self._news = modules.take("firmware.told").news(view)
        modules.forget("firmware.told")
        if self._news and trump:
            self._news += "\n" + trump
        elif trump and self.table.wide:
            self.table.note(trump)
        self.busy = DEALING

    def _dealing(self, shown):
        hand = self.hand
        if shown >= hand.count:
            hand.shown = _ALL
            hand.show()
            self.rest()
            if self._news:
                self.say(self._news)
                self._news = ""
            elif self._layout.note_in_bar:
                # The trumps are read before the score comes back.
                self.busy = NOTING
        elif shown != hand.shown:
            hand.shown = shown
            hand.show()

    def _play(self, seat, card):
        lay = self._layout
        view = self._view
        if self.table.seats.spoken:
            self.table.seats.hush()
            self.table.score(view)
        if seat != view.seat:
            x, y = lay.from_x[seat], lay.from_y[seat]
        else:
            x, y = self.hand.place(card)
            self.hand.remove(card)
        self.table.note("")
        self.table.turn(-1, view.leader if view.on_table else view.last_leader)
        self._seat = seat
        self._start_slide(self.table.put(seat, card), x, y)

    def _start_slide(self, sprite, x, y):
        """Let `sprite` come from (x, y) to where it is."""
        self._sprite = sprite
        self._x0, self._y0 = x, y
        self._x1, self._y1 = sprite.x, sprite.y
        sprite.x = x
        sprite.y = y
        self.busy = SLIDING

    def _slide(self, spent):
        sprite = self._sprite
        if spent < _SLIDE_MS:
            left = _SLIDE_MS - spent
            # Slower towards the end.
            left = left * left // _SLIDE_MS
            sprite.x = self._x1 + (self._x0 - self._x1) * left // _SLIDE_MS
            sprite.y = self._y1 + (self._y0 - self._y1) * left // _SLIDE_MS
            return
        sprite.x = self._x1
        sprite.y = self._y1
        view = self._view
        if sprite is self.table.mover:
            sprite.hidden = True
            if self._seat == view.seat:
                self.hand.fresh = self._card
                self.hand.load(view.lanes)
        elif view.on_table:
            self.table.light(view.winning)
            self.table.turn(view.to_act, view.leader)
        self.rest()

    def _draw(self, seat, card):
        """One card from the stock; another seat's is never looked at."""
        lay = self._layout
        view = self._view
        self.table.pile(view)
        more = self._at < self._events.n and self._events.buf[4 * self._at] == events.DRAW
        # The last card of the last round is the turned one, which everybody has seen.
        turned = self._turned if view.turned < 0 and not more else -1
        mover = self.table.draw_from(turned)
        x0, y0 = mover.x, mover.y
        mover.x = lay.from_x[seat]
        mover.y = lay.from_y[seat]
        self._seat = seat
        self._card = card if seat == view.seat else -1
        self._start_slide(mover, x0, y0)

    def _trick(self, winner, points):
        view = self._view
        self.table.light(winner)
        self.table.turn(winner, view.last_leader)
        if not self.table.wide:
            plus = " +" + str(points) if view.show_points else " ✓"
            self.table.note(facts.name(winner) + plus)
        elif view.show_points:
            self.table.note(facts.said("key.trick", winner, points))
        else:
            self.table.note(facts.said("key.trick_hidden", winner))
        self._seat = winner
        self.busy = TRICK

    def _gather(self):
        """The trick goes to its winner."""
        self.table.light(-1)
        self.table.note("")
        self.busy = GATHERING
        self.since = self._app.now

    def _gathering(self, spent):
        lay = self._layout
        winner = self._seat
        view = self._view
        if spent >= _SLIDE_MS:
            self.table.clear_trick()
            self.table.score(view)
            self.table.turn(view.to_act, view.leader)
            self.rest()
            return
        x1 = lay.from_x[winner]
        y1 = self._app.profile.height if winner == 0 else lay.from_y[winner]
        part = spent * spent // _SLIDE_MS
        for seat in range(view.n):
            sprite = self.table.trick[seat]
            sprite.x = lay.trick_x[seat] + (x1 - lay.trick_x[seat]) * part // _SLIDE_MS
            sprite.y = lay.trick_y[seat] + (y1 - lay.trick_y[seat]) * part // _SLIDE_MS

    # -- words ----------------------------------------------------------------------------

    def _song(self, seat, suit, value):
        words = t("say.forty" if value == 40 else "say.twenty")
        text = facts.said("say.song", seat, words, t("suit." + str(suit)))
        # The pair: strengths 7 and 6 (R-CARD-3).
        self.say(text, (10 * suit + 7, 10 * suit + 6))
        self.table.score(self._view)

    def swapped(self, seat):
        """`seat` has exchanged a card: draw the pile anew, and the hand if it is his."""
        self.table.pile(self._view)
        if seat == self._view.seat:
            self.hand.load(self._view.lanes)

    def _exchange(self, key, seat, card):
        self.swapped(seat)
        self.say(facts.said(key, seat, facts.card_word(card, self._view.guinote)), (card,))

    def say(self, text, cards=()):
        """Show a panel with a text and up to four cards, and wait."""
        self.banner.say(text, pal.ACCENT, cards)
        self.busy = SAYING

    def remark(self, seat, text, short):
        """Say a line for a moment; `short` stays with the seat for a while."""
        self.table.seats.say(seat, short)
        self.table.score(self._view)
        self.table.turn(seat, self._view.leader)
        if self.table.wide and len(text) <= self._app.profile.columns:
            self.table.note(text)
            self.busy = NOTING
        else:
            self.say(text)

    def _noted(self):
        self.table.note("")
        self.table.turn(self._view.to_act, self._view.leader)
        self.rest()

    def _said(self):
        self.banner.hide()
        self.rest()

    # -- the last trick -------------------------------------------------------------------

    def look_back(self):
        """Show the last trick again until `look_away`."""
        view = self._view
        wide = self.table.wide
        if not view.last_count:
            if wide:
                self.table.note(t("key.no_last"))
            return
        self.table.show_trick(view.last_trick, view.last_count, view.last_leader, view.last_winner)
        self.table.turn(-1, view.last_leader)
        key = "key.last" if wide else "key.last_s"
        self.table.note(t(key).format(facts.name(view.last_winner)))
        self.busy = LOOKING

    def look_away(self):
        """Back to the trick in progress."""
        view = self._view
        self.table.show_trick(view.table, view.on_table, view.leader, view.winning)
        self.table.turn(view.to_act, view.leader)
        self.table.note("")
        self.rest()
