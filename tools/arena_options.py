# SPDX-License-Identifier: MIT
"""How games between programs are played: the options that ``arena`` and ``strength`` share."""

from __future__ import annotations

import click

from tools import arena, arena_run


def playing_options(command):
    """Add ``--budget --jobs --backend --python`` to a click command."""
    for decorator in (
        click.option(
            "--python",
            default="",
            metavar="CMD",
            help="Another Python that plays the games, such as pypy3: the same games, sooner.",
        ),
        click.option(
            "--backend",
            default="loky",
            type=click.Choice(arena_run.BACKENDS),
            help="Who plays them: processes here, or a Dask or Ray cluster (the one that "
            "DASK_SCHEDULER_ADDRESS or RAY_ADDRESS names, else one of this computer).",
        ),
        click.option(
            "--jobs",
            default=1,
            type=click.IntRange(1, 256),
            metavar="N",
            help="Deals played at once.",
        ),
        click.option(
            "--budget",
            default=0,
            type=click.IntRange(0, arena.LONGEST),
            metavar="MS",
            help="Milliseconds of a board for a decision "
            "(0: each level's own; 1000 for programs).",
        ),
    ):
        command = decorator(command)
    return command
