# SPDX-License-Identifier: MIT
"""The table: a match being played, from the deal to its result.

Every move, a program's or the person's, goes through `engine.match.apply`; what happened
is told by the teller before the next move is asked for.  The scene draws from the view of
seat 0 alone.  A refused card is explained in words and the cards that would do are raised
(CASES K16).
"""

from engine import actions, phases
from engine.compat import const
from engine.view import View
from firmware import facts, modules, teller, words
from firmware import palettes as pal
from firmware.buttons import DOWN, LEFT, RIGHT, UP, A, B
from firmware.input import PAUSE
from firmware.layout import Layout
from firmware.nodes import pad
from firmware.ports import ticks_diff
from firmware.programs import Programs
from firmware.scene import Scene
from firmware.words import first, t

_WHY_MS = const(6000)
# What may be done besides a card: from the 7 of trumps pledged to the 2 swapped.
_EXCHANGES = (actions.PLEDGE7, actions.PLEDGE2, actions.SWAP7, actions.SWAP2)
# While these are told a button only goes on.
_NEWS = (teller.DEALING, teller.SAYING)
_SEVENS = (actions.PLEDGE7, actions.SWAP7)

# What has been needed for the last time before the next menu.
_DONE = ("firmware.pages", "engine.options", "engine.variants")

# What nothing but the table needs.
_CODE = ("programs", "teller", "tableau", "seats", "hand", "banner", "facts", "layout")

# The scene that asks in each phase; "ask" in all others.
_SCENES = {
    phases.ANNOUNCE: "choice",
    phases.BID: "bid",
    phases.CENSOR: "bid",
    phases.PLATO: "bid",  # the contest
    phases.TRUMP: "trump",
}


class Table(Scene):
    """The match in `app.match`."""

    def enter(self):
        for name in _DONE:
            modules.forget(name)
        m = self.m = self.app.match
        words.need(words.parts(m.rules, m.options))
        self.view = View(m, 0)
        self.view.bonus = m.bonus
        self.programs = Programs(self.app)
        self.layout = Layout(self.profile, m.n)
        self._called = ""
        self._fast = False
        self.cover()
        self._begin()

    def leave(self):
        """Let the code of the table go with it."""
        Scene.leave(self)
        for name in _CODE:
            modules.forget("firmware." + name)

    def cover(self):
        """Let the nodes go."""
        self.layer.clear()
        self._watch = self.teller = self.hand = self.table = self.banner = None

    def _build(self):
        """Make the nodes; again after a change of language."""
        self.cover()
        self.teller = teller.Teller(self, self.layout, self.view, self.m.events)
        self.hand = self.teller.hand
        self.table = self.teller.table
        self.banner = self.teller.banner

    def _begin(self):
        """A new deal lies there, or one in progress."""
        self.view.seat = 0
        self.view.refresh(self.m)
        if self.hand is None or self.view.hand_size >= self.hand.most:
            self._build()
        self._until = 0
        self._fast = False
        self.asked = False
        self.teller.begin()
        self._look_on()

    def tick(self, now):
        if self._fast:
            self._hurry()
            return
        if self.teller.tick(now):
            return
        if self.m.phase >= phases.DEAL_OVER:
            # Before the code of the page comes, which covers the table.
            self.cover()
            self._call("result")
        elif self.m.actor():
            self._program(now)
        elif not self.asked:
            self._ask()
        elif self.banner.up and ticks_diff(now, self._until) >= 0:
            self._hush()

    def _program(self, now):
        """Let the program at turn think, and play when its time is over."""
        programs = self.programs
        programs.think()
        pace = self.app.settings.pace_ms if programs.choice < 40 else 0
        if programs.choice >= 0 and ticks_diff(now, self.teller.since) >= pace:
            self._apply(programs.choice)

    def _hurry(self):
        """The person only watches and has had enough: play on unseen to the result."""
        m = self.m
        if m.phase >= phases.DEAL_OVER or not m.actor():
            self._fast = False
            self.view.refresh(m)
            self.teller.stand()
            return
        programs = self.programs
        programs.think()
        if programs.choice >= 0:
            m.apply(programs.choice)
            programs.forget()

    def _apply(self, action):
        """Do `action`, which is legal, for whose turn it is."""
        self.teller.before()
        self.m.apply(action)
        if self.m.censor == 0:
            # The person plays the soloist's hand from now on.
            self.view.seat = self.m.bidder
        self.view.refresh(self.m)
        self.teller.after()
        self.programs.forget()
        self.asked = False
        self._look_on()

    # -- looking on -----------------------------------------------------------------------

    def _look_on(self):
        """Where the own hand would lie, say why there is none and how to go on."""
        watching = facts.watching(self.m)
        if watching and not self.m.playing & 1:
            # nor any cards that he may have looked at as the censor
            self.hand.load(self.view.lanes)
        if self._watch is None:
            if not watching:
                return
            p = self.profile
            lay = self.layout
            self._watch = self.screen.layer(self.layer)
            lines = self._why_watching().split("\n")
            height = len(lines) * p.fh + 6
            y = p.height - height
            if len(lines) > 1:
                y -= (p.height - lay.hand_y - height) // 2
            self.screen.box(self._watch, 0, y - 1, p.width, height + 2, pal.PANEL_EDGE)
            self.screen.box(self._watch, 0, y, p.width, height, pal.PANEL)
            for i in range(len(lines)):
                text = pad(lines[i], p.columns, 1)
                line = y + 3 + i * p.fh
                colour = pal.TEXT_DIM if i else pal.ACCENT
                self.screen.text(
                    self._watch, self.app.font, p.margin, line, p.columns, text, colour
                )
        self._watch.hidden = not watching

    def _why_watching(self):
        """What stands there; one line where the own cards are played by the censor."""
        m = self.m
        if m.censor > 0:
            return t("key.played_by").format(facts.name(m.censor)) + " A▶▶"
        why = t("say.rests_you") if m.dealer == 0 else t("key.watch")
        return why + "\n" + t("key.skip")

    # -- the person -----------------------------------------------------------------------

    def _ask(self):
        """It is the person's turn: show what may be done."""
        self.asked = True
        view = self.view
        self.hand.load(view.lanes)
        self.table.turn(view.seat, view.leader)
        if self.m.phase != phases.PLAY:
            self.hand.focus = False
            self.hand.mark(-1)
            scene = _SCENES.get(self.m.phase, "ask")
            if self.m.phase == phases.PLATO and not view.contest:
                scene = "ask"
            self._call(scene)
            return
        self.hand.focus = True
        self.hand.mark(view.legal_cards)
        self._hint()

    def _hint(self):
        """What the buttons do now, in the line above the hand."""
        action = self._pledge()
        view = self.view
        if action < 0:
            text = t("key.play") if self.table.roomy else ""
            if view.declarer >= 0:
                made = view.hand_size - view.tricks_left
                if self.table.wide:
                    text = facts.said("key.capote", view.declarer, made)
                else:
                    text = t("key.capote_s").format(made)
            self.table.note(text)
            return
        own = 10 * view.trump + (4 if action in _SEVENS else 0)
        word = facts.card_word(own, view.guinote)
        taken = facts.card_word(view.turned, view.guinote)
        key = "key.swap" if action >= actions.SWAP7 else "key.pledge"
        if not self.hand.focus:
            key += "_on"
        if not self.table.wide:
            key += "_s"
        self.table.note(t(key).format(word, taken))

    def _pledge(self):
        """The exchange that is legal now beside a card (R-EXCH-1, R-EXCH-2), or -1."""
        if self.asked:
            for action in _EXCHANGES:
                if self.view.legal_others & actions.bit(action):
                    return action
        return -1

    def button(self, button):
        busy = self.teller.busy
        if button == PAUSE:
            self._call("pause")
        elif button == A and busy not in _NEWS and facts.watching(self.m):
            self._fast = True
            self.banner.hide()
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
        words.also("why")
        text = first(rule, "R-ANY").format(
            lead=t("suit." + str(lead)), trump=t("suit." + str(view.trump))
        )
        words.without("why")
        self.banner.say(text[0].upper() + text[1:], pal.WARNING)
        self.hand.lift(cards)
        self._until = (self.app.now + _WHY_MS) & 0x1FFFFFFF

    def _hush(self):
        self.banner.hide()
        self.hand.lift(0)

    # -- scenes above ---------------------------------------------------------------------

    def _call(self, name):
        """Show another scene above the table; on a board it needs the room of the programs."""
        self.programs.dismiss()
        self._called = name
        self.app.push(name, self.view)

    def resume(self, answer):
        """Back from a choice, the result or the pause page."""
        m = self.m
        modules.forget("firmware.pages")
        modules.forget("firmware.panel")
        if self._called in ("choice", "ask", "bid", "trump"):
            self._apply(answer)
        elif self._called == "result":
            if m.phase == phases.MATCH_OVER:
                self.app.go("final")
            else:
                m.next_deal()
                self._begin()

    def uncover(self):
        self.relabel()

    def relabel(self):
        """The language has changed: build the table anew as it stands."""
        self._build()
        self._look_on()
        if self._called == "pause":
            self.asked = False


SCENE = Table
