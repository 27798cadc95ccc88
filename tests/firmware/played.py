# SPDX-License-Identifier: MIT
"""Matches played by chance up to the moment a test is about, with the seed the same each time."""

from engine import phases
from engine.match import Match
from engine.players import make_player
from engine.view import View


def reach(variant, players, done, seed="REACH", dealer=-1, guinote=False, **options):
    """Play by chance until `done(match)`, which is asked before each decision and each deal.

    A match that ends before is followed by another one, from `seed` with a number behind it.
    """
    for i in range(500):
        m = _play(Match(variant, players, options, guinote, seed + str(i), dealer), done)
        if m:
            return m
    raise AssertionError("it never happens")


def _play(m, done):
    view = View(m, 0)
    seated = [make_player("random", "%s/%d" % (m.seed, seat)) for seat in range(m.n)]
    while not done(m):
        if m.phase == phases.MATCH_OVER:
            return None
        if m.phase == phases.DEAL_OVER:
            m.next_deal()
            continue
        view.seat = m.to_act
        view.refresh(m)
        m.apply(seated[m.actor()].choose(view))
    return m


def asked(phase, seat=0):
    """A `done`: it is the turn of `seat` in `phase`."""
    return lambda m: m.phase == phase and m.to_act >= 0 and m.actor() == seat


def over(deals=1):
    """A `done`: so many deals are over."""
    return lambda m: m.phase >= phases.DEAL_OVER and m.deal_no >= deals


def ended(m):
    """A `done`: the match is over."""
    return m.phase == phases.MATCH_OVER
