# SPDX-License-Identifier: MIT
"""Duels: the same deals with sides exchanged, counted with their interval."""

import pytest

from tools import __main__ as tools
from tools import arena, cmd_duel

CORRIENTE = arena.Table("corriente")


def test_a_pair_has_the_same_deals_with_the_sides_exchanged():
    one, other = CORRIENTE.match("seed"), CORRIENTE.match("seed")
    assert list(one.hands) == list(other.hands) and one.dealer == other.dealer
    first, second = arena.pair(CORRIENTE, "random", "random", "seed")
    assert {first, second} <= {0.0, 1.0}


def test_a_duel_of_a_level_with_itself_is_even():
    # both play by the view alone, so exchanging the sides exchanges the outcome
    found = arena.tally([arena.pair(CORRIENTE, "rules", "rules", f"even {i}") for i in range(5)])
    assert found.share == 0.5


def test_equal_matches_count_half_and_are_left_out_of_the_decided():
    found = arena.tally([(1, 0.5), (0.5, 0), (1, 1)])
    assert (found.won, found.equal, found.lost) == (3, 2, 1)
    assert found.share == pytest.approx(4 / 6)
    assert found.decided == 0.75


def test_the_interval_is_wilsons_where_matches_are_independent():
    # 80 of 100, in pairs that vary as two single matches would
    pairs = [(1, 1)] * 32 + [(1, 0)] * 16 + [(0, 0)] * 2
    low, high = arena.interval(pairs)
    assert low == pytest.approx(0.711, abs=0.01)
    assert high == pytest.approx(0.867, abs=0.01)


@pytest.mark.parametrize(
    ("variant", "fair"), [("subastado", 1 / 3), ("gana_pierde3", None), ("arrastrado", 1 / 3)]
)
def test_alone_every_seat_is_taken_in_turn_and_shares_are_fair_on_average(variant, fair):
    table = arena.Table(variant)
    assert arena.alone(table)
    shares, given = arena.rotation(table, "random", "random", "seats")
    assert len(shares) == 3
    # one level against itself: the same match each time but for who is looked at
    assert sum(shares) / 3 == pytest.approx(given)
    if fair:
        assert given == pytest.approx(fair)


def test_two_sides_are_no_rotation():
    assert not arena.alone(CORRIENTE)
    assert not arena.alone(arena.Table("team"))


@pytest.mark.parametrize("share", [0, 1])
def test_the_interval_of_a_clean_sweep_is_not_a_point(share):
    low, high = arena.interval([(share, share)] * 50)
    near = low if share == 0 else high
    assert near == pytest.approx(share)
    assert high - low == pytest.approx(0.037, abs=0.002)


def test_the_command_prints_the_figures(capsys):
    from click.testing import CliRunner

    words = "--variant corriente --a rules --b random --deals 2 --option games=1"
    done = CliRunner().invoke(cmd_duel.command, words.split())
    assert done.exit_code == 0, done.output
    assert "4 matches on 2 seeds" in done.output


def test_the_command_knows_who_plays_alone():
    from click.testing import CliRunner

    words = "--variant cabrero --players 3 --a rules --b random --deals 2"
    done = CliRunner().invoke(cmd_duel.command, words.split())
    assert done.exit_code == 0, done.output
    assert "6 matches on 2 seeds" in done.output
    assert "fair" in done.output


@pytest.mark.parametrize(
    "words",
    [
        "--variant corriente --a nobody --b random",
        "--variant mus --a rules --b random",
        "--variant corriente --a rules --b random --option games=99",
    ],
)
def test_what_does_not_exist_is_told_in_one_line(words, capsys):
    assert tools.main(["duel", *words.split()]) == 2
    assert capsys.readouterr().err.count("\n") == 1
