# SPDX-License-Identifier: MIT
"""Taking or leaving the ten of the last trick (R-GP-2), and pairs caught in a trick (R-GP-1)."""

from engine import actions, events, phases
from engine.cards import PAIR

_CHOICES = actions.bit(actions.TAKE) | actions.bit(actions.LEAVE)


def step(m):
    """Step: the winner of the last trick is asked for the ten."""
    if m.tricks_left:
        return False
    m.ten = -1
    m.to_act = m.last_winner
    m.phase = phases.TEN
    return True


def others(m):
    """Return the two answers."""
    return _CHOICES


def apply(m, action):
    """Take the ten or leave it."""
    if action == actions.TAKE:
        m.ten = m.to_act
    m.events.add(events.TEN, m.to_act, action == actions.TAKE)
    m.resume()


def why(m, action):
    """Return the rule id."""
    return "R-GP-2"


def caught(m):
    """Return the set of suits (bit a suit) whose pair is in the trick just taken."""
    suits = 0
    for suit in range(4):
        lane = 0
        for i in range(m.last_count):
            card = m.last_trick[i]
            if card // 10 == suit:
                lane |= 1 << card % 10
        if lane & PAIR == PAIR:
            suits |= 1 << suit
    return suits
