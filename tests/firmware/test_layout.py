# SPDX-License-Identifier: MIT
"""Layout: on every profile, for two to six players, nothing overlaps or leaves the screen."""

import pytest

from firmware.layout import PILE_COLUMNS, TAG_COLUMNS, Layout
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
    """The names; with many at the table the own one is the status bar."""
    found = [
        rect(x, y, lay.tag_w if seat else lay.own_tag_w, lay.tag_h)
        for seat, (x, y) in enumerate(zip(lay.tag_x, lay.tag_y))
    ]
    return found[1:] if lay.wide else found


def piles(lay):
    """The tricks of each seat; the own ones may stand in the status bar."""
    p = lay.profile
    found = [rect(x, y, PILE_COLUMNS * p.fw, p.fh) for x, y in zip(lay.pile_x, lay.pile_y)]
    return found[1:] if lay.wide else found


def figures(lay):
    """What each seat has in the match, where that has a place."""
    if lay.seats == 2:
        return []
    p = lay.profile
    return [
        rect(x, y, lay.figure_columns * p.fw, p.fh)
        for x, y in zip(lay.figure_x, lay.figure_y)
        if x >= 0
    ]


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
    words = [*tags(lay), *piles(lay), *figures(lay)]
    for place in [*cards(lay), *words, turned, stock, note, bar(lay)]:
        assert place[0] >= whole[0] and place[1] >= whole[1]
        assert place[2] <= whole[2] and place[3] <= whole[3]


def test_trick_and_names_keep_clear_of_hand_and_bar(lay):
    for place in [*cards(lay), *tags(lay), *piles(lay), *figures(lay)]:
        assert not meet(place, hand(lay))
        assert not meet(place, bar(lay))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_card_of_the_trick_covers_another(name, seats):
    found = cards(Layout(Profile(name), seats))
    for i, one in enumerate(found):
        for other in found[i + 1 :]:
            assert not meet(one, other)


def test_names_tricks_and_figures_keep_clear_of_each_other_and_of_the_trick(lay):
    words = [*tags(lay), *piles(lay), *figures(lay)]
    for i, one in enumerate(words):
        for other in words[i + 1 :]:
            assert not meet(one, other), (one, other)
        for card in cards(lay):
            assert not meet(one, card), (one, card)


def test_of_six_cards_every_index_stays_in_sight():
    """The lower row may cover the feet of the upper one."""
    for name in NAMES:
        lay = Layout(Profile(name), 6)
        p = lay.profile
        low = max(lay.trick_y)
        for y in lay.trick_y:
            assert y == low or y + p.ch * 2 // 3 <= low
        for i, one in enumerate(cards(lay)):
            for other in cards(lay)[i + 1 :]:
                assert not meet(one, other) or one[0] == other[0]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [3, 4])
def test_stock_mark_and_count_keep_clear_of_names_and_of_each_other(name, seats):
    lay = Layout(Profile(name), seats)
    p = lay.profile
    stock = rect(lay.stock_x, lay.stock_y, p.cw, p.ch)
    mark = rect(lay.pile_mark_x, lay.pile_mark_y, p.sw + 4, p.sw + 4)
    count = rect(lay.count_x, lay.count_y, 2 * p.fw, p.fh)
    for place in (stock, mark, count):
        assert not any(meet(place, other) for other in [*tags(lay), *piles(lay), *figures(lay)])
    assert not meet(stock, mark) and not meet(mark, count)
    assert not any(meet(place, card) for card in cards(lay) for place in (mark, count))
    # the index of the turned card stays in sight under the stock
    assert lay.stock_x - lay.turned_x >= p.cw // 2


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [5, 6])
def test_with_many_the_mark_of_trumps_has_its_place_between_names(name, seats):
    lay = Layout(Profile(name), seats)
    p = lay.profile
    mark = rect(lay.lone_x, lay.mark_y, p.sw + 4, p.sw + 4)
    for other in [*tags(lay), *piles(lay), *figures(lay), *cards(lay)]:
        assert not meet(mark, other)


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


def test_thirteen_cards_in_a_hand_show_every_index(lay):
    p = lay.profile
    for count in range(1, 14):
        step = lay.hand_step(count)
        left = lay.hand_x(count)
        # an index ends before the middle of its card
        assert step >= (p.cw * 9 // 16 if count < 11 else p.cw * 11 // 24)
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
            half = seats // 2
            # up on the right, over the top to the left, down again
            for one in range(1, half):
                assert lay.trick_y[one] >= lay.trick_y[one + 1]
                assert lay.trick_y[seats - one] >= lay.trick_y[seats - one - 1]
            top = [lay.trick_x[seat] for seat in range(2, seats - 1)]
            assert top == sorted(top, reverse=True)


def test_a_tag_holds_the_mark_and_a_name():
    for name in NAMES:
        lay = Layout(Profile(name), 4)
        assert lay.tag_w >= TAG_COLUMNS * lay.profile.fw
        assert lay.profile.columns >= 26
