# SPDX-License-Identifier: MIT
"""The real MicroPythons that other tests stand on: they run and they see the engine."""

import sys

import pytest

from tools import mpy, runtimes

pytestmark = pytest.mark.runtime
ALL = ("cpython", *runtimes.RUNTIMES)

IMPORT_ALL = """
import sys
for name in sys.argv[1:]:
    __import__(name)
print(len(sys.argv) - 1, "modules")
"""


def engine_modules():
    names = []
    for path in mpy.device_files(("engine",)):
        parts = path.with_suffix("").parts
        names.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return names


@pytest.mark.parametrize("runtime", ALL)
def test_hello(runtime):
    script = """
import sys
print('¡Hola, ñandú!', sys.argv[1:])
sys.stdout.write('no end of line')
"""
    out = runtimes.run(runtime, script, argv=["a", "b c"])
    assert out == "¡Hola, ñandú! ['a', 'b c']\nno end of line"


@pytest.mark.parametrize("runtime", ALL)
@pytest.mark.parametrize("with_tree", [False, True])
def test_a_script_finds_its_files(runtime, with_tree, py_tree):
    script = "print(open('data/x.txt').read())"
    if with_tree:
        script += "\nimport engine.cards"
    tree = py_tree if with_tree else None
    assert runtimes.run(runtime, script, tree, files={"data/x.txt": b"1o"}) == "1o\n"


@pytest.mark.parametrize("runtime", ALL)
def test_a_script_that_fails_is_told(runtime):
    with pytest.raises(runtimes.Failed, match="ValueError: told") as caught:
        runtimes.run(runtime, "print('before')\nraise ValueError('told')")
    assert caught.value.code == 1
    assert "before" in caught.value.stdout


@pytest.mark.parametrize("runtime", ALL)
@pytest.mark.parametrize("code", [0, 3])
def test_a_script_gives_its_exit_code(runtime, code):
    script = f"import sys\nprint(1)\nsys.exit({code})"
    if code == 0:
        assert runtimes.run(runtime, script) == "1\n"
    else:
        with pytest.raises(runtimes.Failed) as caught:
            runtimes.run(runtime, script)
        assert caught.value.code == code


@pytest.mark.parametrize("runtime", runtimes.RUNTIMES)
def test_it_is_micropython(runtime):
    out = runtimes.run(runtime, "import sys\nprint(sys.implementation.name, sys.maxsize)")
    name, biggest = out.split()
    assert name == "micropython"
    # The small ints of a board have 31 bits, those of the unix program 63.
    assert int(biggest) == (2**31 - 1 if runtime == "wasm" else sys.maxsize)


def test_heap_is_counted_as_on_a_board():
    """An operation on a 40-bit set makes one object of 32 bytes, comparing makes none."""
    script = """
import gc
def grows(f, x):
    before = gc.mem_alloc()
    f(x)
    return gc.mem_alloc() - before
cards = 1 << 39
grows(lambda x: 0, cards)
print(grows(lambda x: x & 1, cards), grows(lambda x: x == 1, cards))
"""
    operation, comparing = runtimes.run("wasm", script).split()
    assert (operation, comparing) == ("32", "0")


@pytest.mark.parametrize("runtime", runtimes.RUNTIMES)
@pytest.mark.parametrize("form", ["py", "mpy"])
def test_imports_the_whole_engine(runtime, form, request):
    names = engine_modules()
    tree = request.getfixturevalue(f"{form}_tree")
    assert runtimes.run(runtime, IMPORT_ALL, tree, names) == f"{len(names)} modules\n"
