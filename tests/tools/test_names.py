# SPDX-License-Identifier: MIT
"""The names of a board: one for one, and none that anything may look up by its text."""

import builtins
import keyword
import re

from tools import mpy, names
from tools.cmd_bundle import names_of, plan

KNOWN = set((mpy.ROOT / "tools" / "names.txt").read_text(encoding="utf-8").split())

SOURCE = """
from array import array

_SECRET = 3


class Felt:
    \"\"\"Holds fluff and fuzz.\"\"\"

    def __init__(self, colour_of_it, name):
        self._fluff = colour_of_it
        self.fuzz = array("h", (0,))
        local_thing = getattr(self, "fuzz")
        setattr(self, name, "{wool}")
        self.append = local_thing
"""


def table(source=SOURCE, words=(), plain=()):
    return names.Names({"a/felt.py": source}, words, plain).table


def test_ours_become_words_that_the_runtime_has():
    found = table()
    assert {"Felt", "_fluff", "colour_of_it", "_SECRET"} <= set(found)
    assert set(found.values()) <= KNOWN
    assert len(set(found.values())) == len(found)


def test_what_can_be_looked_up_by_its_text_stays():
    found = table()
    # in strings, known to the runtime, special, never kept, a module's
    assert not {"fuzz", "wool", "array", "append", "__init__", "local_thing", "felt"} & set(found)
    assert "_fluff" not in table(plain=["felt._fluff = 3"])


def test_words_for_people_are_no_names():
    words = 'WORDS = {"key": "fluff of {colour_of_it}"}'
    sources = {"a/felt.py": SOURCE, "words/es.py": words.replace("fluff", "_fluff")}
    found = names.Names(sources, ["words/es.py"]).table
    assert "_fluff" in found and "colour_of_it" not in found and "WORDS" in found


def test_only_names_change_in_a_source():
    named = names.Names({"a/felt.py": SOURCE})
    changed = named.rename(SOURCE)
    assert changed != SOURCE
    for old, new in named.table.items():
        changed = re.sub(r"\b%s\b" % new, old, changed)
    assert changed == SOURCE


def test_every_name_is_exchanged_for_another_one_of_its_own():
    found = names_of(plan("pygamer", source=False)).table
    assert len(found) > 500
    assert len(set(found.values())) == len(found)
    assert not set(found) & set(found.values())
    for new in found.values():
        assert new in KNOWN and not keyword.iskeyword(new) and not hasattr(builtins, new)
