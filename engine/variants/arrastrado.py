# SPDX-License-Identifier: MIT
"""Tute arrastrado (RULES 6.8): three at play for chips, with a pot if wanted."""

from engine import deal, phases, scoring
from engine.rules import best_side, next_dealer
from engine.steps import exchange, plato, songs
from engine.steps.chips import ChipRules, pay_each


class Variant(ChipRules):
    """Thirteen cards each, the fortieth turned; most points win, 101 or a tute win double."""

    id = "arrastrado"
    hand = 13
    tute = True
    two_takes = 0x3FF

    def __init__(self, players, guinote):
        ChipRules.__init__(self, players, guinote)
        self.turn_up = deal.turn_next
        self.opening = (plato.ante, exchange.step, plato.step)
        self.after_trick = (songs.step,)
        self.handlers = {
            phases.ANNOUNCE: songs,
            phases.EXCHANGE: exchange,
            phases.PLATO: plato,
        }

    def options(self):
        """Return the table of options (RULES §8)."""
        return (
            ("deals", [10, 1, 50]),
            ("plato", (None, "survey", "booklet")),
            ("forty_first", (True, False)),
            ("tute_after_song", (True, False)),
        )

    def after_song(self, m, seat, value):
        """A song earns its singer as many chips from each opponent, at once."""
        pay_each(m, seat, value)
        return False

    def decide(self, m, result, reason, seat):
        """Pay the winner, or whoever plays for the pot and keeps or breaks his promise."""
        by_tute = reason == scoring.TUTE
        winners = [seat] if by_tute else best_side(m, result.totals)
        mine = m.platoer
        if mine >= 0:
            kept = seat == mine if by_tute else result.totals[mine] >= m.promise
            if kept:
                winners = [mine]
                pay_each(m, mine, 200)
                plato.pay_pot(m, mine, -m.pot)
            else:
                winners = [s for s in range(m.n) if m.playing >> s & 1 and s != mine]
                pay_each(m, mine, -200)
                plato.pay_pot(m, mine, m.pot)
        else:
            self._pay(m, result, winners[0], by_tute or result.totals[winners[0]] > 100)
        self.award(m, result, winners, 0)
        self.settle(m, result)
        if m.options["plato"]:
            result.pot = m.pot
        m.next_dealer = next_dealer(m, reason)

    def _pay(self, m, result, winner, high):
        if m.options["plato"] != "booklet":
            pay_each(m, winner, 200 if high else 100)
        elif high:
            pay_each(m, winner, 100)
        else:
            least = min([result.totals[s] for s in range(m.n) if m.playing >> s & 1])
            lowest = 0
            for seat in range(m.n):
                if result.totals[seat] == least:
                    lowest |= 1 << seat
            pay_each(m, winner, 100, lowest)
