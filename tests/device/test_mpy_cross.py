# SPDX-License-Identifier: MIT
"""Every device file through mpy-cross: what does not compile there does not load on a board."""

import pytest

from tools import mpy

FILES = mpy.device_files()


@pytest.mark.parametrize("path", FILES, ids=str)
def test_compiles(path, tmp_path):
    target = tmp_path / "out.mpy"
    mpy.compile_file(mpy.ROOT / path, target, path.as_posix(), optimise=0)
    head = target.read_bytes()[:2]
    # 'M' and format version 6: what both runtimes load.
    assert head == b"M\x06"


def test_circuitpython_differs_in_the_first_byte_only(tmp_path):
    source = mpy.ROOT / "engine" / "cards.py"
    mpy.compile_file(source, tmp_path / "m.mpy", "cards.py")
    mpy.compile_file(source, tmp_path / "c.mpy", "cards.py", mpy.CIRCUITPYTHON)
    micropython = (tmp_path / "m.mpy").read_bytes()
    circuitpython = (tmp_path / "c.mpy").read_bytes()
    assert circuitpython[:1] == b"C"
    assert circuitpython[1:] == micropython[1:]


def test_bad_source_is_told_with_its_name(tmp_path):
    source = tmp_path / "bad.py"
    source.write_text("def f(:\n")
    with pytest.raises(mpy.CompileError, match=r"^here\.py: .*SyntaxError"):
        mpy.compile_file(source, tmp_path / "bad.mpy", "here.py")


def test_a_build_leaves_nothing_stale(tmp_path):
    target = tmp_path / "tree"
    mpy.build(target, "py", ("engine",))
    assert (target / "engine" / "cards.py").exists()
    made = mpy.build(target, "mpy", ("engine",))
    assert (target / "engine" / "cards.mpy").exists()
    assert not list(target.rglob("*.py"))
    assert sorted(made) == sorted(
        p.relative_to(target) for p in target.rglob("*") if p.is_file()
    )
