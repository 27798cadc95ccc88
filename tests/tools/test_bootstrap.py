# SPDX-License-Identifier: MIT
"""What `make` does before anything is installed, tried with no network and no real environment."""

import subprocess
import sys

import pytest

from tools import bootstrap


@pytest.fixture
def house(tmp_path, monkeypatch):
    """A root with locks and an environment that looks made, and nothing that installs for real."""
    requirements = tmp_path / "requirements"
    requirements.mkdir()
    for name in bootstrap.SETS:
        (requirements / f"{name}.txt").write_text(f"{name}==1\n")
    (tmp_path / "package-lock.json").write_text("{}")
    monkeypatch.setattr(bootstrap, "ROOT", str(tmp_path))
    monkeypatch.setattr(bootstrap, "VENV", str(tmp_path / ".venv"))
    monkeypatch.setattr(bootstrap, "STAMPS", str(tmp_path / ".venv" / "stamps"))
    python = tmp_path / ".venv" / "bin" / "python"
    monkeypatch.setattr(bootstrap, "venv_python", lambda: str(python))
    calls = []

    def make_venv():
        calls.append("venv")
        python.parent.mkdir(parents=True, exist_ok=True)
        python.touch()

    monkeypatch.setattr(bootstrap, "make_venv", make_venv)
    monkeypatch.setattr(bootstrap, "pip_install", lambda name, lock: calls.append(name))
    monkeypatch.setattr(bootstrap, "find_node", lambda: ("node", "npm"))
    monkeypatch.setattr(bootstrap, "node_packages", lambda: calls.append("npm"))
    stamp, stamped = bootstrap.stamp, bootstrap.stamped
    stamps = str(tmp_path / ".venv" / "stamps")
    monkeypatch.setattr(bootstrap, "stamp", lambda n, lock: stamp(n, lock, stamps))
    monkeypatch.setattr(bootstrap, "stamped", lambda n, lock: stamped(n, lock, stamps))
    return tmp_path, calls


def test_the_second_time_nothing_is_installed(house):
    _, calls = house
    assert bootstrap.main(["", "play"]) == 0
    assert calls == ["venv", "play"]
    assert bootstrap.main(["", "play"]) == 0
    assert calls == ["venv", "play"]


def test_play_wants_no_node_and_test_does(house):
    _, calls = house
    bootstrap.main(["", "test"])
    assert calls == ["venv", "test", "npm"]


def test_a_bundle_wants_no_node(house):
    _, calls = house
    bootstrap.main(["", "build"])
    assert calls == ["venv", "test"]


def test_what_is_installed_for_test_is_enough_for_play(house):
    _, calls = house
    bootstrap.main(["", "test"])
    del calls[:]
    bootstrap.main(["", "play"])
    assert calls == []


def test_a_changed_lock_is_installed(house):
    root, calls = house
    bootstrap.main(["", "play"])
    (root / "requirements" / "play.txt").write_text("play==2\n")
    bootstrap.main(["", "play"])
    assert calls == ["venv", "play", "venv", "play"]


def test_a_broken_installation_is_not_stamped(house, monkeypatch, capsys):
    def fail(name, lock):
        raise bootstrap.network_stop("the play packages")

    monkeypatch.setattr(bootstrap, "pip_install", fail)
    assert bootstrap.main(["", "play"]) == 2
    assert "there is no network and the play packages are not installed" in capsys.readouterr().err
    assert not bootstrap.up_to_date("play")


def test_the_bench_goes_on_without_its_peer(house, monkeypatch, capsys):
    _, calls = house

    def fail(name, lock):
        if name == "bench":
            raise bootstrap.Stop("there is no such package for this computer")
        calls.append(name)

    monkeypatch.setattr(bootstrap, "pip_install", fail)
    assert bootstrap.main(["", "bench"]) == 0
    assert calls == ["venv", "venv", "test", "npm"]
    assert "going on without some of the bench packages" in capsys.readouterr().out


def test_an_old_python_gets_a_sentence(monkeypatch, capsys):
    monkeypatch.setattr(bootstrap.sys, "version_info", (3, 9, 2))
    assert bootstrap.main(["", "play"]) == 2
    assert "this is Python 3.9 and Pocket Tute needs 3.11" in capsys.readouterr().err


def test_old_pythons_can_read_it():
    import ast

    with open(bootstrap.__file__) as f:
        ast.parse(f.read(), feature_version=(3, 6))


@pytest.mark.parametrize("found", [{}, {"node": "node"}])
def test_missing_node_is_told_with_what_to_do(monkeypatch, capsys, found):
    monkeypatch.setattr(bootstrap.shutil, "which", found.get)
    assert bootstrap.main(["", "test"]) == 2
    told = capsys.readouterr().err
    assert ("npm" if found else "Node") + " is missing" in told
    assert "install both and run make again" in told


def test_an_unknown_set_is_told(capsys):
    assert bootstrap.main(["", "fly"]) == 2
    assert "unknown set 'fly'" in capsys.readouterr().err


def test_it_runs_with_the_standard_library_alone():
    done = subprocess.run(
        [sys.executable, "-I", "-S", bootstrap.__file__, "fly"], capture_output=True, text=True
    )
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
