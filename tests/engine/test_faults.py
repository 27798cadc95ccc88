# SPDX-License-Identifier: MIT
"""Wrong words, damaged records and odd values: each ends in one clear refusal (R-SAFE-1)."""

import json

import pytest

from engine import actions, replay
from engine.errors import Refused, Usage
from engine.match import Match
from engine.record import dump
from engine.tricks import TRUMP_ONLY
from tests.engine.helpers import do, position, refused, start
from tests.engine.test_record import CLEAN, at, damaged, difference, play_again
from tests.engine.test_record import record as rec


@pytest.mark.parametrize("action", [-1, -5, -11, -40, 62, 255, 10**9])
def test_a_number_that_is_no_action_is_refused(action):
    for seed in range(30):
        m = Match("team", seed=str(seed), first_dealer=3)
        assert m.why(action) is not None
        with pytest.raises(Refused):
            m.apply(action)


@pytest.mark.parametrize(
    "word,rule",
    [("done", "R-SING-2"), ("sing c", "R-SING"), ("tute R", "R-TUTE-1"), ("claim", "R-CLAIM-1")],
)
@pytest.mark.parametrize("variant", ["team", "corriente"])
def test_announcement_when_playing_names_its_own_rule(variant, word, rule):
    m = start(variant)
    assert refused(m, word)[0].startswith(rule)


def test_guinote_r_sing_3_after_a_song_of_the_same_trick():
    m = position(
        "corriente",
        ["1e Ro So Re Se Rb Sb", "2e 4e 5e 6e 7e Ce 2c"],
        guinote=True,
        forty_first=True,
    )
    m.sung = m.sung_by[0] = 1 << 1  # copas sung earlier in this deal: the 40 is barred
    do(m, "1e, 2e")
    assert refused(m, "sing o")[0] == "R-SING-3"
    do(m, "sing e")
    assert refused(m, "sing o")[0] == "R-SING-3"


@pytest.mark.parametrize("v", [2.0])
def test_games_float(v):
    with pytest.raises(Usage):
        Match("team", options={"games": v})


def test_record_with_float_option():
    difference([CLEAN[0].replace('"games":2', '"games":2.0')] + CLEAN[1:])


def test_bid_superscript():
    with pytest.raises(Usage):
        actions.parse("bid ²")


def test_record():
    line = at("did")
    damaged(line, lambda f: f.update(did="bid ²"))


@pytest.mark.parametrize("seed", ["a\nb", "tab\t", "\x00", "\u2028"])
def test_dump(seed):
    text = dump(seed)
    assert json.loads(text) == seed and "\n" not in text


def test_surrogate():
    with pytest.raises(Usage):
        Match("team", seed="\udcff")


def test_missing_only_deal_line():
    lines = rec(Match("team", seed="x", options={"games": 1}))
    lines[0] = lines[0].replace("pocket-tute", "elsewhere")
    assert json.loads(lines[1])["deal"] == 1
    with pytest.raises(replay.Difference) as c:
        play_again(lines[:1] + lines[2:])
    assert c.value.line == 2


def test_missing_last_deal_line():
    nth = sum('"deal"' in line for line in CLEAN) - 1
    line = at("deal", nth)
    assert difference(CLEAN[: line - 1] + CLEAN[line:]).line == line


@pytest.mark.parametrize(
    "line,change",
    [
        (1, lambda f: f.update(guinote=0)),
        (2, lambda f: f.update(deal=True)),
        (2, lambda f: f.update(deal=1.0)),
        (-1, lambda f: f["match"].update(x=1)),
    ],
)
def test_types(line, change):
    if line < 0:
        line = at("match")
    damaged(line, change)


def test_deep():
    with pytest.raises(replay.Difference):
        replay.load("[" * 100000, 1, json.loads)


def test_negative_dealer():
    with pytest.raises(Usage):
        Match("team", first_dealer=-3)


def test_next_deal_after_match():
    m = position("corriente", ["1e", "2e"], points=[100, 0])
    do(m, "1e, 2e")
    with pytest.raises(Usage, match="match is over"):
        m.next_deal()


def test_trump_only_void_then_draws_turned():
    m = position("corriente", ["2o 1e", "2c 4c"], turned="Ro", stock="5e")
    m.regime = TRUMP_ONLY
    do(m, "2o, 2c")
    for i in range(8):
        assert not m.known[i] & m.cannot[i]


def test_why_never_none_for_play_not_in_hand():
    m = Match("team", seed="0", first_dealer=3)
    with pytest.raises(Refused):
        m.apply(True + 100)


@pytest.mark.parametrize(
    "change",
    [{"first_dealer": -1}, {"seed": "\udcff"}, {"first_dealer": 10**30}, {"players": 10**30}],
)
def test_head(change):
    damaged(1, lambda h: h.update(change))


@pytest.mark.parametrize(
    "change",
    [
        {"mano": 10**30},
        {"dealer": 10**30},
        {"dealer": -(10**30)},
        {"hands": [[], []]},
        {"hands": {}},
        {"hands": [None]},
        {"hands": [{"1o": 1}]},
        {"turned": ["1o"]},
        {"turned": True},
        {"shown": True},
        {"shown": ["1o"]},
        {"stock": [None]},
        {"stock": [[]]},
        {"hands": [["1o"] * 40, []]},
    ],
)
def test_deal(change):
    assert damaged(2, lambda h: h.update(change)).line == 2


@pytest.mark.parametrize(
    "did", ["bid 1e3", "bid " + "9" * 5000, "sing", "ñ", "\ud800", {}, [], True, 1.5, "bid ٣"]
)
def test_did(did):
    line = at("did")
    assert damaged(line, lambda f: f.update(did=did)).line == line


def test_two_heads():
    difference(CLEAN[:20] + CLEAN)


def test_parse_ints():
    with pytest.raises(Usage):
        actions.parse("bid 1o")
