# SPDX-License-Identifier: MIT
"""A match as a state machine: ``phase``, ``to_act``, ``legal`` -> ``apply`` -> ``events``.

It never asks, waits or prints, and draws random numbers from its own generator alone. Hands are
lanes of ten bits in one compact array, four to a seat, so that a card played makes no garbage on
a board. What differs between variants is in ``rules`` (engine/rules.py).
"""

from array import array

from engine import actions, cards, deal, events, phases, scoring, tricks
from engine.errors import Refused, Usage
from engine.rng import Rng

_POINTS = cards.POINTS


def zeros(n, kind="h"):
    """Return an array of *n* zeros of 16 bits (``"h"``, ``"H"``) or 8 (``"B"``)."""
    # from bytes: from an iterator an array keeps room to grow
    return array(kind, bytes(n if kind == "B" else 2 * n))


class Match:
    """One match of one variant, dealt as soon as it is made.

    *variant* is a name of ``variants.NAMES``, *players* a number it allows (0: its first),
    *options* a dict as in RULES §8, *guinote* the modifier, *seed* any text, *first_dealer* a seat
    or -1 for one by chance. *packs*, if given, is called with the number of a deal and returns the
    40 cards in dealing order: so a record is dealt again whose seed says nothing.

    :raises Usage: for a variant, number of players, option or seat that does not exist.
    """

    def __init__(
        self,
        variant,
        players=0,
        options=None,
        guinote=False,
        seed="",
        first_dealer=-1,
        packs=None,
    ):
        # imported here: a board lets go of what only the start of a match needs
        from engine import variants

        self.rules = rules = variants.load(variant, players, guinote)
        self.variant = rules.id
        self.n = n = rules.n
        self.guinote = rules.guinote
        self.options = _options(rules, options)
        self.seed = seed
        try:
            self.rng = Rng(seed)
        except UnicodeError:
            raise Usage("a seed is text that can be written in UTF-8") from None
        chance = self.rng.below(n)
        if first_dealer == -1:
            first_dealer = chance
        if not 0 <= first_dealer < n:
            raise Usage("the first dealer is a seat from 0 to %d" % (n - 1))
        self.first_dealer = first_dealer
        self.next_dealer = first_dealer
        self.packs = packs
        self.events = events.Events()
        # the cards, public and secret
        self.pack = zeros(40, "B")
        self.hands = zeros(4 * n, "H")
        self.count = zeros(n, "B")
        self.known = zeros(4 * n, "H")
        self.cannot = zeros(4 * n, "H")
        self.played = zeros(4, "H")
        self.after = zeros(n, "B")
        self.table = zeros(n, "B")
        self.last_trick = zeros(n, "B")
        # the figures
        self.points = zeros(n)
        self.songs = zeros(n)
        self.bonus = zeros(n)
        self.tricks = zeros(n)
        self.games = zeros(n)
        self.carry = zeros(n)
        self.sung_by = zeros(n, "B")
        self.lost_suits = zeros(n, "B")
        self.last_drawn = zeros(n, "B")
        self.void_trick = zeros(n, "B")
        self.deal_no = 0
        self.game_deal = 1
        self.result = None
        self.match_result = None
        get = self.options.get
        self.forty_first = get("forty_first", False)
        self.partner_sings = get("partner_sings", False)
        self.partner_relief = get("partner_relief", False)
        self.tute = not self.guinote and get("tute", rules.tute)
        self.tute_after_song = get("tute_after_song", True)
        self.manual = get("claim", "auto") == "manual"
        # of phases that not every variant has
        self.bid = 0
        self.bidder = self.censor = self.declarer = self.platoer = -1
        self.bidding = self.promise = self.pot = 0
        self.contest = False
        self.lowest_bid = self.bid_step = 0
        self.chips = self.losses = None
        self.sing_or_lose = False
        self.songs_with_stock = False
        rules.setup(self)
        self.phase = phases.DEAL_OVER
        self.next_deal()

    # -- dealing ---------------------------------------------------------------------------

    def next_deal(self):
        """Deal the next hand. Only when ``phase`` is ``DEAL_OVER``.

        :raises Usage: at any other time.
        """
        if self.phase == phases.MATCH_OVER:
            raise Usage("the match is over: there is no next deal")
        if self.phase != phases.DEAL_OVER:
            raise Usage("the deal in progress is not over yet")
        rules = self.rules
        self.deal_no += 1
        self.dealer = self.next_dealer
        deal.clear(self)
        deal.seat(self, rules.playing(self))
        deal.deal(self, self.packs(self.deal_no) if self.packs else deal.shuffled(self))
        rules.dealt(self)
        self.leader = self.mano
        self.events.n = 0
        self.events.add(events.DEAL, self.deal_no, self.dealer, self.mano)
        self._begin(rules.opening)

    # -- steps -----------------------------------------------------------------------------

    def _begin(self, steps):
        self._steps = steps
        self._at = 0
        self._run()

    def _run(self):
        while self._at < len(self._steps):
            if self._steps[self._at](self):
                return
            self._at += 1
        self._lead()

    def resume(self):
        """Go on with the step after the one that waited (for handlers)."""
        self._at += 1
        self._run()

    def skip(self):
        """Pass over the remaining steps (for steps)."""
        self._steps = ()

    def _lead(self):
        if not self.tricks_left:
            self.end_deal(scoring.COUNTED, -1)
            return
        self.trick_no += 1
        self.on_table = 0
        self.trick_points = 0
        self.regime = self.rules.stock_regime if self.draws_left else self.rules.regime
        self.to_act = self.leader
        self.phase = phases.PLAY
        self.set_duty()

    def actor(self):
        """Return whose decision it is: ``to_act``, or the censor who plays that seat's hand."""
        return self.censor if self.to_act == self.bidder and self.censor >= 0 else self.to_act

    # -- legal actions ---------------------------------------------------------------------

    def set_duty(self):
        """Work out what ``to_act`` has to play: ``duty_rule``, ``duty_suit`` (-1: any), lane."""
        if not self.on_table:
            self.duty_rule = 0
            self.duty_suit = -1
            return
        seat = self.to_act
        self._relief = self.partner_relief and self.winning == seat ^ 2
        found = tricks.duty(
            self.regime,
            self.hands,
            4 * seat,
            self.lead_suit,
            self.trump,
            self.win_suit,
            self.win_strength,
            self._relief,
        )
        self.duty_rule = found >> 14
        self.duty_suit = (found >> 10 & 7) - 1
        self.duty_lane = found & 0x3FF

    def legal_cards(self):
        """Return the 40-bit set of the cards that ``to_act`` may play (0 in other phases)."""
        if self.phase != phases.PLAY:
            return 0
        if self.duty_suit >= 0:
            return self.duty_lane << 10 * self.duty_suit
        return cards.gather(self.hands, 4 * self.to_act)

    def legal_others(self):
        """Return the legal actions that are not cards, bit ``action - 40``."""
        if self.phase == phases.PLAY:
            before = self.rules.before_card
            return before.others(self) if before else 0
        handler = self.rules.handlers.get(self.phase)
        return handler.others(self) if handler else 0

    def legal(self):
        """Return the list of legal actions, ascending, as the record writes them."""
        found = cards.to_list(self.legal_cards())
        others = self.legal_others()
        action = 40
        while others:
            if others & 1:
                lowest = actions.BID_BASE + self.lowest_bid
                found.append(lowest if action == actions.BID else action)
            others >>= 1
            action += 1
        return found

    def may(self, action):
        """Return whether *action*, no card, is legal now; a bid of any legal height is."""
        others = self.legal_others()
        if action >= actions.BID_BASE:
            bid = action - actions.BID_BASE
            step = self.bid_step if others & actions.bit(actions.BID) else 0
            return step > 0 and self.lowest_bid <= bid <= 230 and bid % step == 0
        return action != actions.BID and others & actions.bit(action) != 0

    def why(self, action):
        """Return None if *action* is legal, else ``(rule id, cards that satisfy the duty)``."""
        if action < 0 or action > 61 and action < actions.BID_BASE:
            return ("R-SAFE-1", self.legal_cards())
        if action < 40:
            if self.phase != phases.PLAY:
                return ("R-SAFE-1", 0)
            suit = action // 10
            if not self.hands[4 * self.to_act + suit] >> action % 10 & 1:
                return ("R-SAFE-1", self.legal_cards())
            if self.duty_suit < 0:
                return None
            if self.duty_suit == suit and self.duty_lane >> action % 10 & 1:
                return None
            return (tricks.RULE[self.duty_rule], self.legal_cards())
        if self.may(action):
            return None
        # whoever is responsible for such actions knows best, whatever phase it is now
        owner = phases.of_action(action)
        handler = self.rules.handlers.get(owner)
        if owner == phases.PLAY:
            handler = self.rules.before_card
        return (handler.why(self, action) if handler else "R-SAFE-1", self.legal_cards())

    # -- actions ---------------------------------------------------------------------------

    def apply(self, action):
        """Carry out *action* for ``to_act``; what happened is in ``events``.

        :raises Refused: if it is not legal, with the rule id and the cards that are; nothing has
            changed then.
        """
        if action < 40 and self.phase == phases.PLAY:
            self.play(action)
            return
        refused = self.why(action)
        if refused:
            raise Refused(refused[0], refused[1])
        self.events.n = 0
        if self.phase == phases.PLAY:
            self.rules.before_card.apply(self, action)
        else:
            self.rules.handlers[self.phase].apply(self, action)

    def play(self, card):
        """Play *card* (0…39) for ``to_act`` in phase PLAY: :meth:`apply` for the usual case.

        :raises Refused: as :meth:`apply`.
        """
        seat = self.to_act
        base = 4 * seat
        suit = card // 10
        rank = card - 10 * suit
        bit = 1 << rank
        hands = self.hands
        if self.duty_suit < 0:
            legal = card >= 0 and hands[base + suit] & bit
        else:
            legal = suit == self.duty_suit and self.duty_lane & bit
        if not legal:
            rule, may = self.why(card)
            raise Refused(rule, may)
        hands[base + suit] ^= bit
        if self.known[base + suit]:
            self.known[base + suit] &= ~bit
        self.count[seat] -= 1
        self.played[suit] |= bit
        at = self.on_table
        self.table[at] = card
        self.trick_points += _POINTS[rank]
        out = self.events
        buf = out.buf
        buf[0] = events.PLAY
        buf[1] = seat
        buf[2] = card
        out.n = 1
        if at == 0:
            self.lead_suit = self.win_suit = suit
            self.win_strength = rank
            self.winning = seat
        else:
            won = self.win_suit
            if self.regime:
                if suit != self.lead_suit and self.regime == tricks.TRUMP_ONLY:
                    if self.lead_suit == self.trump:
                        self.void_trick[seat] = self.trick_no  # R-PROOF-1
                if suit != self.lead_suit or rank < self.win_strength:
                    tricks.prove(
                        self.cannot,
                        base,
                        self.regime,
                        self.lead_suit,
                        self.trump,
                        won,
                        self.win_strength,
                        suit,
                        rank,
                        self._relief,
                    )
            if rank > self.win_strength if suit == won else suit == self.trump:
                self.win_suit = suit
                self.win_strength = rank
                self.winning = seat
        self.on_table = at = at + 1
        if at == self.at_play:
            self._take()
        else:
            self.to_act = self.after[seat]
            self.set_duty()

    def _take(self):
        """The trick is complete: its winner takes it; then the steps that follow a trick."""
        seat = self.winning
        points = self.trick_points
        self.points[seat] += points
        self.tricks[seat] += 1
        self.tricks_left -= 1
        self.last_leader = self.leader
        self.last_winner = self.leader = seat
        # the finished trick is looked at again from here; the two buffers only change places
        self.table, self.last_trick = self.last_trick, self.table
        self.last_count = self.on_table
        self.on_table = 0
        if not self.tricks_left:
            self.ten = seat
        bonus = self.rules.pair_bonus
        if bonus:
            points += bonus(self, seat)
        self.events.add(events.TRICK, seat, points, self.trick_no)
        self._begin(self.rules.after_trick)

    def end_deal(self, reason, seat):
        """End the deal (for steps and handlers): count it, decide, close the match if over.

        *reason* is a number of engine.scoring, *seat* whoever announced, claimed or failed.
        """
        self.phase = phases.DEAL_OVER
        self.to_act = -1
        self.result = scoring.Result(self, reason)
        self.rules.decide(self, self.result, reason, seat)
        self.events.add(events.END, self.deal_no, reason)
        # a step that ended the deal is the last one
        self._steps = ()
        if self.rules.is_over(self):
            self.phase = phases.MATCH_OVER
            self.match_result = self.rules.match_result(self)
            self.events.add(events.MATCH_END)


def _options(rules, given):
    from engine import options

    table = rules.options() + (options.MEMORY,)
    return options.complete(rules.id, table, given)
