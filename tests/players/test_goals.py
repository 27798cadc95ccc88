# SPDX-License-Identifier: MIT
"""What an end is worth agrees with what the engine makes of it: more than 0 for those who win."""

import pytest

from engine import phases, selfplay, variants
from engine.match import Match
from engine.players.goals import worth
from engine.view import View
from tests.players.test_playout import TABLES, Noted, follow, reach_play

DEALS = 40


def ends(variant, n, guinote, deals=DEALS):
    """Deals played by the quick policy: ``(match, view before it, play-out)``."""
    rules = variants.load(variant, n, guinote)
    for k in range(deals):
        options = selfplay.random_options(rules, f"goals {k}")
        # what a play-out leaves to others: claims out of turn, the plato, the censor
        for name, value in (("claim", "auto"), ("plato", None), ("censor", False)):
            if name in options:
                options[name] = value
        m = Match(variant, n, options, guinote, f"goals {k}")
        for _ in range(3):
            if m.phase == phases.DEAL_OVER:
                m.next_deal()
            if m.phase == phases.MATCH_OVER or not reach_play(m):
                continue
            views = [View(m, seat) for seat in range(m.n)]
            p = Noted()
            p.play(m)
            follow(m, p)
            yield m, views, p


@pytest.mark.parametrize(("variant", "n", "guinote"), TABLES)
def test_more_than_nothing_is_to_win_or_not_to_lose(variant, n, guinote):
    decided = 0
    for m, views, p in ends(variant, n, guinote):
        result = m.result
        if result.reason not in ("counted", "tute", "claim"):
            continue
        for seat in range(n):
            if not views[seat].playing >> seat & 1:
                continue
            value = worth(views[seat], p, seat)
            assert -250 <= value <= 250
            if m.chips:
                # a lost deal with a song may bring chips all the same
                if abs(result.chips[seat]) >= 80:
                    assert (value > 0) == (result.chips[seat] > 0), (result.__dict__, value, seat)
                    decided += 1
            elif result.losers and not result.winners:
                assert (value > 0) == (seat not in result.losers), (result.__dict__, value)
                decided += 1
            elif result.winners:
                assert (value > 0) == (seat in result.winners), (result.__dict__, value, seat)
                decided += 1
    assert decided > 20
