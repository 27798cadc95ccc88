# SPDX-License-Identifier: MIT
"""What outlives a restart: settings and options are really restored (CASES K19)."""

import pytest

from firmware import kept
from firmware.buttons import DOWN, RIGHT, UP, A, B
from firmware.settings import Settings
from firmware.store import Store
from tests.firmware.desk import scene
from tools.desktop.file_memory import FileMemory
from tools.desktop.headless import Headless


class Memory:
    """A memory port; `power` bytes are written before the current fails, all if None."""

    def __init__(self, size=512):
        self.size = size
        self.bytes = bytearray(size)
        self.power = None
        self.writes = 0

    def read(self, at, n):
        return bytes(self.bytes[at : at + n])

    def write(self, at, data):
        self.writes += 1
        data = data if self.power is None else data[: self.power]
        self.bytes[at : at + len(data)] = data


def restarted(memory):
    return Store(memory).load()


def test_the_last_text_is_there_again():
    memory = Memory()
    store = Store(memory)
    assert store.load() == ""
    for text in ("one", "two", "año", "four"):
        assert store.save(text)
        assert restarted(memory) == text


def test_numbers_go_round():
    memory = Memory()
    store = Store(memory)
    for number in range(600):
        store.save(str(number))
        assert restarted(memory) == str(number)


def test_what_is_kept_already_is_not_written_again():
    memory = Memory()
    store = Store(memory)
    store.save("same")
    store.save("same")
    again = Store(memory)
    again.load()
    again.save("same")
    assert memory.writes == 1


@pytest.mark.parametrize("before", ["", "the old one"])
def test_a_power_cut_at_any_byte_leaves_the_old_text_or_the_new(before):
    new = "the new one, longer"
    for cut in range(len(new) + 9):
        memory = Memory()
        store = Store(memory)
        if before:
            store.save("older still")
            store.save(before)
        memory.power = cut
        store.save(new)
        assert restarted(memory) == (new if cut >= len(new) + 8 else before)


def test_a_damaged_memory_is_passed_over():
    for at in range(60):
        memory = Memory()
        store = Store(memory)
        store.save("first")
        store.save("second")
        memory.bytes[at] ^= 0x55
        assert restarted(memory) in ("first", "second")
    memory = Memory()
    memory.bytes[:] = b"PT1\x01\xff\xff" * 85 + b"PT"
    assert restarted(memory) == ""


def test_no_memory_and_no_room_keep_nothing():
    assert Store(None).load() == "" and not Store(None).save("x")
    assert not Store(Memory(64)).save("x" * 100)


def test_settings_come_back_value_for_value():
    chosen = Settings("en")
    chosen.pause_ms = 0
    chosen.pace_ms = 1200
    chosen.players = 3
    chosen.family = "chips"
    chosen.level = "hard"
    chosen.guinote = True
    chosen.options = {
        "team": {"games": 12, "tute": True, "double_at": None, "forty_first": False},
        "arrastrado": {"plato": "booklet"},
    }
    found = Settings("es")
    kept.take(found, kept.text(chosen, 500))
    assert vars(found) == vars(chosen)


@pytest.mark.parametrize(
    "line",
    [
        "lang=xx",
        "pause_ms=7",
        "pause_ms=",
        "players=99",
        "level=",
        "level=rules",
        "=",
        "x",
        "guinote=9",
        "__class__=1",
    ],
)
def test_a_setting_that_does_not_exist_changes_nothing(line):
    found = Settings("es")
    kept.take(found, line)
    assert vars(found) == vars(Settings("es"))


def test_options_that_do_not_fit_are_left_out_whole():
    chosen = Settings("es")
    chosen.options = {"team": {"games": 12, "tute": True}}
    room = len(kept.text(chosen, 500)) - 1
    found = Settings("es")
    kept.take(found, kept.text(chosen, room))
    assert found.options == {"team": {"games": 12}}


def test_k19_a_restart_restores_what_was_chosen():
    memory = Memory(2048)
    h = Headless("160x128", None, "K19", memory)
    assert h.app.settings.lang == "es"
    h.press(A)
    scene(h).app.settings.level = "hard"
    while h.app.settings.lang == "es":
        h.press(UP)
        h.press(RIGHT)
        while scene(h).module != "menu":
            h.press(B)  # the help, or a game
    h.app.go("options", "team")
    h.press(DOWN)
    h.press(RIGHT)  # the first option
    variant = scene(h).variant
    option = scene(h).table[0][0]
    value = scene(h).chosen[option]
    h.press(B)
    again = Headless("160x128", None, "K19", memory)
    assert again.app.settings.lang == "en"
    assert again.app.settings.level == "hard"
    assert again.app.settings.options[variant][option] == value
    again.press(A)
    again.app.go("options", variant)
    assert scene(again).chosen[option] == value


def test_an_option_of_another_day_is_set_aside():
    memory = Memory(2048)
    Store(memory).save("team.games=999;team.nonsense=+;team.tute=~;nothing.x=1")
    h = Headless("160x128", "es", "OLD", memory)
    h.press(A)
    h.app.settings.players = 4
    h.app.go("options", "team")
    assert scene(h).chosen["games"] == 6 and scene(h).chosen["tute"] is False


def test_the_language_asked_for_wins_over_the_one_kept():
    memory = Memory(2048)
    Store(memory).save("lang=en")
    assert Headless("160x128", "es", None, memory).app.settings.lang == "es"
    assert Headless("160x128", None, None, memory).app.settings.lang == "en"


def test_a_computer_keeps_its_settings_in_a_file(tmp_path):
    path = tmp_path / "new" / "settings.bin"
    assert Store(FileMemory(path)).load() == ""
    assert Store(FileMemory(path)).save("kept")
    assert restarted(FileMemory(path)) == "kept"
    assert [each.name for each in path.parent.iterdir()] == ["settings.bin"]


def test_a_file_that_cannot_be_written_is_no_reason_to_stop(tmp_path):
    (tmp_path / "file").write_text("in the way")
    assert not Store(FileMemory(tmp_path / "file" / "settings.bin")).save("x")
