# SPDX-License-Identifier: MIT
"""Keys and sticks become button events: none lost, none doubled, no garbage."""

import types

import pytest

from firmware.buttons import DOWN, LEFT, RIGHT, UP, A, B

CENTRE = 32768
# What a held button's release looks like.
OFF = 8


@pytest.fixture
def inputs(circuitpython):
    return circuitpython.load("inputs")


def drain(port):
    found = []
    while (event := port.get()) >= 0:
        found.append(event)
        assert len(found) < 20
    return found


@pytest.fixture
def keys(inputs, circuitpython):
    source = circuitpython.keypad.Keys(())
    port = inputs.KeypadKeys(source, bytes((B, A, inputs.UNUSED, UP)))
    return types.SimpleNamespace(port=port, waiting=source.events.waiting)


def test_key_numbers_become_buttons(keys):
    keys.waiting += [(1, True), (1, False), (0, True), (3, True), (0, False)]
    assert drain(keys.port) == [A, A | OFF, B, UP, B | OFF]


def test_a_tap_shorter_than_a_frame_is_not_lost(keys):
    keys.waiting += [(1, True), (1, False)] * 4
    assert drain(keys.port) == [A, A | OFF] * 4


def test_an_unused_key_is_passed_over(keys):
    keys.waiting += [(2, True), (1, True), (2, False)]
    assert drain(keys.port) == [A]
    assert keys.port.get() == -1


def test_one_event_object_serves_for_ever(keys, circuitpython):
    made = circuitpython.keypad.Event.made
    keys.waiting += [(1, True), (1, False)] * 100
    drain_count = 0
    while keys.port.get() >= 0:
        drain_count += 1
    assert drain_count == 200
    assert circuitpython.keypad.Event.made == made


@pytest.fixture
def stick(inputs):
    x, y = types.SimpleNamespace(value=CENTRE), types.SimpleNamespace(value=CENTRE)
    return types.SimpleNamespace(port=inputs.Stick(x, y, 15000, 50000, 7000), x=x, y=y)


@pytest.mark.parametrize(
    ("axis", "value", "button"),
    [("x", 0, LEFT), ("x", 65535, RIGHT), ("y", 0, UP), ("y", 65535, DOWN)],
)
def test_four_directions(stick, axis, value, button):
    assert drain(stick.port) == []
    getattr(stick, axis).value = value
    assert drain(stick.port) == [button]
    assert drain(stick.port) == []
    getattr(stick, axis).value = CENTRE
    assert drain(stick.port) == [button | OFF]


def test_trembling_at_the_threshold_is_one_press(stick):
    for value in (15100, 14900, 15100, 14900, 16000, 21900):
        stick.x.value = value
        assert drain(stick.port) in ([], [LEFT])
    assert drain(stick.port) == []
    stick.x.value = 22001
    assert drain(stick.port) == [LEFT | OFF]


def test_across_the_middle_in_one_frame(stick):
    stick.x.value = 0
    assert drain(stick.port) == [LEFT]
    stick.x.value = 65535
    assert drain(stick.port) == [LEFT | OFF, RIGHT]


def test_a_slanted_push_means_one_thing(stick):
    stick.y.value = 65535
    assert drain(stick.port) == [DOWN]
    stick.x.value = 0
    assert drain(stick.port) == []
    stick.y.value = CENTRE
    assert drain(stick.port) == [DOWN | OFF, LEFT]


def test_keys_come_before_the_stick(inputs, circuitpython, stick):
    source = circuitpython.keypad.Keys(())
    port = inputs.KeypadKeys(source, bytes((A,)), stick.port)
    stick.x.value = 0
    source.events.waiting += [(0, True), (0, False)]
    assert drain(port) == [A, A | OFF, LEFT]
