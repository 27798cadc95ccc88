# SPDX-License-Identifier: MIT
"""Games for chips: what changes hands in a deal, and who has most in the end (6.8, 6.9)."""

from engine.rules import Rules


class ChipRules(Rules):
    """What arrastrado and subastado share. With four at the table the dealer sits out."""

    figures = ("chips",)

    def setup(self, m):
        """Lists, not arrays: a pot that doubles with every broken promise outgrows 32 bits."""
        m.chips = [0] * m.n
        m.deal_chips = [0] * m.n

    def playing(self, m):
        """With four at the table the dealer gets no cards."""
        for seat in range(m.n):
            m.deal_chips[seat] = 0
        everybody = (1 << m.n) - 1
        return everybody & ~(1 << m.dealer) if m.n == 4 else everybody

    def settle(self, m, result):
        """Book the chips of the deal."""
        for seat in range(m.n):
            m.chips[seat] += m.deal_chips[seat]
        result.chips = list(m.deal_chips)

    def best(self, m):
        """Most chips win the match, ties shared."""
        most = max(m.chips)
        return [seat for seat in range(m.n) if m.chips[seat] == most]

    def is_over(self, m):
        """Return whether ``deals`` deals have been played."""
        return m.deal_no >= m.options["deals"]


def pay(m, payer, taker, chips):
    """Move *chips* from one seat to another."""
    m.deal_chips[payer] -= chips
    m.deal_chips[taker] += chips


def pay_each(m, taker, chips, payers=0xFF):
    """Let each seat at play of the set *payers*, but for *taker*, pay him (negative: be paid)."""
    for seat in range(m.n):
        if seat != taker and m.playing >> seat & 1 and payers >> seat & 1:
            pay(m, seat, taker, chips)
