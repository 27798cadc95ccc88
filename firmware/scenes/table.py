# SPDX-License-Identifier: MIT
"""The table: a match being played, from the deal to its result.

Every move, a program's or the person's, goes through `engine.match.apply`; what happened
comes back as events, which are shown one after the other before the next move is asked
for.  The scene draws from the view of seat 0 alone.  A finished trick stays until a button
or the pause is over (CASES K15); a refused card is explained in words and the cards that
would do are raised (K16).
"""

from engine import actions, events, phases
from engine.compat import const
from engine.errors import Refused
from engine.players import make_player
from engine.view import View
from firmware import facts
from firmware import palettes as pal
from firmware.banner import Banner
from firmware.buttons import DOWN, LEFT, RIGHT, A, B
from firmware.hand import Hand
from firmware.input import PAUSE
from firmware.layout import Layout
from firmware.ports import ticks_diff
from firmware.scene import Scene
from firmware.tableau import Tableau
from firmware.words import first, t

_SLIDE_MS = const(160)
_DEAL_MS = const(50)
_SAY_MS = const(2500)
_WHY_MS = const(6000)

_PLEDGES = actions.bit(actions.PLEDGE7) | actions.bit(actions.PLEDGE2)

# What the scene is busy with.
_FREE = const(0)
_DEALING = const(1)
_SLIDING = const(2)
_TRICK = const(3)  # a finished trick lies there
_SAYING = const(4)  # a banner about an event
_GATHERING = const(5)  # the trick goes to its winner
_LOOKING = const(6)  # the last trick is looked at again


class Table(Scene):
    """The match in `app.match`."""

    def enter(self):
        m = self.m = self.app.match
        self.view = View(m, 0)
        self.views = [self.view] + [View(m, seat) for seat in range(1, m.n)]
        level = self.app.settings.level
        self.players = [
            make_player(level, m.seed + "/" + str(seat)) if seat else None for seat in range(m.n)
        ]
        self.layout = Layout(self.profile, m.n)
        self._from_x = bytearray(m.n)
        self._build()
        self._begin()

    def _build(self):
        """Make the nodes; again after a change of language."""
        self.layer.clear()
        view = self.view
        most = view.hand_size + 1
        self.table = Tableau(self, self.layout, view)
        self.hand = Hand(self, self.layout, most, view.guinote)
        self.table.bar()
        self.banner = Banner(self, self.layout, view.guinote)

    def _begin(self):
        """A new deal lies there: show it; or a deal in progress as it stands."""
        self.view.refresh(self.m)
        done = self.m.events
        new = done.n and done.buf[0] == events.DEAL
        self._event = 0 if new else done.n
        self._busy = _FREE
        self._since = self.app.now
        self._until = 0
        self._thinking = False
        self._asked = False
        self._sprite = None
        self.hand.cursor = 0
        self.hand.fresh = -1
        self.hand.focus = False
        self.hand.shown = 0 if new else 99
        self.hand.mark(-1)
        self.hand.load(self.view.lanes)
        self.table.all(self.view)

    # -- time -----------------------------------------------------------------------------

    def tick(self, now):
        if self._busy:
            self._go_on(now)
        elif self._event < self.m.events.n:
            self._show_event(now)
        elif self.m.phase == phases.DEAL_OVER or self.m.phase == phases.MATCH_OVER:
            self._call("result")
        elif self.m.to_act:
            self._program(now)
        elif not self._asked:
            self._ask()
        elif self.banner.up and ticks_diff(now, self._until) >= 0:
            self._hush()

    def _go_on(self, now):
        busy = self._busy
        spent = ticks_diff(now, self._since)
        if busy == _SLIDING:
            self._slide(spent)
        elif busy == _TRICK:
            pause = self.app.settings.pause_ms
            if pause and spent >= pause:
                self._gather()
        elif busy == _SAYING:
            pause = self.app.settings.pause_ms
            if pause and spent >= max(pause, _SAY_MS):
                self._said()
        elif busy == _GATHERING:
            self._gathering(spent)
        elif busy == _DEALING:
            shown = spent // _DEAL_MS
            if shown != self.hand.shown and self.hand.shown < self.hand.count:
                self.hand.shown = min(shown, self.hand.count)
                self.hand.show()
            if shown >= self.hand.count:
                self.hand.shown = 99
                self._rest()

    def _rest(self):
        """Nothing is moving any more; the next thing may happen."""
        self._busy = _FREE
        self._since = self.app.now

    def _program(self, now):
        """Let the program at turn think, and play when its time is over."""
        seat = self.m.to_act
        player = self.players[seat]
        if not self._thinking:
            self.views[seat].refresh(self.m)
            player.start(self.views[seat])
            self._thinking = True
            self._choice = -1
        if self._choice < 0:
            self._choice = player.step()
        # An answer nobody waits for ("not now") needs no pause.
        pace = self.app.settings.pace_ms if self._choice < 40 else 0
        if self._choice >= 0 and ticks_diff(now, self._since) >= pace:
            self._apply(self._choice)

    def _apply(self, action):
        """Do `action` for whose turn it is. Refused if the rules forbid it."""
        self._turned = self.view.turned
        self._pledged = self.view.pledged
        self.m.apply(action)
        self.view.refresh(self.m)
        self._event = 0
        self._thinking = False
        self._asked = False

    # -- events ---------------------------------------------------------------------------

    def _show_event(self, now):
        buf = self.m.events.buf
        at = 4 * self._event
        kind = buf[at]
        a = buf[at + 1]
        b = buf[at + 2]
        c = buf[at + 3]
        self._event += 1
        self._since = now
        view = self.view
        if kind == events.PLAY:
            self._play(a, b)
        elif kind == events.TRICK:
            self._trick(a, b)
        elif kind == events.DEAL:
            if self.table.roomy:
                self.table.note(t("key.trump").format(t("suit." + str(view.trump))))
            self._busy = _DEALING
        elif kind == events.DRAW:
            self._draw(a, b)
        elif kind == events.SONG:
            value = t("say.forty" if c == 40 else "say.twenty")
            text = facts.said("say.song", a, value, t("suit." + str(b)))
            # The pair: strengths 6 and 7 (R-CARD-3).
            self._say(text, (10 * b + 7, 10 * b + 6))
            self.table.score(view)
        elif kind == events.TUTE:
            text = facts.said("say.tute", a, t("face.R" if b == 7 else "face.C"))
            self._say(text, (b, 10 + b, 20 + b, 30 + b))
        elif kind == events.PLEDGE:
            self._exchange("say.pledge", a, b)
        elif kind == events.TOOK:
            self._exchange("say.took", a, b)
        elif kind == events.BACK:
            self._exchange("say.back", a, b)
        elif kind == events.AUTO_CLAIM or kind == events.CLAIM:
            self._say(facts.said("say.claim", a))

    def _play(self, seat, card):
        if seat:
            x, y = self.layout.from_x[seat], self.layout.from_y[seat]
        else:
            x, y = self.hand.place(card)
            self.hand.remove(card)
        self.table.note("")
        self.table.turn(-1, self.view.leader if self.view.on_table else self.view.last_leader)
        sprite = self.table.put(seat, card)
        self._start_slide(sprite, x, y)
        self._slid = seat

    def _start_slide(self, sprite, x, y):
        """Let `sprite` come from (x, y) to where it is."""
        self._sprite = sprite
        self._x0, self._y0 = x, y
        self._x1, self._y1 = sprite.x, sprite.y
        sprite.x = x
        sprite.y = y
        self._busy = _SLIDING

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
        view = self.view
        if sprite is self.table.mover:
            sprite.hidden = True
            if self._slid == 0:
                self._drawn()
        else:
            if view.on_table:
                self.table.light(view.winning)
                self.table.turn(view.to_act, view.leader)
        self._rest()

    def _trick(self, winner, points):
        view = self.view
        self.table.light(winner)
        self.table.turn(winner, view.last_leader)
        if not self.table.roomy:
            plus = " +" + str(points) if view.show_points else " ✓"
            self.table.note(facts.name(winner) + plus)
        elif view.show_points:
            self.table.note(facts.said("key.trick", winner, points))
        else:
            self.table.note(facts.said("key.trick_hidden", winner))
        self._slid = winner
        self._busy = _TRICK

    def _gather(self):
        """The trick goes to its winner."""
        self.table.light(-1)
        self.table.note("")
        self._busy = _GATHERING
        self._since = self.app.now

    def _gathering(self, spent):
        lay = self.layout
        winner = self._slid
        if spent >= _SLIDE_MS:
            self.table.clear_trick()
            self.table.score(self.view)
            self.table.turn(self.view.to_act, self.view.leader)
            self._rest()
            return
        x1 = lay.from_x[winner]
        y1 = self.profile.height if winner == 0 else lay.from_y[winner]
        part = spent * spent // _SLIDE_MS
        for seat in range(self.view.n):
            sprite = self.table.trick[seat]
            sprite.x = lay.trick_x[seat] + (x1 - lay.trick_x[seat]) * part // _SLIDE_MS
            sprite.y = lay.trick_y[seat] + (y1 - lay.trick_y[seat]) * part // _SLIDE_MS

    def _draw(self, seat, card):
        """One card from the stock; another seat's is never looked at."""
        lay = self.layout
        self.table.pile(self.view)
        buf = self.m.events.buf
        more = self._event < self.m.events.n and buf[4 * self._event] == events.DRAW
        # The last card of the last round is the turned one, which everybody has seen.
        turned = self._turned if self.view.turned < 0 and not more else -1
        mover = self.table.draw_from(turned)
        x0, y0 = mover.x, mover.y
        mover.x = lay.from_x[seat]
        mover.y = lay.from_y[seat]
        self._slid = seat
        self._drawn_card = card if seat == 0 else -1
        self._start_slide(mover, x0, y0)

    def _drawn(self):
        self.hand.fresh = self._drawn_card
        self.hand.load(self.view.lanes)

    def _exchange(self, key, seat, card):
        if key == "say.took":
            self._turned = self._pledged
        self.table.pile(self.view)
        if seat == 0:
            self.hand.load(self.view.lanes)
        self._say(facts.said(key, seat, facts.card_word(card, self.view.guinote)), (card,))

    def _say(self, text, cards=()):
        self.banner.say(text, pal.ACCENT, cards)
        self._busy = _SAYING

    def _said(self):
        self.banner.hide()
        self._rest()

    # -- the person -----------------------------------------------------------------------

    def _ask(self):
        """It is the person's turn: show what may be done."""
        self._asked = True
        view = self.view
        self.hand.load(view.lanes)
        self.table.turn(0, view.leader)
        if self.m.phase != phases.PLAY:
            self._call("choice")
            return
        self.hand.focus = True
        self.hand.mark(view.legal_cards)
        self._hint()

    def _hint(self):
        pledge = self._pledge()
        if pledge >= 0:
            word = facts.card_word(
                10 * self.view.trump + (4 if pledge == actions.PLEDGE7 else 0),
                self.view.guinote,
            )
            key = "key.pledge" if self.hand.focus else "key.pledge_on"
            if not self.table.roomy:
                key += "_s"
            self.table.note(t(key).format(word))
        else:
            self.table.note(t("key.play") if self.table.roomy else "")

    def _pledge(self):
        """The pledge that is legal now (R-EXCH-1), or -1."""
        if not self._asked or not self.view.legal_others & _PLEDGES:
            return -1
        if self.view.legal_others & actions.bit(actions.PLEDGE7):
            return actions.PLEDGE7
        return actions.PLEDGE2

    def button(self, button):
        if button == PAUSE:
            self._call("pause")
            return
        busy = self._busy
        if busy == _DEALING:
            self._since = self.app.now - 99 * _DEAL_MS
        elif busy == _TRICK:
            self._gather()
        elif busy == _SAYING:
            self._said()
        elif busy == _LOOKING:
            self._look_away()
        elif busy == _FREE or busy == _SLIDING:
            if self.banner.up:
                self._hush()
            if button == LEFT or button == RIGHT:
                self._move(1 if button == RIGHT else -1)
            elif button == B:
                if busy == _FREE:
                    self._look_back()
            elif self._asked and busy == _FREE and self.m.phase == phases.PLAY:
                if button == A:
                    self._choose()
                elif self._pledge() >= 0:
                    self._to_hand(button == DOWN)

    def _move(self, by):
        if not self.hand.focus:
            self.hand.cursor = 0 if by > 0 else self.hand.count - 1
            if self._asked:
                self._to_hand(True)
            return
        over = self.hand.move(by)
        # Round the end lies the exchange, so that boards without UP reach it too.
        if over and self._pledge() >= 0:
            self._to_hand(False)

    def _to_hand(self, focus):
        """Put the cursor on the hand, or on the exchange."""
        self.hand.focus = focus
        self.hand.show()
        self._hint()

    def _choose(self):
        """Play the chosen card, or pledge."""
        pledge = self._pledge()
        if not self.hand.focus and pledge >= 0:
            self.hand.focus = True
            self._apply(pledge)
            return
        if not self.hand.count:
            return
        try:
            self._apply(self.hand.card(self.hand.cursor))
        except Refused as refused:
            self._explain(refused.rule, refused.cards)
            return
        self.table.note("")

    def _explain(self, rule, cards):
        """Say which duty forbids a card and raise the cards that satisfy it (K16)."""
        view = self.view
        lead = view.table[0] // 10 if view.on_table else view.trump
        text = first(rule, "R-ANY")
        text = text.format(lead=t("suit." + str(lead)), trump=t("suit." + str(view.trump)))
        self.banner.say(text[0].upper() + text[1:], pal.WARNING)
        self.hand.lift(cards)
        self._until = self.app.now + _WHY_MS

    def _hush(self):
        self.banner.hide()
        self.hand.lift(0)

    def _look_back(self):
        """Show the last trick again until a button is pressed."""
        view = self.view
        if not view.last_count:
            self.table.note(t("key.no_last") if self.table.roomy else "")
            return
        self.table.show_trick(view.last_trick, view.last_count, view.last_leader, view.last_winner)
        self.table.turn(-1, view.last_leader)
        key = "key.last" if self.table.roomy else "key.last_s"
        self.table.note(t(key).format(facts.name(view.last_winner)))
        self._busy = _LOOKING

    def _look_away(self):
        view = self.view
        self.table.show_trick(view.table, view.on_table, view.leader, view.winning)
        self.table.turn(view.to_act, view.leader)
        self.table.note("")
        if self._asked:
            self._hint()
        self._rest()

    def _call(self, name):
        """Show another scene above the table."""
        self._called = name
        self.app.push(name, self.view)

    def resume(self, answer):
        """Back from a choice, the result or the pause page."""
        m = self.m
        if self._called == "choice":
            self._apply(answer)
        elif self._called == "result":
            if m.phase == phases.MATCH_OVER:
                self.app.go("final")
            else:
                m.next_deal()
                self._begin()

    def relabel(self):
        """The language has changed: build the table anew as it stands."""
        self._build()
        self.hand.load(self.view.lanes)
        self.table.all(self.view)
        self._asked = False
        self._busy = _FREE


SCENE = Table
