# SPDX-License-Identifier: MIT
"""Capote: with the stock gone, the promise to take all the tricks that are left (R-CAPOTE-1)."""

from engine import actions, events, phases, scoring

_CHOICES = actions.bit(actions.PASS) | actions.bit(actions.CAPOTE)


def result(m):
    """Step after each trick: a declarer who lost it has failed, one with the last has won."""
    seat = m.declarer
    if seat < 0:
        return False
    if m.last_winner != seat:
        m.end_deal(scoring.CAPOTE_FAILED, seat)
        return True
    if not m.tricks_left:
        m.end_deal(scoring.CAPOTE, seat)
        return True
    # nothing is announced or claimed after a declaration: straight on to the next lead
    m.skip()
    return False


def ask(m):
    """Step: the stock has just run out; the leader, then the other, may declare."""
    if m.draws_left or m.tricks_left != m.hand_size or m.declarer >= 0:
        return False
    m.to_act = m.leader
    m.phase = phases.CAPOTE
    return True


def others(m):
    """Return the two answers."""
    return _CHOICES


def apply(m, action):
    """Declare or pass; after the leader's pass the other is asked."""
    seat = m.to_act
    declared = action == actions.CAPOTE
    m.events.add(events.CAPOTE, seat, declared)
    if declared:
        m.declarer = seat
        m.resume()
    elif seat == m.leader:
        m.to_act = m.after[seat]
    else:
        m.resume()


def why(m, action):
    """Return the rule id."""
    return "R-CAPOTE-1"
