# SPDX-License-Identifier: MIT
"""Hints: each action has a reason, and the reason is the one that a person would give."""

import pytest

from engine import actions, cards
from engine.match import Match
from engine.players import hint
from engine.view import View
from tests.engine.helpers import corriente, dealt, do, look, position
from tests.players.situations import lines, setup
from tests.players.test_honest import EVERY, met


def why(m, word):
    """The name of the reason for an action, given as the record has it."""
    return hint.NAME[hint.reason(View(m, m.to_act), actions.parse(word, m.guinote))]


@pytest.mark.parametrize(
    ("hands", "before", "words"),
    [
        # leads
        (["1e 4c", "2e 5b", "4e 6b", "5e 7b"], "", {"1e": "master", "4c": "low"}),
        (["3e 4c", "1e 5b", "4e 6b", "5e 7b"], "", {"3e": "least", "4c": "low"}),
        (["1o 3o 4c", "2o 5b 6b", "4o 6c 7c", "5o 7e 6e"], "", {"1o": "draw", "3o": "draw"}),
        (["1o 4c", "2e 5b", "4e 6b", "5o 7b"], "", {"4c": "last"}),
        # the first that follows
        (["7e 4c", "1e 3e", "4e 6b", "5e 7b"], "7e", {"3e": "cheap", "1e": "master"}),
        (["3e 4c", "1e 7e", "4e 6b", "5e 7b"], "3e", {"1e": "forced"}),
        (["3e 4c 4b", "5o 6o 4b", "4e 6b 5c", "5e 7b 6c"], "3e", {"5o": "catch"}),
        (["7e 4c 4b", "5o 6o 5b", "4e 6b 5c", "5e 7b 6c"], "7e", {"5o": "ruff", "6o": "ruff"}),
        (["1e 4c", "3e 7e", "4e 6b", "5e 7b"], "1e", {"7e": "save", "3e": "least"}),
        # the partner has it
        (["1e 4c", "7e 5b", "3e 4e", "5e 7b"], "1e, 7e", {"3e": "partner", "4e": "save"}),
    ],
)
def test_reasons_of_cards_in_teams(hands, before, words):
    m = position("team", hands)
    if before:
        do(m, before)
    assert {word: why(m, word) for word in words} == words


def test_trumps_are_kept_while_any_card_may_be_played():
    m = corriente(["4c 5e", "7o 4b 3o 6b"])
    do(m, "4c")
    assert why(m, "4b") == "trumps"
    assert why(m, "7o") == "ruff"


def test_a_pair_is_kept_for_the_song():
    m = corriente(["1e 5e", "Rc Cc Sb 3b"])
    do(m, "1e")
    assert why(m, "Sb") == "pair"
    assert why(m, "Rc") == "least"


def test_against_a_soloist_the_others_are_partners():
    how = {"bid": 60, "bidder": 0, "leader": 1}
    m = position("subastado", ["4e 4c", "1e 5c", "3e 7e"], trump="o", **how)
    do(m, "1e")
    assert why(m, "3e") == "partner"
    m = position("subastado", ["1e 4c", "4e 5c", "3e 7e"], trump="o", bid=60, bidder=0)
    do(m, "1e, 4e")
    assert why(m, "7e") == "save"


def test_who_wants_few_points_gets_rid_of_them():
    m = position("gana_pierde", ["1e 4c", "3e 5e", "4e 6b", "2e 7b"])
    assert (why(m, "1e"), why(m, "4c")) == ("master", "low")
    do(m, "1e")
    assert (why(m, "3e"), why(m, "5e")) == ("dump", "duck")


def test_reasons_of_what_is_no_card():
    for line in lines():
        m = setup(line)
        found = {actions.text(action): why(m, actions.text(action)) for action in m.legal()}
        for word, reason in found.items():
            kind = word.split()[0]
            if kind in ("sing", "swap", "pledge", "bid", "trump", "play", "claim", "tute"):
                names = {"bid": "worth", "trump": "suit", "play": "worth", "pledge": "swap"}
                names.update(claim="wins", tute="wins")
                assert reason == names.get(kind, kind)
            elif kind in ("take", "leave", "done", "capote"):
                assert reason == {"done": "quiet", "capote": "sure"}.get(kind, kind)
            elif kind == "pass":
                assert reason in ("weak", "unsure", "no_swap")


def test_every_action_of_every_game_has_a_reason_and_each_reason_is_met():
    found = set()
    for variant, players in EVERY:
        for k in range(2):
            for m in met(variant, players, False, f"hint {k}"):
                view = View(m, m.to_act)
                before = look(view)
                for action in m.legal():
                    found.add(hint.reason(view, action))
                assert look(view) == before
    assert found == set(range(len(hint.NAME)))


def test_a_reason_is_short_of_nothing_it_needs():
    """The view of the censor, who sees the soloist's hand, and one without trumps."""
    m = Match("gana_pierde3", seed="x")
    for card in cards.to_list(m.legal_cards()):
        assert hint.reason(View(m, m.to_act), card) < len(hint.NAME)
    m = dealt("subastado", ["1o", "", "", None], 12, short=True, dealer=3, censor=True)
    do(m, "bid 60, pass, pass")
    assert why(m, "pass") == "weak" and why(m, "bid 65") == "worth"
