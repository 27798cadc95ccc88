# SPDX-License-Identifier: MIT
"""``tools bot``: one of our players as a program that speaks tute-bot/1 (docs/bots.md)."""

from __future__ import annotations

import json
import sys

import click

from engine import VERSION, actions
from engine.players import make_player
from tools import arena_worker, choices
from tools.arena_exec import PROTOCOL
from tools.arena_mirror import Mirror, Mismatch
from tools.console import Bad


@click.command("bot")
@click.option(
    "--level",
    default="rules",
    metavar="LEVEL",
    help=f"Who plays: {choices.LEVEL_WORDS}; rules if not said.",
)
@click.option(
    "--budget",
    default=0,
    type=click.IntRange(0, 3_600_000),
    metavar="MS",
    help="Milliseconds of a board for a decision (0: the level's own).",
)
@click.option("--seed", default="", metavar="S", help="Any text; the same plays the same.")
def command(level, budget, seed):
    """Sit at a table: messages of tute-bot/1 on standard input, answers on standard output.

    For arenas and other programs, as in: tools arena --b "exec:python -m tools bot --level rules"
    """
    make_player(level)  # an unknown level is told before the first message
    if sys.stdin.isatty():
        click.echo("tools: waiting for messages of tute-bot/1, see docs/bots.md", err=True)
    speak(sys.stdin, level, budget, seed)


def speak(lines, level, budget=0, seed="", write=click.echo, complain=None):
    """Answer the messages of one match or more, a line each, until they end.

    :raises Bad: for what is no message.
    """
    complain = complain or (lambda text: click.echo(f"tools: {text}", err=True))
    mirror = player = None
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            message = json.loads(line)
            if message.get("hello", PROTOCOL) != PROTOCOL:
                raise Bad(f"only {PROTOCOL} is known here, not {message['hello']}")
            if "hello" in message:
                mirror = Mirror(message)
                player = arena_worker.player(level, f"{seed}/{mirror.seat}", budget)
                write(f"ready {level} {VERSION}")
            elif mirror is None:
                raise Bad("the first message has to be hello")
            elif "deal" in message:
                mirror.deal(message)
            elif "event" in message:
                mirror.event(message["event"])
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            shown = line.strip()[:60]
            raise Bad(f"message {number} cannot be understood ({error!r}): {shown}") from None
        if "ask" in message:
            write(_answer(mirror, player, message, complain))


def _answer(mirror, player, ask, complain):
    """Return the word of the player's decision."""
    try:
        view = mirror.view(ask)
    except Mismatch as error:
        # better a legal answer than none
        complain(f"{error}; answering {ask['legal'][0]}")
        return ask["legal"][0]
    return actions.text(player.choose(view), view.guinote)
