# SPDX-License-Identifier: MIT
"""`python -m tools assets`: make the sheets of the firmware from the pixel maps in assets/.

The outputs are kept in the repository so that playing and flashing need no drawing tools;
`--check` says whether they are what the sources give, `--preview` makes enlarged pictures.
"""

import sys

import click

from tools.art import maps, sheets


@click.command("assets")
@click.option("--check", is_flag=True, help="Write nothing; exit 1 if an output is out of date.")
@click.option("--preview", metavar="DIR", help="Also write enlarged pictures into DIR.")
def command(check, preview):
    """Build firmware/assets/*.bin from the sources in assets/."""
    try:
        made = sheets.build()
    except (maps.MapError, OSError, KeyError) as error:
        click.echo(f"assets: {error}", err=True)
        sys.exit(2)
    stale = []
    for name, data in sorted(made.items()):
        path = sheets.OUTPUTS / name
        if path.exists() and path.read_bytes() == data:
            continue
        stale.append(name)
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
    if preview:
        from tools.art import preview as pictures

        for path in pictures.write(made, preview):
            click.echo(path)
    if check and stale:
        click.echo("out of date: " + ", ".join(stale), err=True)
        sys.exit(1)
    if stale:
        click.echo("written: " + ", ".join(stale))
    else:
        click.echo("all sheets are up to date")
