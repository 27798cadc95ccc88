# SPDX-License-Identifier: MIT
"""The names of a board: one for one, and none that anything may look up by its text."""

import builtins
import keyword
import re

from tools import consts, mpy, names
from tools.cmd_bundle import names_of, plan

KNOWN = set((mpy.ROOT / "tools" / "names.txt").read_text(encoding="utf-8").split())

SOURCE = """
from array import array

_SECRET = [3]


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


A = """
from engine.compat import const

ONE = const(1)
SHIFT = ONE << 4 | 3
BELOW = -ONE
TUPLE = (ONE, 2)
LATER = 3
LATER = 4
HUGE = 1 << 39
ASKED = const(9)
"""
B = """
from engine import a
from engine import a as other
from engine.a import ONE, SHIFT, TUPLE
from engine.compat import const

_OWN = const(a.SHIFT + 1)


def f(x, y=ONE):
    return x.ASKED, other.BELOW, SHIFT, _OWN, a.LATER, a.HUGE, TUPLE
"""


def folded(plain=()):
    sources = {"engine/a.py": A, "engine/b.py": B}
    found = consts.Consts(sources, plain)
    return found.fold(A), found.fold(B)


def test_a_constant_is_a_number_wherever_it_is_used():
    a, b = folded()
    assert "return (x.ASKED, -1, 19, 20, a.LATER, a.HUGE, TUPLE)" in b
    assert "def f(x, y=1):" in b
    assert "TUPLE = (1, 2)" in a


def test_what_nobody_needs_any_more_is_left_out():
    a, b = folded()
    assert "ONE" not in a and "SHIFT" not in a
    assert a.count("LATER") == 2 and "HUGE = 1 << 39" in a
    assert "from engine import a\n" in b and "import TUPLE\n" in b
    assert "compat" not in b and "other" not in b
    # asked of who knows what
    assert "ASKED = const(9)" in a


def test_what_a_plain_file_imports_stays():
    a, _ = folded(["from engine.a import ONE"])
    assert "ONE = const(1)" in a or "ONE = 1" in a
    assert "SHIFT" not in a


def test_every_name_is_exchanged_for_another_one_of_its_own():
    found = names_of(plan("pygamer", source=False)).table
    assert len(found) > 500
    assert len(set(found.values())) == len(found)
    assert not set(found) & set(found.values())
    for new in found.values():
        assert new in KNOWN and not keyword.iskeyword(new) and not hasattr(builtins, new)
