# SPDX-License-Identifier: MIT
"""R-SAFE-3: what a seat is told, and that it is told nothing else."""

from engine.view import View
from tests.engine.helpers import (
    card,
    clone,
    corriente,
    do,
    lanes,
    look,
    names,
    offered,
    position,
    team,
)


def known(view, seat):
    return names(sum(view.known[4 * seat + suit] << 10 * suit for suit in range(4)))


def cannot(view, seat):
    return names(sum(view.cannot[4 * seat + suit] << 10 * suit for suit in range(4)))


def gone(view):
    return names(sum(view.gone[suit] << 10 * suit for suit in range(4)))


def test_the_own_hand_and_no_other():
    m = team(["1e", "2e", "4e", "5e 2o"])
    for seat in range(4):
        view = View(m, seat)
        assert list(view.lanes) == [m.hands[4 * seat + suit] for suit in range(4)]
        assert view.hand == sum(lane << 10 * suit for suit, lane in enumerate(view.lanes))


def test_legal_actions_are_those_of_the_seat_to_act_only():
    m = corriente(["7o 1e", "2e"], turned="Ro")
    assert View(m, 0).legal() == m.legal() and View(m, 0).legal_others
    other = View(m, 1)
    assert other.legal() == [] and other.legal_cards == other.legal_others == 0


def test_the_dealers_turned_card_is_known_until_it_is_played():
    m = team(["4o", "5o", "6o", "7o"], shown="2o")
    assert known(View(m, 0), 3) == "2o"
    do(m, "4o")
    for _ in range(2):
        m.apply(m.legal()[0])
    if 0 in m.legal():
        do(m, "2o")
        assert known(View(m, 0), 3) == ""


def test_a_song_shows_both_cards():
    m = corriente(["1e Rc Cc", "2e"])
    do(m, "1e, 2e, sing c")
    assert known(View(m, 1), 0) == "Cc Rc"
    do(m, "Cc")
    assert known(View(m, 1), 0) == "Rc"
    assert gone(View(m, 1)).split() == "2o Cc 2e 1e".split()


def test_a_song_not_sung_leaves_no_trace():
    """Who answers "done" has shown nothing."""
    sung = corriente(["1e Rc Cc", "2e"])
    do(sung, "1e, 2e, done")
    plain = corriente(["1e Rc Sc", "2e"], stock="3c 4c")
    do(plain, "1e, 2e")
    assert known(View(sung, 1), 0) == known(View(plain, 1), 0) == ""


def test_the_turned_card_drawn_is_known_the_other_not():
    m = position("corriente", ["1e 4c", "2e 5c"], turned="5o", stock="7b")
    do(m, "1e, 2e")
    assert known(View(m, 0), 1) == "5o"
    assert known(View(m, 1), 0) == ""


def test_a_pledge_redeemed_and_one_taken_back_are_known():
    m = corriente(["7o 1e", "2e"], turned="Ro")
    do(m, "pledge 7")
    view = View(m, 1)
    assert (card(m, view.pledged), view.pledger, known(view, 0)) == ("7o", 0, "")
    assert "7o" in gone(view).split() and "Ro" in gone(view).split()
    do(m, "1e, 2e")
    view = View(m, 1)
    assert known(view, 0) == "Ro" and card(m, view.turned) == "7o"
    m = position("corriente", ["7o 2c 4c", "1c 3e 1b"], turned="3o", stock="5e")
    do(m, "pledge 7, 2c, 1c")
    assert known(View(m, 1), 0) == "7o 3o"


def test_who_does_not_follow_is_noted_for_the_whole_deal():
    m = position("team", ["7e 4b 5b", "2c 4c 6b", "1e 5c 7b", "4e 6c Sb"])
    do(m, "7e, 2c")
    expected = cannot(View(m, 0), 1)
    assert expected == "2o 4o 5o 6o 7o So Co Ro 3o 1o 2e 4e 5e 6e 7e Se Ce Re 3e 1e"
    do(m, "1e, 4e")
    assert cannot(View(m, 0), 1) == expected
    assert cannot(View(m, 0), 3) == ""


def test_who_does_not_beat_is_noted():
    m = position("team", ["7e 4b 5b", "2e 4c 6b", "1e 5c 7b", "4e 6c Sb"])
    do(m, "7e, 2e")
    assert cannot(View(m, 0), 1) == "Se Ce Re 3e 1e"


def test_free_play_notes_nothing():
    m = corriente(["1e", "2c"])
    do(m, "1e, 2c")
    assert cannot(View(m, 0), 1) == ""


def test_may_hold_leaves_out_what_is_seen_proved_or_known_elsewhere():
    m = position("team", ["7e 4b", "2c 6b", "1e 7b", "4e Sb"])
    do(m, "7e, 2c")
    view = View(m, 0)
    assert view.may_hold(1, 2) == 0
    assert view.may_hold(2, 3) == lanes("6b 7b Sb")[3]
    m.known[4 * 3 + 3] |= lanes("Sb")[3]
    view.refresh(m)
    assert view.may_hold(2, 3) == lanes("6b 7b")[3]
    assert view.may_hold(3, 3) == lanes("6b 7b Sb")[3]
    assert view.unseen(3) == lanes("6b 7b Sb")[3]


def test_refresh_copies_in_place_and_a_view_does_not_move_by_itself():
    m = corriente(["1e", "2e"])
    view = View(m, 0)
    arrays = {name: id(value) for name, value in vars(view).items() if hasattr(value, "typecode")}
    before = look(view)
    do(m, "1e")
    assert look(view) == before
    view.refresh(m)
    assert look(view) == look(View(m, 0)) != before
    assert all(id(getattr(view, name)) == place for name, place in arrays.items())


def test_a_view_gives_no_way_back_to_the_match():
    """No attribute of a view leads to hands, stock, seed or generator."""
    m = corriente(["1e", "2e"], seed="secret")
    for name, value in vars(View(m, 0)).items():
        assert not callable(value), name
        assert not hasattr(value, "rng") and not hasattr(value, "hands"), name
        assert value != "secret", name


def test_running_points_are_not_for_the_screen_with_manual_claims_or_memory():
    assert View(corriente(["", ""]), 0).show_points
    assert not View(corriente(["", ""], claim="manual"), 0).show_points
    assert not View(corriente(["", ""], memory=True), 0).show_points
    assert not View(team([""] * 4, memory=True), 0).show_points


def test_the_last_trick_can_be_looked_at_again():
    """K15: cards, leader and winner stay until the next trick is complete."""
    m = team(["7e", "1e", "4e", "2e"], shown="2o")
    do(m, "7e, 1e, 4e, 2e")
    for _ in range(3):
        view = View(m, 2)
        last = [card(m, view.last_trick[i]) for i in range(view.last_count)]
        assert last == "7e 1e 4e 2e".split()
        assert (view.last_leader, view.last_winner) == (0, 1)
        m.apply(m.legal()[0])
    assert view.on_table == 2


def test_looking_changes_nothing():
    m = corriente(["1e Rc Cc", "2e"])
    do(m, "1e, 2e")
    before = offered(m)
    copied = clone(m)
    View(m, 0).legal()
    View(m, 1).refresh(m)
    assert offered(m) == before == offered(copied)
