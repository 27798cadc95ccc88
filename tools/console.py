# SPDX-License-Identifier: MIT
"""How the tools talk: results on stdout, everything else on stderr.

Results (records, figures, names of written files) may be piped into another program, so they are
plain lines. Progress and tables are for people and go through rich, which drops colours and moving
bars when nobody is watching. A mistake of the person is one clear line and exit code 2: raise
`Bad`.
"""

import contextlib
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


class Bad(click.ClickException):
    """Bad input: `message` is shown as one line and the program ends with exit code 2."""

    exit_code = 2


@contextlib.contextmanager
def whole_file(path):
    """In a ``with``: a text file to write, which becomes `path` only when all of it is written.

    Until then, and if it never is (a full drive, Ctrl-C), what was there before stays.

    :raises Bad: if it cannot be written.
    """
    path = Path(path)
    # A device or a pipe cannot be put in the place of another.
    direct = path.exists() and not path.is_file()
    part = path if direct else path.with_name(path.name + ".part")
    try:
        # newline: the same bytes on every system
        with part.open("w", encoding="utf-8", newline="\n") as file:
            yield file
        if not direct:
            part.replace(path)
    except OSError as error:
        raise Bad(f"cannot write {path}: {error.strerror}") from None
    finally:
        if not direct:
            part.unlink(missing_ok=True)


#: No line of a file that people hand us is longer than this.
_LONGEST = 1 << 20


def numbered_lines(path):
    """Yield ``(number, text)`` for each line of a text file, from 1.

    :raises Bad: if the file is no text in UTF-8, or a line has no end.
    """
    try:
        with path.open(encoding="utf-8") as file:
            number = 0
            while line := file.readline(_LONGEST):
                number += 1
                if len(line) == _LONGEST:
                    raise Bad(f"{path}:{number}: this line is too long")
                yield number, line
    except UnicodeDecodeError:
        raise Bad(f"{path}: this is no text in UTF-8") from None


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
