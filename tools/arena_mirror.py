# SPDX-License-Identifier: MIT
"""The table as one seat knows it, rebuilt from what a program is told (docs/bots.md).

Our own players decide on a View, and a View is a copy of a match. So the bot plays along a match
of its own in which the hands of the others are empty: before a decision of theirs is applied they
are given what it shows, and nothing is asked about what they may do. What the duties prove, what
is known and all figures then come out as in the real match. Events are kept until the next
question, because a step of the engine looks at hands: whether somebody sings after a trick has to
be known before its last card is played.
"""

from __future__ import annotations

from engine import actions, cards, phases
from engine.match import Match
from engine.view import View

#: What somebody who could have announced or swapped something, and did not, has said.
_SILENT = {phases.ANNOUNCE: actions.DONE, phases.EXCHANGE: actions.PASS}
#: A card that an unseen draw puts into a hand until it is emptied: no song and no tute has it.
_UNSEEN = 0


class Mismatch(Exception):
    """What was told does not fit together; the text says where."""


class Mirror:
    """A match as *seat* knows it; *hello* is the first message of the protocol (a dict)."""

    def __init__(self, hello):
        self.seat = hello["seat"]
        self.m = None
        self._hello = hello
        self._dealt = None
        self._lines = []
        self._draws = []
        self._end = None
        self._views = {}

    # -- what is told --------------------------------------------------------------------------

    def deal(self, message):
        """A hand has been dealt."""
        self._catch_up()
        if self.m:
            self._ask_nobody(None)
        if self._end and self.m.result.totals != self._end["totals"]:
            raise Mismatch("deal %d ended differently" % self._end["end"])
        self._dealt = message
        self._lines = []
        self._draws = []
        self._end = None

    def event(self, event):
        """Something happened that everybody may know."""
        if "did" in event:
            self._lines.append(event)
        elif "draw" in event:
            self._draws.append(event)
        elif "end" in event:
            self._end = event

    def view(self, ask):
        """Return the View of the seat that is asked; *ask* is the question.

        :raises Mismatch: if the question does not fit what was told before.
        """
        seat = ask.get("seat", self.seat)
        self._catch_up()
        m = self.m
        self._ask_nobody(None)
        if m.to_act != seat or phases.NAME[m.phase] != ask["ask"]:
            raise Mismatch("asked for %s, expected %s" % (ask["ask"], phases.NAME[m.phase]))
        other = m.bidder if m.phase == phases.CENSOR else seat
        if not self._sees(other):
            # the censor looks at the soloist's hand; it stays with him if he raises
            self._give(other, ask["hand"])
        if seat not in self._views:
            self._views[seat] = View(m, seat)
        view = self._views[seat]
        view.refresh(m)
        if [actions.text(action, m.guinote) for action in view.legal()] != ask["legal"]:
            raise Mismatch("other actions are legal than those asked for")
        return view

    # -- playing along -------------------------------------------------------------------------

    def _catch_up(self):
        if self._dealt:
            self._begin_deal()
        while self._lines:
            line = self._lines[0]
            self._ask_nobody(line)
            m = self.m
            if (m.to_act, phases.NAME[m.phase]) != (line["seat"], line["phase"]):
                raise Mismatch(
                    "seat %d did %s, expected seat %d" % (line["seat"], line["did"], m.to_act)
                )
            del self._lines[0]
            self._reveal(line)
            self._apply(actions.parse(line["did"], m.guinote))

    def _begin_deal(self):
        dealer = self._dealt["dealer"]
        if self.m is None:
            hello = self._hello
            # made in two steps, because it asks for its first pack while it is made
            self.m = Match.__new__(Match)
            self.m.__init__(
                hello["variant"],
                hello["players"],
                hello["options"],
                hello["guinote"],
                first_dealer=dealer,
                packs=self._pack,
            )
        else:
            self.m.next_dealer = dealer
            self.m.next_deal()
        if self.m.mano != self._dealt["mano"]:
            raise Mismatch("mano is %d, expected %d" % (self._dealt["mano"], self.m.mano))
        self._dealt = None
        self._hide()

    def _pack(self, number):
        """Return a pack in dealing order that gives this seat and the table what was told."""
        m = self.m
        told = self._dealt
        seats = [m.mano]
        while len(seats) < m.at_play:
            seats.append(m.after[seats[-1]])
        dealt = m.at_play * m.rules.hand_size(m)
        pack = [-1] * (36 if m.rules.no_twos else 40)
        own = self._parse(told["hand"])
        if told["turned"]:
            pack[dealt] = cards.parse(told["turned"], m.guinote)
        if told["shown"]:
            card = cards.parse(told["shown"]["card"], m.guinote)
            seat = told["shown"]["seat"]
            pack[dealt - m.at_play + seats.index(seat)] = card
            own = [each for each in own if each != card]
        # in the first deal of cabrero the 2 of oros makes mano, or the 4 if that lies apart;
        # elsewhere it does no harm there
        mark = cards.TWO
        if "centre" in told:
            if told["centre"]:
                pack[dealt] = cards.TWO
                mark = cards.FOUR
            elif told["mano"] == self.seat:
                # the 2 went for the card apart: which one of the hand that was is all the same
                pack[dealt] = own[-1]
                own[-1] = cards.TWO
        free = told["mano"] != self.seat and mark not in own and mark not in pack
        if free and not m.rules.no_twos:
            pack[seats.index(told["mano"])] = mark
        used = set(own) | set(pack)
        rest = [c for c in range(40) if c not in used and (c % 10 or not m.rules.no_twos)]
        for at, card in enumerate(pack):
            if card < 0:
                mine = at < dealt and seats[at % m.at_play] == self.seat
                pack[at] = own.pop() if mine else rest.pop()
        return pack

    def _parse(self, words):
        return [cards.parse(word, self.m.guinote) for word in words]

    def _give(self, seat, words):
        """Put cards into the hand of *seat*, empty until now."""
        for card in self._parse(words):
            self.m.hands[4 * seat + card // 10] |= 1 << card % 10

    def _sees(self, seat):
        """Return whether this seat sees the hand of *seat*: his own, or the one he plays."""
        m = self.m
        return seat == self.seat or (m.censor == self.seat and seat == m.bidder)

    def _hide(self):
        """Empty the hands that this seat does not see."""
        for seat in range(self.m.n):
            if not self._sees(seat):
                for suit in range(4):
                    self.m.hands[4 * seat + suit] = 0

    def _reveal(self, line):
        """Give the seat of a decision the cards that it shows; None is no decision."""
        m = self.m
        if line is None or self._sees(line["seat"]):
            return
        action = actions.parse(line["did"], m.guinote)
        base = 4 * line["seat"]
        if action < 40:
            m.hands[base + action // 10] |= 1 << action % 10
        elif action in (actions.SWAP7, actions.SWAP2):
            m.hands[base + m.trump] |= 1 << (
                cards.SEVEN if action == actions.SWAP7 else cards.TWO
            )
        elif actions.SING <= action < actions.SING + 4:
            m.hands[base + action - actions.SING] |= cards.PAIR
        elif action in (actions.TUTE_R, actions.TUTE_C):
            rank = cards.KING if action == actions.TUTE_R else cards.HIGH_FACE
            for suit in range(4):
                m.hands[base + suit] |= 1 << rank

    def _ask_nobody(self, line):
        """Pass over those who were asked something and kept silent before *line*."""
        m = self.m
        while m.phase in _SILENT and not self._sees(m.to_act):
            if line and line["phase"] == phases.NAME[m.phase]:
                if line["seat"] == m.to_act:
                    return
                if m.phase == phases.EXCHANGE and not self._sees(line["seat"]):
                    rank = cards.SEVEN if line["did"] == "swap 7" else cards.TWO
                    if rank == m.exchange_rank:
                        # only now it is known who holds it
                        m.to_act = line["seat"]
                        return
            self._apply(_SILENT[m.phase], line)

    def _apply(self, action, following=None):
        """Apply a decision of whoever is to act; *following* is the one after it, if known."""
        m = self.m
        if following is None and self._lines:
            following = self._lines[0]
        hidden = not self._sees(m.to_act)
        if following and following["phase"] in ("announce", "exchange"):
            self._reveal(following)
        draws = m.draws_left
        if self._draws:
            self._lay_out(self._draws[0])
        if not hidden:
            m.apply(action)
        elif action < 40:
            m.duty_suit = -1  # it was legal for a hand that nobody here knows
            m.play(action)
        else:
            m.events.n = 0
            owner = m.rules.before_card if m.phase == phases.PLAY else m.rules.handlers[m.phase]
            owner.apply(m, action)
        if m.draws_left < draws:
            del self._draws[:1]
        self._hide()

    def _lay_out(self, line):
        """Put what this seat is about to draw where it will draw it."""
        m = self.m
        for k, (drawn, by) in enumerate(zip(line["draw"], line["by"])):
            if k < m.stock_left:
                own = by == self.seat
                m.pack[m.stock_at + k] = self._parse(drawn)[0] if own else _UNSEEN
