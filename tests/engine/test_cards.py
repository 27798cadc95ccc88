# SPDX-License-Identifier: MIT
"""R-CARD-1 … R-CARD-4: the pack, its order, its points, its names."""

import pytest

from engine import cards
from engine.errors import Usage


def test_r_card_1_forty_cards_suits_in_the_order_oceb():
    pack = [cards.text(card) for card in range(40)]
    assert len(set(pack)) == 40
    assert cards.SUITS == "oceb"
    assert pack[:10] == "2o 4o 5o 6o 7o So Co Ro 3o 1o".split()
    assert [name[1] for name in pack[::10]] == ["o", "c", "e", "b"]


def test_r_card_1_a_card_is_written_rank_and_suit():
    assert [cards.parse(word) for word in ("1o", "Rb", "7e")] == [9, 37, 24]


@pytest.mark.parametrize("guinote", [False, True])
def test_r_card_1_every_name_is_read_back(guinote):
    for card in range(40):
        assert cards.parse(cards.text(card, guinote), guinote) == card


def test_r_card_2_strength_from_high_to_low_is_1_3_r_c_s_7_6_5_4_2():
    by_strength = [cards.text(card)[0] for card in range(9, -1, -1)]
    assert "".join(by_strength) == "13RCS76542"


def test_r_card_2_points_1_11_3_10_r_4_c_3_s_2_others_white():
    worth = {cards.text(card)[0]: cards.POINTS[card] for card in range(10)}
    assert worth == dict.fromkeys("24567", 0) | {"S": 2, "C": 3, "R": 4, "3": 10, "1": 11}
    assert sum(cards.POINTS) == 30


def test_r_card_3_guinote_order_changes_sota_and_caballo_and_their_points():
    by_strength = [cards.text(card, True)[0] for card in range(9, -1, -1)]
    assert "".join(by_strength) == "13RSC76542"
    worth = {cards.text(card, True)[0]: cards.POINTS[card] for card in range(10)}
    assert (worth["S"], worth["C"]) == (3, 2)


def test_r_card_3_the_pair_is_r_and_c_and_in_guinote_order_r_and_s():
    assert cards.texts(cards.PAIR) == ["Co", "Ro"]
    assert cards.texts(cards.PAIR, True) == ["So", "Ro"]


def test_r_card_3_only_the_pictures_change_places():
    """A picture is that of the rank it shows, in either order."""
    for card in range(40):
        assert cards.face(card) == card
        assert cards.text(cards.face(card, True)) == cards.text(card, True)


def test_r_card_4_the_pack_of_36_leaves_out_the_twos():
    assert cards.texts(cards.TWOS) == ["2o"]


def test_higher_is_all_stronger_cards_of_the_suit():
    for strength in range(10):
        stronger = [other for other in range(10) if other > strength]
        assert cards.HIGHER[strength] == cards.from_list(stronger)


def test_a_set_comes_back_sorted_by_suit_and_from_low_to_high():
    given = [cards.parse(word) for word in "1b 2o Rc 4o 3b Cc".split()]
    held = cards.from_list(given)
    assert cards.texts(held) == "2o 4o Cc Rc 3b 1b".split()
    assert cards.to_list(held) == sorted(given)
    lanes = [cards.lane(held, suit) for suit in range(4)]
    assert cards.gather(lanes) == held
    assert cards.gather([0, 0] + lanes, 2) == held
    assert cards.to_list(0) == []
    assert cards.to_list((1 << 40) - 1) == list(range(40))


@pytest.mark.parametrize(
    "word", ["", "1", "1x", "8o", "o1", "10o", "1O", "ro", " 1o", None, 5, ["1o"]]
)
def test_what_is_no_card_is_refused_with_a_sentence(word):
    with pytest.raises(Usage, match="not a card"):
        cards.parse(word)
