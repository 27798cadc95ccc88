# SPDX-License-Identifier: MIT
"""The picture of an arena: how the share of *a* settled, with its 95 % interval."""

from __future__ import annotations

from pathlib import Path

from tools.arena import interval

#: Points along the curve; more would only make the picture slow.
_POINTS = 400
INK = "#20242b"
BAND = "#c9def2"
LINE = "#1f5f99"
FAIR = "#b23a2e"


def running(groups: list[tuple[float, ...]]) -> list[tuple[int, float, float, float]]:
    """Return (deals so far, share, low, high) at points along the way, the last at the end."""
    step = max(1, len(groups) // _POINTS)
    ends = sorted({*range(step, len(groups) + 1, step), len(groups)})
    points = []
    for end in ends:
        part = groups[:end]
        mean = sum(sum(group) / len(group) for group in part) / end
        points.append((end, mean, *interval(part)))
    return points


def plot(path: Path, title: str, groups: list[tuple[float, ...]], fair: float) -> None:
    """Write the picture, a PNG."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    deals, share, low, high = zip(*running(groups))
    figure, axes = pyplot.subplots(figsize=(7.2, 4.0), dpi=120, layout="constrained")
    percent = [100 * value for value in share]
    axes.fill_between(
        deals, [100 * v for v in low], [100 * v for v in high], color=BAND, label="95 % interval"
    )
    axes.plot(deals, percent, color=LINE, linewidth=1.8, label="share of A")
    axes.axhline(100 * fair, color=FAIR, linewidth=1.2, linestyle="--", label="fair share")
    axes.set_title(title, color=INK, fontsize=11)
    axes.set_xlabel("deals, each from every seat")
    axes.set_ylabel("share of A, %")
    axes.set_xlim(left=min(1, deals[0]), right=max(deals[-1], 2))
    axes.set_ylim(0, 100)
    axes.grid(color="#e6e8eb", linewidth=0.8)
    axes.set_axisbelow(True)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    axes.legend(loc="best", frameon=False, fontsize=9)
    # no date or version inside: the same games give the same file
    figure.savefig(path, metadata={"Software": None})
    pyplot.close(figure)
