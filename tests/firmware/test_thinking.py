# SPDX-License-Identifier: MIT
"""While a program thinks the screen lives on: short frames, and every button counts."""

import gc

import pytest

from engine import actions, players
from engine.match import Match
from engine.players import LEVELS as ALL
from firmware.buttons import DOWN, RIGHT, A, B
from firmware.settings import LEVELS, Settings
from tests.firmware.desk import at_table, scene, until

#: What a slice takes at most on a board, ms; and a frame with nothing else in it.
SLICE = 20
FRAME = 45


class Slow:
    """Never comes to an end, and takes its time on the handheld's clock."""

    def __init__(self, clock):
        self.clock = clock
        self.steps = 0

    def start(self, view):
        self.steps = 0

    def step(self):
        self.steps += 1
        self.clock.now += SLICE
        return -1


def thinking(profile="160x128"):
    """A handheld at whose table somebody else has begun to think."""
    m = Match("team", seed="slow", first_dealer=0)
    h = at_table(m, profile, ask=False)
    table = scene(h)
    table.players = [None] + [Slow(h.clock)] * 3
    assert m.actor()
    until(h, lambda: table.players[1].steps)
    return h, table


def test_a_frame_of_thinking_is_short_and_well_used():
    h, table = thinking()
    slow = table.players[1]
    for _ in range(20):
        before = h.clock.now
        steps = slow.steps
        h.app.step()
        assert SLICE <= h.clock.now - before <= FRAME
        assert slow.steps > steps


@pytest.mark.parametrize("button", [B])
def test_buttons_count_while_it_thinks(button):
    h, _ = thinking()
    h.press(button, hold_ms=1500)
    assert scene(h).module == "pause"
    h.press(B)
    assert scene(h).module == "table"


def test_the_cursor_moves_while_it_thinks():
    h, table = thinking()
    before = table.hand.cursor
    h.press(RIGHT, 2)  # the first one says that a card is to be looked at
    assert table.hand.cursor != before


def test_the_levels_to_choose_are_programs_from_the_weakest_to_the_strongest():
    assert [level for level in ALL if level in LEVELS] == list(LEVELS)
    assert Settings("es").level == "normal"


def test_one_program_serves_all_seats():
    h = at_table(Match("team", seed="one"), ask=False)
    seated = scene(h).players
    assert seated[0] is None and len(seated) == 4
    assert seated[1] is seated[2] is seated[3]


def test_no_program_is_in_memory_while_a_question_is_open():
    h = at_table(Match("subastado", seed="asked", first_dealer=2))
    table = h.app.stack[0]
    assert scene(h).module == "bid"
    assert table.players is None
    scene(h).app.pop(actions.PASS)
    h.app._arrive()
    until(h, lambda: table.players)


def test_a_hint_in_play_comes_from_the_program_at_the_table_which_then_goes_on_as_before():
    h = at_table(Match("team", seed="lent", first_dealer=3))
    seated = scene(h).players[1]
    before = seated.rng.state, seated.budget, seated.SLIPS, seated.whole_end
    h.press(B, hold_ms=1500)
    h.press(DOWN)
    h.press(A)
    until(h, lambda: scene(h).player or scene(h).action >= 0)
    assert scene(h).player in (seated, None)
    until(h, lambda: scene(h).action >= 0)
    assert (seated.rng.state, seated.budget, seated.SLIPS, seated.whole_end) == before
    h.press(A)
    assert scene(h).players[1] is seated


def test_without_room_for_worlds_a_hint_comes_from_the_rules_of_thumb(monkeypatch):
    h = at_table(Match("subastado", seed="asked", first_dealer=2))
    made = []
    real = players.make_player

    def make(level, *args):
        made.append(level)
        return real(level, *args)

    h.app.push("hint", h.app.stack[0].view)
    monkeypatch.setattr(players, "make_player", make)
    monkeypatch.setattr(gc, "mem_free", lambda: 30000, raising=False)
    until(h, lambda: scene(h).action >= 0)
    assert made == ["rules"]
