# SPDX-License-Identifier: MIT
"""The generator: the same numbers everywhere, a shuffle without bias, codes a person can type."""

from collections import Counter

import pytest

from engine.match import Match
from engine.rng import CODE_DIGITS, Rng, new_code, tidy_code


def test_the_sequence_is_frozen():
    """Whoever changes these numbers changes the deals of every code ever written down."""
    rng = Rng("7K2M-9QXA-0TFB")
    assert [rng.next16() for _ in range(8)] == SEQUENCE
    assert [Rng("").next16(), Rng("a").next16(), Rng("ñ·€").next16()] == FIRST


def test_a_shuffle_is_frozen():
    pack = list(range(40))
    Rng("7K2M-9QXA-0TFB").shuffle(pack)
    assert pack == SHUFFLE


SEQUENCE = [2392, 59623, 50274, 27888, 130, 3138, 25618, 62613]
FIRST = [59196, 1571, 14485]
# fmt: off
SHUFFLE = [
    14, 37, 26, 10, 5, 13, 24, 21, 18, 20, 39, 6, 29, 33, 34, 19, 2, 15, 17, 28,
    35, 25, 9, 38, 36, 1, 30, 11, 7, 3, 4, 8, 12, 16, 23, 22, 27, 0, 31, 32,
]
# fmt: on


def test_the_generator_is_the_published_one():
    """sfc16, written out again: 64 bits of state, barrel 6, right shift 5, left shift 3."""
    rng = Rng("x")
    a, b, c, count = rng.state
    for _ in range(1000):
        out = (a + b + count) % 65536
        a, b, c, count = (
            b ^ b >> 5,
            c * 9 % 65536,
            ((c * 64 % 65536 | c >> 10) + out) % 65536,
            (count + 1) % 65536,
        )
        assert rng.next16() == out
        assert rng.state == (a, b, c, count)


def test_state_goes_back_to_where_it_was():
    rng = Rng("save")
    kept = rng.state
    first = [rng.next16() for _ in range(50)]
    rng.state = kept
    assert [rng.next16() for _ in range(50)] == first


def test_numbers_on_the_way_stay_small():
    """No product or shift passes 2^24: no number that a board keeps on the heap."""
    rng = Rng("big")
    rng.state = (0xFFFF, 0xFFFF, 0xFFFF, 0xFFFF)
    for _ in range(100):
        assert 0 <= rng.next16() <= 0xFFFF
        assert all(0 <= word <= 0xFFFF for word in rng.state)


def _chi_square(counts, expected):
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("n", [2, 3, 7, 10, 40])
def test_below_is_even(n):
    rng = Rng("even %d" % n)
    counts = Counter(rng.below(n) for _ in range(2000 * n))
    assert set(counts) == set(range(n))
    # mean n-1, deviation sqrt(2(n-1)): four deviations
    assert _chi_square(counts.values(), 2000) < n - 1 + 4 * (2 * (n - 1)) ** 0.5 + 4


def test_below_throws_away_what_would_be_uneven():
    """Of 65536 values 16 are too many for 40: they are drawn again, not folded."""
    rng = Rng("limit")
    rng.next16 = iter([65535, 65520, 65519]).__next__
    assert rng.below(40) == 65519 % 40
    rng.next16 = iter([65535]).__next__
    assert rng.below(65536) == 65535
    assert Rng("one").below(1) == 0


def test_a_shuffle_reaches_every_order_evenly():
    rng = Rng("orders")
    counts = Counter()
    for _ in range(24 * 400):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert _chi_square(counts.values(), 400) < 23 + 4 * 46**0.5


def test_each_card_goes_to_each_place_evenly():
    rng = Rng("places")
    counts = [[0] * 40 for _ in range(40)]
    for _ in range(4000):
        pack = list(range(40))
        rng.shuffle(pack)
        for place, card in enumerate(pack):
            counts[place][card] += 1
    total = sum(_chi_square(row, 100) for row in counts)
    degrees = 39 * 39
    assert degrees - 4 * (2 * degrees) ** 0.5 < total < degrees + 4 * (2 * degrees) ** 0.5


def test_a_code_is_three_groups_of_four_without_letters_that_look_like_digits():
    code = new_code(bytes(range(8)))
    assert code == CODE
    assert len(CODE_DIGITS) == len(set(CODE_DIGITS)) == 32
    assert not set("ILOU") & set(CODE_DIGITS)
    for i in range(300):
        code = new_code(bytes([i % 256, 0, 0, 0, 0, 0, 0, i // 256]))
        assert [len(part) for part in code.split("-")] == [4, 4, 4]
        assert set(code) <= set(CODE_DIGITS + "-")


CODE = "JECD-TWPQ-CNCW"


def test_codes_of_different_entropy_differ():
    codes = {new_code(bytes([i, j, 0, 0, 0, 0, 0, 0])) for i in range(40) for j in range(40)}
    assert len(codes) == 1600


@pytest.mark.parametrize(
    "typed",
    ["7K2M-9QXA-0TFB", "7k2m-9qxa-0tfb", "7K2M9QXA0TFB", " 7k2m 9qxa otfb ", "7k2m-9qxa-OTFB"],
)
def test_a_code_is_understood_however_it_is_typed(typed):
    assert tidy_code(typed) == "7K2M-9QXA-0TFB"


def test_i_and_l_are_read_as_one():
    assert tidy_code("iiii-llll-0000") == "1111-1111-0000"


@pytest.mark.parametrize(
    "text", ["", "hello", "7K2M-9QXA", "7K2M-9QXA-0TFBX", "7K2M-9QXA-0TFU", "ñ"]
)
def test_any_other_text_is_a_seed_as_it_stands(text):
    assert tidy_code(text) == text


@pytest.mark.parametrize("variant", ["team", "corriente"])
def test_the_same_code_gives_the_same_match(variant):
    one, two = Match(variant, seed="SAME"), Match(variant, seed="SAME")
    other = Match(variant, seed="OTHER")
    assert (list(one.pack), one.dealer) == (list(two.pack), two.dealer)
    assert list(one.pack) != list(other.pack)


@pytest.mark.parametrize("variant", ["team", "corriente"])
def test_r_seat_1_the_first_dealer_is_random_or_chosen(variant):
    dealers = Counter(Match(variant, seed="dealer %d" % i).dealer for i in range(200))
    n = 4 if variant == "team" else 2
    assert set(dealers) == set(range(n))
    assert min(dealers.values()) > 100 // n
    chosen = Match(variant, seed="dealer 0", first_dealer=n - 1)
    assert chosen.dealer == n - 1
    # to choose the dealer does not change the cards
    assert list(chosen.pack) == list(Match(variant, seed="dealer 0").pack)
