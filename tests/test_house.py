# SPDX-License-Identifier: MIT
"""The rules of the house: who may import whom, what a board can run, what every file has.

Device code is read, not run: `ast` sees every import and every piece of syntax, also in code that
no other test reaches.
"""

import ast
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DEVICE = ("engine", "firmware", "boards")
MAX_LINES = 400

# Modules of both runtimes that know no hardware.
PURE = {"array", "struct", "gc", "sys", "micropython"}
# What scenes and back ends may use besides: time, files, and drawing.
FIRMWARE = PURE | {
    "adafruit_display_text", "binascii", "displayio", "errno", "framebuf", "json", "os", "time",
    "vectorio",
}  # fmt: skip
# A board's own file is where pins, buses and runtimes have names.
BOARDS = FIRMWARE | {
    "analogio", "audiobusio", "audiocore", "audioio", "audiopwmio", "bitmaptools", "board",
    "busdisplay", "busio", "digitalio", "fourwire", "i2cdisplaybus", "keypad", "machine",
    "microcontroller", "neopixel", "pwmio", "storage", "supervisor", "synthio", "usb_cdc",
}  # fmt: skip
ARROWS = {
    "engine": ({"engine"}, PURE),
    "firmware": ({"engine", "firmware"}, FIRMWARE),
    "boards": ({"firmware", "boards"}, BOARDS),
}
# Not on a board, or not the same on all three runtimes.
METHODS = {
    "bit_count": "on neither runtime",
    "bit_length": "on CircuitPython alone",
    "ljust": "not on MicroPython",
    "rjust": "not on MicroPython",
    "zfill": "not on MicroPython",
    "removeprefix": "on neither runtime",
    "removesuffix": "on neither runtime",
    "casefold": "on neither runtime",
}


def python_files(*folders):
    found = []
    for folder in folders:
        found += [p for p in (ROOT / folder).rglob("*.py") if "__pycache__" not in p.parts]
    return sorted(found)


def tracked_files():
    """Files of the project: what git knows, or without git all that nobody made."""
    done = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
    )
    if done.returncode == 0:
        paths = [ROOT / name for name in done.stdout.decode().split("\0") if name]
    else:
        made = {".git", ".venv", "node_modules", "build", "__pycache__"}
        paths = [p for p in ROOT.rglob("*") if not made & set(p.relative_to(ROOT).parts)]
    return sorted(p for p in paths if p.is_file())


def text_files():
    for path in tracked_files():
        try:
            yield path, path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def where(path, node):
    return f"{path.relative_to(ROOT)}:{node.lineno}"


def parse(path):
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def guarded(tree):
    """Nodes inside a `try` that catches ImportError: the fallback is the file's own business."""
    inside = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Try) and any(
            isinstance(name, ast.Name) and name.id == "ImportError"
            for handler in node.handlers
            if handler.type is not None
            for name in ast.walk(handler.type)
        ):
            for child in node.body:
                inside.update(ast.walk(child))
    return inside


def imports(path, tree):
    """(node, full name of the module) for each import of a file, relative ones resolved."""
    package = list(path.relative_to(ROOT).parts[:-1])
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            yield node, ".".join(base + ([node.module] if node.module else []))


def test_every_command_module_is_on_the_list():
    """A module that the door does not name cannot be called."""
    from tools.__main__ import COMMANDS

    assert {path.stem for path in (ROOT / "tools").glob("cmd_*.py")} == {
        "cmd_" + name for name in COMMANDS
    }


def _id(path):
    return str(path.relative_to(ROOT))


DEVICE_FILES = python_files(*DEVICE)
ALL_FILES = python_files(*DEVICE, "tools", "tests")


def test_there_is_something_to_check():
    assert len(DEVICE_FILES) > 10


@pytest.mark.parametrize("folder", DEVICE)
def test_imports_run_one_way(folder):
    own, platform = ARROWS[folder]
    wrong = []
    for path in python_files(folder):
        tree = parse(path)
        free = guarded(tree)
        for node, name in imports(path, tree):
            top = name.split(".")[0]
            if top in own or (top in platform and (top != "micropython" or node in free)):
                continue
            # A guarded import of what only some runtimes have, never of a room upstairs.
            if node in free and top not in ("engine", "firmware", "boards", "tools", "tests"):
                continue
            wrong.append(f"{where(path, node)} imports {name}")
    assert not wrong, "\n".join(wrong)


def test_nothing_imports_the_tests():
    wrong = []
    for path in python_files("tools"):
        for node, name in imports(path, parse(path)):
            if name.split(".")[0] == "tests":
                wrong.append(where(path, node))
    assert not wrong, wrong


def _subset_violations(tree):
    for node in ast.walk(tree):
        kind = type(node).__name__
        if kind in ("Match", "TryStar", "TypeAlias", "AsyncFunctionDef", "AsyncFor", "AsyncWith"):
            yield node, f"{kind} does not run on both runtimes"
        elif isinstance(node, ast.arguments) and node.posonlyargs:
            yield node.posonlyargs[0], "positional-only parameters do not run on CircuitPython"
        elif isinstance(node, ast.Dict) and None in node.keys:
            yield node, "{**a} does not run on a board"
        elif isinstance(node, ast.List | ast.Tuple | ast.Set) and isinstance(
            getattr(node, "ctx", ast.Load()), ast.Load
        ):
            if any(isinstance(item, ast.Starred) for item in node.elts):
                yield node, "[*a, 1] does not run on a board"
        elif isinstance(node, ast.Attribute) and node.attr in METHODS:
            yield node, f".{node.attr}() is {METHODS[node.attr]}"
        elif isinstance(node, ast.FunctionDef):
            for decorator in node.decorator_list:
                if re.search(r"\b(native|viper|asm_\w+)\b", ast.unparse(decorator)):
                    yield node, "native code is a SyntaxError on CircuitPython"


@pytest.mark.parametrize("path", DEVICE_FILES, ids=_id)
def test_device_code_keeps_to_the_language_of_both_runtimes(path):
    wrong = [f"{where(path, node)} {why}" for node, why in _subset_violations(parse(path))]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    "text",
    [
        "match x:\n    case 1: pass",
        "def f(a, /): pass",
        "a = {**b}",
        "a = [*b, 1]",
        "x.bit_length()",
        "@micropython.viper\ndef f(): pass",
    ],
)
def test_the_check_of_the_language_sees(text):
    assert list(_subset_violations(ast.parse(text)))


@pytest.mark.parametrize("text", ["a, *b = c", "f(*a, **b)", "def f(*, a): pass"])
def test_the_check_of_the_language_lets_pass(text):
    assert not list(_subset_violations(ast.parse(text)))


@pytest.mark.parametrize("path", DEVICE_FILES, ids=_id)
def test_device_code_does_not_call_itself(path):
    """CircuitPython's Python stack is about 2 KB. A bounded call says so: `# depth 2`."""
    wrong = []
    lines = path.read_text(encoding="utf-8").splitlines()
    for function in ast.walk(parse(path)):
        if not isinstance(function, ast.FunctionDef):
            continue
        method = bool(function.args.args) and function.args.args[0].arg == "self"
        name = f"self.{function.name}" if method else function.name
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == name:
                if re.search(r"# depth \d", lines[node.lineno - 1]):
                    continue
                wrong.append(f"{where(path, node)} {function.name} calls itself")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("path", DEVICE_FILES, ids=_id)
def test_a_device_module_is_small_enough_to_compile_on_a_board(path):
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MAX_LINES


def test_every_file_names_its_licence():
    wrong = []
    for path in ALL_FILES:
        text = path.read_text(encoding="utf-8")
        if text and "SPDX-License-Identifier: MIT" not in "".join(text.splitlines(True)[:3]):
            wrong.append(_id(path))
    assert not wrong, wrong


def test_every_module_says_why_it_exists():
    wrong = [
        _id(path)
        for path in ALL_FILES
        if path.read_text(encoding="utf-8").strip() and not ast.get_docstring(parse(path))
    ]
    assert not wrong, wrong


def test_no_file_knows_one_computer_or_one_registry():
    folders = "|".join(("work", "root", "tmp", "home", "opt"))
    machine = re.compile(rf"(?:^|[^\w.~$)}}-])/(?:{folders})/[\w.]")
    hosts = re.compile("|".join(("registry\\.np" + "mjs", "pypi\\.o" + "rg", "python" + "hosted")))
    wrong = []
    for path, text in text_files():
        for number, line in enumerate(text.splitlines(), 1):
            if machine.search(line) or hosts.search(line):
                wrong.append(f"{_id(path)}:{number} {line.strip()[:80]}")
    assert not wrong, "\n".join(wrong)


def test_no_tracked_file_is_huge():
    wrong = [_id(path) for path in tracked_files() if path.stat().st_size > 1 << 20]
    assert not wrong, wrong


def test_nothing_tracked_is_a_link_or_ignored():
    """A fresh clone must not stand on what lies beside somebody's own."""
    if not (ROOT / ".git").exists():
        return
    listed = subprocess.run(
        ["git", "ls-files", "-s"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    assert not [line for line in listed.splitlines() if line.startswith("120000")]
    ignored = subprocess.run(
        ["git", "ls-files", "-i", "-c", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert ignored == ""


def test_ruff_is_content():
    done = subprocess.run(
        [sys.executable, "-m", "ruff", "check", "--output-format", "concise", "."],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def _pins(name):
    pins = set()
    for line in (ROOT / "requirements" / f"{name}.txt").read_text().splitlines():
        line = line.strip()
        if line and not line.startswith("#"):
            assert re.fullmatch(r"[\w.-]+==[\w.]+( ; .+)?", line), f"{name}.txt: {line}"
            pins.add(line)
    return pins


def test_locks_are_exact_and_each_holds_the_one_before():
    assert _pins("play") < _pins("arena") < _pins("test") < _pins("bench")


def test_locks_have_all_that_pyproject_asks_for():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    for name, wants in project["optional-dependencies"].items():
        have = {pin.split("==")[0] for pin in _pins(name)}
        for want in wants:
            package = re.match(r"[\w.-]+", want).group()
            assert package == "pocket-tute" or package in have, f"{name}.txt lacks {package}"


def test_the_node_lock_is_exact_and_names_no_host():
    lock = json.loads((ROOT / "package-lock.json").read_text())
    package = json.loads((ROOT / "package.json").read_text())
    assert lock["packages"][""]["devDependencies"] == package["devDependencies"]
    for name, entry in lock["packages"].items():
        assert "resolved" not in entry, name
        assert name == "" or entry["integrity"], name


def test_one_version_everywhere():
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    engine = re.search(r'^VERSION = "(.+)"', (ROOT / "engine/__init__.py").read_text(), re.M)
    assert engine.group(1) == version
    for name in ("package.json", "package-lock.json"):
        assert json.loads((ROOT / name).read_text())["version"] == version


def test_make_help_explains_every_target():
    text = (ROOT / "Makefile").read_text()
    phony = re.search(r"^\.PHONY: (.+)$", text, re.M).group(1).split()
    explained = set(re.findall(r"^([a-z]+):.* ## \S+", text, re.M))
    assert explained == set(phony)
