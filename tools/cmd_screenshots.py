# SPDX-License-Identifier: MIT
"""`tools screenshots`: the pictures of the documentation, made by playing.

One script of buttons (docs/screenshots.txt) is played on every profile; each SHOT becomes
docs/img/NAME-PROFILE.png. The README's picture puts some of them beside each other. A picture that
would not change is not written, so that git shows only what looks different.
"""

from pathlib import Path

import click

from tools.console import Bad
from tools.mpy import ROOT

SCRIPT = ROOT / "docs" / "screenshots.txt"
# A first deal worth showing, the same on every computer.
SEED = "POCKET"
SCALE = 3
# The README's picture, from left to right, and what lies between its parts.
STRIP = ("title", "table", "result")
GAP = 12
PAPER = (255, 255, 255)


def _save(image, path):
    """Write `image` if it differs from what `path` has; returns True if it was written."""
    from PIL import Image, ImageChops

    if path.exists():
        with Image.open(path) as old:
            same = old.size == image.size
            if same and not ImageChops.difference(old.convert("RGB"), image).getbbox():
                return False
    path.parent.mkdir(parents=True, exist_ok=True)
    image.save(path, optimize=True)
    return True


def strip(images):
    """Put pictures beside each other, centred, with a gap; returns one picture."""
    from PIL import Image

    height = max(image.height for image in images)
    width = sum(image.width for image in images) + GAP * (len(images) - 1)
    whole = Image.new("RGB", (width, height), PAPER)
    x = 0
    for image in images:
        whole.paste(image, (x, (height - image.height) // 2))
        x += image.width + GAP
    return whole


def shoot(profile, lang, commands, scale):
    """Play parsed script `commands` on `profile`; returns {name of SHOT: picture}."""
    from tools.desktop.headless import Headless

    handheld = Headless(profile, lang, SEED)
    shots = {}
    for command in commands:
        if command[0] == "shot":
            shots[command[1]] = handheld.image(scale).convert("RGB")
        else:
            handheld.run([command])
    return shots


@click.command("screenshots")
@click.option("--lang", default="en", type=click.Choice(["es", "en"]), help="Language shown.")
@click.option(
    "--out", default=ROOT / "docs" / "img", metavar="DIR", help="Folder, docs/img by default.",
    type=click.Path(file_okay=False, path_type=Path),
)  # fmt: skip
def command(lang, out):
    """Make the pictures of the documentation anew; prints those that changed."""
    from firmware import profile
    from tools.desktop.headless import ScriptError, read_script

    try:
        commands = read_script(SCRIPT)
    except ScriptError as problem:
        raise Bad(str(problem)) from None
    first = None
    for name in profile.NAMES:
        shots = shoot(name, lang, commands, SCALE)
        first = first or shots
        for shot, image in shots.items():
            path = out / f"{shot}-{name}.png"
            if _save(image, path):
                click.echo(path)
    if _save(strip([first[shot] for shot in STRIP]), out / "handheld.png"):
        click.echo(out / "handheld.png")
