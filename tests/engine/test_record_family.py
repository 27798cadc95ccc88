# SPDX-License-Identifier: MIT
"""RECORD.md over the whole family: heads, words of each phase, last lines, exact replay."""

import json

import pytest

from engine import variants
from engine.match import Match
from engine.record import Recorder
from engine.selfplay import random_options
from tests.engine.test_record import play_again, record
from tests.properties.strategies import TABLES


@pytest.mark.parametrize(("variant", "players", "guinote"), TABLES)
def test_a_record_made_from_a_seed_replays(variant, players, guinote):
    """With options by chance, and once more from its deals alone, as if made elsewhere."""
    for seed in ("7K2M-9QXA-0TFB", "b"):
        chosen = random_options(variants.load(variant, players), seed)
        for name in ("games", "deals"):
            if name in chosen:
                chosen[name] = min(chosen[name], 3)
        lines = record(Match(variant, players, chosen, guinote, seed))
        assert lines == record(Match(variant, players, chosen, guinote, seed))
        decisions = sum('"did"' in line for line in lines)
        assert play_again(lines) == decisions
        lines[0] = lines[0].replace("pocket-tute", "elsewhere")
        assert play_again(lines) == decisions


@pytest.mark.parametrize(("variant", "players", "guinote"), TABLES)
def test_the_head_has_exactly_the_options_of_the_table(variant, players, guinote):
    """RECORD: those of RULES §8 without ``memory``; off is false or null; the modifier alone."""
    lines = []
    m = Match(variant, players, {"memory": True}, guinote, "head")
    Recorder(m, lines.append)
    head = json.loads(lines[0])
    assert list(head) == (
        "format variant options guinote players first_dealer seed engine".split()
    )
    assert list(head["options"]) == [option[0] for option in m.rules.options()]
    assert head["players"] == players and head["guinote"] is guinote


@pytest.mark.parametrize(("variant", "players", "guinote"), TABLES)
def test_the_match_line_has_the_figures_of_the_variant(variant, players, guinote):
    m = Match(variant, players, None, guinote, "figures")
    for name in ("games", "deals"):
        if name in m.options:
            m.options[name] = 1
    match = json.loads(record(m)[-1])["match"]
    figures = {
        "corriente": ["games", "carry"], "habanero": ["games", "carry"],
        "americano": ["games", "carry"], "dos": ["games", "carry"],
        "guinote": ["games", "carry"], "arrastrado": ["chips"], "subastado": ["chips"],
        "gana_pierde": ["losses"], "gana_pierde3": ["losses"], "cabrero": ["losses"],
    }.get(variant, ["games"])  # fmt: skip
    assert list(match) == [*figures, "winners", "losers"]
    assert sorted(match["winners"] + match["losers"]) == list(range(players))
    assert all(len(match[name]) == players for name in figures)


def words_of(variant, players, options, phase):
    """The legal lists that the record of a match writes in *phase*."""
    lines = record(Match(variant, players, options, seed="phases"))
    found = [json.loads(line) for line in lines]
    return [line["legal"] for line in found if line.get("phase") == phase]


@pytest.mark.parametrize(
    ("variant", "players", "options", "phase", "legal"),
    [
        ("arrastrado", 3, {"plato": "survey", "deals": 2}, "plato", ["pass", "play"]),
        ("subastado", 3, {"deals": 2}, "bid", ["pass", "bid 60"]),
        ("subastado", 3, {}, "trump", ["trump o", "trump c", "trump e", "trump b"]),
        ("habanero", 2, {"games": 3}, "capote", ["pass", "capote"]),
        ("gana_pierde", 4, {"deals": 2}, "ten", ["take", "leave"]),
        ("cabrero", 3, {}, "exchange", ["swap 7", "pass"]),
        ("cabrero", 3, {}, "exchange", ["swap 2", "pass"]),
        ("subastado", 4, {"censor": True}, "censor", None),
    ],
)
def test_the_words_of_each_phase(variant, players, options, phase, legal):
    lists = words_of(variant, players, options, phase)
    assert lists and (legal is None or legal in lists)
