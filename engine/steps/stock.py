# SPDX-License-Identifier: MIT
"""The stock: drawing after a trick, and the two-step exchange (RULES §5)."""

from engine import actions, events, phases
from engine.cards import ACE, FOUR, LANE, LOW_FACE, SEVEN, TWO
from engine.tricks import TRUMP_ONLY


def draw(m):
    """Step: winner first, everybody draws one card; the turned card is the last (R-DRAW-1)."""
    if m.draws_left:
        m.draws_left -= 1
        seat = m.last_winner
        for _ in range(m.n):
            if m.stock_left:
                card = m.pack[m.stock_at]
                m.stock_at += 1
                m.stock_left -= 1
                # an unseen card may be anything: what was proved before holds no longer
                base = 4 * seat
                for suit in range(4):
                    m.cannot[base + suit] = 0
            else:
                card = m.turned
                m.turned = -1
                m.known[4 * seat + card // 10] |= 1 << card % 10
            give(m, seat, card)
            m.last_drawn[seat] = card
            m.events.add(events.DRAW, seat, card)
            seat = m.after[seat]
    return False


def give(m, seat, card):
    """Put *card* into the hand of *seat*, whatever he has shown not to hold before."""
    at = 4 * seat + card // 10
    m.hands[at] |= 1 << card % 10
    m.cannot[at] &= ~(1 << card % 10)
    m.count[seat] += 1


def redeem(m):
    """Step: a pledger who has just won the trick takes the turned card (R-EXCH-1)."""
    if m.pledged >= 0 and m.turned >= 0 and m.last_winner == m.pledger:
        taken = m.turned
        m.turned = m.pledged
        _take(m, taken, events.TOOK)
    return False


def take_back(m):
    """Step: an unredeemed pledge goes back just before the last draw (R-EXCH-1)."""
    if m.pledged >= 0 and m.draws_left == 1:
        _take(m, m.pledged, events.BACK)
    return False


def _take(m, card, event):
    """The pledger takes *card*, which everybody sees; there is no pledge any more."""
    seat = m.pledger
    m.pledged = -1
    m.pledger = -1
    m.known[4 * seat + card // 10] |= 1 << card % 10
    give(m, seat, card)
    m.events.add(event, seat, card)


def rank_that_takes(turned):
    """Return the strength of the trump that may be exchanged for *turned*, or -1 (R-EXCH-1)."""
    strength = turned % 10
    if LOW_FACE <= strength <= ACE:
        return SEVEN
    if FOUR <= strength <= SEVEN:
        return TWO
    return -1


def others(m):
    """Return the set of pledges that the seat to play a card may make."""
    if m.turned < 0 or m.pledged >= 0 or not m.stock_left:
        return 0
    rank = rank_that_takes(m.turned)
    lane = m.hands[4 * m.to_act + m.trump]
    if rank < 0 or not lane >> rank & 1:
        return 0
    if m.regime == TRUMP_ONLY and m.on_table and m.lead_suit == m.trump and lane == 1 << rank:
        return 0
    return actions.bit(actions.PLEDGE7 if rank == SEVEN else actions.PLEDGE2)


def apply(m, action):
    """Pledge the 7 or the 2 of trumps; the same seat still has to play a card."""
    seat = m.to_act
    rank = SEVEN if action == actions.PLEDGE7 else TWO
    card = 10 * m.trump + rank
    m.hands[4 * seat + m.trump] &= LANE ^ (1 << rank)
    m.known[4 * seat + m.trump] &= LANE ^ (1 << rank)
    m.count[seat] -= 1
    m.pledged = card
    m.pledger = seat
    m.events.add(events.PLEDGE, seat, card)
    m.phase = phases.PLAY
    m.set_duty()


def why(m, action):
    """Return the rule id that forbids a pledge which is not legal now."""
    return "R-EXCH-1"
