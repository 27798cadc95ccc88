# SPDX-License-Identifier: MIT
"""Tute subastado (RULES 6.9): an auction, one against the others, for chips."""

from engine import deal, phases, scoring
from engine.rules import next_dealer
from engine.steps import auction, songs
from engine.steps.chips import ChipRules
from engine.tricks import STRICT, SUBASTADO


class Variant(ChipRules):
    """The highest bidder names trumps, leads, sings alone, and makes his bid or pays."""

    id = "subastado"
    hand = 12
    no_twos = True

    def __init__(self, players, guinote):
        ChipRules.__init__(self, players, guinote)
        self.turn_up = deal.no_trumps
        self.opening = (auction.step, auction.ask_censor, auction.name_trumps)
        self.after_trick = (songs.step,)
        self.handlers = {
            phases.ANNOUNCE: songs,
            phases.BID: auction,
            phases.CENSOR: auction,
            phases.TRUMP: auction,
        }

    def options(self):
        """Return the table of options (RULES §8)."""
        table = (
            ("deals", [10, 1, 50]),
            ("min_bid", (60, 50, 70)),
            ("bid_step", (5, 10)),
            ("rounds", ("one", "many")),
            ("beat_in_suit", (False, True)),
            ("stake", [10, 1, 100]),
        )
        if self.n == 4:
            table += (("censor", (False, True)),)
        return table + (("forty_first", (True, False)),)

    def setup(self, m):
        """The regime hangs on an option."""
        ChipRules.setup(self, m)
        self.regime = self.stock_regime = STRICT if m.options["beat_in_suit"] else SUBASTADO

    def decide(self, m, result, reason, seat):
        """Each opponent pays the soloist if he has his bid, else he pays each."""
        m.next_dealer = (m.dealer + 1) % m.n
        if reason == scoring.THROWN_IN:
            self.settle(m, result)
            return
        chips = m.options["stake"] * m.bid // 5
        if m.bid >= 120:
            chips *= 2
        made = result.totals[m.bidder] >= m.bid
        # in a censored hand the dealer stands in the soloist's place for everything that is paid
        soloist = m.bidder if m.censor < 0 else m.censor
        against = [s for s in range(m.n) if m.playing >> s & 1 and s != m.bidder]
        for other in against:
            m.deal_chips[other] -= chips if made else -chips
            m.deal_chips[soloist] += chips if made else -chips
        result.winners = [soloist] if made else against
        result.losers = against if made else [soloist]
        self.settle(m, result)
        m.next_dealer = next_dealer(m, reason)
