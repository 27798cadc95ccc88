# SPDX-License-Identifier: MIT
"""A whole match with buttons alone, from the title to the final page, twice the same.

First a player who knows nothing tries card after card until one is taken; the buttons
pressed are written down as a script, and the real program, run from that script, must
arrive at the very same picture.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from tools.desktop.headless import Headless, parse_script

ROOT = Path(__file__).resolve().parents[2]
MOST_TURNS = 2000


class Writer:
    """Presses buttons and writes them down."""

    def __init__(self, handheld):
        self.handheld = handheld
        self.lines = []

    def do(self, *lines):
        self.lines += lines
        self.handheld.run(parse_script("\n".join(lines)))

    @property
    def scene(self):
        return self.handheld.app.stack[-1].module


@pytest.mark.slow
def test_from_the_title_to_the_final_page(tmp_path):
    player = Writer(Headless("160x128", "en", "WHOLE"))
    seen = set()
    player.do("WAIT 500", "A", "WAIT 500")
    for _ in range(MOST_TURNS):
        player.do("A", "WAIT 400")
        seen.add(player.scene)
        if player.scene == "final":
            break
        if player.scene == "table":
            player.do("RIGHT")
    assert {"table", "result", "final"} <= seen
    assert player.handheld.app.match.match_result["winners"]

    script = tmp_path / "match.txt"
    script.write_text("\n".join(player.lines + ["SHOT final", ""]))
    done = subprocess.run(
        [
            sys.executable, "-m", "tools", "play", "--lang", "en", "--seed", "WHOLE",
            "--script", script, "--shots", tmp_path,
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    from PIL import Image

    picture = Image.open(tmp_path / "final.png").convert("RGB")
    assert picture.tobytes() == player.handheld.image().tobytes()
