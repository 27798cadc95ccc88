# SPDX-License-Identifier: MIT
"""Plays a deal in this process, or hands it on to another interpreter such as PyPy.

What joblib calls, so it needs the standard library and the engine only: it must run on the other
computers of a cluster. The other interpreter runs ``-m tools.arena_worker`` and stays there for
the next deal, which matters where the first ones are slow.
"""

from __future__ import annotations

import atexit
import json
import os
import shutil
import subprocess
import tempfile

from tools import arena_worker

#: Where the house is: a folder, or on a cluster the archive in which it was sent.
_HOUSE = os.path.dirname(os.path.dirname(os.path.abspath(arena_worker.__file__)))
_running = {}


class Trouble(Exception):
    """What is wrong with the other interpreter, in one sentence that begins with its name."""


class Interpreter:
    """``PYTHON -m tools.arena_worker``, running.

    :raises Trouble: if it cannot be started or is too old.
    """

    def __init__(self, python):
        self.python = python
        path = shutil.which(python)
        if not path:
            raise Trouble(f"{python}: there is no such program")
        self.errors = tempfile.TemporaryFile("w+", encoding="utf-8")
        try:
            self.process = subprocess.Popen(
                [path, "-m", "tools.arena_worker"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                encoding="utf-8",
                cwd=_HOUSE if os.path.isdir(_HOUSE) else None,
                env={**os.environ, "PYTHONPATH": _HOUSE},
            )
        except OSError as error:
            raise Trouble(f"{python}: {error.strerror}") from None
        try:
            version = tuple(json.loads(self.process.stdout.readline())["python"])
        except (ValueError, KeyError, TypeError):
            raise Trouble(f"{python}: this is no Python that can play{self._last()}") from None
        if version < arena_worker.MINIMUM:
            self.close()
            raise Trouble("%s: this is Python %d.%d and 3.9 is needed" % (python, *version))

    def play(self, setup, number, where):
        """Return what :func:`tools.arena_worker.play_deal` returns there.

        :raises Trouble: if it dies.
        """
        job = {"setup": setup, "deal": number, "where": where}
        try:
            self.process.stdin.write(json.dumps(job) + "\n")
            self.process.stdin.flush()
            answer = json.loads(self.process.stdout.readline())
        except (OSError, ValueError):
            raise Trouble(f"{self.python}: it died on deal {number}{self._last()}") from None
        if "error" in answer:
            raise RuntimeError(f"deal {number} under {self.python}:\n{answer['error']}")
        return answer

    def _last(self):
        """End it and return the last line it complained with, as an addition to a sentence."""
        self.process.kill()
        self.process.wait()
        self.errors.seek(0)
        told = self.errors.read().strip().splitlines()
        self.close()
        return f" ({told[-1].strip()})" if told else ""

    def close(self):
        """End the program."""
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()
        self.errors.close()


def play(setup, number, python="", where=None):
    """Play one deal, in this process or (*python*) under another interpreter.

    *setup* is a dict as tools.arena makes it, *where* the folder where programs are started.

    :raises Trouble: if the other interpreter fails.
    """
    if not python:
        return arena_worker.play_deal(setup, number, where)
    key = (python, os.getpid())
    if key not in _running:
        _running[key] = Interpreter(python)
        atexit.register(_running[key].close)
    return _running[key].play(setup, number, where)
