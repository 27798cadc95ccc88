# SPDX-License-Identifier: MIT
"""`python -m tools COMMAND`: one door to everything that runs on a computer.

The list below is all this module knows of a command. Its module is imported only when the command
is called, so `play` starts without what tests and measurements need. Whatever a person types wrong
ends with exit code 2 and one line on stderr: no usage page, no traceback.
"""

import difflib
import importlib
import sys

import click

# name: what --help says. The command `x` is the object `command` of the module tools.cmd_x.
COMMANDS = {
    "play": "Play on this computer, or run a script of buttons and take pictures.",
    "record": "Let games play themselves and write their record.",
    "replay": "Check that recorded games come out exactly.",
    "vectors": "Check single decisions: legal cards and winning card.",
    "arena": "Measure one player against another.",
    "bot": "Let a level speak to an arena as a program.",
    "learn": "Learn a table for the quick policy of the levels that think.",
    "strength": "Play all levels against each other and write docs/strength.md.",
    "assets": "Make fonts, cards and pictures from their sources.",
    "screenshots": "Make the pictures of the documentation.",
    "bench": "Measure speed and memory and write docs/bench.md.",
    "bundle": "Put the files of a board into build/.",
}
# Exit code of a program that the person stopped, as shells give it (128 + SIGINT).
_INTERRUPTED = 130


class Commands(click.Group):
    """A click group whose commands live in modules that are loaded on demand."""

    def list_commands(self, ctx):
        return list(COMMANDS)

    def get_command(self, ctx, name):
        if name not in COMMANDS:
            return None
        module = "tools.cmd_" + name
        try:
            return importlib.import_module(module).command
        except ModuleNotFoundError as missing:
            if missing.name == module:
                raise click.UsageError(f"this copy has no command {name!r} yet") from None
            if (missing.name or "").split(".")[0] in ("engine", "firmware", "boards", "tools"):
                raise
            raise click.UsageError(
                f"{name} needs the Python package {missing.name!r}: run make setup"
            ) from None

    def resolve_command(self, ctx, args):
        name = args[0]
        if name not in COMMANDS and not name.startswith("-"):
            near = difflib.get_close_matches(name, COMMANDS, 1)
            hint = f"did you mean {near[0]}?" if near else "one of " + ", ".join(COMMANDS)
            raise click.UsageError(f"unknown command {name!r}: {hint}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx, formatter):
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
def cli():
    """Pocket Tute: everything that runs on a computer."""


def _is_usage(error):
    """True for what the engine raises about a variant, an option or a move that a person named."""
    module = sys.modules.get("engine.errors")
    return module is not None and isinstance(error, module.Usage)


def complain(text):
    """One line on stderr, whatever `text` looks like."""
    click.echo("tools: " + " ".join(str(text).split()), err=True)


def main(argv=None):
    """Run one command; returns the exit code.

    0 is fine, 1 a check that failed, 2 bad input, 130 stopped by the person.
    """
    try:
        code = cli.main(args=argv, prog_name="python -m tools", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except click.exceptions.NoArgsIsHelpError as no_args:
        no_args.show()
        return 2
    except click.ClickException as error:
        complain(error.format_message())
        return 2
    except (click.Abort, KeyboardInterrupt):
        return _INTERRUPTED
    except BrokenPipeError:
        # The reader (head, less) has seen enough. Nothing may be flushed to it any more.
        sys.stderr.close()
        return 1
    except (OSError, UnicodeDecodeError) as error:
        if isinstance(error, OSError) and error.strerror:
            # a full drive does not say which file it was
            complain(f"{error.filename or 'cannot write'}: {error.strerror}")
            return 2
        raise
    except Exception as error:
        if _is_usage(error):
            complain(error)
            return 2
        raise


if __name__ == "__main__":
    sys.exit(main())
