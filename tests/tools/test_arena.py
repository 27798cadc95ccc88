# SPDX-License-Identifier: MIT
"""The arena: the same deals with sides exchanged, counted with their interval, and kept."""

import json
import shutil
from math import inf

import pytest
from click.testing import CliRunner

from engine import variants
from tools import __main__ as tools
from tools import arena, arena_files, arena_run, arena_show, arena_worker
from tools.console import Bad

CORRIENTE = arena.setup("corriente", options={"games": 1}, a="rules", b="random")


def play(setup, deals=1):
    return [arena_worker.play_deal(setup, number) for number in range(1, deals + 1)]


def rows_of(played):
    return [arena_files.as_row(row) for each in played for row in each["rows"]]


# -- deals and seats -----------------------------------------------------------------------


def test_the_deal_code_is_one_that_the_handheld_takes():
    from engine.rng import tidy_code

    codes = {arena_worker.deal_code("1", number) for number in range(1, 1001)}
    assert len(codes) == 1000
    assert all(code == tidy_code(code) for code in codes)


def test_the_games_of_a_deal_have_the_same_cards_with_the_sides_exchanged():
    rows = rows_of(play(CORRIENTE))
    assert [row["seats"] for row in rows] == ["AB", "BA"]
    assert rows[0]["code"] == rows[1]["code"] == arena_worker.deal_code("1", 1)
    assert {row["result_a"] + row["result_b"] for row in rows} == {1.0}


@pytest.mark.parametrize(
    ("variant", "players", "seats"),
    [
        ("team", 4, ["ABAB", "BABA"]),
        ("guinote", 4, ["ABAB", "BABA"]),
        ("guinote", 2, ["AB", "BA"]),
        ("subastado", 3, ["ABB", "BAB", "BBA"]),
        ("cabrero", 5, ["ABBBB", "BABBB", "BBABB", "BBBAB", "BBBBA"]),
    ],
)
def test_two_sides_change_places_and_one_alone_takes_every_seat(variant, players, seats):
    assert arena.seatings(arena.setup(variant, players, a="rules", b="random")) == seats


def test_a_level_against_itself_is_even():
    # both play by the view alone, so exchanging the sides exchanges the outcome
    setup = {**CORRIENTE, "a": "rules", "b": "rules"}
    found = arena.tally_rows(rows_of(play(setup, 5)))
    assert found.share == 0.5 and found.games == 10


@pytest.mark.parametrize(
    ("variant", "fair"), [("subastado", 1 / 3), ("gana_pierde3", None), ("arrastrado", 1 / 3)]
)
@pytest.mark.parametrize("unit", arena_worker.UNITS)
def test_alone_shares_are_fair_on_average(variant, fair, unit):
    setup = arena.setup(variant, a="rules", b="rules", unit=unit)
    assert arena.alone(setup)
    found = arena.tally_rows(rows_of(play(setup)))
    # one level against itself: the same game each time but for who is looked at
    assert found.share == pytest.approx(found.fair)
    if fair:
        assert found.fair == pytest.approx(fair)


def test_two_sides_are_not_alone():
    assert not arena.alone(CORRIENTE)
    assert not arena.alone(arena.setup("team", a="rules", b="random"))


@pytest.mark.parametrize("variant", variants.NAMES)
def test_single_deals_end_after_one_deal(variant):
    setup = arena.setup(variant, a="rules", b="random", unit="deal")
    for row in rows_of(play(setup)):
        assert row["deals"] == 1
        assert 0 <= row["result_a"] <= 1 and 0 <= row["result_b"] <= 1
        assert row["decisions_a"] > 0
        assert len(row["points"].split()) == setup["players"]


def test_a_single_deal_of_teams_goes_to_the_side_with_more_points():
    for row in rows_of(play(arena.setup("team", a="rules", b="random", unit="deal"), 5)):
        points = [int(word) for word in row["points"].split()]
        mine = points[row["seats"].index("A")]
        other = points[row["seats"].index("B")]
        if mine != other:
            assert row["result_a"] == (mine > other)


# -- levels that think ---------------------------------------------------------------------


@pytest.fixture
def thinkers(monkeypatch):
    """Levels that count work, and the list of (level, seed, budget) that were asked for."""
    from engine import players

    asked = []

    def make(level, seed="", budget=0):
        asked.append((level, seed, budget))
        player = players.make_player("random", seed)
        player.work = 100 if level == "slow" else 7
        return player

    monkeypatch.setattr(arena_worker, "make_player", make)
    return asked


def test_work_is_counted_by_side(thinkers):
    setup = {**CORRIENTE, "a": "slow", "b": "quick"}
    for row in rows_of(play(setup)):
        assert (row["most_a"], row["most_b"]) == (100, 7)
        assert row["work_a"] == 100 * row["decisions_a"]
        assert row["work_b"] == 7 * row["decisions_b"]
    assert arena_show.work(rows_of(play(setup)), "a") == (100, 100)


def test_budgets_are_the_arenas_or_a_sides_own(thinkers):
    play({**CORRIENTE, "a": "slow@300", "b": "quick", "budget": 50})
    assert {(level, budget) for level, _, budget in thinkers} == {("slow", 300), ("quick", 50)}


def test_players_have_chance_of_their_own_from_deal_seat_and_side(thinkers):
    play({**CORRIENTE, "a": "slow", "b": "slow"})
    code = arena_worker.deal_code("1", 1)
    seeds = [seed for _, seed, _ in thinkers]
    assert seeds == [f"{code}/0/A", f"{code}/1/B", f"{code}/0/B", f"{code}/1/A"]


# -- counting ------------------------------------------------------------------------------


def test_equal_games_count_half_and_are_left_out_of_the_decided():
    found = arena.tally([(1, 0.5), (0.5, 0), (1, 1)])
    assert (found.won, found.equal, found.lost) == (3, 2, 1)
    assert found.share == pytest.approx(4 / 6)
    assert found.decided == 0.75


def test_the_interval_is_wilsons_where_games_are_independent():
    # 80 of 100, in pairs that vary as two single games would
    pairs = [(1, 1)] * 32 + [(1, 0)] * 16 + [(0, 0)] * 2
    low, high = arena.interval(pairs)
    assert low == pytest.approx(0.711, abs=0.01)
    assert high == pytest.approx(0.867, abs=0.01)


def test_the_interval_knows_that_the_games_of_a_deal_hang_together():
    apart = arena.interval([(1, 0)] * 50)
    alike = arena.interval([(1, 1)] * 25 + [(0, 0)] * 25)
    assert alike[1] - alike[0] > 1.9 * (apart[1] - apart[0])


@pytest.mark.parametrize("share", [0, 1])
def test_the_interval_of_a_clean_sweep_is_not_a_point(share):
    low, high = arena.interval([(share, share)] * 50)
    near = low if share == 0 else high
    assert near == pytest.approx(share)
    assert high - low == pytest.approx(0.037, abs=0.002)


@pytest.mark.parametrize(
    ("share", "fair", "points"),
    [(0.5, 0.5, 0), (0.64, 0.5, 100), (10 / 11, 0.5, 400), (1 / 3, 1 / 3, 0), (5 / 6, 1 / 3, 400)],
)
def test_elo_points_are_odds_against_fair_odds(share, fair, points):
    assert arena.elo(share, fair) == pytest.approx(points, abs=0.1)


def test_elo_of_a_clean_sweep_has_no_end():
    assert arena.elo(1) == inf and arena.elo(0) == -inf
    assert arena_show.elo(inf) == "∞" and arena_show.elo(-120.4) == "−120"


# -- the folder ----------------------------------------------------------------------------


def run(folder, deals=3, setup=CORRIENTE, **more):
    kept = arena_files.Folder(folder, setup, arena.seatings(setup))
    arena_run.fill(setup, kept, deals, **more)
    return (folder / arena_files.GAMES).read_bytes()


def test_two_processes_write_the_same_bytes(tmp_path):
    assert run(tmp_path / "one", 4) == run(tmp_path / "two", 4, jobs=2)


@pytest.mark.skipif(not shutil.which("pypy3"), reason="no pypy3 on this computer")
def test_another_interpreter_writes_the_same_bytes(tmp_path):
    assert run(tmp_path / "one", 4) == run(tmp_path / "two", 4, python="pypy3")


def test_the_same_interpreter_as_a_worker_writes_the_same_bytes(tmp_path):
    import sys

    assert run(tmp_path / "one") == run(tmp_path / "two", python=sys.executable)


@pytest.mark.parametrize("cut", [0, 1, 40, 150, 250])
def test_what_was_stopped_goes_on_and_ends_the_same(tmp_path, cut):
    whole = run(tmp_path / "whole", 4)
    part = tmp_path / "part"
    run(part, 2)
    games = part / arena_files.GAMES
    games.write_bytes(games.read_bytes()[: -cut or None])
    assert run(part, 4) == whole


def test_games_that_are_there_are_not_played_again(tmp_path, monkeypatch):
    before = run(tmp_path, 2)
    monkeypatch.setattr(arena_run, "results", None)
    assert run(tmp_path, 2) == before
    assert run(tmp_path, 1) == before


def test_another_setup_is_refused_and_said(tmp_path):
    run(tmp_path, 1)
    other = arena.setup("corriente", options={"games": 2}, a="rules", b="rules")
    with pytest.raises(Bad, match=r"b was random, is rules; games was 1, is 2"):
        run(tmp_path, 1, other)


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("games.csv", "x,y\n1,2\n", "no table of games"),
        ("arena.json", "{", "arena.json is damaged"),
        ("arena.json", None, "has games but no arena.json"),
    ],
)
def test_a_damaged_folder_is_told(tmp_path, name, text, says):
    run(tmp_path, 1)
    if text is None:
        (tmp_path / name).unlink()
    else:
        (tmp_path / name).write_text(text)
    with pytest.raises(Bad, match=says):
        run(tmp_path, 1)


def test_a_damaged_line_in_the_middle_is_told(tmp_path):
    run(tmp_path, 2)
    games = tmp_path / arena_files.GAMES
    lines = games.read_text().splitlines(True)
    games.write_text("".join(lines[:2] + lines[3:]))
    with pytest.raises(Bad, match=r"games.csv:3 is damaged"):
        run(tmp_path, 2)


def test_an_engine_that_has_changed_is_told(tmp_path, monkeypatch, capsys):
    run(tmp_path, 1)
    monkeypatch.setattr(arena_files, "engine_digest", lambda: "another")
    run(tmp_path, 2)
    assert "another engine played the first 1 deals" in capsys.readouterr().err
    assert len(json.loads((tmp_path / "arena.json").read_text())["engines"]) == 2


# -- the command ---------------------------------------------------------------------------


def test_the_command_prints_the_figures_and_draws_them(tmp_path):
    words = "arena --variant corriente --a rules --b random --deals 2 --option games=1"
    done = CliRunner().invoke(tools.cli, [*words.split(), "--out", str(tmp_path)])
    assert done.exit_code == 0, done.output
    assert "4 on 2 deals" in done.output
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")


def test_the_command_knows_who_plays_alone():
    words = "arena --variant cabrero --players 3 --a rules --b random --deals 2"
    done = CliRunner().invoke(tools.cli, words.split())
    assert done.exit_code == 0, done.output
    assert "6 on 2 deals" in done.output
    assert "fair" in done.output


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("--variant corriente --a nobody --b random", "exec:COMMAND"),
        ("--variant mus --a rules --b random", "mus"),
        ("--variant corriente --a rules --b random --option games=99", "games"),
        ("--variant corriente --a rules --b exec:", "after exec:"),
        ("--variant corriente --a rules --b exec:no-such-program", "no program"),
        ("--variant corriente --a rules@soon --b random", "rules@500"),
        ("--variant corriente --a rules --b random --python no-such", "no such program"),
        ("--variant corriente --a rules --b random --python true", "no Python"),
        ("--variant corriente --a rules --b random --deals 0", "--deals"),
        ("--variant corriente --a rules --b random --unit game", "--unit"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(words, says, capsys):
    assert tools.main(["arena", *words.split()]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert says in told


@pytest.mark.parametrize("backend", ["dask", "ray"])
def test_a_back_end_that_is_not_installed_is_told(backend, monkeypatch):
    import sys

    for name in ("distributed", "ray"):
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(Bad, match=f"requirements/{backend}.txt"):
        list(arena_run.results(CORRIENTE, [1], 2, backend))
