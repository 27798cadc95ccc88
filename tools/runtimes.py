# SPDX-License-Identifier: MIT
"""Runs device code on real MicroPython, so that what boards do is measured and not believed.

Two runtimes run on any computer. "unix" has 63-bit small ints: fast, wrong for counting heap.
"wasm" has the 31-bit small ints of a board, under Node: what `gc.mem_alloc()` says there before
and after is what a board would say. A script gets a tree of modules (see tools.mpy.build),
arguments and extra files, and gives back what it printed. CPython is a third runtime with the same
interface, to compare with.
"""

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools import mpy

RUNTIMES = ("unix", "wasm")
_RUNNER = Path(__file__).with_name("wasm_run.mjs")
_UNIX = "import sys, micropython_unix; sys.exit(micropython_unix.run_main(sys.argv))"


class Missing(Exception):
    """A runtime is not installed; the text says how to get it."""


class Failed(Exception):
    """The script ended with an exception or a code other than 0. `.stdout`, `.stderr`, `.code`."""

    def __init__(self, runtime, code, stdout, stderr):
        last = (stderr.strip() or stdout.strip()).splitlines()[-12:]
        super().__init__(f"{runtime}: exit code {code}\n" + "\n".join(last))
        self.code = code
        self.stdout = stdout
        self.stderr = stderr


def node():
    """Path of Node. Raises Missing."""
    found = shutil.which("node") or shutil.which("nodejs")
    if not found or not (mpy.ROOT / "node_modules" / "@micropython").exists():
        raise Missing("MicroPython WebAssembly needs Node and its packages: run make setup")
    return found


@contextlib.contextmanager
def tree(form="mpy", packages=("engine",), optimise=2):
    """In a `with`: a folder with the device modules for MicroPython, gone afterwards.

    form: "mpy" or "py". optimise: level of mpy-cross, 0..3.
    """
    with tempfile.TemporaryDirectory(prefix="tree-") as folder:
        target = Path(folder) / form
        mpy.build(target, form, packages, mpy.MICROPYTHON, optimise)
        yield target


def _command(runtime, script, folder, argv, heap):
    if runtime == "unix":
        options = ["-X", f"heapsize={heap}"] if heap else []
        return [sys.executable, "-c", _UNIX, *options, str(script), *argv]
    if runtime == "wasm":
        return [node(), str(_RUNNER), str(script), str(folder or "-"), *argv]
    if runtime == "cpython":
        return [sys.executable, "-B", str(script), *argv]
    raise ValueError(f"unknown runtime {runtime!r}: one of cpython, " + ", ".join(RUNTIMES))


def run(runtime, script, tree=None, argv=(), files=None, heap=None, timeout=600):
    """Run the text `script` on a runtime and return what it printed (str).

    runtime: "unix", "wasm" or "cpython". tree: folder whose modules can be imported, .py or .mpy
    (.py alone on CPython). argv: text arguments, sys.argv[1:] there. files: {name: bytes}, found
    by the script under their names in the current folder. heap: bytes of heap, "unix" alone (the
    heap of wasm grows by itself, so measure it with gc.mem_alloc()). timeout: seconds after which
    a hanging script is ended. Raises Failed when the script does, Missing when the runtime is not
    there.
    """
    with tempfile.TemporaryDirectory(prefix="runtime-") as folder:
        folder = Path(folder)
        path = folder / "script.py"
        path.write_text(script, encoding="utf-8")
        work = folder / "work"
        if files and runtime == "wasm" and tree is not None:
            # The runtime sees nothing but its copy of one tree.
            shutil.copytree(tree, work)
        else:
            work.mkdir()
        for name, data in (files or {}).items():
            (work / name).parent.mkdir(parents=True, exist_ok=True)
            (work / name).write_bytes(data)
        where = work if files and runtime == "wasm" else tree
        environment = dict(os.environ)
        environment.pop("PYTHONPATH", None)
        if tree is not None:
            key = "PYTHONPATH" if runtime == "cpython" else "MICROPYPATH"
            environment[key] = str(Path(tree).resolve())
        command = _command(runtime, path, where, [str(each) for each in argv], heap)
        done = subprocess.run(
            command,
            cwd=mpy.ROOT if runtime == "wasm" else work,
            env=environment,
            capture_output=True,
            timeout=timeout,
        )
    stdout = done.stdout.decode("utf-8", "replace")
    stderr = done.stderr.decode("utf-8", "replace")
    if done.returncode != 0:
        raise Failed(runtime, done.returncode, stdout, stderr)
    return stdout
