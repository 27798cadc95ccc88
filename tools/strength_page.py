# SPDX-License-Identifier: MIT
"""Writes docs/strength.md from the games that were played, and its picture.

All figures come from the tables of games, so the page can be written anew at any time. Its prose,
with what was tried on the way, is tools/strength_page.md, where ``<!-- name -->`` stands for a
part that is filled in here.
"""

from __future__ import annotations

from pathlib import Path

from engine import variants
from engine.players import LEVELS, make_player
from tools import strength
from tools.arena_show import elo

TEMPLATE = Path(__file__).resolve().parent / "strength_page.md"
PICTURE = "img/strength.png"
#: Levels that do not think.
AT_ONCE = ("random", "rules")


def title(contest: strength.Contest) -> str:
    """Return a heading such as ``guinote, 4 players``."""
    several = len(variants.players(contest.variant)) > 1
    return contest.variant + (f", {contest.players} players" if several else "")


def percent(found) -> str:
    """Return a share with its interval, such as ``61.2 (58.9–63.4)``."""
    return f"{100 * found.share:.1f} ({100 * found.low:.1f}–{100 * found.high:.1f})"


def table(heads, rows) -> list[str]:
    """Return the lines of a Markdown table; the first column is text, the others are numbers."""
    lines = ["| " + " | ".join(heads) + " |", "|---|" + "---:|" * (len(heads) - 1)]
    return lines + ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows]


def order(levels) -> list[str]:
    """Return levels from the weakest to the strongest."""
    return [level for level in LEVELS if level in levels]


def budget_ms(level: str, budget: int = 0) -> int:
    """Return the milliseconds of a board that a level has for a decision; 0 if it has none."""
    if level in AT_ONCE:
        return 0
    if budget:
        return budget
    return make_player(level).BUDGET


def write(played: dict, date: str, levels, budget: int = 0) -> str:
    """Return the text of the page. *played*: a list of strength.Played for each contest."""
    used = {engine for results in played.values() for r in results for engine in r.engines}
    filled = {
        "date": date,
        "engine": " and ".join(f"`{engine}`" for engine in sorted(used)),
        "picture": f"![Elo points of the levels in each variant]({PICTURE})",
        "budget": f" --budget {budget}" if budget else "",
        "goals": _goals(played),
        "elo": _elo(played, levels),
        "work": _work(played, levels, budget),
        "main": _contests(played, levels, True),
        "others": _contests(played, levels, False),
    }
    text = TEMPLATE.read_text(encoding="utf-8")
    for name, part in filled.items():
        text = text.replace(f"<!-- {name} -->", part)
    return text


def _contests(played, levels, main):
    chosen = [(c, results) for c, results in played.items() if c.main == main and results]
    parts = [_contest(contest, results, levels) for contest, results in chosen]
    return "\n\n".join(parts) or "Not played yet."


def _goals(played):
    rows = []
    by_name = {contest.name: contest for contest in played}
    for name, a, b, goal in strength.GOALS:
        contest = by_name.get(name)
        for r in played.get(contest, ()):
            if (r.a, r.b) == (a, b):
                reached = "yes" if 100 * r.found.share >= goal else "no"
                what = f"{title(contest)}: {contest.game}"
                rows.append((what, f"{a} – {b}", goal, percent(r.found), reached))
    return "\n".join(table(("game", "pair", "goal %", "share % (95 %)", "reached"), rows))


def _elo(played, levels):
    rows = []
    for contest, results in played.items():
        if contest.pairs or not results:
            continue
        rated = strength.ratings(results)
        cells = []
        for level in order(levels):
            points, half = rated.get(level, (None, None))
            cell = "" if points is None else elo(points)
            cells.append(f"{cell} ± {half:.0f}" if half else cell)
        rows.append((title(contest), contest.game, *cells))
    return "\n".join(table(("variant", "a game is", *order(levels)), rows))


def _work(played, levels, budget):
    rows = []
    for level in order(levels):
        decisions = work = most = 0
        for results in played.values():
            for r in results:
                if level in r.work:
                    decisions += r.work[level][0]
                    work += r.work[level][1]
                    most = max(most, r.work[level][2])
        if not decisions:
            continue
        mean = work / decisions
        given = budget_ms(level, budget)
        row = [level, f"{given:,}" if given else "–"]
        row += [f"{mean:,.0f}", f"{most:,}"] if most else ["–", "–"]
        rows.append(row)
    heads = ["level", "budget ms", "steps a decision", "most"]
    return "\n".join(table(heads, rows))


def _contest(contest, results, levels):
    names = order({level for r in results for level in (r.a, r.b)} & set(levels))
    shares = {(r.a, r.b): percent(r.found) for r in results}
    rows = [
        [a] + [shares.get((a, b), "") for b in names[:-1]]
        for a in names[:0:-1]
        if any((a, b) in shares for b in names)
    ]
    deals = sorted({r.found.deals for r in results})
    hands = sum(r.hands for r in results) / sum(r.found.games for r in results)
    count = f"{deals[0]:,}" if len(deals) == 1 else f"{deals[0]:,} to {deals[-1]:,}"
    fair = sum(r.found.fair for r in results) / len(results)
    turns = results[0].found.games // results[0].found.deals
    text = f"A game is {contest.game}. {count} deals a pair, each from {turns} seatings"
    if abs(hands - 1) >= 0.005:
        text += f", {hands:.1f} hands a game"
    text += f"; the fair share is {100 * fair:.0f} %."
    return "\n".join([f"### {title(contest)}", "", text, "", *table(("", *names[:-1]), rows)])
