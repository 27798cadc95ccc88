# SPDX-License-Identifier: MIT
"""How the tools talk: results on stdout, everything else on stderr.

Results (records, figures, names of written files) may be piped into another program, so they are
plain lines. Progress and tables are for people and go through rich, which drops colours and moving
bars when nobody is watching. A mistake of the person is one clear line and exit code 2: raise
`Bad`.
"""

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


class Bad(click.ClickException):
    """Bad input: `message` is shown as one line and the program ends with exit code 2."""

    exit_code = 2


def progress():
    """A progress bar on stderr, to be used in a `with`; silent when stderr is no terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    )


def table(title, columns, rows):
    """Print a table on stdout.

    columns: list of (heading, "left" or "right"); rows: lists of text or numbers.
    """
    shown = Table(title=title, title_justify="left")
    for heading, side in columns:
        shown.add_column(heading, justify=side, no_wrap=True)
    for row in rows:
        shown.add_row(*[str(cell) for cell in row])
    out.print(shown)
