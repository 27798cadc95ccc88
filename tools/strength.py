# SPDX-License-Identifier: MIT
"""A round-robin of all levels at all variants: what is played, and the ratings that follow.

What a game is differs: a single deal where a deal has a winner of its own, else one game to the
target, or a match of a few deals for chips. Counts are deals as the arena has them: each is
played from every seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, sqrt
from pathlib import Path

from engine.players import LEVELS
from tools import arena, arena_files
from tools.arena_worker import DEAL, MATCH

#: All pairs are played so far before any is played to its end: a stopped run shows them all.
PASSES = (0.1, 0.4, 1.0)
SEED = "strength"
#: Elo points of one unit of log odds.
_POINTS = 400 / log(10)


@dataclass(frozen=True)
class Contest:
    """One variant as it is measured. *deals*: how many a pair of levels, each from every seat."""

    variant: str
    players: int
    deals: int
    game: str
    unit: str = MATCH
    options: tuple[tuple[str, object], ...] = ()
    main: bool = False
    #: (a, b) of the pairs that play; all if empty.
    pairs: tuple[tuple[str, str], ...] = ()

    @property
    def name(self) -> str:
        """A name that is a folder's, too."""
        length = dict(self.options)
        more = "".join(f"-{name}{length[name]}" for name in ("games", "deals") if name in length)
        return f"{self.variant}-{self.players}-{self.unit}{more}"

    def setup(self, a: str, b: str, budget: int = 0) -> dict:
        """Return the arena's setup for a pair of levels."""
        options = dict(self.options)
        return arena.setup(
            self.variant,
            self.players,
            False,
            options,
            a,
            b,
            unit=self.unit,
            budget=budget,
            seed=SEED,
        )


def _main(*args, **more):
    return Contest(*args, **more, main=True)


_GAME = (("games", 1),)
_THREE = (("deals", 3),)
_YARD = (("rules", "random"),)
CONTESTS = (
    _main("team", 4, 1000, "a single deal", DEAL),
    _main("corriente", 2, 1000, "one game to 101", options=_GAME),
    _main("habanero", 2, 1000, "one game to 101", options=_GAME),
    _main("guinote", 4, 1000, "one game to 101", options=_GAME),
    _main("arrastrado", 3, 340, "three deals, most chips", options=_THREE),
    _main("subastado", 3, 340, "three deals, most chips", options=_THREE),
    _main("cabrero", 4, 150, "a match (about eight deals), staying in"),
    Contest("individual", 2, 200, "a single deal", DEAL),
    Contest("individual", 3, 200, "a single deal", DEAL),
    Contest("americano", 2, 200, "one game to 101", options=_GAME),
    Contest("dos", 2, 200, "one game to 101", options=_GAME),
    Contest("club", 2, 200, "one game", options=_GAME),
    Contest("guinote", 2, 200, "one game to 101", options=_GAME),
    Contest("gana_pierde", 4, 200, "a single deal, not losing it", DEAL),
    Contest("gana_pierde3", 3, 200, "a single deal, not losing it", DEAL),
    Contest("team", 4, 500, "a match of six deals", pairs=_YARD),
    Contest("arrastrado", 3, 250, "a match of ten deals", pairs=_YARD),
    Contest("subastado", 3, 250, "a match of ten deals", pairs=_YARD),
)
#: What was asked for: contest, a, b, share in percent.
GOALS = (
    ("team-4-match", "rules", "random", 80),
    ("corriente-2-match-games1", "rules", "random", 98),
    ("habanero-2-match-games1", "rules", "random", 97),
    ("americano-2-match-games1", "rules", "random", 97),
    ("guinote-4-match-games1", "rules", "random", 88),
    ("arrastrado-3-match", "rules", "random", 80),
    ("subastado-3-match", "rules", "random", 98),
    ("cabrero-4-match", "rules", "random", 73),
    ("team-4-deal", "hard", "rules", 61),
    ("corriente-2-match-games1", "hard", "rules", 67),
    ("habanero-2-match-games1", "hard", "rules", 65),
    ("guinote-4-match-games1", "hard", "rules", 69),
    ("team-4-deal", "expert", "rules", 64),
    ("corriente-2-match-games1", "expert", "rules", 72),
    ("habanero-2-match-games1", "expert", "rules", 72),
    ("guinote-4-match-games1", "expert", "rules", 73),
)


def pairs(contest: Contest, levels: tuple[str, ...]) -> list[tuple[str, str]]:
    """Return the pairs (stronger, weaker) that play; levels next to each other come first."""
    order = [level for level in LEVELS if level in levels]
    found = [
        (order[at + apart], order[at])
        for apart in range(1, len(order))
        for at in range(len(order) - apart)
    ]
    return [pair for pair in found if not contest.pairs or pair in contest.pairs]


def folder(out: Path, contest: Contest, a: str, b: str) -> Path:
    """Return the arena's folder of a pair."""
    return out / contest.name / f"{a}-{b}"


def kept(out: Path, contest: Contest, a: str, b: str, budget: int = 0) -> arena_files.Folder:
    """Return the games of a pair, those that are there.

    :raises Bad: if the folder is damaged or of another setup.
    """
    setup = contest.setup(a, b, budget)
    return arena_files.Folder(folder(out, contest, a, b), setup, arena.seatings(setup))


@dataclass(frozen=True)
class Played:
    """One pair that has played: what was found, as how many games it counts, by which engines."""

    a: str
    b: str
    found: arena.Tally
    worth: float
    engines: tuple[str, ...]
    #: level: (decisions, policy steps, most policy steps in one)
    work: dict
    #: how many hands were dealt in all the games
    hands: int


def gather(out: Path, contest: Contest, levels: tuple[str, ...], budget: int = 0) -> list[Played]:
    """Return what the pairs of a contest came to, those that have played."""
    results = []
    for a, b in pairs(contest, levels):
        if not (folder(out, contest, a, b) / arena_files.GAMES).exists():
            continue
        games = kept(out, contest, a, b, budget)
        if not games.rows:
            continue
        work = {}
        for level, side in ((a, "a"), (b, "b")):
            work[level] = (
                sum(row[f"decisions_{side}"] for row in games.rows),
                sum(row[f"work_{side}"] for row in games.rows),
                max(row[f"most_{side}"] for row in games.rows),
            )
        hands = sum(row["deals"] for row in games.rows)
        found = arena.tally_rows(games.rows)
        count = arena.worth(arena.groups(games.rows))
        results.append(Played(a, b, found, count, tuple(games.engines), work, hands))
    return results


def ratings(results: list[Played], zero: str = "rules") -> dict[str, tuple[float, float]]:
    """Return Elo points and the half of their 95 % interval for each level, *zero* being 0.

    The likeliest strengths for all shares together, with one game more in each pair that comes
    out as fair, so that a clean sweep has a number. Levels without a way to *zero* are left out.
    """
    reached = {zero}
    while True:
        more = {x for r in results for x in (r.a, r.b) if {r.a, r.b} & reached} - reached
        if not more:
            break
        reached |= more
    names = sorted(reached - {zero})
    at = {name: i for i, name in enumerate(names)}
    strength = [0.0] * len(names)
    rows = [r for r in results if r.a in reached]
    for _ in range(50):
        slope = [0.0] * len(names)
        curve = [[0.0] * len(names) for _ in names]
        for r in rows:
            n = r.worth + 1
            share = (r.found.share * r.worth + r.found.fair) / n
            ends = [(at[name], sign) for name, sign in ((r.a, 1), (r.b, -1)) if name in at]
            apart = log(r.found.fair / (1 - r.found.fair))
            apart += sum(sign * strength[i] for i, sign in ends)
            expected = 1 / (1 + exp(-apart))
            for i, sign in ends:
                slope[i] += sign * n * (share - expected)
                for j, other in ends:
                    curve[i][j] += sign * other * n * expected * (1 - expected)
        inverse = _inverse(curve)
        move = [sum(x * y for x, y in zip(row, slope)) for row in inverse]
        # a long first step could jump over the top
        strength = [x + max(-1.0, min(1.0, y)) for x, y in zip(strength, move)]
        if max(map(abs, move), default=0) < 1e-9:
            break
    found = {zero: (0.0, 0.0)}
    for name, i in at.items():
        found[name] = (strength[i] * _POINTS, 1.96 * sqrt(inverse[i][i]) * _POINTS)
    return found


def _inverse(matrix):
    """Return the inverse of a positive definite matrix (lists of numbers), by elimination."""
    n = len(matrix)
    rows = [list(row) + [float(i == j) for j in range(n)] for i, row in enumerate(matrix)]
    for i in range(n):
        top = rows[i][i]
        rows[i] = [value / top for value in rows[i]]
        for j in range(n):
            if j != i:
                factor = rows[j][i]
                rows[j] = [x - factor * y for x, y in zip(rows[j], rows[i])]
    return [row[n:] for row in rows]
