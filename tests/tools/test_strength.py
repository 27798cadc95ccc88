# SPDX-License-Identifier: MIT
"""The round-robin: what plays, the ratings that follow, and the page, written from the games."""

import pytest

from engine import variants
from engine.players import LEVELS
from tools import __main__ as tools
from tools import arena, strength, strength_page

CHOICE = ["--variants", "corriente", "--levels", "random,rules"]


def play(tmp_path, *more, deals="2"):
    page = tmp_path / "docs" / "strength.md"
    words = [*CHOICE, "--deals", deals, "--out", str(tmp_path / "games"), "--page", str(page)]
    assert tools.main(["strength", *words, *more]) == 0
    return page.read_text(encoding="utf-8")


def test_every_variant_is_measured_and_names_are_folders_of_their_own():
    assert {contest.variant for contest in strength.CONTESTS} == set(variants.NAMES)
    names = [contest.name for contest in strength.CONTESTS]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("contest", strength.CONTESTS, ids=lambda contest: contest.name)
def test_every_contest_can_be_played(contest):
    setup = contest.setup("rules", "random")
    assert setup["players"] == contest.players
    assert len(arena.seatings(setup)) >= 2


def test_the_main_games_have_a_thousand_deals_a_pair():
    hands = {"match-games1": 1, "match-deals3": 3, "match": 7, "deal": 1}
    main = [contest for contest in strength.CONTESTS if contest.main]
    assert len(main) == 7
    for contest in main:
        length = hands[contest.name.split("-", 2)[2]]
        assert contest.deals * length >= 1000, contest.name


def test_every_goal_is_of_a_contest_and_its_levels():
    names = {contest.name for contest in strength.CONTESTS}
    for name, a, b, share in strength.GOALS:
        assert name in names
        assert {a, b} <= {"random", "rules", "easy", "normal", "hard", "expert"}
        assert 30 < share < 100


def test_all_pairs_play_the_stronger_first():
    found = strength.pairs(strength.CONTESTS[0], tuple(LEVELS))
    assert len(found) == len(LEVELS) * (len(LEVELS) - 1) // 2
    assert all(LEVELS.index(a) > LEVELS.index(b) for a, b in found)


# -- ratings -------------------------------------------------------------------------------


def pair(a, b, share, games=10_000, fair=0.5):
    found = arena.Tally(games // 2, 0, 0, 0, share, share, share, fair)
    return strength.Played(a, b, found, games, (), {}, games)


def test_ratings_give_back_the_points_of_one_pair():
    points, half = strength.ratings([pair("hard", "rules", 10 / 11)])["hard"]
    assert points == pytest.approx(400, abs=1)
    # the error of the odds: 1 / sqrt(n p q), in Elo points
    assert half == pytest.approx(1.96 * 173.7 / (10_000 * 10 / 121) ** 0.5, rel=0.01)


def test_ratings_agree_with_shares_that_agree():
    rated = strength.ratings(
        [pair("hard", "rules", 0.64), pair("expert", "hard", 0.64), pair("expert", "rules", 0.76)]
    )
    assert rated["rules"] == (0.0, 0.0)
    assert rated["hard"][0] == pytest.approx(100, abs=1)
    assert rated["expert"][0] == pytest.approx(200, abs=1)


def test_three_alone_are_rated_by_odds_against_the_fair_odds():
    points = strength.ratings([pair("hard", "rules", 5 / 6, fair=1 / 3)])["hard"][0]
    assert points == pytest.approx(400, abs=1)


def test_a_clean_sweep_has_a_number_and_who_is_apart_has_none():
    rated = strength.ratings([pair("rules", "random", 1.0, 100), pair("expert", "hard", 0.5)])
    assert -2000 < rated["random"][0] < -800
    assert set(rated) == {"rules", "random"}


# -- the command ---------------------------------------------------------------------------


def test_the_page_has_the_tables_and_the_picture(tmp_path, capsys):
    text = play(tmp_path)
    assert "### corriente" in text
    assert "| rules | " in text and "fair share is 50 %" in text
    assert "corriente: one game to 101 | rules – random | 98 |" in text
    assert "<!--" not in text
    assert (tmp_path / "docs" / "img" / "strength.png").read_bytes().startswith(b"\x89PNG")
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_it_goes_on_where_it_was_and_can_write_without_playing(tmp_path):
    play(tmp_path)
    games = tmp_path / "games" / "corriente-2-match-games1" / "rules-random" / "games.csv"
    two = games.read_bytes()
    longer = play(tmp_path, deals="4")
    assert games.read_bytes().startswith(two) and "4 deals a pair" in longer
    assert play(tmp_path, "--write") == longer


def test_what_people_wrote_is_in_the_page(tmp_path, monkeypatch):
    template = tmp_path / "page.md"
    template.write_text("Tried: everything.\n<!-- main -->\n")
    monkeypatch.setattr(strength_page, "TEMPLATE", template)
    text = play(tmp_path)
    assert text.startswith("Tried: everything.\n### corriente")


def test_every_part_of_the_template_is_filled_in():
    text = strength_page.write({}, "today", [])
    assert "<!--" not in text


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--variants", "mus"], "nothing is measured as mus"),
        (["--variants", "team:3"], "nothing is measured as team:3"),
        (["--levels", "random,nobody"], "no level is called nobody"),
        (["--levels", "rules"], "a pair takes two levels"),
        (["--write"], "no games in"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(tmp_path, words, says, capsys):
    page = tmp_path / "docs" / "strength.md"
    given = ["--out", str(tmp_path / "games"), "--page", str(page)]
    assert tools.main(["strength", *words, *given]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and says in told
    assert not page.exists()
