# SPDX-License-Identifier: MIT
"""Golden screenshots: the pixels of a scripted run are those that somebody has looked at.

After a change that is meant to show, `GOLDEN=write` in the environment writes them anew; look
at every one of them before committing.
"""

import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from tests.firmware.desk import LANGS, PROFILES
from tools.desktop.headless import Headless, read_script

DATA = Path(__file__).parent.parent / "data"
SCRIPTS = sorted((DATA / "scripts").glob("*.txt"))
WRITE = os.environ.get("GOLDEN") == "write"


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_golden(script, profile, lang, tmp_path):
    handheld = Headless(profile, lang, "GOLDEN")
    # Its choices depend on what is legal alone, so that a better program changes no picture.
    if script.stem != "pages":
        handheld.app.settings.level = "random"
    shots = handheld.run(read_script(script), tmp_path)
    assert shots
    for shot in shots:
        golden = DATA / "golden" / "-".join((script.stem, profile, lang, shot.name))
        with Image.open(shot) as image:
            if WRITE:
                image.convert("RGB").save(golden, optimize=True)
            with Image.open(golden) as wanted:
                differs = ImageChops.difference(image.convert("RGB"), wanted.convert("RGB"))
                assert differs.getbbox() is None, golden.name
