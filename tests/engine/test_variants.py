# SPDX-License-Identifier: MIT
"""The registry: one file a variant, loaded when chosen, forgotten when another is."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine import variants
from engine.errors import Usage

FOLDER = Path(variants.__file__).parent

FORGET = """
import sys
from engine import variants
from engine.match import Match
def loaded():
    return [n for n in sys.modules if n.startswith(("engine.variants.", "engine.steps."))]
assert not loaded(), loaded()
running = Match("habanero", seed="a")
before = loaded()
variants.forget()
assert before and not loaded()
count = 0
while running.to_act >= 0:
    running.apply(running.legal()[0])
    count += 1
assert count > 20
for name, allowed in variants.REGISTRY:
    for players in allowed:
        Match(name, players)
    variants.forget()
    assert not loaded()
print("well")
"""


def test_one_file_a_variant():
    files = {path.stem for path in FOLDER.glob("*.py")} - {"__init__"}
    assert files == set(variants.NAMES)
    for name, allowed in variants.REGISTRY:
        for players in allowed:
            rules = variants.load(name, players)
            assert (rules.id, rules.n) == (name, players)
        assert variants.load(name).n == allowed[0] == variants.players(name)[0]


def test_variants_are_forgotten_and_a_running_match_goes_on():
    root = FOLDER.parents[1]
    done = subprocess.run(
        [sys.executable, "-c", FORGET], cwd=root, capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.returncode) == ("well\n", 0), done.stderr


@pytest.mark.parametrize("name", ["", "__init__", "team.py", "steps", "Team", None, 3])
def test_what_is_no_variant_is_not_loaded(name):
    with pytest.raises(Usage, match="no variant is called"):
        variants.load(name)
