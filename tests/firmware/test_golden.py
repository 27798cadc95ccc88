# SPDX-License-Identifier: MIT
"""Golden screenshots: the pixels of a scripted run are those that somebody has looked at.

After a change that is meant to show, `GOLDEN=write` in the environment writes them anew; look
at every one of them before committing.
"""

import pytest
from PIL import Image

from tests.firmware.desk import DATA, LANGS, PROFILES, is_golden
from tools.desktop.headless import Headless, read_script

SCRIPTS = sorted((DATA / "scripts").glob("*.txt"))


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
        with Image.open(shot) as image:
            is_golden(image, "-".join((script.stem, profile, lang, shot.name)))
