# SPDX-License-Identifier: MIT
"""Random matches of random options, each line of their record against a second rule book."""

import json

from hypothesis import given, settings

from engine import actions, cards, phases
from engine.record import Recorder
from tests.engine.referee import judge
from tests.properties.strategies import matches, pick


def played(m, rng):
    """Play the match to its end by chance; return its record and the packs it was dealt."""
    lines = []
    packs = []

    def deal():
        size = 36 if m.rules.no_twos else 40
        packs.append([cards.text(m.pack[k], m.guinote) for k in range(size)])

    follow = Recorder(m, lambda text: lines.append(json.loads(text)))
    deal()
    while m.phase != phases.MATCH_OVER:
        if m.phase == phases.DEAL_OVER:
            follow.next_deal()
            deal()
        else:
            follow.act(pick(rng, m.legal()))
    return lines, packs


@settings(max_examples=200, deadline=None)
@given(matches())
def test_every_line_of_a_match_is_what_the_rule_book_says(setup):
    """RULES §1–§8, RECORD: deals, legal actions, tricks, draws, ends and the match's result."""
    m, rng = setup
    lines, packs = played(m, rng)
    head, rest = lines[0], lines[1:]
    did = iter([line["did"] for line in rest if "did" in line])
    expected = judge(head, lambda number: packs[number - 1], lambda *_: next(did))
    for ours, theirs in zip(rest, expected, strict=False):
        assert ours == theirs
    assert len(rest) == len(expected)


@settings(max_examples=60, deadline=None)
@given(matches())
def test_every_action_word_is_read_back(setup):
    """RECORD: what is written in ``legal`` is what ``parse`` understands, in ascending order."""
    m, rng = setup
    for _ in range(60):
        if m.phase == phases.MATCH_OVER:
            return
        if m.phase == phases.DEAL_OVER:
            m.next_deal()
        legal = m.legal()
        words = [actions.text(action, m.guinote) for action in legal]
        assert [actions.parse(word, m.guinote) for word in words] == legal == sorted(legal)
        m.apply(pick(rng, legal))
