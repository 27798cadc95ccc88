# SPDX-License-Identifier: MIT
"""The immediate exchange with the turned card (R-EXCH-2, and R-EXCH-1's ranks).

In arrastrado and cabrero it is a step before the first lead; in club with two it stands beside the
cards during the first trick.
"""

from engine import actions, events, phases
from engine.cards import SEVEN, TWO
from engine.steps.stock import give, rank_that_takes

_PASS = actions.bit(actions.PASS)


def _holder(m, rank):
    """Return who holds the trump of *rank* and may swap it for the turned card, or -1."""
    if m.turned < 0 or rank_that_takes(m.turned) != rank:
        return -1
    if rank == TWO and not m.rules.two_takes >> m.turned % 10 & 1:
        return -1
    for seat in range(m.n):
        if m.hands[4 * seat + m.trump] >> rank & 1:
            return seat
    return -1


def step(m):
    """Ask the holder of the 7, then the holder of the 2, whether they swap."""
    m.exchange_rank = SEVEN
    return _ask(m)


def _ask(m):
    while m.exchange_rank >= 0:
        seat = _holder(m, m.exchange_rank)
        if seat >= 0:
            m.to_act = seat
            m.phase = phases.EXCHANGE
            return True
        m.exchange_rank = TWO if m.exchange_rank == SEVEN else -1
    return False


def others(m):
    """Return what the seat that is asked, or in club the seat to play, may do."""
    if m.phase == phases.EXCHANGE:
        return actions.bit(_swap(m.exchange_rank)) | _PASS
    if m.trick_no == 1:
        for rank in (SEVEN, TWO):
            if _holder(m, rank) == m.to_act:
                return actions.bit(_swap(rank))
    return 0


def _swap(rank):
    return actions.SWAP7 if rank == SEVEN else actions.SWAP2


def apply(m, action):
    """Swap, or pass for good; then the next who can swap is asked."""
    if action != actions.PASS:
        seat = m.to_act
        rank = SEVEN if action == actions.SWAP7 else TWO
        taken = m.turned
        m.hands[4 * seat + m.trump] ^= 1 << rank
        m.count[seat] -= 1
        give(m, seat, taken)
        m.known[4 * seat + m.trump] |= 1 << taken % 10
        m.turned = 10 * m.trump + rank
        # whoever put a card there that was known to be his has it no more
        m.known[4 * seat + m.trump] &= ~(1 << rank)
        m.events.add(events.SWAP, seat, m.turned, taken)
    if m.phase == phases.PLAY:
        m.set_duty()
        return
    m.exchange_rank = TWO if m.exchange_rank == SEVEN else -1
    if not _ask(m):
        m.resume()


def why(m, action):
    """Return the rule id that forbids a swap which is not legal now."""
    return "R-EXCH-2"
