# SPDX-License-Identifier: MIT
"""R-SAFE-3: nothing a program chooses depends on what its seat cannot know.

In played matches of every variant the hidden cards are dealt anew behind a seat's back. Its view
must be the same, field by field, and so must be what a player of each level decides.
"""

import random

import pytest

from engine import actions, cards, phases, selfplay, variants
from engine.match import Match
from engine.players import LEVELS, make_player
from engine.rng import Rng
from engine.view import View
from tests.engine.helpers import look
from tests.players.shuffled import hidden, shuffled
from tests.players.situations import player

EVERY = [(name, n) for name, numbers in variants.REGISTRY for n in numbers]
#: Device milliseconds a decision: enough for a few play-outs.
BUDGET = 30
#: Matches of each kind of table, and decisions looked at in one, of each kind.
MATCHES = 4
EACH = 2
_EXCHANGES = (actions.PLEDGE7, actions.PLEDGE2, actions.SWAP7, actions.SWAP2)


def kind(m):
    """What is decided: the word of the phase, or of what stands beside the cards in it."""
    others = m.legal_others()
    if m.phase == phases.PLAY:
        for action in _EXCHANGES:
            if others & actions.bit(action):
                return actions.text(action).split()[0]
        return "lead" if not m.on_table else "play"
    if m.phase == phases.PLATO and m.contest:
        return "contest"
    if m.phase == phases.ANNOUNCE and others & actions.bit(actions.CLAIM):
        return "claim"
    return phases.NAME[m.phase]


def met(variant, players, guinote, seed, deals=2):
    """Play a match by chance and by rule, *deals* deals long; yield it before each decision."""
    rules = variants.load(variant, players, guinote)
    options = selfplay.random_options(rules, seed)
    m = Match(variant, players, options, guinote, seed)
    rng = Rng(seed)
    seated = [make_player(("rules", "random")[rng.below(2)], seed) for _ in range(m.n)]
    while m.phase != phases.MATCH_OVER:
        if m.phase == phases.DEAL_OVER:
            if m.deal_no >= deals:
                return
            m.next_deal()
            continue
        yield m
        m.apply(seated[m.actor()].choose(View(m, m.to_act)))


def chosen(variant, players, guinote):
    """Some decisions of some matches, few of each kind, now the early ones and now the late."""
    for k in range(MATCHES):
        seed = f"{variant} {players} {k}"
        rng = random.Random(seed)
        seen = {}
        for m in met(variant, players, guinote, seed):
            what = kind(m)
            few = what not in ("lead", "play") or not rng.randrange(9)
            if few and seen.get(what, 0) < EACH:
                seen[what] = seen.get(what, 0) + 1
                yield m, what, rng


@pytest.mark.parametrize("guinote", [False, True])
@pytest.mark.parametrize(("variant", "players"), EVERY)
def test_other_cards_in_the_dark_change_no_decision(variant, players, guinote):
    moved = 0
    for m, what, rng in chosen(variant, players, guinote):
        seat = m.to_act
        view = View(m, seat)
        other, here = shuffled(m, seat, rng)
        moved += here
        again = View(other, seat)
        assert look(again) == look(view), "the shuffle was not fair"
        for level in LEVELS:
            first = player(level, "same", BUDGET).choose(view)
            assert player(level, "same", BUDGET).choose(again) == first, (level, what)
    assert moved > 60


def test_every_kind_of_decision_is_met():
    """By the very matches of the test above."""
    found = set()
    for variant, players in EVERY:
        for guinote in (False, True):
            found |= {what for _, what, _ in chosen(variant, players, guinote)}
    assert found == set(
        "lead play announce claim exchange pledge swap bid plato contest censor trump capote "
        "ten".split()
    )


@pytest.mark.parametrize(("variant", "players"), EVERY)
def test_the_dark_is_really_dealt_anew(variant, players):
    """Of many hidden cards most lie elsewhere, and what is known stays where it is."""
    for m, _, rng in chosen(variant, players, False):
        seat = m.to_act
        before = hidden(m, seat)
        other, moved = shuffled(m, seat, rng)
        after = hidden(other, seat)
        assert [place[0] for place in after] == [place[0] for place in before]
        assert sorted(place[1] for place in after) == sorted(place[1] for place in before)
        assert list(other.known) == list(m.known)
        for holder, card in after:
            assert holder < 0 or not m.cannot[4 * holder + card // 10] >> card % 10 & 1
        for holder in range(m.n):
            held = [cards.gather(each.hands, 4 * holder) for each in (m, other)]
            assert held[0].bit_count() == held[1].bit_count()
        if len(before) > 15 and not any(m.cannot):
            assert moved > len(before) // 3
