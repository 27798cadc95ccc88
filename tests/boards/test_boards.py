# SPDX-License-Identifier: MIT
"""Each board file: opens on fake modules, uses only names the real runtime has.

What the runtime has is read from circuitpython-stubs, which come from its sources.
"""

import ast
import re
from pathlib import Path

import pytest

import boards
from firmware.buttons import DOWN, LEFT, RIGHT, UP, A, B
from firmware.profile import NAMES
from tools.cmd_bundle import board_files

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(set(boards.BOARDS.values()))


def drain(port):
    found = []
    while (event := port.get()) >= 0:
        found.append(event)
    return found


def test_every_file_has_a_line_and_every_line_a_file():
    assert set(board_files()) == set(FILES)
    assert set(board_files().values()) <= set(NAMES)


def test_an_unknown_board_is_told_by_name():
    with pytest.raises(LookupError, match=r"board clue is not in boards/__init__\.py: pygamer"):
        boards.load("clue")


@pytest.mark.parametrize("board_id", sorted(boards.BOARDS))
def test_every_board_opens(circuitpython, board_id):
    definition = boards.load(board_id)
    ports = definition.open()
    assert definition.PROFILE in NAMES
    width, height = definition.PROFILE.split("x")
    assert (ports.screen.width, ports.screen.height) == (int(width), int(height))
    assert ports.screen.display.auto_refresh is False
    assert ports.keys.get() == -1
    assert len(ports.entropy()) == 8 and ports.entropy() != ports.entropy()
    assert 0 <= ports.clock.ticks_ms() < 1 << 29


def test_pygamer_keys_and_stick(circuitpython):
    ports = circuitpython.load("pygamer").open()
    source = circuitpython.keypad.Keys.last
    assert source.named == {
        "clock": "BUTTON_CLOCK",
        "data": "BUTTON_OUT",
        "latch": "BUTTON_LATCH",
        "key_count": 4,
        "value_when_pressed": True,
    }
    # B, A, START, SELECT
    source.events.waiting += [(0, True), (1, True), (2, True), (3, True)]
    assert drain(ports.keys) == [B, A, A, B]
    pins = circuitpython.analogio.AnalogIn.by_pin
    for pin, value, button in (
        ("JOYSTICK_X", 14999, LEFT), ("JOYSTICK_X", 50001, RIGHT),
        ("JOYSTICK_Y", 14999, UP), ("JOYSTICK_Y", 50001, DOWN),
    ):  # fmt: skip
        pins[pin].value = value
        assert drain(ports.keys) == [button]
        pins[pin].value = 32768
        assert drain(ports.keys) == [button | 8]


def test_pygamer_uses_the_display_that_the_board_has(circuitpython):
    ports = circuitpython.load("pygamer").open()
    assert ports.screen.display is circuitpython.board.DISPLAY


def test_pico_keys(circuitpython):
    ports = circuitpython.load("pico_lcd_1_3").open()
    source = circuitpython.keypad.Keys.last
    assert source.named == {"value_when_pressed": False, "pull": True}
    (pins,) = source.args
    by_pin = {pin: number for number, pin in enumerate(pins)}
    for pin, expected in (
        ("GP2", [UP]), ("GP18", [DOWN]), ("GP16", [LEFT]), ("GP20", [RIGHT]), ("GP3", [A]),
        ("GP15", [A]), ("GP17", [B]), ("GP19", []), ("GP21", []),
    ):  # fmt: skip
        source.events.waiting.append((by_pin[pin], True))
        assert drain(ports.keys) == expected


def test_pico_bus(circuitpython):
    ports = circuitpython.load("pico_lcd_1_3").open()
    bus, _init, named = ports.screen.display.made_with
    assert bus.args[0].named == {"clock": "GP10", "MOSI": "GP11"}  # no MISO: GP8 is DC
    assert (bus.named["command"], bus.named["chip_select"], bus.named["reset"]) == (
        "GP8", "GP9", "GP12",
    )  # fmt: skip
    assert named["backlight_pin"] == "GP13"


# -- names against the stubs --------------------------------------------------------------

STUBS = pytest.importorskip("circuitpython_setboard", reason="needs circuitpython-stubs")
SITE = Path(STUBS.__file__).resolve().parents[1]


def stub(name):
    return ast.parse((SITE / (name + "-stubs") / "__init__.pyi").read_text(encoding="utf-8"))


def pyi(board_id):
    return (SITE / "board_definitions" / board_id / "__init__.pyi").read_text(encoding="utf-8")


def definition_of(board_id):
    return ast.parse((ROOT / "boards" / (boards.BOARDS[board_id] + ".py")).read_text("utf-8"))


def attributes(tree, name):
    """What the file takes from the module `name`."""
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == name
    }


def imported(tree):
    return {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    }


@pytest.mark.parametrize("board_id", sorted(boards.BOARDS))
def test_pins_have_the_names_of_the_board(board_id):
    names = set(re.findall(r"^(\w+): ", pyi(board_id), re.M))
    used = attributes(definition_of(board_id), "board")
    assert used and used <= names


@pytest.mark.parametrize("board_id", sorted(boards.BOARDS))
def test_the_build_of_the_board_has_the_modules(board_id):
    line = re.search(r"Included modules: (.*)", pyi(board_id)).group(1)
    included = {name.strip() for name in line.split(",")}
    trees = [definition_of(board_id)]
    for path in ("boards/code.py", "boards/inputs.py", "firmware/screen_displayio.py"):
        trees.append(ast.parse((ROOT / path).read_text("utf-8")))
    needed = set().union(*map(imported, trees)) - {"boards"}
    # gc is part of the language core and not listed.
    assert needed - {"gc"} <= included


@pytest.mark.parametrize("name", FILES + ["inputs"])
def test_calls_use_arguments_that_exist(name):
    tree = ast.parse((ROOT / "boards" / (name + ".py")).read_text("utf-8"))
    modules = imported(tree) - {"board", "displayio"}
    checked = 0
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
            continue
        module = getattr(node.func.value, "id", None)
        if module not in modules:
            continue
        (cls,) = [
            item
            for item in stub(module).body
            if isinstance(item, ast.ClassDef) and item.name == node.func.attr
        ]
        (init,) = [
            item
            for item in cls.body
            if isinstance(item, ast.FunctionDef) and item.name == "__init__"
        ]
        allowed = {arg.arg for arg in init.args.args + init.args.kwonlyargs}
        assert {keyword.arg for keyword in node.keywords} <= allowed, ast.unparse(node.func)
        assert len(node.args) < len(init.args.args)
        checked += 1
    assert checked
