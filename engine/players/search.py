# SPDX-License-Identifier: MIT
"""Choosing by play-outs: worlds are sampled, every candidate is played out in each of them.

The quick policy says which card it would play and which others come near, the level ``rules``
what it would do in other phases; another action is taken only if it did better by more than
chance explains. Candidates that fall clearly behind are dropped on the way, so that an easy
decision takes little time. Thinking ends when one is left or the budget is spent, and
:meth:`Search.best` is the best so far at any time. A step is a few cards of a play-out (less than
20 ms on an RP2040), so a board's screen keeps moving.
"""

from engine import actions, phases
from engine.cards import LANE, POINTS
from engine.compat import const
from engine.players.base import BasePlayer, pledge_rank
from engine.players.goals import worth
from engine.players.playout import SLICE, Playout
from engine.players.world import COST, World

#: What a policy step takes on an RP2040 at 125 MHz, microseconds; while there is a stock and more
#: cards may be played with two players, and with more: see docs/strength.md.
STEP_US = const(640)
STOCK_STEP_US = const(980)
STOCK_SHARED_US = const(810)
#: Policy steps that the rules of thumb take.
_RULES = const(12)
#: So many cards are thought about, those that the quick policy likes best; and so many where
#: play-outs stop early.
_TOP = const(4)
_TOP_STOPPED = const(6)
#: How much the policy's liking counts beside such play-outs: the less the more play.
_TRUST = const(12)
#: Worlds before the first candidate is dropped, and how many standard errors it must be behind,
#: squared and times 16; the same for doing otherwise than at first sight.
_FEW = const(12)
_BEHIND = const(144)
_OTHERWISE = const(16)
#: With so few tricks left, all known in a world, the end is worked out instead of played out.
_LAST = const(3)
#: Decisions for which the hand is played alone (engine.players.bids), and those played out.
_ALONE = (phases.BID, phases.PLATO, phases.CENSOR)
_CHOSEN = (phases.PLAY, phases.ANNOUNCE, phases.EXCHANGE, phases.TEN, phases.TRUMP)
#: Cards in both hands when the stock of the eight-card games is gone, and when six-card hands
#: are left; the most positions looked at then, and how many are a policy step (nine for five).
_BOTH = const(16)
_SIX = const(12)
_NODES = const(9)
_STEPS = const(5)
_CLAIM = actions.bit(actions.CLAIM)
_SWAPS = actions.bit(actions.SWAP7) | actions.bit(actions.SWAP2)


class Search(BasePlayer):
    """What the levels that sample worlds share; ``BUDGET`` is theirs, device milliseconds."""

    BUDGET = 0
    #: How often, of 256, a card is played without counting those that are gone.
    SLIPS = 0
    #: Whether the end of a game for two is worked out from the last trick with a stock on.
    whole_end = False

    def __init__(self, seed="", budget=0):
        """*budget*: device milliseconds for a decision instead of the level's own."""
        BasePlayer.__init__(self, seed)
        #: The rules of thumb, once they are needed.
        self.rules = None
        self.world = World(self.rng)
        self.playout = Playout()
        self.budget = budget or self.BUDGET
        self.bids = self.ends = self.endgame = None
        #: Policy steps that the last decision took.
        self.work = 0

    def start(self, view):
        """Begin a decision."""
        self.view = view
        us = STEP_US
        if view.draws_left:
            us = STOCK_STEP_US if view.n == 2 else STOCK_SHARED_US
        self.steps = self.budget * 1000 // us
        self.found = ()
        if view.phase == phases.PLAY and view.declarer < 0 and not view.legal_others & _SWAPS:
            self.work = COST
            self.thinking = self._quick
            return
        self.work = _RULES
        if view.phase in _ALONE:
            self.thinking = self._bid
            return
        if not self.rules:
            from engine.players.rules import Player

            self.rules = Player()
        self.rules.start(view)
        self.thinking = self._usual

    def step(self):
        """Think for one slice; return the action once it is chosen, else -1."""
        return self.thinking()

    def best(self):
        """Return the best action so far, -1 if there is none yet."""
        found = self.found
        if not found:
            return -1
        sums = self.sums
        liking = self.liking
        trust = self.worlds * self.trust
        k = 0
        for i in range(1, len(found)):
            if sums[i] + trust * liking[i] > sums[k] + trust * liking[k]:
                k = i
        if k and self.usual:
            # the first is what seemed best at first sight
            ahead = sums[k] - sums[0]
            both = sums[k] * sums[k] + sums[0] * sums[0]
            error = self.squares[k] + self.squares[0] - both // max(1, self.worlds)
            if 16 * ahead * ahead < _OTHERWISE * error:
                k = 0
        return found[k]

    # -- the stages of a decision ------------------------------------------------------------

    def _quick(self):
        """First the card that the quick policy would play, and those that come near."""
        view = self.view
        p = self.playout
        self.world.look(view)
        self.world.deal()
        p.look(view)
        p.reset(self.world)
        slips = self.rng.next16() & 0xFF < self.SLIPS
        if slips:
            # as if none had been played yet
            for suit in range(4):
                p.left[suit] = LANE
        first = p.choose(view.seat)
        if not slips and view.n == 2 and not view.draws_left and self._known(first):
            return -1
        found = self._candidates(view, first)
        others = []
        while found[-1] >= 40:
            others.append(found.pop())
        found = self._likely(p, found)
        if slips:
            # the second best, if it is not much worse
            return found[len(found) > 2 and 2 * self.liking[1] >= self.liking[-1]]
        same = [0] * len(others)
        # the low trump is pledged unless it is the card to play now
        rank = pledge_rank(view)
        if rank >= 0 and first != 10 * view.trump + rank:
            self.liking = same + self.liking
            return self._begin(others + found)
        self.liking += same
        return self._begin(found + others, same or not p.leaf)

    def _known(self, first):
        """Begin to work out the end of a game for two if the other hand is known; *first* is
        played unless a better card is found."""
        view = self.view
        if not self.endgame:
            from engine.players.endgame import Endgame

            self.endgame = Endgame(_BOTH if self.whole_end else _SIX)
        self.endgame.most = (self.steps - self.work - SLICE) * _NODES // _STEPS
        self.thinking = self._last
        return self.endgame.start(view, first, not view.songs_with_stock)

    def _last(self):
        """Work out the end."""
        action = self.endgame.step()
        if action >= 0:
            self.work += self.endgame.ending.nodes * _STEPS // _NODES
        return action

    def _likely(self, p, found):
        """Return those of *found* that the quick policy likes best, its choice first, and set
        ``liking``: what it likes each of them less than that one."""
        top = p.most
        most = _TOP_STOPPED if p.leaf else _TOP
        self.trust = _TRUST // (p.n - 1) if p.leaf else 0
        chosen = []
        self.liking = liking = []
        card = found[0]
        while card >= 0 and len(chosen) < most:
            # cards that are worth the same are thought about once
            if card in found:
                chosen.append(card)
                liking.append(p.most - top)
            p.passed[card // 10] |= 1 << card % 10
            card = p.choose(self.view.seat)
        for suit in range(4):
            p.passed[suit] = 0
        return chosen

    def _usual(self):
        """First what the rules of thumb would do, and is there anything to think about?"""
        action = self.rules.step()
        if action < 0:
            return -1
        view = self.view
        if view.phase not in _CHOSEN or self._settled(action):
            return action
        self.world.look(view)
        self.playout.look(view)
        found = self._candidates(view, action)
        self.liking = [0] * len(found)
        self.trust = 0
        return self._begin(found)

    def _begin(self, found, usual=True):
        """Begin to play out the actions *found*; the first is the *usual* one, preferred."""
        n = len(found)
        if n < 2:
            return found[0]
        self.found = found
        self.sums = [0] * n
        self.squares = [0] * n
        self.values = [0] * n
        self.usual = usual
        self.worlds = self.longest = 0
        self.playout.steps = 0
        self._exact()
        self.thinking = self._deal
        return -1

    def _settled(self, action):
        """Return whether *action* is certain: a claim is right or wrong, a tute wins."""
        if action == actions.CLAIM or actions.TUTE_R <= action <= actions.TUTE_C:
            return True
        view = self.view
        if view.phase == phases.ANNOUNCE and view.options.get("sing_or_lose"):
            # what is not sung now is lost
            return True
        return view.declarer >= 0

    def _bid(self):
        """Let the hand be played alone in many worlds (engine.players.bids)."""
        if not self.bids:
            from engine.players.bids import Bids

            self.bids = Bids(self)
        self.bids.start()
        self.thinking = self.bids.step
        return -1

    def _exact(self):
        """With few tricks left the ends are worked out (engine.players.ends)."""
        view = self.view
        self.exact = False
        if view.tricks_left <= _LAST and not view.draws_left and view.n > 2:
            if not self.ends:
                from engine.players.ends import Ends

                self.ends = Ends(self.playout, self.world)
            self.exact = self.ends.look(view)

    def _deal(self):
        """Sample a world."""
        self.world.deal()
        self.work += COST
        self.at = 0
        self.thinking = self._start
        return -1

    def _start(self):
        """Begin with the next candidate in this world."""
        p = self.playout
        action = self.found[self.at]
        self.before = self.work
        p.reset(self.world)
        if self.exact and action < 40:
            self.ends.start(action)
            self.thinking = self._end
        else:
            p.begin(action)
            self.thinking = self._go
        return self.thinking()

    def _end(self):
        """Work out the end after the candidate."""
        if not self.ends.step():
            return -1
        self.work += self.ends.cost()
        return self._next()

    def _go(self):
        """Play on with the candidate."""
        if not self.playout.go(SLICE):
            return -1
        return self._next()

    def _next(self):
        """Note what came of a candidate; after the last one of a world see who is behind."""
        p = self.playout
        self.work += p.steps
        p.steps = 0
        self.longest = max(self.longest, self.work - self.before)
        self.values[self.at] = worth(self.view, p, self.view.seat)
        self.at += 1
        self.thinking = self._start
        # another may take as long as the longest so far, an end worked out twice as long
        late = self.work + COST + (self.longest << self.exact) > self.steps
        if self.at < len(self.found):
            # out of time within a world: it does not count
            return self.best() if late and self.worlds else -1
        self._count()
        if len(self.found) == 1 or late:
            return self.best()
        self.thinking = self._deal
        return -1

    # -- counting ----------------------------------------------------------------------------

    def _leading(self):
        sums = self.sums
        k = 0
        for i in range(1, len(sums)):
            if sums[i] > sums[k]:
                k = i
        return k

    def _count(self):
        """Add the values of a world, less their mean; drop who is clearly behind."""
        found = self.found
        sums = self.sums
        squares = self.squares
        values = self.values
        n = len(found)
        total = 0
        for i in range(n):
            total += values[i]
        for i in range(n):
            value = (n * values[i] - total) // n
            sums[i] += value
            squares[i] += value * value
        self.worlds = worlds = self.worlds + 1
        if worlds < _FEW or worlds & 3:
            return
        k = self._leading()
        most = sums[k]
        spread = squares[k] - most * most // worlds
        i = n
        while i:
            i -= 1
            behind = most - sums[i]
            error = spread + squares[i] - sums[i] * sums[i] // worlds
            if i != k and 16 * behind * behind > _BEHIND * error:
                if not i:
                    self.usual = False
                for row in (found, sums, squares, values, self.liking):
                    row.pop(i)
                if i < k:
                    k -= 1

    def _candidates(self, view, first):
        """Return the legal actions, *first* in front; one of cards that are worth the same."""
        found = [first]
        for suit in range(4):
            lane = view.legal_cards >> 10 * suit & LANE
            dead = view.gone[suit] | view.lanes[suit]
            # white cards with nothing between them that is still in play are all the same
            run = -1
            for strength in range(10):
                card = 10 * suit + strength
                if POINTS[strength]:
                    run = -1
                if lane >> strength & 1:
                    if run < 0:
                        run = card
                        if card != first:
                            found.append(card)
                    elif card == first:
                        found.remove(run)
                elif not dead >> strength & 1:
                    run = -1
        others = view.legal_others & ~_CLAIM
        action = 40
        while others:
            if others & 1 and action != first and action != actions.BID:
                found.append(action)
            others >>= 1
            action += 1
        return found
