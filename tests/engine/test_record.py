# SPDX-License-Identifier: MIT
"""RECORD.md: what is written, that it is read back, and what is said of a damaged record."""

import json
from pathlib import Path

import pytest

from engine import cards, phases, replay
from engine.match import Match
from engine.players import make_player
from engine.record import Recorder, dump
from engine.view import View
from tests.engine.helpers import corriente, start, team_pack
from tests.engine.referee import judge

RECORDS = Path(__file__).parent.parent / "data" / "records"
OUTSIDE = sorted(path.name for path in RECORDS.glob("*.jsonl"))


def outside(name):
    """The matches of a record made elsewhere, each a list of (line number, dict)."""
    text = (RECORDS / name).read_text(encoding="utf-8")
    return list(replay.matches(enumerate(text.splitlines(), 1), json.loads))


def record(m, level="random"):
    """Play *m* to its end by a player level; return the record's lines."""
    lines = []
    follow = Recorder(m, lines.append)
    player = make_player(level, m.seed)
    while m.phase != phases.MATCH_OVER:
        if m.phase == phases.DEAL_OVER:
            follow.next_deal()
        else:
            follow.act(player.choose(View(m, m.to_act)))
    return lines


def play_again(lines):
    """Replay text lines; return the number of decisions."""
    matches = replay.matches(enumerate(lines, 1), json.loads)
    return sum(replay.replay(match, json.loads) for match in matches)


# -- records from elsewhere ----------------------------------------------------------------


@pytest.mark.parametrize("name", OUTSIDE)
def test_an_outside_record_comes_out_exactly(name):
    for match in outside(name):
        decisions = sum("did" in found for _, found in match)
        assert replay.replay(match, json.loads) == decisions > 0


@pytest.mark.parametrize("name", OUTSIDE)
def test_the_tests_own_rule_book_agrees_with_the_outside_records(name):
    for match in outside(name):
        expected = [found for _, found in match[1:]]
        assert judged(match) == expected


def judged(match):
    """What the second rule book makes of the deals and decisions of a match."""
    head = match[0][1]
    did = iter([found["did"] for _, found in match if "did" in found])
    deals = [line for line in match if "deal" in line[1]]
    guinote = head["guinote"] or head["variant"] == "guinote"
    short = not any("2o" in hand for hand in [*deals[0][1]["hands"], deals[0][1]["stock"]])
    short = short and "2o" not in (deals[0][1]["turned"], deals[0][1]["centre"])

    def pack(number):
        line, found = deals[number - 1]
        order = replay.pack(found, line, head["players"], guinote, short)
        return [cards.text(card, guinote) for card in order]

    return judge(head, pack, lambda *_: next(did))


# -- our own -------------------------------------------------------------------------------


def test_several_matches_in_one_file():
    lines = record(Match("corriente", seed="one")) + ["", "  "] + record(Match("team", seed="two"))
    assert play_again(lines) == sum('"did"' in line for line in lines)
    assert len(list(replay.matches(enumerate(lines, 1), json.loads))) == 2


def test_a_record_of_this_engine_must_come_from_its_seed():
    """Deals are taken from the file only where the seed cannot be known."""
    lines = record(Match("team", seed="mine", options={"games": 1}))
    lines[0] = lines[0].replace('"seed":"mine"', '"seed":"other"')
    with pytest.raises(replay.Difference) as caught:
        play_again(lines)
    assert caught.value.line in (1, 2)
    lines[0] = lines[0].replace('"engine":"pocket-tute', '"engine":"somebody')
    assert play_again(lines)


def test_the_head_line():
    lines = []
    Recorder(start("team", seed="x", games=2, double_at=101), lines.append)
    head = json.loads(lines[0])
    assert list(head) == (
        "format variant options guinote players first_dealer seed engine".split()
    )
    assert head["options"] == {
        "games": 2, "lead_two": False, "tute": False, "tute_after_song": True,
        "partner_sings": False, "double_at": 101, "partner_relief": False, "forty_first": True,
    }  # fmt: skip
    assert (head["variant"], head["guinote"], head["players"]) == ("team", False, 4)
    assert head["first_dealer"] == 3 and head["seed"] == "x"
    assert '"double_at":101' in lines[0] and " " not in lines[0].replace("pocket-tute ", "")
    assert "memory" not in lines[0]


def test_the_deal_line_of_team_shows_the_dealers_card():
    lines = []
    pack = team_pack(["1e", "2e", "4e", "5e"], "2o")
    Recorder(start("team", pack), lines.append)
    deal = json.loads(lines[1])
    assert list(deal) == ("deal dealer sitting mano hands stock turned trump centre shown".split())
    assert deal["shown"] == "2o" and "2o" in deal["hands"][3]
    assert (deal["turned"], deal["stock"], deal["trump"]) == (None, [], "o")
    assert all(len(hand) == 10 for hand in deal["hands"])


def test_the_deal_line_of_corriente_lists_the_stock_in_drawing_order():
    lines = []
    Recorder(corriente(["1e", "2e"], turned="5o", stock="7b 6b"), lines.append)
    deal = json.loads(lines[1])
    assert list(deal) == "deal dealer sitting mano hands stock turned trump centre".split()
    assert deal["turned"] == "5o" and deal["stock"][:2] == ["7b", "6b"]
    assert len(deal["stock"]) == 27


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "null"), (True, "true"), (False, "false"), (7, "7"), (-1, "-1"),
        ('a"b\\c', '"a\\"b\\\\c"'), ("ñ", '"ñ"'), ([], "[]"), ((1, "o"), '[1,"o"]'),
    ],
)  # fmt: skip
def test_json_is_written_without_spaces(value, text):
    assert dump(value) == text
    assert json.loads(text) == (list(value) if isinstance(value, tuple) else value)


def test_nothing_is_written_of_a_refused_action():
    lines = []
    m = corriente(["1e", "2e"])
    follow = Recorder(m, lines.append)
    before = list(lines)
    with pytest.raises(ValueError, match="R-"):
        follow.act(59)
    assert lines == before


# -- damaged records -----------------------------------------------------------------------

CLEAN = record(
    Match("corriente", seed="damage", options={"claim": "manual", "games": 2}, first_dealer=0)
)
#: The same as if it came from elsewhere: deals are taken from its lines.
CLEAN[0] = CLEAN[0].replace("pocket-tute", "elsewhere")


def at(key, nth=0):
    """Line number of the nth line that has *key*."""
    return [i for i, line in enumerate(CLEAN, 1) if key in json.loads(line)][nth]


def damaged(line, change):
    """Return the difference found when *change* has been made to the dict of one line."""
    lines = list(CLEAN)
    found = json.loads(lines[line - 1])
    change(found)
    lines[line - 1] = json.dumps(found, ensure_ascii=False)
    return difference(lines)


def difference(lines):
    with pytest.raises(replay.Difference) as caught:
        play_again(lines)
    assert "\n" not in str(caught.value)
    assert str(caught.value)
    return caught.value


def test_the_clean_record_is_clean():
    assert play_again(CLEAN) > 20


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("format", "tute-record/2"), ("format", None),
        ("variant", "mus"), ("variant", "team"), ("variant", 3),
        ("players", 4), ("players", "2"), ("players", True),
        ("first_dealer", 2), ("first_dealer", None),
        ("seed", None), ("options", []), ("options", {}),
        ("options", {"games": 1}), ("options", {"games": 99}), ("options", {"tute": True}),
    ],
)  # fmt: skip
def test_a_damaged_head_is_told_with_its_line(key, value):
    assert damaged(1, lambda head: head.update({key: value})).line == 1


def test_another_dealer_or_order_in_the_head_shows_where_it_makes_a_difference():
    assert damaged(1, lambda head: head.update(first_dealer=1)).line == at("deal")
    assert damaged(1, lambda head: head.update(guinote=True)).line == at("trick")


@pytest.mark.parametrize(
    "key", ["format", "variant", "options", "players", "first_dealer", "seed"]
)
def test_a_head_without_a_key_is_told_with_its_line(key):
    assert damaged(1, lambda head: head.pop(key)).line == 1


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("deal", 2), ("dealer", 1), ("dealer", -1), ("dealer", 9), ("dealer", "0"),
        ("mano", 0), ("mano", None), ("sitting", [0]), ("hands", []), ("hands", [["1o"]]),
        ("hands", 7), ("hands", [1, 2]), ("hands", ["1o", "2o"]), ("stock", None), ("stock", []),
        ("turned", None), ("turned", "8o"), ("turned", 5), ("trump", "x"), ("centre", "1o"),
        ("shown", "1o"),
    ],
)  # fmt: skip
def test_a_damaged_deal_is_told_with_its_line(key, value):
    line = at("deal")
    assert damaged(line, lambda deal: deal.update({key: value})).line == line


def test_a_deal_with_a_card_twice_is_no_pack():
    line = at("deal")

    def twice(deal):
        deal["stock"][0] = deal["stock"][1]

    found = damaged(line, twice)
    assert found.line == line and "pack" in str(found)


def test_another_card_drawn_shows_where_it_is_drawn():
    """The stock of the deal line is taken as it stands; the draw that follows contradicts it."""
    line = at("deal")

    def swap(deal):
        stock = deal["stock"]
        stock[0], stock[1] = stock[1], stock[0]

    assert damaged(line, swap).line == at("draw")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seat", 0), ("seat", None), ("phase", "announce"), ("legal", []), ("did", "8o"),
        ("did", None), ("did", 5), ("did", ["1o"]), ("did", "done"), ("did", "claim"),
        ("did", "bid 70"), ("did", "sing o"), ("did", "nonsense"), ("did", ""),
    ],
)  # fmt: skip
def test_a_damaged_decision_is_told_with_its_line(key, value):
    line = at("did")
    assert json.loads(CLEAN[line - 1])["seat"] == 1
    assert damaged(line, lambda found: found.update({key: value})).line == line


def test_another_legal_card_shows_at_the_trick():
    """A card that may be played is no damage yet; the trick's line is."""
    line = at("did")
    other = json.loads(CLEAN[line - 1])
    card = next(word for word in other["legal"] if word != other["did"])
    found = damaged(line, lambda found: found.update(did=card))
    assert line < found.line <= at("trick")


@pytest.mark.parametrize(
    ("kind", "key", "value"),
    [
        ("trick", "trick", 9), ("trick", "winner", 5), ("trick", "cards", []),
        ("trick", "points", 99), ("draw", "draw", [["1o"], ["1o"]]), ("draw", "by", [1, 1]),
        ("end", "end", 7), ("end", "tricks", [0, 0]), ("end", "cards", [0, 0]),
        ("end", "songs", [0, 20]), ("end", "bonus", None), ("end", "last", 7), ("end", "ten", 7),
        ("end", "totals", [1, 1]), ("end", "winners", [0, 1]), ("end", "losers", "x"),
        ("end", "chips", [1, -1]), ("end", "reason", "thrown_in"), ("end", "pot", 100),
        ("match", "match", {}), ("match", "match", {"games": [9, 9]}),
    ],
)  # fmt: skip
def test_a_damaged_event_is_told_with_its_line(kind, key, value):
    line = at(kind)
    assert damaged(line, lambda found: found.update({key: value})).line == line


@pytest.mark.parametrize("kind", ["did", "trick", "draw", "end", "match"])
def test_a_line_left_out_is_told_where_it_is_missing(kind):
    line = at(kind)
    lines = CLEAN[: line - 1] + CLEAN[line:]
    assert difference(lines).line == line


@pytest.mark.parametrize("kind", ["did", "trick", "draw", "end", "deal"])
def test_a_line_written_twice_is_told_at_the_second(kind):
    line = at(kind, 1)
    lines = CLEAN[:line] + CLEAN[line - 1 :]
    found = difference(lines)
    assert found.line == line + 1


@pytest.mark.parametrize("kind", ["did", "trick", "draw", "end", "match"])
def test_a_record_cut_short_is_told_after_its_last_line(kind):
    line = at(kind)
    assert difference(CLEAN[: line - 1]).line == line


def test_what_cannot_be_read_is_malformed_what_is_not_so_is_a_difference():
    """The command tells them apart by its exit code."""
    line = at("did")
    for value in ("8o", "nonsense", None):
        found = damaged(line, lambda found, value=value: found.update(did=value))
        assert isinstance(found, replay.Malformed), value
    for value in ("claim", "sing o", "bid 70"):
        found = damaged(line, lambda found, value=value: found.update(did=value))
        assert not isinstance(found, replay.Malformed), value
    assert not isinstance(
        damaged(at("trick"), lambda found: found.update(points=1)), replay.Malformed
    )
    assert isinstance(difference(CLEAN[1:]), replay.Malformed)
    assert isinstance(damaged(1, lambda head: head.update(variant="mus")), replay.Malformed)
    assert isinstance(damaged(2, lambda deal: deal.update(stock=[])), replay.Malformed)


def test_a_record_may_not_go_on_after_the_match():
    assert difference(CLEAN + ['{"trick":1}']).line == len(CLEAN) + 1


@pytest.mark.parametrize(
    "text",
    ["{", "nonsense", "[1,2]", "7", "null", '"trick"', '{"colour":"red"}', "{}", "\ufeff{}"],
)
def test_a_line_that_is_no_line_of_a_record_is_told(text):
    line = at("trick")
    lines = CLEAN[: line - 1] + [text] + CLEAN[line:]
    assert difference(lines).line == line


def test_a_record_without_a_head_is_told():
    found = difference(CLEAN[1:])
    assert found.line == 1 and "tute-record/1" in str(found)


def test_unknown_keys_are_ignored():
    lines = list(CLEAN)
    for i, text in enumerate(lines):
        lines[i] = text[:-1] + ',"note":"the best trick ever"}'
    assert play_again(lines) == play_again(CLEAN)


def test_an_empty_file_holds_no_match():
    assert list(replay.matches(enumerate(["", "  "], 1), json.loads)) == []
