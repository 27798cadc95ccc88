# SPDX-License-Identifier: MIT
"""While a program thinks the screen lives on: short frames, and every button counts."""

import gc
import sys

import pytest

from engine import actions, phases, players
from engine.match import Match
from engine.players import LEVELS as ALL
from firmware.buttons import DOWN, RIGHT, A, B
from firmware.settings import LEVELS, Settings
from tests.firmware.desk import at_table, blind, scene, until

#: What a slice takes at most on a board, ms; and a frame with nothing else in it.
SLICE = 20
FRAME = 45


def play_a_deal(h):
    """Let a deal be played to its result, for the person the first legal action; the match."""
    m = blind(h).app.match
    table = h.app.stack[0]
    while m.phase < phases.DEAL_OVER:
        h.step()
        if m.phase < phases.DEAL_OVER and not m.actor() and scene(h) is not table:
            scene(h).app.pop(m.legal()[0])
            h.app._arrive()
        elif m.phase < phases.DEAL_OVER and not m.actor() and table.asked:
            table._apply(m.legal()[0])
    until(h, lambda: scene(h).module == "result")
    return m


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
    table.programs.players = [None] + [Slow(h.clock)] * 3
    assert m.actor()
    until(h, lambda: table.programs.players[1].steps)
    return h, table


def test_a_frame_of_thinking_is_short_and_well_used():
    h, table = thinking()
    slow = table.programs.players[1]
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
    h = at_table(Match("team", seed="one", first_dealer=0), ask=False)
    until(h, lambda: scene(h).programs.players)
    seated = scene(h).programs.players
    assert seated[0] is None and len(seated) == 4
    assert seated[1] is seated[2] is seated[3]


def test_no_program_is_in_memory_while_a_question_is_open():
    h = at_table(Match("subastado", seed="asked", first_dealer=2))
    table = h.app.stack[0]
    assert scene(h).module == "bid"
    assert table.programs.players is None
    scene(h).app.pop(actions.PASS)
    h.app._arrive()
    until(h, lambda: table.programs.players)


def test_no_program_is_in_memory_behind_the_pause_page_or_a_hint():
    h = at_table(Match("team", seed="behind", first_dealer=0))
    table = scene(h)
    assert table.programs.players
    h.press(B, hold_ms=1500)
    assert scene(h).module == "pause"
    assert table.programs.players is None and not loaded()
    h.press(DOWN)
    h.press(A)
    until(h, lambda: scene(h).player)
    until(h, lambda: scene(h).action >= 0)
    h.press(A)
    assert scene(h) is table and not loaded()


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


@pytest.mark.parametrize("game", ["team", "corriente"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_program_comes_to_the_table_one_module_a_frame(game, level):
    h = at_table(Match(game, seed="parts", first_dealer=0), ask=False)
    h.app.settings.level = level
    scene(h).programs.dismiss()
    frames = []
    while not scene(h).programs.players:
        before = loaded()
        h.step()
        frames.append(len(loaded() - before))
    # in the last frame the level and the habits of its game, with a stock what they stop at
    assert max(frames[:-1]) == 1 and frames[-1] == (3 if game == "corriente" else 2)
    assert sum(frames) > 8


def test_what_bids_goes_before_the_first_card():
    h = at_table(Match("subastado", seed="bids", first_dealer=2))
    blind(h)
    m = h.app.match
    seen = set()
    while m.phase != phases.PLAY or not h.app.stack[0].programs.thinking:
        h.step()
        seen |= loaded()
        if scene(h).module in ("bid", "trump"):
            scene(h).app.pop(actions.PASS if m.phase == phases.BID else m.legal()[0])
            h.app._arrive()
    assert "engine.players.bids" in seen - loaded()


def loaded():
    return {name for name in sys.modules if name.startswith("engine.players.")}


class NoRoom:
    """Says so when it is made, at its start or after some steps, as on a board that is full."""

    def __init__(self, where):
        self.where = where
        if where == "made":
            raise MemoryError

    def start(self, view):
        self.left = 3
        if self.where == "start":
            raise MemoryError

    def step(self):
        self.left -= 1
        if self.left < 0:
            raise MemoryError
        return -1


def without_room(monkeypatch, where, *levels):
    """The programs of `levels` find no room; returns the levels that were asked for."""
    real = players.make_player
    asked = []

    def make(level, *args):
        asked.append(level)
        return NoRoom(where) if level in levels else real(level, *args)

    monkeypatch.setattr(players, "make_player", make)
    return asked


WHERE = ("made", "start", "step")


@pytest.mark.parametrize("game", ["team", "subastado", "habanero"])
@pytest.mark.parametrize("where", WHERE)
def test_a_match_goes_on_when_there_is_no_room_for_programs_that_think(monkeypatch, where, game):
    asked = without_room(monkeypatch, where, "normal")
    m = play_a_deal(at_table(Match(game, seed="full", first_dealer=0), ask=False))
    assert m.deal_no == 1 and m.phase >= phases.DEAL_OVER
    assert set(asked) == {"normal", "rules"}
    if game == "team":
        # nothing was asked, so the strong one was tried only once
        assert asked == ["normal", "rules"]


class Filling(NoRoom):
    """Fills what room there is with what its thoughts load: the second finds none."""

    def start(self, view):
        self.where = "step"
        self.left = 3
        self.view = view
        self.thoughts = getattr(self, "thoughts", 0) + 1

    def step(self):
        if self.thoughts > 1:
            raise MemoryError
        return self.view.legal_cards.bit_length() - 1


def test_programs_without_room_begin_anew_before_weaker_ones_come(monkeypatch):
    asked = []

    def make(level, *args):
        asked.append(level)
        return Filling("later")

    h = at_table(Match("team", seed="full", first_dealer=0), ask=False)
    monkeypatch.setattr(players, "make_player", make)
    scene(h).programs.dismiss()
    play_a_deal(h)
    assert set(asked) == {"normal"} and len(asked) > 20


@pytest.mark.parametrize("where", WHERE)
def test_a_match_goes_on_when_there_is_no_room_for_any_program(monkeypatch, where):
    without_room(monkeypatch, where, "normal", "rules")
    for game in ("team", "subastado", "cabrero"):
        m = play_a_deal(at_table(Match(game, seed="full", first_dealer=0), ask=False))
        assert m.deal_no == 1 and m.phase >= phases.DEAL_OVER


def test_the_programs_are_strong_again_after_the_next_deal(monkeypatch):
    asked = without_room(monkeypatch, "step", "normal")
    h = at_table(Match("team", seed="full", first_dealer=0), ask=False)
    play_a_deal(h)
    del asked[:]
    scene(h).app.pop()
    h.app._arrive()
    until(h, lambda: asked)
    assert asked == ["normal"]


@pytest.mark.parametrize("where", WHERE)
def test_a_hint_without_room_comes_from_the_rules_of_thumb(monkeypatch, where):
    h = at_table(Match("subastado", seed="asked", first_dealer=2))
    without_room(monkeypatch, where, "expert")
    h.app.push("hint", h.app.stack[0].view)
    until(h, lambda: scene(h).action >= 0)
    assert scene(h).module == "hint"


@pytest.mark.parametrize("where", WHERE)
def test_a_hint_goes_away_where_not_even_those_have_room(monkeypatch, where):
    h = at_table(Match("subastado", seed="asked", first_dealer=2))
    without_room(monkeypatch, where, "expert", "rules")
    h.app.push("hint", h.app.stack[0].view)
    until(h, lambda: scene(h).module == "bid")
