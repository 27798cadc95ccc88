# SPDX-License-Identifier: MIT
"""Layout: on every profile, for two to six players, nothing overlaps or leaves the screen."""

import pytest

from firmware.layout import TAG_COLUMNS, Layout
from firmware.profile import NAMES, Profile

CASES = [(name, seats) for name in NAMES for seats in range(2, 7)]


def rect(x, y, width, height):
    return (x, y, x + width, y + height)


def meet(a, b):
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


@pytest.fixture(params=CASES, ids=["%s-%d" % case for case in CASES])
def lay(request):
    name, seats = request.param
    return Layout(Profile(name), seats)


def cards(lay):
    p = lay.profile
    return [rect(x, y, p.cw, p.ch) for x, y in zip(lay.trick_x, lay.trick_y)]


def tags(lay):
    return [rect(x, y, lay.tag_w, lay.tag_h) for x, y in zip(lay.tag_x, lay.tag_y)]


def hand(lay):
    p = lay.profile
    return rect(0, lay.hand_y - lay.rise, p.width, p.height)


def bar(lay):
    return rect(0, 0, lay.profile.width, lay.bar_h)


def test_every_place_is_on_the_screen(lay):
    p = lay.profile
    whole = rect(0, 0, p.width, p.height)
    turned = rect(lay.turned_x, lay.turned_y, p.cw, p.ch)
    stock = rect(lay.stock_x, lay.stock_y, p.cw, p.ch)
    note = rect(lay.note_x, lay.note_y, lay.note_columns * p.fw, p.fh)
    for place in [*cards(lay), *tags(lay), turned, stock, note, bar(lay)]:
        assert place[0] >= whole[0] and place[1] >= whole[1]
        assert place[2] <= whole[2] and place[3] <= whole[3]


def test_trick_and_names_keep_clear_of_hand_and_bar(lay):
    for place in [*cards(lay), *tags(lay)]:
        assert not meet(place, hand(lay))
        assert not meet(place, bar(lay))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_of_the_trick_covers_another_or_a_name(name, seats):
    lay = Layout(Profile(name), seats)
    places = [*cards(lay), *tags(lay)]
    for i, one in enumerate(places):
        for other in places[i + 1 :]:
            assert not meet(one, other)


@pytest.mark.parametrize("name", NAMES)
def test_the_stock_of_two_players_keeps_clear_of_the_trick(name):
    lay = Layout(Profile(name), 2)
    p = lay.profile
    turned = rect(lay.turned_x, lay.turned_y, p.cw, p.ch)
    stock = rect(lay.stock_x, lay.stock_y, p.cw, p.ch)
    pledge = rect(lay.pledge_x, lay.pledge_y, p.cw, p.ch)
    count = rect(lay.count_x, lay.count_y, 2 * p.fw, p.fh)
    for place in (turned, stock, pledge, count):
        assert not any(meet(place, card) for card in cards(lay))
    assert not meet(stock, count)
    # the index of the turned card stays in sight under the stock
    assert lay.stock_x - lay.turned_x >= p.cw * 5 // 8


@pytest.mark.parametrize("name", NAMES)
def test_the_four_players_table_shows_the_turned_card_whole(name):
    lay = Layout(Profile(name), 4)
    p = lay.profile
    turned = rect(lay.turned_x, lay.turned_y, p.cw, p.ch)
    token = rect(lay.mark_x, lay.mark_y, p.sw + 4, p.sw + 4)
    assert not any(meet(turned, place) for place in [*cards(lay), *tags(lay)])
    assert not any(meet(token, place) for place in [*cards(lay), *tags(lay), turned])


def test_ten_cards_in_a_hand_show_every_index(lay):
    p = lay.profile
    for count in range(1, 11):
        step = lay.hand_step(count)
        left = lay.hand_x(count)
        assert step >= p.cw * 9 // 16  # an index takes half the width of a card
        assert left >= 0
        assert left + (count - 1) * step + p.cw <= p.width
        for i in range(count):
            top = lay.hand_y + lay.hand_drop(i, count)
            assert top + p.ch // 2 < p.height  # index and suit lie in the upper half


def test_the_next_seat_is_to_the_right():
    """R-SEAT-1: everything runs counter-clockwise."""
    for name in NAMES:
        for seats in range(3, 7):
            lay = Layout(Profile(name), seats)
            middle = lay.trick_x[0]
            assert lay.trick_x[1] > middle
            assert lay.trick_x[seats - 1] < middle
            right_to_left = lay.trick_x[1:]
            assert right_to_left == sorted(right_to_left, reverse=True)


def test_a_tag_holds_the_mark_and_a_name():
    for name in NAMES:
        lay = Layout(Profile(name), 4)
        assert lay.tag_w >= TAG_COLUMNS * lay.profile.fw
        assert lay.profile.columns >= 26
