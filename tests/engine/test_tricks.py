# SPDX-License-Identifier: MIT
"""RULES §3: what must be played in each regime, what wins, and what a card played proves."""

import pytest

from engine import cards, tricks
from tests.engine.helpers import REGIMES, do, names, numbers, offered, refused, table, team

# -- R-PLAY-S ------------------------------------------------------------------------------


def test_r_play_s_the_leader_may_play_any_card():
    assert table(hand="7o 2c 1b") == ("7o 2c 1b", "LEAD", -1)


def test_r_play_s1_any_card_of_the_suit_once_it_is_trumped():
    assert table(trump="o", trick="7c 2o", hand="4c 1c 3o") == ("4c 1c", "R-PLAY-S1", 1)


def test_r_play_s2_a_higher_card_of_the_suit_must_beat():
    assert table(trump="o", trick="7e", hand="2e 3e 1e 1o") == ("3e 1e", "R-PLAY-S2", 0)


def test_r_play_s2_holds_for_a_trump_lead_too():
    assert table(trump="o", trick="7o", hand="2o So 1o 1e") == ("So 1o", "R-PLAY-S2", 0)


def test_r_play_s2_beats_the_card_that_wins_not_the_one_led():
    assert table(trump="o", trick="4e Re", hand="5e 3e") == ("3e", "R-PLAY-S2", 1)
    assert table(trump="o", trick="4e 1b", hand="5e 2e") == ("5e", "R-PLAY-S2", 0)


def test_r_play_s3_any_card_of_the_suit_if_none_beats():
    assert table(trump="o", trick="1e", hand="2e 3e 1o") == ("2e 3e", "R-PLAY-S3", 0)


def test_r_play_s4_without_the_suit_a_trump_is_a_duty():
    assert table(trump="o", trick="7e", hand="2o 1o 1c") == ("2o 1o", "R-PLAY-S4", 0)


def test_r_play_s4_a_trump_must_beat_the_trump_that_wins():
    assert table(trump="o", trick="7e 6o", hand="2o 7o 1o 1c") == ("7o 1o", "R-PLAY-S4", 1)


def test_r_play_s5_no_under_trumping_any_card_at_all():
    assert table(trump="o", trick="7e 1o", hand="2o 3o 1c") == ("2o 3o 1c", "R-PLAY-S5", 1)


def test_r_play_s5_without_suit_or_trump_any_card():
    assert table(trump="o", trick="7e", hand="2c 1b") == ("2c 1b", "R-PLAY-S5", 0)


def test_r_play_s5_a_trump_lead_without_trumps():
    assert table(trump="o", trick="7o", hand="2c 1b") == ("2c 1b", "R-PLAY-S5", 0)


def test_r_play_s_without_trumps_there_is_only_following():
    assert table(trump=None, trick="7e", hand="2e 1e 1o") == ("1e", "R-PLAY-S2", 0)
    assert table(trump=None, trick="7e", hand="2c 1o") == ("1o 2c", "R-PLAY-S5", 0)


def test_r_play_s_guinote_order_the_sota_beats_the_caballo():
    assert table(trick="Ce", hand="Se 2e", guinote=True).legal == "Se"
    assert table(trick="Ce", hand="Se 2e", guinote=False).legal == "2e Se"


# -- partner_relief ------------------------------------------------------------------------


def test_partner_relief_follow_suit_but_no_duty_to_beat():
    assert table(trick="7e", hand="2e 1e 1o", relief=True) == ("2e 1e", "R-PLAY-S", 0)


def test_partner_relief_with_none_of_the_suit_any_card():
    assert table(trick="7e", hand="1o 2c", relief=True) == ("1o 2c", "R-PLAY-S", 0)


#: Seat 0 leads; seat 2 is its partner. Espadas run out at seats 2 and 3.
RELIEF = ["1e Re", "2e 3e 4e 5e 6e 7e Se Ce", "2c 4c 1c 1o 5o 1b 2b 4b 5b 6b", "3c Rc 2o"]


def test_partner_relief_off_the_partner_must_be_trumped():
    """RULES §3: partnership makes no difference."""
    m = team(RELIEF, shown="2o")
    do(m, "1e, 2e")
    assert offered(m) == "5o 1o"
    assert refused(m, "1c") == ("R-PLAY-S4", "5o 1o")


def test_partner_relief_on_the_partner_who_wins_frees():
    m = team(RELIEF, shown="2o", partner_relief=True)
    do(m, "1e, 2e")
    assert offered(m) == "5o 1o 2c 4c 1c 2b 4b 5b 6b 1b"


def test_partner_relief_on_an_opponent_who_wins_does_not():
    m = team(RELIEF, shown="2o", partner_relief=True)
    do(m, "Re, 3e")
    assert offered(m) == "5o 1o"


def test_partner_relief_the_opponent_of_the_winner_still_has_his_duties():
    """Seat 3 plays after seat 2, whose side wins: seat 3 must trump."""
    m = team(RELIEF, shown="2o", partner_relief=True)
    do(m, "1e, 2e, 2c")
    assert m.to_act == 3
    assert all(word.endswith("o") for word in offered(m).split())


# -- the other regimes ---------------------------------------------------------------------


def test_r_play_f_any_card():
    assert table(regime="FREE", trick="1o 7e", hand="2o 4e 1c") == ("2o 1c 4e", "R-PLAY-F", 0)


def test_r_play_t_a_trump_lead_must_be_answered_with_any_trump():
    found = table(regime="TRUMP-ONLY", trick="7o", hand="2o 1o 1e")
    assert found == ("2o 1o", "R-PLAY-T", 0)


def test_r_play_t_otherwise_any_card():
    assert table(regime="TRUMP-ONLY", trick="7e", hand="2o 1e 4b").legal == "2o 1e 4b"
    assert table(regime="TRUMP-ONLY", trick="7e 2o", hand="4o 1e").legal == "4o 1e"
    assert table(regime="TRUMP-ONLY", trick="7o", hand="2c 1e").legal == "2c 1e"


def test_r_play_b_follow_with_any_card_of_the_suit():
    assert table(regime="SUBASTADO", trick="7e", hand="2e 1e 1o") == ("2e 1e", "R-PLAY-B", 0)


def test_r_play_b_else_a_trump_higher_than_any_trump_in_the_trick():
    assert table(regime="SUBASTADO", trick="7e", hand="2o 1o 1c").legal == "2o 1o"
    assert table(regime="SUBASTADO", trick="7e 6o", hand="2o 1o 1c").legal == "1o"


def test_r_play_b_else_any_card():
    assert table(regime="SUBASTADO", trick="7e Ro", hand="2o 1c").legal == "2o 1c"


# -- who wins ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trick", "trump", "index"),
    [
        ("", "o", -1),
        ("7e", "o", 0),
        ("7e 1e 3e", "o", 1),
        ("7e 1c 1b", "o", 0),
        ("7e 1e 2o", "o", 2),
        ("7e 4o 2o 1e", "o", 1),
        ("2o 4o 1e 1o", "o", 3),
        ("7e 1e 2o", None, 1),
        ("2b 1o 1c 1e", None, 0),
    ],
)
def test_a_trick_is_won_by_the_highest_trump_else_the_highest_of_the_suit_led(trick, trump, index):
    assert tricks.winner(numbers(trick), "oceb".find(trump) if trump else -1) == index


def test_the_winner_of_a_trick_leads_the_next():
    m = team(["7e", "1e", "4e", "2e"], shown="2o")
    do(m, "7e, 1e, 4e, 2e")
    assert (m.leader, m.to_act, m.last_winner) == (1, 1, 1)
    assert [cards.text(m.last_trick[i]) for i in range(m.last_count)] == "7e 1e 4e 2e".split()


# -- what a card proves --------------------------------------------------------------------


def proved(played, trick, trump="o", regime="STRICT", relief=False):
    """The cards that whoever plays *played* to *trick* has shown not to hold."""
    led = numbers(trick)
    suit = "oceb".find(trump) if trump else -1
    wins = led[tricks.winner(led, suit)]
    card = cards.parse(played)
    cannot = [0, 0, 0, 0]
    tricks.prove(
        cannot, 0, REGIMES[regime], led[0] // 10, suit, wins // 10, wins % 10,
        card // 10, card % 10, relief,
    )  # fmt: skip
    return names(cards.gather(cannot))


ALL_E = "2e 4e 5e 6e 7e Se Ce Re 3e 1e"
ALL_O = ALL_E.replace("e", "o")


@pytest.mark.parametrize(
    ("played", "trick", "what"),
    [
        ("1e", "7e", ""),
        ("2e", "Ce", "Re 3e 1e"),
        ("2e", "Ce 2o", ""),
        ("2o", "Ce", ALL_E),
        ("1c", "Ce", ALL_O + " " + ALL_E),
        ("1c", "Ce Ro", "3o 1o " + ALL_E),
        ("4o", "Ce Ro", "3o 1o " + ALL_E),
        ("3o", "Ce Ro", ALL_E),
        ("2o", "Ro", "3o 1o"),
        ("1c", "Ro", ALL_O),
    ],
)
def test_strict_who_did_not_beat_follow_or_trump_could_not(played, trick, what):
    assert proved(played, trick) == what


def test_with_partner_relief_only_the_suit_led_is_proved():
    assert proved("2e", "Ce", relief=True) == ""
    assert proved("1c", "Ce", relief=True) == ALL_E


def test_free_play_proves_nothing():
    assert proved("1c", "Ce", regime="FREE") == ""


def test_trump_only_proves_trumps_and_only_on_a_trump_lead():
    assert proved("1c", "Ce", regime="TRUMP-ONLY") == ""
    assert proved("2o", "Ro", regime="TRUMP-ONLY") == ""
    assert proved("1c", "Ro", regime="TRUMP-ONLY") == ALL_O


def test_subastado_proves_suit_and_trumps_but_no_duty_to_beat():
    assert proved("2e", "Ce", regime="SUBASTADO") == ""
    assert proved("1c", "Ce 7o", regime="SUBASTADO") == "So Co Ro 3o 1o " + ALL_E


@pytest.mark.parametrize("regime", ["STRICT", "FREE", "TRUMP-ONLY", "SUBASTADO"])
@pytest.mark.parametrize("relief", [False, True])
@pytest.mark.parametrize("trump", ["o", "e", None])
def test_proved_is_exactly_what_would_have_forced_another_card(regime, relief, trump):
    """A card is proved away if and only if, held beside the one played, it forbids playing it."""
    if relief and regime != "STRICT":
        return
    pack = [cards.text(card) for card in range(30)]
    for trick in ("Ce", "Ce Re", "Ce 7o", "7o", "7o Ro", "Ce 2c", "4e 7o"):
        for played in pack:
            if played in trick.split():
                continue
            away = proved(played, trick, trump, regime, relief).split()
            for other in pack:
                if other == played or other in trick.split():
                    continue
                may = table(played + " " + other, trick, trump, regime=regime, relief=relief).legal
                assert (played not in may.split()) == (other in away), (trick, played, other)
