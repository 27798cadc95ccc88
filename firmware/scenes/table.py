# SPDX-License-Identifier: MIT
"""The table: a match being played, from the deal to its result.

Every move, a program's or the person's, goes through `engine.match.apply`; what happened
is told by the teller before the next move is asked for.  The scene draws from the view of
seat 0 alone.  A refused card is explained in words and the cards that would do are raised
(CASES K16).
"""

from engine import actions, phases
from engine.compat import const
from engine.players import make_player
from engine.view import View
from firmware import facts, teller, words
from firmware import palettes as pal
from firmware.buttons import DOWN, LEFT, RIGHT, UP, A, B
from firmware.input import PAUSE
from firmware.layout import Layout
from firmware.ports import ticks_diff
from firmware.scene import Scene
from firmware.words import first, t

_WHY_MS = const(6000)
_PLEDGE7 = const(1)  # actions.bit(actions.PLEDGE7)
_PLEDGE2 = const(2)


class Table(Scene):
    """The match in `app.match`."""

    def enter(self):
        words.drop_menu()
        m = self.m = self.app.match
        self.view = View(m, 0)
        # A program is given the view of its seat and nothing else (R-SAFE-3); one object
        # serves them all, since they think one after the other.
        self.others = View(m, 1)
        level = self.app.settings.level
        self.players = [None]
        for seat in range(1, m.n):
            self.players.append(make_player(level, m.seed + "/" + str(seat)))
        self.layout = Layout(self.profile, m.n)
        self._called = ""
        self._build()
        self._begin()

    def _build(self):
        """Make the nodes; again after a change of language."""
        self.layer.clear()
        self.teller = teller.Teller(self, self.layout, self.view, self.m.events)
        self.hand = self.teller.hand
        self.table = self.teller.table
        self.banner = self.teller.banner

    def _begin(self):
        """A new deal lies there, or one in progress."""
        self.view.refresh(self.m)
        self._until = 0
        self._choice = -1
        self._thinking = False
        self.asked = False
        self.teller.begin()

    def tick(self, now):
        if self.teller.tick(now):
            return
        if self.m.phase >= phases.DEAL_OVER:
            self._call("result")
        elif self.m.to_act:
            self._program(now)
        elif not self.asked:
            self._ask()
        elif self.banner.up and ticks_diff(now, self._until) >= 0:
            self._hush()

    def _program(self, now):
        """Let the program at turn think, and play when its time is over."""
        seat = self.m.to_act
        player = self.players[seat]
        if not self._thinking:
            self.others.seat = seat
            self.others.refresh(self.m)
            player.start(self.others)
            self._thinking = True
            self._choice = -1
        if self._choice < 0:
            self._choice = player.step()
        # An answer nobody waits for ("not now") needs no pause.
        pace = self.app.settings.pace_ms if self._choice < 40 else 0
        if self._choice >= 0 and ticks_diff(now, self.teller.since) >= pace:
            self._apply(self._choice)

    def _apply(self, action):
        """Do `action`, which is legal, for whose turn it is."""
        self.teller.before()
        self.m.apply(action)
        self.view.refresh(self.m)
        self.teller.after()
        self._thinking = False
        self.asked = False

    # -- the person -----------------------------------------------------------------------

    def _ask(self):
        """It is the person's turn: show what may be done."""
        self.asked = True
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
        """What the buttons do now, in the line above the hand."""
        pledge = self._pledge()
        roomy = self.table.roomy
        if pledge >= 0:
            word = facts.card_word(
                10 * self.view.trump + (4 if pledge == actions.PLEDGE7 else 0),
                self.view.guinote,
            )
            key = "key.pledge" if self.hand.focus else "key.pledge_on"
            self.table.note(t(key if roomy else key + "_s").format(word))
        else:
            self.table.note(t("key.play") if roomy else "")

    def _pledge(self):
        """The pledge that is legal now (R-EXCH-1), or -1."""
        if self.asked:
            if self.view.legal_others & _PLEDGE7:
                return actions.PLEDGE7
            if self.view.legal_others & _PLEDGE2:
                return actions.PLEDGE2
        return -1

    def button(self, button):
        busy = self.teller.busy
        if button == PAUSE:
            self._call("pause")
        elif self.teller.skip():
            return
        elif busy == teller.LOOKING:
            self.teller.look_away()
            if self.asked:
                self._hint()
        elif busy == teller.FREE or busy == teller.SLIDING:
            if self.banner.up:
                self._hush()
            if button == LEFT or button == RIGHT:
                self._move(1 if button == RIGHT else -1)
            elif busy == teller.FREE:
                self._act(button)

    def _act(self, button):
        """UP, DOWN, A or B while nothing moves."""
        if button == B:
            self.teller.look_back()
        elif self.asked and self.m.phase == phases.PLAY:
            if button == A:
                self._choose()
            elif self._pledge() >= 0 and (button == UP or button == DOWN):
                self._to_hand(button == DOWN)

    def _move(self, by):
        hand = self.hand
        if not hand.focus:
            if self._pledge() >= 0:
                hand.cursor = 0 if by > 0 else hand.count - 1
                self._to_hand(True)
            else:
                hand.focus = True
                hand.show()
            return
        over = hand.move(by)
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
        card = self.hand.card(self.hand.cursor)
        refused = self.m.why(card)
        if refused:
            self._explain(refused[0], refused[1])
        else:
            self._apply(card)

    def _explain(self, rule, cards):
        """Say which duty forbids a card and raise the cards that satisfy it (K16)."""
        view = self.view
        lead = view.table[0] // 10 if view.on_table else view.trump
        text = first(rule, "R-ANY").format(
            lead=t("suit." + str(lead)), trump=t("suit." + str(view.trump))
        )
        self.banner.say(text[0].upper() + text[1:], pal.WARNING)
        self.hand.lift(cards)
        self._until = (self.app.now + _WHY_MS) & 0x1FFFFFFF

    def _hush(self):
        self.banner.hide()
        self.hand.lift(0)

    # -- scenes above ---------------------------------------------------------------------

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
        if self._called == "pause":
            self.asked = False


SCENE = Table
