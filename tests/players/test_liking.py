# SPDX-License-Identifier: MIT
"""What the quick policy likes: in what order, how much it counts, and what a slip makes of it."""

import pytest

from engine import phases
from engine.match import Match
from engine.players import make_player
from engine.players.playout import Playout
from engine.view import View
from tools.learn import Truth, liked

GAMES = (("corriente", 2), ("habanero", 2), ("guinote", 4), ("team", 4), ("cabrero", 4))


def leads(variant, players, deals=8):
    """Views of seats that play a card with more than one to choose from, and their matches."""
    for k in range(deals):
        m = Match(variant, players, seed=f"liking {k}")
        for _ in range(30):
            if m.phase != phases.PLAY:
                break
            view = View(m, m.to_act)
            if view.legal_cards & view.legal_cards - 1:
                yield m, view
            cards = [a for a in view.legal() if a < 40]
            m.apply(cards[k % len(cards)])


def looked(m, view):
    p = Playout()
    p.look(view)
    p.reset(Truth(m))
    return p


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_every_legal_card_is_named_once_the_best_liked_first(variant, players):
    for m, view in leads(variant, players):
        named, likings = zip(*liked(looked(m, view), view.seat))
        assert sorted(named) == [a for a in view.legal() if a < 40]
        assert list(likings) == sorted(likings, reverse=True)


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_no_candidate_is_liked_more_than_the_first(variant, players):
    for _, view in leads(variant, players, 3):
        player = make_player("hard", "x", 60)
        player.start(view)
        action = player.step()
        while action < 0 and player.found:
            assert len(player.liking) == len(player.found) == len(player.sums)
            assert max(player.liking) <= 0
            action = player.step()
        assert not any(player.playout.passed)


def test_of_equal_play_outs_the_better_liked_card_is_chosen():
    _, view = next(leads("corriente", 2))
    player = make_player("hard", "x")
    player.start(view)
    assert player.step() < 0 and len(player.found) > 1
    n = len(player.found)
    player.worlds = 10
    assert player.best() == player.found[0]
    assert player.trust > 0 > player.liking[-1]
    player.sums = [0] * (n - 1) + [1 - 10 * player.trust * player.liking[-1]]
    assert player.best() == player.found[-1]
    player.sums[-1] -= 1
    assert player.best() == player.found[0]


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_a_slip_is_a_card_that_comes_near(variant, players):
    thought = slipped = 0
    for m, view in leads(variant, players):
        player = make_player("easy", "x")
        player.SLIPS = 256
        card = player.choose(view)
        assert m.why(card) is None
        thought += 1
        p = looked(m, view)
        for suit in range(4):
            p.left[suit] = 1023
        likings = dict(liked(p, view.seat))
        top = max(likings.values())
        assert 2 * (top - likings[card]) <= top - min(likings.values())
        slipped += likings[card] < top
    assert 0 < slipped < thought
