# SPDX-License-Identifier: MIT
"""`python -m tools play`: the handheld on this computer.

Opens a window where there is a display, else plays in the terminal; with
--script it runs headless and writes pictures.  Whatever is asked for in vain
ends with exit code 2 and one line that says why.
"""

from __future__ import annotations

import os
import sys

import click

from tools.console import Bad

MAX_SCALE = 16


@click.command()
@click.option("--profile", default="160x128", metavar="P", help="Screen: 160x128 or 240x240.")
@click.option("--lang", metavar="L", help="Language: es or en (else this computer's).")
@click.option("--seed", metavar="CODE", help="Deal code of the first match.")
@click.option("--window", is_flag=True, help="Insist on a window.")
@click.option("--terminal", is_flag=True, help="Insist on the terminal.")
@click.option("--script", metavar="FILE", help="Run headless from FILE: A, RIGHT*3, WAIT 500, ...")
@click.option("--shots", metavar="DIR", help="Where SHOT lines of the script put their PNGs.")
@click.option("--scale", metavar="N", default="1", help="Pixels a side for each pixel in a PNG.")
def command(profile, lang, seed, window, terminal, script, shots, scale):
    """Play on this computer."""
    from engine.errors import Usage as EngineUsage
    from tools.desktop.handheld import Usage

    if not scale.isascii() or not scale.isdigit() or not 1 <= int(scale) <= MAX_SCALE:
        raise Bad("--scale takes a whole number from 1 to %d, not %r" % (MAX_SCALE, scale))
    if script is None and (shots is not None or scale != "1"):
        raise Bad("--shots and --scale belong to --script")
    if window + terminal + (script is not None) > 1:
        raise Bad("choose one of --window, --terminal and --script")
    try:
        if script is not None:
            _run_script(profile, lang or "es", seed, script, shots, int(scale))
        else:
            _play(profile, lang, seed, window, terminal)
    except (Usage, EngineUsage) as problem:
        raise Bad(str(problem)) from None


def _run_script(profile, lang, seed, script, shots, scale):
    from tools.desktop import headless

    commands = headless.read_script(script)
    handheld = headless.Headless(profile, lang, seed)
    try:
        written = handheld.run(commands, shots, scale)
    except OSError as problem:
        raise Bad("cannot write pictures: %s" % problem) from None
    for path in written:
        click.echo(path)


def _play(profile, lang, seed, want_window, want_terminal):
    from tools.desktop import handheld, terminal, window

    # What was typed wrong is told before what this computer lacks.
    handheld.check(profile, lang, seed)

    if not want_terminal:
        trouble = window.trouble()
        if trouble is None:
            window.play(profile, lang, seed, computer_language())
            return
        if want_window:
            raise Bad("no window: %s" % trouble)
    trouble = terminal.trouble(sys.stdin, sys.stdout)
    if trouble is not None:
        if want_terminal:
            raise Bad("no terminal: %s" % trouble)
        raise Bad("nothing to play on: no display for a window, and %s" % trouble)
    terminal.play(profile, lang, seed, computer_language())


def computer_language(environ=os.environ) -> str:
    """"en" if this computer speaks English, else "es" (the game's own language)."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(name)
        if value:
            return "en" if value.startswith("en") else "es"
    return "es"
