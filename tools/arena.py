# SPDX-License-Identifier: MIT
"""Duels between levels: the same deals again and again with the seats exchanged.

Chance is large in these games, so strength is the share of matches won over groups of matches that
have one seed and differ only in who sits where. With two sides a group is a pair; where each plays
alone, *a* takes every seat in turn against *b* in all the others. The matches of a group are not
independent: the interval is Wilson's, with the number of matches corrected by what the groups
really vary.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from engine import selfplay
from engine.match import Match
from engine.players import make_player


@dataclass(frozen=True)
class Table:
    """What is played: a variant with its number of players (0: the usual one) and options."""

    variant: str
    players: int = 0
    guinote: bool = False
    options: tuple[tuple[str, object], ...] = ()

    def match(self, seed: str) -> Match:
        """Deal a new match from *seed*.

        :raises engine.errors.Usage: for a variant, players or an option that do not exist.
        """
        return Match(self.variant, self.players, dict(self.options), self.guinote, seed)


def score(table: Table, a: str, b: str, seed: str, swapped: bool) -> float:
    """Play one match; return the share of level *a*: 1 won, 0 lost, a half when it is equal.

    *a* has the even seats (the odd ones when *swapped*), *b* the others.
    """
    m = table.match(seed)
    mine = [(seat + swapped) % 2 == 0 for seat in range(m.n)]
    players = [make_player(a if own else b, f"{seed}/{seat}") for seat, own in enumerate(mine)]
    selfplay.play(m, players)
    winners = m.match_result["winners"]
    own = sum(mine[seat] for seat in winners)
    return own / len(winners) if winners else 0.5


def pair(table: Table, a: str, b: str, seed: str) -> tuple[float, float]:
    """Play the two matches of one deal seed, sides exchanged; return *a*'s share of each."""
    return (score(table, a, b, seed, False), score(table, a, b, seed, True))


def alone(table: Table) -> bool:
    """Return whether more than two play and each for himself."""
    m = table.match("")
    return m.n > 2 and not m.rules.teams


def rotation(table: Table, a: str, b: str, seed: str) -> tuple[tuple[float, ...], float]:
    """Play one deal seed with *a* in each seat in turn, *b* in the others.

    Return what *a* got of each match, and the fair share: what all seats got on average. A match
    won counts 1, shared between its winners; where losses are counted everybody who does not lose
    the match gets the whole.
    """
    shares = []
    given = 0.0
    for own in range(table.match(seed).n):
        m = table.match(seed)
        players = [make_player(a if s == own else b, f"{seed}/{s}") for s in range(m.n)]
        selfplay.play(m, players)
        winners = m.match_result["winners"]
        part = 1.0 if m.losses else 1 / max(1, len(winners))
        shares.append(part if own in winners else 0.0)
        given += part * len(winners) / m.n
    return tuple(shares), given / len(shares)


@dataclass(frozen=True)
class Tally:
    """The outcome of a duel, seen from *a*: shares and the 95 % interval are 0…1."""

    won: int
    equal: int
    lost: int
    share: float
    low: float
    high: float

    @property
    def decided(self) -> float:
        """Share of *a* among the matches that were not equal (0.5 if there were none)."""
        return self.won / (self.won + self.lost) if self.won + self.lost else 0.5


def tally(groups: list[tuple[float, ...]]) -> Tally:
    """Count the outcomes of :func:`pair` or :func:`rotation`; there is at least one group."""
    shares = [share for group in groups for share in group]
    won = sum(share > 0.5 for share in shares)
    lost = sum(share < 0.5 for share in shares)
    low, high = interval(groups)
    mean = sum(shares) / len(shares)
    return Tally(won, len(shares) - won - lost, lost, mean, low, high)


def interval(groups: list[tuple[float, ...]]) -> tuple[float, float]:
    """Return the 95 % interval of the mean share: Wilson's, for as many matches as count.

    All groups have the same number of matches.
    """
    each = len(groups[0])
    n = each * len(groups)
    mean = sum(sum(group) for group in groups) / n
    alone = mean * (1 - mean)
    if len(groups) > 1 and alone > 0:
        spread = sum((sum(group) / each - mean) ** 2 for group in groups) / (len(groups) - 1)
        # what a group varies compared with as many matches that know nothing of each other
        n /= max(each * spread / alone, 0.25)
    z = 1.96
    middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * sqrt(alone / n + z * z / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)
