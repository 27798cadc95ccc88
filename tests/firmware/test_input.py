# SPDX-License-Identifier: MIT
"""Buttons: auto-repeat after 400 ms every 120 ms, long presses, boards with two or three keys."""

from firmware.buttons import DOWN, LEFT, RELEASED, RIGHT, UP, A, B
from firmware.input import PAUSE, SIX_KEYS, THREE_KEYS, TWO_KEYS, Input


class Keys:
    def __init__(self):
        self.events = []

    def get(self):
        return self.events.pop(0) if self.events else -1


def typed(script, table=SIX_KEYS, until=3000, frame=20):
    """Logical buttons of a script {time: event}, as [(time, button)]."""
    keys = Keys()
    logic = Input(keys, table)
    found = []
    for now in range(0, until, frame):
        keys.events.extend(event for at, event in script if now <= at < now + frame)
        button = logic.get(now)
        while button >= 0:
            found.append((now, button))
            button = logic.get(now)
    return found


def tap(key, at, hold=60):
    return [(at, key), (at + hold, key | RELEASED)]


def test_a_press_acts_when_the_key_goes_down():
    for key in (UP, DOWN, LEFT, RIGHT, A):
        assert typed(tap(key, 100)) == [(100, key)]


def test_a_tap_shorter_than_a_frame_counts():
    assert typed(tap(RIGHT, 100, 5)) == [(100, RIGHT)]
    assert typed(tap(B, 100, 5)) == [(100, B)]


def test_a_direction_repeats_after_400_ms_every_120_ms():
    held = typed(tap(RIGHT, 0, 1000))
    assert [button for _, button in held] == [RIGHT] * len(held)
    assert [now for now, _ in held] == [0, 400, 520, 640, 760, 880]


def test_a_does_not_repeat():
    assert typed(tap(A, 0, 2000)) == [(0, A)]


def test_a_slow_frame_brings_one_step_and_not_a_burst():
    assert len(typed(tap(LEFT, 0, 2900), frame=1000)) <= 3


def test_b_acts_when_it_is_let_go_and_held_long_it_is_the_pause():
    assert typed(tap(B, 100, 60)) == [(160, B)]
    assert typed(tap(B, 0, 1500)) == [(1000, PAUSE)]


def test_two_keys_reach_everything():
    assert typed(tap(A, 0, 100), TWO_KEYS) == [(100, RIGHT)]
    assert typed(tap(A, 0, 700), TWO_KEYS) == [(500, A)]
    assert typed(tap(B, 0, 100), TWO_KEYS) == [(100, B)]
    assert typed(tap(B, 0, 1200), TWO_KEYS) == [(1000, PAUSE)]


def test_three_keys_reach_everything():
    assert typed(tap(LEFT, 0, 100), THREE_KEYS) == [(100, LEFT)]
    assert typed(tap(RIGHT, 0, 100), THREE_KEYS) == [(0, RIGHT)]
    assert typed(tap(A, 0, 100), THREE_KEYS) == [(100, A)]
    assert typed(tap(A, 0, 700), THREE_KEYS) == [(500, B)]
    assert typed(tap(LEFT, 0, 1100), THREE_KEYS) == [(1000, PAUSE)]


def test_a_key_held_through_a_change_of_scene_means_nothing():
    keys = Keys()
    logic = Input(keys)
    keys.events = [RIGHT]
    assert logic.get(0) == RIGHT
    logic.forget()
    assert logic.get(600) == -1
    keys.events = [RIGHT | RELEASED]
    assert logic.get(620) == -1
