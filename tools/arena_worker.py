# SPDX-License-Identifier: MIT
"""Plays the games of one deal: what the arena gives to its processes, one deal after the other.

Standard library and engine only, in the Python that PyPy has (3.9): the same function runs in the
arena's own process, in joblib's, Dask's or Ray's, and as ``PYTHON -m tools.arena_worker``, a
program that reads a job a line from its input and writes what came out, both as JSON. Everything
by chance hangs on the deal code, so what comes out is the same wherever it was played.
"""

from __future__ import annotations

import json
import sys
import traceback

from engine import phases
from engine.match import Match
from engine.players import make_player
from engine.rng import new_code
from engine.view import View

#: The Python this module needs when it runs as a program.
MINIMUM = (3, 9)
MATCH = "match"
DEAL = "deal"
UNITS = (MATCH, DEAL)
#: Marks a side that is a program which speaks tute-bot/1 (docs/bots.md).
EXEC = "exec:"
#: Levels that do not think, and so have no budget.
_AT_ONCE = ("random", "rules")
#: What a row of the table of games holds, in this order. A result is a share, 1 won and 0 lost.
COLUMNS = (
    "deal",
    "code",
    "seats",
    "result_a",
    "result_b",
    "points",
    "deals",
    "decisions_a",
    "work_a",
    "most_a",
    "faults_a",
    "decisions_b",
    "work_b",
    "most_b",
    "faults_b",
)


def deal_code(seed, number):
    """Return the deal code of deal *number* (from 1) of an arena's *seed* (any text)."""
    return new_code(("%s/%d" % (seed, number)).encode())


def new_match(setup, code):
    """Deal a match of *setup* (a dict as tools.arena makes it) from a deal code.

    :raises engine.errors.Usage: for a variant, players or an option that do not exist.
    """
    return Match(setup["variant"], setup["players"], setup["options"], setup["guinote"], code)


def seatings(m):
    """Return who sits where in the games of one deal, a letter a seat, such as ``ABAB``.

    Two sides change places; where more than two play and each alone, one A takes every seat in
    turn and B has all the others.
    """
    if m.n > 2 and not m.rules.teams:
        return ["B" * seat + "A" + "B" * (m.n - 1 - seat) for seat in range(m.n)]
    pairs = m.n // 2
    return ["AB" * pairs, "BA" * pairs]


def split_level(side):
    """Return ``(level, milliseconds or 0)`` of a side such as ``hard`` or ``hard@500``."""
    level, _, budget = side.partition("@")
    return level, int(budget or 0)


def _seat(setup, side, code, seat, m, where):
    """Return the player of a seat; *side* is the letter of his side."""
    name = setup[side.lower()]
    if name.startswith(EXEC):
        from tools.arena_exec import Outside

        return Outside(name[len(EXEC) :], m, seat, setup["budget"], where)
    level, budget = split_level(name)
    # chance of his own: two players of one level do not think the same
    return player(level, "%s/%d/%s" % (code, seat, side), budget or setup["budget"])


def player(level, seed, budget=0):
    """Return a player of *level*; *budget* in milliseconds of a board, 0 for the level's own."""
    return make_player(level, seed) if level in _AT_ONCE else make_player(level, seed, budget)


class Count:
    """What one side has done in a game: decisions, their work in policy steps, and faults."""

    def __init__(self):
        self.decisions = 0
        self.work = 0
        self.most = 0

    def add(self, player):
        """Count a decision that *player* has just made."""
        work = getattr(player, "work", 0)
        self.decisions += 1
        self.work += work
        self.most = max(self.most, work)


def play_game(setup, number, seats, where=None):
    """Play one game and return ``(row, faults)``.

    *setup* is a dict as tools.arena makes it, *number* the deal, *seats* a letter a seat. The row
    has what COLUMNS says; *faults* are sentences about what outside programs did wrong. *where* is
    the folder in which they are started.
    """
    code = deal_code(setup["seed"], number)
    m = new_match(setup, code)
    players = []
    try:
        for seat, side in enumerate(seats):
            players.append(_seat(setup, side, code, seat, m, where))
        counts = {"A": Count(), "B": Count()}
        _play(m, setup["unit"], players, seats, counts)
        faults = {"A": [], "B": []}
        for player, side in zip(players, seats):
            faults[side] += getattr(player, "faults", ())
    finally:
        for player in players:
            if hasattr(player, "close"):
                player.close()
    shares = _shares(m, setup["unit"])
    row = [number, code, seats]
    for side in "AB":
        own = [share for share, letter in zip(shares, seats) if letter == side]
        row.append("%.6g" % (sum(own) / len(own)))
    row += [" ".join([str(figure) for figure in _figures(m, setup["unit"])]), m.deal_no]
    for side in "AB":
        count = counts[side]
        row += [count.decisions, count.work, count.most, len(faults[side])]
    told = ["%s, seats %s: %s" % (code, seats, fault) for side in "AB" for fault in faults[side]]
    return row, told


def _play(m, unit, players, seats, counts):
    """Play the match *m*, or its first deal, to the end and count every decision."""
    outside = [player for player in players if hasattr(player, "tell")]
    act, next_deal = m.apply, m.next_deal
    follow = None
    if outside:
        from tools.arena_exec import Follower

        follow = Follower(m, outside)
        act, next_deal = follow.act, follow.next_deal
    views = [View(m, seat) for seat in range(m.n)]
    while m.phase != phases.MATCH_OVER:
        if m.phase == phases.DEAL_OVER:
            if unit == DEAL:
                break
            next_deal()
            continue
        views[m.to_act].refresh(m)
        actor = m.actor()
        action = players[actor].choose(views[m.to_act])
        counts[seats[actor]].add(players[actor])
        act(action)
    if follow:
        follow.bye()


def _shares(m, unit):
    """Return what each seat got of the game: a win is shared by its winners, or by its side.

    Where losses count everybody who does not lose has the whole.
    """
    if unit == DEAL:
        winners, losers = m.result.winners, m.result.losers
    else:
        winners, losers = m.match_result["winners"], m.match_result["losers"]
    if m.losses:
        return [0.0 if seat in losers else 1.0 for seat in range(m.n)]
    if not winners:
        # an undecided deal of a game that goes on, or one thrown in: by its points
        best = max(m.result.totals)
        winners = [seat for seat in range(m.n) if m.result.totals[seat] == best]
    if m.n == 2 or m.rules.teams:
        sides = {seat % 2 for seat in winners}
        return [1 / len(sides) if seat % 2 in sides else 0.0 for seat in range(m.n)]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(m.n)]


def _figures(m, unit):
    """Return the points of each seat: chips, losses, or card points in a deal, else games.

    A match of one game to a target is told by the points it ended with.
    """
    if unit == DEAL:
        if m.losses:
            return [int(seat in m.result.losers) for seat in range(m.n)]
        return m.result.chips if m.chips else m.result.totals
    for name in ("chips", "losses"):
        if name in m.match_result:
            return m.match_result[name]
    if "carry" in m.match_result and m.options.get("games") == 1:
        return m.match_result["carry"]
    return m.match_result["games"]


def play_deal(setup, number, where=None):
    """Play all the games of deal *number*; return ``{"rows": [...], "faults": [...]}``."""
    rows = []
    faults = []
    for seats in seatings(new_match(setup, "")):
        row, told = play_game(setup, number, seats, where)
        rows.append(row)
        faults += told
    return {"rows": rows, "faults": faults}


def main(lines=sys.stdin, write=None):
    """Answer every job that comes in: the first line out says that the program is there."""
    write = write or (lambda text: print(text, flush=True))
    write(json.dumps({"python": list(sys.version_info[:2])}))
    for line in lines:
        job = json.loads(line)
        try:
            answer = play_deal(job["setup"], job["deal"], job["where"])
        except Exception:
            answer = {"error": traceback.format_exc()}
        write(json.dumps(answer))


if __name__ == "__main__":
    main()
