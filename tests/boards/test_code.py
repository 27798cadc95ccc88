# SPDX-License-Identifier: MIT
"""The entry of the board: starts the app on the right board, and shows a crash."""

import sys
import types

import pytest


@pytest.fixture
def entry(circuitpython, monkeypatch):
    import displayio

    monkeypatch.setattr(displayio, "CIRCUITPYTHON_TERMINAL", "terminal", raising=False)
    return circuitpython.load("code")


def test_the_board_is_found_by_its_id(entry, circuitpython, monkeypatch):
    started = []

    class App:
        def __init__(self, ports, profile):
            started.append((ports, profile))

        def run(self):
            started.append("running")

    monkeypatch.setitem(sys.modules, "firmware.app", types.SimpleNamespace(App=App))
    circuitpython.board.board_id = "pygamer"
    entry.main()
    (ports, profile), running = started
    assert profile == "160x128" and running == "running"
    assert ports.screen.display is circuitpython.board.DISPLAY


def test_the_real_app_draws_its_first_frame(entry, circuitpython):
    circuitpython.board.board_id = "pygamer"
    circuitpython.supervisor.ticks_ms = lambda: 1000

    class Enough(BaseException):
        pass

    calls = []

    def frames(_event):
        calls.append(1)
        if len(calls) == 5:
            raise Enough
        return False

    class Queue:
        get_into = staticmethod(frames)

    class Keys(circuitpython.keypad.ShiftRegisterKeys):
        def __init__(self, **named):
            super().__init__(**named)
            self.events = Queue

    circuitpython.keypad.ShiftRegisterKeys = Keys
    with pytest.raises(Enough):
        entry.main()
    assert len(circuitpython.board.DISPLAY.image().getcolors(1 << 16)) > 3


def test_an_unknown_board_is_an_error_with_its_name(entry, circuitpython):
    circuitpython.board.board_id = "toaster"
    with pytest.raises(LookupError, match="board toaster is not in"):
        entry.main()


def test_a_crash_is_shown_on_the_screen(entry, circuitpython, capsys):
    display = types.SimpleNamespace(root_group=None, auto_refresh=False)
    circuitpython.supervisor.runtime.display = display
    try:
        raise RuntimeError("no felt")
    except RuntimeError as error:
        entry.show_crash(error)
    assert display.root_group == "terminal" and display.auto_refresh is True
    shown = capsys.readouterr()
    assert "RESET" in shown.out
    assert "RuntimeError: no felt" in shown.out + shown.err
    assert shown.out.isascii()
    assert all(len(line) <= 40 for line in shown.out.splitlines() if "File" not in line)


def test_a_board_without_a_screen_still_prints(entry, circuitpython, capsys):
    entry.show_crash(ValueError("x"))
    assert "POCKET TUTE" in capsys.readouterr().out


def test_a_crash_is_told_with_our_own_names(entry, circuitpython, capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "names.txt").write_text("jpegio deal_cards\nflux felt\n")

    def jpegio():
        raise AttributeError("'Table' has no attribute 'flux', flux")

    try:
        jpegio()
    except AttributeError as error:
        entry.show_crash(error)
    shown = capsys.readouterr().out
    assert "in deal_cards\n" in shown and "no attribute 'felt', flux" in shown
