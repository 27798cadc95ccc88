# SPDX-License-Identifier: MIT
"""What an arena measures: who plays whom at what, and what the games say about it.

Chance is large in these games, so every deal is played again and again with the same cards, the
sides exchanged. The games of a deal are not independent: they make one *group*, and the interval
is Wilson's, with the number of games corrected by what the groups really vary.
"""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from math import inf, log10, sqrt

from engine import variants
from engine.errors import Usage
from engine.players import make_player
from tools import arena_worker
from tools.console import Bad

#: The widest budget that means anything: an hour for a decision.
LONGEST = 3_600_000


def setup(variant, players=0, guinote=False, options=None, a="", b="", **more) -> dict:
    """Return what is played as a dict that can be written as JSON: the arena's *setup*.

    *options* are complete or not; *a* and *b* a level, a level with its own budget (``hard@500``)
    or ``exec:COMMAND``. *more*: ``unit`` (``match`` or ``deal``), ``budget`` in milliseconds of a
    board (0: each level's own), ``seed`` (any text).

    :raises engine.errors.Usage: for a variant, number of players, option or level that is not
        there.
    :raises Bad: for a program or a budget that cannot be.
    """
    rules = variants.load(variant, players, guinote)
    made = {
        "variant": rules.id,
        "players": rules.n,
        "guinote": bool(guinote),
        "options": dict(options or {}),
        "a": a,
        "b": b,
        "unit": more.get("unit", arena_worker.MATCH),
        "budget": more.get("budget", 0),
        "seed": more.get("seed", "1"),
    }
    m = arena_worker.new_match(made, "")
    made["options"] = dict(sorted(m.options.items()))
    made["guinote"] = bool(guinote) and m.variant != "guinote"
    for side in (a, b):
        _check(side)
    return made


def _check(side: str) -> None:
    if side.startswith(arena_worker.EXEC):
        from tools.arena_exec import words

        command = words(side[len(arena_worker.EXEC) :])
        if not command:
            raise Bad(f"{side}: write the command of a program after exec:")
        if not shutil.which(command[0]):
            raise Bad(f"{side}: there is no program {command[0]!r} here")
        return
    level, at, budget = side.partition("@")
    try:
        make_player(level)
    except Usage as unknown:
        raise Usage(f"{unknown}, or exec:COMMAND for a program of your own") from None
    if at and not (budget.isascii() and budget.isdigit() and 0 < int(budget) <= LONGEST):
        raise Bad(f"{side}: after @ comes a number of milliseconds, as in {level}@500")


def seatings(where: dict) -> list[str]:
    """Return who sits where in the games of one deal of a setup, such as ``["AB", "BA"]``."""
    return arena_worker.seatings(arena_worker.new_match(where, ""))


def alone(where: dict) -> bool:
    """Return whether more than two play and each for himself."""
    return len(seatings(where)) > 2


@dataclass(frozen=True)
class Tally:
    """The outcome of an arena, seen from *a*: shares and the 95 % interval are 0…1.

    ``fair`` is what all seats got on average: a half between two sides.
    """

    deals: int
    won: int
    equal: int
    lost: int
    share: float
    low: float
    high: float
    fair: float

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.won + self.equal + self.lost

    @property
    def decided(self) -> float:
        """Share of *a* among the games that were not equal (0.5 if there were none)."""
        return self.won / (self.won + self.lost) if self.won + self.lost else 0.5

    @property
    def elo(self) -> tuple[float, float, float]:
        """How much stronger *a* is, in Elo points, with the ends of the interval."""
        return tuple(elo(share, self.fair) for share in (self.share, self.low, self.high))


def tally(groups: list[tuple[float, ...]], fair: float = 0.5) -> Tally:
    """Count what *a* got of the games of each deal (a group); there is at least one group."""
    shares = [share for group in groups for share in group]
    won = sum(share > 0.5 for share in shares)
    lost = sum(share < 0.5 for share in shares)
    low, high = interval(groups)
    mean = sum(shares) / len(shares)
    return Tally(len(groups), won, len(shares) - won - lost, lost, mean, low, high, fair)


def groups(rows: list[dict]) -> list[tuple[float, ...]]:
    """Return what *a* got of the games of each deal, from the rows of a table of games."""
    found = {}
    for row in rows:
        found.setdefault(row["deal"], []).append(row["result_a"])
    return [tuple(group) for group in found.values()]


def tally_rows(rows: list[dict]) -> Tally:
    """Count the rows of a table of games (arena_files); there is at least one deal, all whole."""
    fair = 0.0
    for row in rows:
        seats = len(row["seats"])
        mine = row["seats"].count("A")
        fair += (mine * row["result_a"] + (seats - mine) * row["result_b"]) / seats
    return tally(groups(rows), fair / len(rows))


def worth(groups: list[tuple[float, ...]]) -> float:
    """Return as how many independent games the groups count; all have the same number of games."""
    each = len(groups[0])
    n = each * len(groups)
    mean = sum(sum(group) for group in groups) / n
    alone = mean * (1 - mean)
    if len(groups) > 1 and alone > 0:
        spread = sum((sum(group) / each - mean) ** 2 for group in groups) / (len(groups) - 1)
        # what a group varies compared with as many games that know nothing of each other
        n /= max(each * spread / alone, 0.25)
    return n


def interval(groups: list[tuple[float, ...]]) -> tuple[float, float]:
    """Return the 95 % interval of the mean share: Wilson's, for as many games as count."""
    n = worth(groups)
    mean = sum(sum(group) for group in groups) / (len(groups[0]) * len(groups))
    z = 1.96
    middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * sqrt(mean * (1 - mean) / n + z * z / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


def elo(share: float, fair: float = 0.5) -> float:
    """Return the Elo points that make a share of *share* out of a fair one of *fair*.

    Between more than two it is what two of them would be apart: the odds against the fair odds.
    """
    if not 0 < share < 1 or not 0 < fair < 1:
        return inf if share > fair else -inf if share < fair else 0.0
    return 400 * log10(share / (1 - share) * (1 - fair) / fair)
