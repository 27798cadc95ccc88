# SPDX-License-Identifier: MIT
"""Deals with a stock that are not played out: stopped after three tricks, valued for both."""

import pytest

from engine import phases
from engine.match import Match
from engine.players import habits
from engine.players.goals import worth
from engine.players.habits import SIZE
from engine.players.playout import Playout
from engine.players.rules import Player
from engine.view import View
from tools.learn import Truth

TABLES = [("corriente", 2), ("habanero", 2), ("club", 2), ("guinote", 2), ("guinote", 4)]
TRICKS = 3


def stopped(variant, n, deals=20):
    """Yield a match, a view and a play-out stopped on its way, from the beginnings of tricks."""
    player = Player()
    p = Playout()
    for no in range(deals):
        m = Match(variant, n, {}, variant == "guinote", "leaf/%d" % no)
        while m.phase not in (phases.DEAL_OVER, phases.MATCH_OVER):
            view = View(m, m.to_act)
            if m.phase == phases.PLAY and not m.on_table:
                p.look(view)
                p.reset(Truth(m))
                p.run(-1)
                if p.over < 0:
                    yield m, view, p
            m.apply(player.choose(view))


@pytest.mark.parametrize(("variant", "n"), TABLES)
def test_it_stops_after_three_tricks_while_there_is_a_stock(variant, n):
    ways = set()
    for m, _, p in stopped(variant, n):
        long = m.draws_left and m.tricks_left > TRICKS + 2
        assert p.stopped == bool(long)
        assert p.tricks_left == (m.tricks_left - TRICKS if long else 0)
        ways.add(p.stopped)
    assert ways == {False, True}


@pytest.mark.parametrize(("variant", "n"), TABLES)
def test_what_one_side_gains_the_other_loses(variant, n):
    values = set()
    for _, view, p in stopped(variant, n):
        if p.stopped:
            value = worth(view, p, 0)
            assert -200 <= value <= 200
            # rounded down for both: half a point may be five
            assert abs(value + worth(view, p, 1)) <= 6
            if n == 4:
                assert value == worth(view, p, 2)
            values.add(value)
    assert len(values) > 50


@pytest.mark.parametrize(("variant", "n"), TABLES)
def test_points_and_the_lead_are_worth_having(variant, n):
    for _, view, p in stopped(variant, n, 5):
        if not p.stopped:
            continue
        before = worth(view, p, 0)
        p.points[0] += 20
        assert worth(view, p, 0) > before
        p.points[0] -= 20
        p.carry[1] += 20
        if n == 2:
            assert worth(view, p, 0) < before
        p.carry[1] -= 20


def test_a_pair_that_can_be_sung_is_worth_something():
    for variant, n in TABLES:
        table = habits.load(variant, n)
        pairs = table[7 * SIZE + 360 : 7 * SIZE + 372]
        # with four there are only four rounds of draws
        for stage in (1,) if n == 4 else (1, 2):
            for trump in (0, 1):
                assert pairs[4 * stage + 2 * trump] > habits.NOTHING
            # a 40 is worth more than a 20
            assert pairs[4 * stage + 2] > pairs[4 * stage]
