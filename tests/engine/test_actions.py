# SPDX-License-Identifier: MIT
"""The words of RECORD.md for everything a player can do."""

import pytest

from engine import actions
from engine.errors import Usage

TABLE = (
    "pledge 7, pledge 2, swap 7, swap 2, pass, play, capote, trump o, trump c, trump e, trump b, "
    "sing o, sing c, sing e, sing b, tute R, tute C, claim, done, take, leave"
).split(", ")


def test_ascending_codes_are_the_order_of_the_record():
    codes = [actions.parse(word) for word in ["1o", "Rb"] + TABLE]
    assert codes == sorted(codes)
    assert codes[2] >= 40


@pytest.mark.parametrize("word", TABLE)
def test_every_word_is_read_back(word):
    assert actions.text(actions.parse(word)) == word


def test_a_bid_is_written_with_its_number():
    assert actions.text(actions.BID_BASE + 70) == "bid 70"
    assert actions.parse("bid 230") == actions.BID_BASE + 230


def test_cards_follow_the_order_in_use():
    assert actions.text(5) == "So"
    assert actions.text(5, True) == "Co"
    assert actions.parse("Co") == actions.parse("So", True) == 6


@pytest.mark.parametrize(
    "word", ["", "sing", "sing x", "sing  o", "Done", "bid", "bid x", "pledge 1", None, 7]
)
def test_what_is_no_action_is_refused_with_a_sentence(word):
    with pytest.raises(Usage, match=r"not (an action|a card)"):
        actions.parse(word)


def test_a_set_of_actions_is_one_small_int():
    assert actions.bit(actions.PLEDGE7) == 1
    assert actions.bit(actions.LEAVE) == 1 << 21
