# SPDX-License-Identifier: MIT
"""The picture of docs/strength.md: a line a variant, a dot a level, with 95 % intervals."""

from __future__ import annotations

from pathlib import Path

#: From the weakest to the strongest.
COLOURS = ("#9aa3ad", "#4c6a92", "#3f9a86", "#d9a32b", "#d0662d", "#a3263b")
INK = "#20242b"


def plot(path: Path, rated: dict[str, dict[str, tuple[float, float]]], levels: list[str]) -> None:
    """Write the picture, a PNG. *rated*: Elo points and half intervals a level, a variant."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    height = 1.3 + 0.42 * len(rated)
    figure, axes = pyplot.subplots(figsize=(8.0, height), dpi=120, layout="constrained")
    for row, points in enumerate(rated.values()):
        values = [value for value, _ in points.values()]
        axes.plot([min(values), max(values)], [row, row], color="#dfe3e8", linewidth=3, zorder=1)
    for level, colour in zip(levels, COLOURS):
        rows = [row for row, points in enumerate(rated.values()) if level in points]
        found = [points[level] for points in rated.values() if level in points]
        if not found:
            continue
        values, halves = zip(*found)
        axes.errorbar(
            values,
            rows,
            xerr=halves,
            fmt="o",
            color=colour,
            markersize=7,
            markeredgecolor="white",
            markeredgewidth=0.8,
            capsize=3,
            linewidth=1.4,
            label=level,
            zorder=3,
        )
    axes.set_yticks(range(len(rated)), list(rated), color=INK)
    axes.invert_yaxis()
    axes.set_xlabel("Elo points, rules = 0")
    axes.grid(axis="x", color="#e6e8eb", linewidth=0.8)
    axes.set_axisbelow(True)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(axis="y", length=0)
    figure.legend(loc="outside upper center", ncols=len(levels), frameon=False, fontsize=9)
    figure.savefig(path, metadata={"Software": None})
    pyplot.close(figure)
