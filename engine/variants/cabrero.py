# SPDX-License-Identifier: MIT
"""Tute cabrero (RULES 6.12): three to six players, the middle loses, four losses put one out."""

from engine import deal, phases
from engine.cards import FOUR, TWO
from engine.compat import const
from engine.steps import exchange, songs
from engine.steps.losing import LosingRules

_OUT = const(4)
_OROS = const(0)


class Variant(LosingRules):
    """The number in the game, not that of the seats, says how many cards are dealt."""

    id = "cabrero"
    #: In cabrero the 2 takes only 7, 6 or 5 (R-EXCH-2).
    two_takes = 0x01C

    def __init__(self, players, guinote):
        LosingRules.__init__(self, players, guinote)
        self.turn_up = _turn_up
        self.opening = (exchange.step,)
        self.after_trick = (songs.step,)
        self.handlers = {phases.ANNOUNCE: songs, phases.EXCHANGE: exchange}

    def options(self):
        """Return the table of options (RULES §8)."""
        return (
            ("trump_cycle", (False, True)),
            ("seat_break", (False, True)),
            ("forty_first", (True, False)),
        )

    def playing(self, m):
        """All who are still in; with six of them the dealer sits out."""
        m.inside = 0
        inside = 0
        for seat in range(m.n):
            if m.losses[seat] < _OUT:
                m.inside |= 1 << seat
                inside += 1
        return m.inside & ~(1 << m.dealer) if inside == 6 else m.inside

    def hand_size(self, m):
        """Thirteen for three, ten for four, eight for five."""
        return (13, 10, 8)[m.at_play - 3]

    def dealt(self, m):
        """In the first deal the 2 of oros makes mano; with three it is swapped with the centre."""
        if m.deal_no > 1:
            return
        rank = TWO
        if m.centre == TWO:
            rank = FOUR
        for seat in range(m.n):
            if m.hands[4 * seat] >> rank & 1:
                m.mano = seat
        base = 4 * m.mano
        if m.centre <= TWO:
            # being mano shows it to everybody
            m.known[base] |= 1 << rank
        else:
            m.hands[base] ^= 1 << TWO
            m.hands[base + m.centre // 10] |= 1 << m.centre % 10
            m.centre = TWO

    def losers(self, m, result):
        """Compare those who have a trick (RULES 6.12)."""
        takers = [seat for seat in range(m.n) if m.tricks[seat]]
        if len(takers) == 1:
            only = takers[0]
            if m.songs[only]:
                return takers
            return [s for s in range(m.n) if m.playing >> s & 1 and s != only]
        worth = {seat: self._worth(m, result, seat) for seat in takers}
        totals = sorted(set(worth.values()))
        if len(takers) == 2:
            return [seat for seat in takers if worth[seat] == totals[0]]
        if len(totals) < 3:
            return takers
        return [seat for seat in takers if totals[0] < worth[seat] < totals[-1]]

    def _worth(self, m, result, seat):
        """Return the total; with ``seat_break`` an earlier place in the first trick adds a bit."""
        if not m.options["seat_break"]:
            return result.totals[seat]
        return 8 * result.totals[seat] + 7 - (seat - m.mano) % m.n

    def decide(self, m, result, reason, seat):
        """Count the losses and find the next dealer among those of this deal's table."""
        LosingRules.decide(self, m, result, reason, seat)
        if self.guinote:
            return
        if m.deal_no == 1:
            m.next_dealer = m.mano
            return
        seat = (m.dealer + 1) % m.n
        while not m.inside >> seat & 1:
            seat = (seat + 1) % m.n
        m.next_dealer = seat

    def is_over(self, m):
        """Return whether fewer than three are left."""
        return len(self.best(m)) < 3

    def best(self, m):
        """Return those who are still in: they win."""
        return [seat for seat in range(m.n) if m.losses[seat] < _OUT]


def _turn_up(m, dealt):
    """First deal: oros, the centre card face down. Later: mano's last card, the cycle, or the
    centre card face up."""
    three = m.at_play == 3
    if m.deal_no == 1:
        m.trump = _OROS
        if three:
            m.centre = m.pack[dealt]
    elif three:
        m.turned = m.pack[dealt]
        m.trump = m.turned // 10
    elif m.options["trump_cycle"]:
        m.trump = (m.deal_no - 1) % 4
    else:
        deal.show(m, m.pack[dealt - m.at_play], m.mano)
