# SPDX-License-Identifier: MIT
"""The folder of an arena: `arena.json` says what is played, `games.csv` has a line a game.

Games are only ever added at the end, a whole deal at a time, in the order of the deals. So a run
that was stopped goes on where it was, and its file ends up the same, byte for byte, as that of a
run that was not. What a power cut left half written is cut off.
"""

from __future__ import annotations

import csv
import hashlib
import json
import os
from pathlib import Path

from tools.arena_worker import COLUMNS
from tools.console import Bad, whole_file
from tools.mpy import ROOT

FORMAT = "tute-arena/1"
SETUP = "arena.json"
GAMES = "games.csv"
PLOT = "plot.png"
_TEXTS = ("code", "seats", "points")
_SHARES = ("result_a", "result_b")


def engine_digest(root: Path = ROOT) -> str:
    """Return twelve letters that tell one state of the engine's source from another."""
    digest = hashlib.sha256()
    for path in sorted((root / "engine").rglob("*.py")):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


class Folder:
    """The games of one setup in one folder, made if it is not there.

    ``rows`` has a dict for each game so far; ``engines`` the states of the engine that played
    them; ``mixed`` says that this engine is not the one that played the games before.

    :raises Bad: if the folder holds games of another setup, or cannot be used.
    """

    def __init__(self, path: Path, setup: dict, seatings: list[str]):
        self.path = Path(path)
        self.setup = setup
        self.seatings = seatings
        self.rows = []
        self.engines = []
        self.mixed = False
        self._file = None
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            self._read_setup()
            self._read_games()
        except OSError as error:
            raise Bad(f"cannot use the folder {self.path}: {error.strerror}") from None

    @property
    def deals(self) -> int:
        """How many deals have been played."""
        return len(self.rows) // len(self.seatings)

    def _read_setup(self):
        path = self.path / SETUP
        if not path.exists():
            if (self.path / GAMES).exists():
                raise Bad(f"{self.path} has games but no {SETUP}: choose another folder")
            return
        try:
            held = json.loads(path.read_text(encoding="utf-8"))
            engines = held["engines"]
            before = held["setup"]
            if held["format"] != FORMAT or not isinstance(before, dict):
                raise ValueError
        except (ValueError, KeyError, TypeError):
            raise Bad(f"{path} is damaged: choose another folder, or remove this one") from None
        if before != self.setup:
            raise Bad(
                f"{self.path} holds games of another setup ({differences(before, self.setup)}): "
                "choose another folder, or remove this one"
            )
        self.engines = engines

    def _read_games(self):
        path = self.path / GAMES
        if not path.exists():
            return
        data = path.read_bytes()
        # what has no line end was being written when the power went
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.decode("utf-8", "replace").splitlines()
        rows = []
        if lines and lines[0] != ",".join(COLUMNS):
            raise Bad(f"{path} is no table of games: choose another folder, or remove this one")
        for number, line in enumerate(lines[1:], 2):
            row = _parse(line)
            deal, turn = divmod(len(rows), len(self.seatings))
            if row is None or (row["deal"], row["seats"]) != (deal + 1, self.seatings[turn]):
                raise Bad(f"{path}:{number} is damaged: remove this line and those after it")
            rows.append(row)
        # a deal counts when all its games are there
        spare = len(rows) % len(self.seatings)
        rows = rows[: len(rows) - spare]
        kept = sum(len(line.encode()) + 1 for line in lines[: len(rows) + 1])
        if kept < len(data):
            with path.open("r+b") as file:
                file.truncate(kept)
        self.rows = rows

    def open(self) -> None:
        """Get ready to add games."""
        digest = engine_digest()
        self.mixed = bool(self.rows) and digest != (self.engines or [""])[-1]
        if not self.rows:
            self.engines = []
        if digest not in self.engines[-1:]:
            self.engines.append(digest)
        with whole_file(self.path / SETUP) as file:
            held = {"format": FORMAT, "setup": self.setup, "engines": self.engines}
            json.dump(held, file, indent=1, ensure_ascii=False)
            file.write("\n")
        path = self.path / GAMES
        try:
            new = not path.exists() or not path.stat().st_size
            self._file = path.open("a", encoding="utf-8", newline="")
            self._csv = csv.writer(self._file, lineterminator="\n")
            if new:
                self._csv.writerow(COLUMNS)
                self._file.flush()
        except OSError as error:
            raise Bad(f"cannot write {path}: {error.strerror}") from None

    def add(self, rows: list[list]) -> None:
        """Add the rows of the next deal to the table and to the file."""
        try:
            self._csv.writerows(rows)
            self._file.flush()
        except OSError as error:
            raise Bad(f"cannot write {self.path / GAMES}: {error.strerror}") from None
        self.rows += [as_row(row) for row in rows]

    def close(self) -> None:
        """Close the file; what was added is on the drive."""
        if self._file:
            os.fsync(self._file.fileno())
            self._file.close()
            self._file = None


class Memory:
    """As :class:`Folder`, for games that nobody keeps."""

    path = None

    def __init__(self):
        self.rows = []
        self.deals = 0
        self.mixed = False
        self.engines = [engine_digest()]

    def open(self) -> None:
        """Nothing to do."""

    def add(self, rows: list[list]) -> None:
        """Add the rows of the next deal."""
        self.rows += [as_row(row) for row in rows]
        self.deals += 1

    def close(self) -> None:
        """Nothing to do."""


def as_row(values: list) -> dict:
    """Return a row by the names of its columns, numbers as numbers."""
    return _parse_cells([str(value) for value in values])


def _parse_cells(cells):
    row = {}
    for name, cell in zip(COLUMNS, cells):
        row[name] = (
            cell if name in _TEXTS else float(cell) if name in _SHARES else int(cell)
        )
    return row


def _parse(line):
    """Return the row of one line, or None if it is none."""
    cells = line.split(",")
    if len(cells) != len(COLUMNS):
        return None
    try:
        return _parse_cells(cells)
    except ValueError:
        return None


def differences(before: dict, now: dict) -> str:
    """Say in a few words what is not the same in two setups."""
    found = []
    for name in sorted(set(before) | set(now)):
        old, new = before.get(name), now.get(name)
        if old == new:
            continue
        if isinstance(old, dict) and isinstance(new, dict):
            found.append(differences(old, new))
        else:
            found.append(f"{name} was {old}, is {new}")
    return "; ".join(found)
