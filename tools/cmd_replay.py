# SPDX-License-Identifier: MIT
"""``tools replay``: play records again and say where the engine and a record part."""

from __future__ import annotations

import json
from pathlib import Path

import click

from engine import replay
from tools.console import Bad, numbered_lines


@click.command("replay")
@click.argument("files", nargs=-1, required=True, metavar="F...", type=click.Path(path_type=Path))
def command(files):
    """Replay each record in the files F.

    Exit code 0 if every line comes out exactly, 1 at the first difference (named by file and
    line), 2 if a file cannot be read as a record.
    """
    for path in files:
        matches = decisions = 0
        try:
            for match in replay.matches(numbered_lines(path), json.loads):
                decisions += replay.replay(match, json.loads)
                matches += 1
        except replay.Malformed as error:
            raise Bad(f"{path}:{error.line}: {error}") from None
        except replay.Difference as error:
            click.echo(f"{path}:{error.line}: {error}", err=True)
            raise SystemExit(1) from None
        if not matches:
            raise Bad(f"{path}: there is no record in this file")
        click.echo(f"{path}: {matches} matches, {decisions} decisions, all exact")
