# SPDX-License-Identifier: MIT
"""Programs among themselves: a whole match from a seed, on every runtime alike.

Used for records, for tests on real boards' runtimes and for demonstrations: everybody at the table
is given the view of his seat and nothing else.
"""

from engine import options, phases
from engine.match import Match
from engine.players import make_player
from engine.record import Recorder
from engine.rng import Rng
from engine.view import View


def random_options(rules, seed):
    """Return a dict with a value by chance for each option of *rules* (engine.rules.Rules)."""
    rng = Rng(seed + "/options")
    chosen = {}
    for option in rules.options():
        values = options.values(option)
        chosen[option[0]] = values[rng.below(len(values))]
    return chosen


def play(m, players, act=None, next_deal=None):
    """Play the match *m* to its end; *players* has one player for each seat.

    *act* and *next_deal* stand in for ``m.apply`` and ``m.next_deal`` (a recorder's).
    """
    act = act or m.apply
    next_deal = next_deal or m.next_deal
    views = [View(m, seat) for seat in range(m.n)]
    while m.phase != phases.MATCH_OVER:
        if m.phase == phases.DEAL_OVER:
            next_deal()
            continue
        seat = m.to_act
        views[seat].refresh(m)
        act(players[m.actor()].choose(views[seat]))


def record(write, variant, players=0, chosen=None, guinote=False, seed="", level="random"):
    """Play one match of *level* against itself and write its record, line by line.

    :raises engine.errors.Usage: for anything that does not exist.
    """
    m = Match(variant, players, chosen, guinote, seed)
    seated = [make_player(level, "%s/%d" % (seed, seat)) for seat in range(m.n)]
    follow = Recorder(m, write)
    play(m, seated, follow.act, follow.next_deal)
    return m
