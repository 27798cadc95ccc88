# SPDX-License-Identifier: MIT
"""RULES §8: the options of each variant, and what is said to a name or value there is not."""

import pytest

from engine import options, variants
from engine.errors import Usage
from engine.match import Match

OFF_ON = [False, True]
ON_OFF = [True, False]
#: RULES §8, default first.
TABLE = {
    "team": {
        "games": [6] + list(range(1, 21)),
        "lead_two": OFF_ON,
        "tute": OFF_ON,
        "tute_after_song": ON_OFF,
        "partner_sings": OFF_ON,
        "double_at": [None, 101, 121],
        "partner_relief": OFF_ON,
        "forty_first": ON_OFF,
    },
    "corriente": {
        "games": [1] + list(range(1, 10)),
        "claim": ["auto", "manual"],
        "claim_first_deal": OFF_ON,
        "both_over": ["higher", "last_trick"],
        "forty_first": OFF_ON,
        "tute_after_song": ON_OFF,
    },
}
PLAYERS = {"team": 4, "corriente": 2}

each_variant = pytest.mark.parametrize("variant", sorted(TABLE))


def table(variant):
    return variants.load(variant).options()


@each_variant
def test_the_options_are_those_of_the_rule_book_in_its_order(variant):
    assert [option[0] for option in table(variant)] == list(TABLE[variant])


@each_variant
def test_values_and_defaults_are_those_of_the_rule_book(variant):
    for option in table(variant):
        expected = TABLE[variant][option[0]]
        assert options.default(option) == expected[0]
        assert sorted(map(str, options.values(option))) == sorted(map(str, set(expected)))


@each_variant
def test_a_match_has_every_option_and_memory_too(variant):
    m = Match(variant)
    defaults = {name: values[0] for name, values in TABLE[variant].items()}
    assert m.options == {**defaults, "memory": False}
    assert m.n == PLAYERS[variant]


@each_variant
def test_every_value_is_accepted_and_its_word_is_read_back(variant):
    for option in table(variant):
        for value in options.values(option):
            assert Match(variant, options={option[0]: value}).options[option[0]] == value
            assert options.parse(option, options.spell(value)) == value


def test_the_modifier_keeps_the_variants_own_options():
    """RULES 6.13: the variant keeps its own forty_first; the tute never counts."""
    assert Match("team", guinote=True).options == Match("team").options
    assert Match("corriente", guinote=True).options == Match("corriente").options


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
