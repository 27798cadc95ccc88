# SPDX-License-Identifier: MIT
"""`tools screenshots`: the pictures of the documentation, made by playing.

The same walk, from the title to the result of a deal, is made on every profile; what is seen on
the way becomes docs/img/NAME-PROFILE.png. The README's picture puts some of them beside each
other. A picture that would not change is not written, so that git shows only what looks different.
"""

from pathlib import Path

import click

from firmware import buttons, profile
from tools.console import Bad
from tools.mpy import ROOT

# A first deal worth showing, the same on every computer.
SEED = "POCKET"
SCALE = 3
# The README's picture, from left to right, and what lies between its parts.
STRIP = ("title", "table", "result")
GAP = 12
# Presses of both buttons that a deal may take before something is wrong.
_MOST_PRESSES = 2000
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


def _play_until(handheld, done):
    """Move the cursor and press A, in turns, until `done()`; forbidden cards are refused."""
    for _ in range(_MOST_PRESSES):
        for button in (buttons.RIGHT, buttons.A):
            if done():
                return
            handheld.press(button)
    raise Bad("the pictures cannot be made: the deal does not come to its end")


def tour(screen, lang, scale):
    """Walk through the handheld on the profile `screen`; returns {name: picture}."""
    from tools.desktop.headless import Headless

    handheld = Headless(screen, lang, SEED)
    app = handheld.app
    shots = {}

    def shot(name, settle=600):
        handheld.wait(settle)
        shots[name] = handheld.image(scale).convert("RGB")

    def middle_of_the_deal():
        match = app.match
        choice = match.legal_cards().bit_count()
        return match.to_act == 0 and match.trick_no > 1 and match.on_table > 1 and choice > 2

    shot("title")
    handheld.press(buttons.A)
    shot("menu")
    handheld.press(buttons.A)
    shot("options")
    handheld.press(buttons.A)
    _play_until(handheld, middle_of_the_deal)
    shot("table", 3000)
    _play_until(handheld, lambda: app.stack[-1].module == "result")
    shot("result")
    return shots


@click.command("screenshots")
@click.option("--lang", default="en", type=click.Choice(["es", "en"]), help="Language shown.")
@click.option(
    "--out", default=ROOT / "docs" / "img", metavar="DIR", help="Folder, docs/img by default.",
    type=click.Path(file_okay=False, path_type=Path),
)  # fmt: skip
def command(lang, out):
    """Make the pictures of the documentation anew; prints those that changed."""
    first = None
    for name in profile.NAMES:
        shots = tour(name, lang, SCALE)
        first = first or shots
        for shot, image in shots.items():
            path = out / f"{shot}-{name}.png"
            if _save(image, path):
                click.echo(path)
    if _save(strip([first[shot] for shot in STRIP]), out / "handheld.png"):
        click.echo(out / "handheld.png")
