# SPDX-License-Identifier: MIT
"""RULES §8: the options of each variant, and what is said to a name or value there is not."""

import pytest

from engine import options, variants
from engine.errors import Usage
from engine.match import Match

OFF_ON = [False, True]
ON_OFF = [True, False]
SIX_GAMES = [6] + list(range(1, 21))
ONE_GAME = [1] + list(range(1, 10))
DEALS = [10] + list(range(1, 51))
CORRIENTE = {
    "games": ONE_GAME,
    "claim": ["auto", "manual"],
    "claim_first_deal": OFF_ON,
    "both_over": ["higher", "last_trick"],
    "forty_first": OFF_ON,
    "tute_after_song": ON_OFF,
}
DOS = {name: CORRIENTE[name] for name in CORRIENTE if name != "tute_after_song"}
SUBASTADO = {
    "deals": DEALS,
    "min_bid": [60, 50, 70],
    "bid_step": [5, 10],
    "rounds": ["one", "many"],
    "beat_in_suit": OFF_ON,
    "stake": [10] + list(range(1, 101)),
}
GUINOTE = {
    "games": ONE_GAME,
    "claim": ["auto", "manual"],
    "claim_first_deal": OFF_ON,
    "both_over": ["last_trick", "higher"],
}
CLUB = {
    "games": ONE_GAME,
    "forty_first": ON_OFF,
    "sing_or_lose": ON_OFF,
    "tute_after_song": OFF_ON,
}
ARRASTRADO = {
    "deals": DEALS,
    "plato": [None, "survey", "booklet"],
    "forty_first": ON_OFF,
    "tute_after_song": ON_OFF,
}
CABRERO = {"trump_cycle": OFF_ON, "seat_break": OFF_ON, "forty_first": ON_OFF}
#: RULES §8 at every number of players: names in order, values with the default first.
TABLE = {
    ("team", 4): {
        "games": SIX_GAMES,
        "lead_two": OFF_ON,
        "tute": OFF_ON,
        "tute_after_song": ON_OFF,
        "partner_sings": OFF_ON,
        "double_at": [None, 101, 121],
        "partner_relief": OFF_ON,
        "forty_first": ON_OFF,
    },
    ("individual", 2): {"games": SIX_GAMES, "forty_first": ON_OFF},
    ("individual", 3): {"games": SIX_GAMES, "forty_first": ON_OFF},
    ("corriente", 2): CORRIENTE,
    ("habanero", 2): CORRIENTE,
    ("americano", 2): {**DOS, "claim_first_deal": ON_OFF},
    ("dos", 2): DOS,
    ("club", 2): CLUB,
    ("club", 3): CLUB,
    ("club", 4): CLUB,
    ("arrastrado", 3): ARRASTRADO,
    ("arrastrado", 4): ARRASTRADO,
    ("subastado", 3): {**SUBASTADO, "forty_first": ON_OFF},
    ("subastado", 4): {**SUBASTADO, "censor": OFF_ON, "forty_first": ON_OFF},
    ("gana_pierde", 4): {"deals": DEALS, "forty_first": ON_OFF},
    ("gana_pierde", 5): {"deals": DEALS, "forty_first": ON_OFF},
    ("gana_pierde3", 3): {},
    ("cabrero", 3): CABRERO,
    ("cabrero", 4): CABRERO,
    ("cabrero", 5): CABRERO,
    ("cabrero", 6): CABRERO,
    ("guinote", 2): {**GUINOTE, "forty_first": OFF_ON},
    ("guinote", 3): {**GUINOTE, "forty_first": OFF_ON},
    ("guinote", 4): {**GUINOTE, "partner_relief": OFF_ON, "forty_first": OFF_ON},
}

each_table = pytest.mark.parametrize(("variant", "players"), sorted(TABLE))


def table(variant, players=0):
    return variants.load(variant, players).options()


def test_the_variants_and_players_are_those_of_the_rule_book():
    """RULES §6: each variant at every number of players it gives, and at no other."""
    assert {(name, n) for name, allowed in variants.REGISTRY for n in allowed} == set(TABLE)
    assert variants.NAMES == tuple(dict.fromkeys(name for name, _ in TABLE))
    for name in variants.NAMES:
        for n in set(range(1, 9)) - {players for known, players in TABLE if known == name}:
            with pytest.raises(Usage, match="%s is played by" % name):
                Match(name, n)


@each_table
def test_the_options_are_those_of_the_rule_book_in_its_order(variant, players):
    assert [option[0] for option in table(variant, players)] == list(TABLE[variant, players])


@each_table
def test_values_and_defaults_are_those_of_the_rule_book(variant, players):
    for option in table(variant, players):
        expected = TABLE[variant, players][option[0]]
        assert options.default(option) == expected[0]
        assert list(map(repr, dict.fromkeys([expected[0], *options.values(option)]))) == list(
            map(repr, dict.fromkeys(expected))
        )


@each_table
def test_a_match_has_every_option_and_memory_too(variant, players):
    m = Match(variant, players)
    defaults = {name: values[0] for name, values in TABLE[variant, players].items()}
    assert m.options == {**defaults, "memory": False}
    assert m.n == players


@each_table
def test_every_value_is_accepted_and_its_word_is_read_back(variant, players):
    for option in table(variant, players):
        for value in options.values(option):
            m = Match(variant, players, {option[0]: value})
            assert repr(m.options[option[0]]) == repr(value)
            assert options.parse(option, options.spell(value)) == value


@pytest.mark.parametrize(
    ("variant", "players", "name"),
    [("subastado", 3, "censor"), ("guinote", 2, "partner_relief"),
     ("guinote", 3, "partner_relief")],
)  # fmt: skip
def test_options_tied_to_a_number_of_players_exist_only_with_it(variant, players, name):
    with pytest.raises(Usage, match="no option " + name):
        Match(variant, players, {name: False})
    assert Match(variant, 4, {name: True}).options[name] is True


def test_the_modifier_keeps_the_variants_own_options():
    """RULES 6.13: the variant keeps its own forty_first; the tute never counts."""
    for variant, players in TABLE:
        if variant != "guinote":
            m = Match(variant, players, guinote=True)
            assert m.options == Match(variant, players).options
            assert not m.tute


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ({"variant": "mus"}, "no variant is called mus; there are team, individual, corriente"),
        ({"variant": ""}, "no variant is called ; there are"),
        ({"variant": None}, "no variant is called None"),
        ({"variant": "Team"}, "no variant is called Team"),
        ({"variant": "team", "players": 3}, "team is played by 4, not by 3"),
        ({"variant": "corriente", "players": 4}, "corriente is played by 2, not by 4"),
        ({"variant": "corriente", "players": -2}, "corriente is played by 2, not by -2"),
        ({"variant": "team", "options": {"claim": "auto"}}, "team has no option claim; it has g"),
        ({"variant": "corriente", "options": {"lead_two": True}}, "has no option lead_two"),
        ({"variant": "team", "options": {"games": 0}}, "games cannot be 0: .* from 1 to 20"),
        ({"variant": "team", "options": {"games": 21}}, "games cannot be 21: .* from 1 to 20"),
        ({"variant": "corriente", "options": {"games": 10}}, "games cannot be 10: .* from 1 to 9"),
        ({"variant": "team", "options": {"games": True}}, "games cannot be on"),
        ({"variant": "team", "options": {"games": "6"}}, "games cannot be 6"),
        ({"variant": "team", "options": {"games": None}}, "games cannot be off"),
        ({"variant": "team", "options": {"tute": 1}}, "tute cannot be 1: it is off or on"),
        ({"variant": "team", "options": {"tute": "on"}}, "tute cannot be on: it is off or on"),
        ({"variant": "team", "options": {"double_at": 100}}, "it is off or 101 or 121"),
        ({"variant": "team", "options": {"double_at": False}}, "it is off or 101 or 121"),
        ({"variant": "corriente", "options": {"claim": "never"}}, "it is auto or manual"),
        ({"variant": "corriente", "options": {"both_over": ["higher"]}}, "both_over cannot be"),
        ({"variant": "team", "first_dealer": 4}, "a seat from 0 to 3"),
        ({"variant": "corriente", "first_dealer": 2}, "a seat from 0 to 1"),
    ],
)
def test_what_does_not_exist_is_refused_with_one_clear_sentence(kind, sentence):
    with pytest.raises(Usage, match=sentence) as caught:
        Match(**kind)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("name", "word", "value"),
    [
        ("games", "20", 20),
        ("lead_two", "on", True),
        ("double_at", "off", None),
        ("double_at", "121", 121),
    ],
)
def test_a_word_of_the_command_line_becomes_a_value(name, word, value):
    assert options.parse(options.find(table("team"), name), word) == value


@pytest.mark.parametrize("word", ["", "0", "21", "six", "6.0", "On", "True"])
def test_a_word_that_spells_no_value_is_refused(word):
    with pytest.raises(Usage, match="games cannot be"):
        options.parse(options.find(table("team"), "games"), word)


def test_there_is_no_next_deal_while_one_is_played():
    with pytest.raises(Usage, match="not over yet"):
        Match("team").next_deal()
