# SPDX-License-Identifier: MIT
"""The play-outs' simulator says what the engine says: the same cards, the same figures."""

import pytest

from engine import actions, phases
from engine.match import Match
from engine.players import make_player
from engine.players.playout import Playout
from engine.variants import REGISTRY
from engine.view import View
from tools.learn import Truth

TABLES = [
    (name, n, guinote)
    for name, numbers in REGISTRY
    for n in numbers
    for guinote in ((True,) if name == "guinote" else (False, True))
]
DEALS = 12


class Noted(Playout):
    """Notes every card and song."""

    def play(self, m):
        self.cards = []
        self.sung_when = set()
        self.own_draws = False
        self.look(View(m, m.to_act))
        # to the end, where a level that thinks would stop
        self.end = -1
        self.reset(Truth(m))
        self.run(-1)

    def _lay(self, card, seat):
        self.cards.append((seat, card))
        Playout._lay(self, card, seat)

    def song(self, seat, suit):
        self.sung_when.add((self.tricks_left, seat, suit))
        return Playout.song(self, seat, suit)


def reach_play(m):
    """Let the level rules take the decisions before the first card."""
    player = make_player("rules", "")
    while m.phase not in (phases.PLAY, phases.DEAL_OVER):
        m.apply(player.choose(View(m, m.to_act)))
    return m.phase == phases.PLAY


def follow(m, p):
    """Play in the match *m* what the play-out *p* noted."""
    cards = iter(p.cards)
    while m.phase not in (phases.DEAL_OVER, phases.MATCH_OVER):
        others = m.legal_others()
        if m.phase == phases.PLAY:
            pledge = others & (actions.bit(actions.PLEDGE7) | actions.bit(actions.PLEDGE2))
            if pledge:
                seven = pledge & actions.bit(actions.PLEDGE7)
                m.apply(actions.PLEDGE7 if seven else actions.PLEDGE2)
                continue
            seat, card = next(cards)
            assert seat == m.to_act
            m.apply(card)
        elif m.phase == phases.ANNOUNCE:
            action = actions.DONE
            for suit in range(4):
                if (m.tricks_left, m.to_act, suit) in p.sung_when and not m.sung >> suit & 1:
                    if action == actions.DONE or suit == m.trump:
                        action = actions.SING + suit
            if others & (actions.bit(actions.TUTE_R) | actions.bit(actions.TUTE_C)):
                king = others & actions.bit(actions.TUTE_R)
                action = actions.TUTE_R if king else actions.TUTE_C
            m.apply(action)
        elif m.phase == phases.TEN:
            total = m.points[m.to_act] + m.songs[m.to_act] + m.bonus[m.to_act]
            m.apply(actions.TAKE if total + 10 >= 101 else actions.LEAVE)
        else:
            m.apply(actions.PASS)
    return list(cards)


@pytest.mark.parametrize("variant, n, guinote", TABLES)
def test_the_same_figures(variant, n, guinote):
    for k in range(DEALS):
        m = Match(variant, n, None, guinote, "p%d" % k)
        for _ in range(3):
            if m.phase == phases.DEAL_OVER:
                m.next_deal()
            if m.phase == phases.MATCH_OVER or not reach_play(m):
                continue
            p = Noted()
            p.play(m)
            left = follow(m, p)
            assert left == []
            result = m.result
            for seat in range(m.n):
                ten = 10 if result.ten == seat else 0
                points = result.cards[seat] + result.songs[seat] + result.bonus[seat] + ten
                assert p.points[seat] == points
                assert p.songs[seat] == result.songs[seat]
                assert p.tricks[seat] == result.tricks[seat]
            if result.reason in ("tute", "claim"):
                assert p.side[p.over] == p.side[result.winners[0]]
            else:
                assert p.over < 0
                assert p.last == result.last
