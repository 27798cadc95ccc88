# SPDX-License-Identifier: MIT
"""The names of the device code as a board gets them.

A runtime keeps every name that it meets for ever, in a table in RAM, unless its own image has
it: a thousand names of ours take 20 KB.  So the bundle exchanges them, one for one, for words
that CircuitPython has in its image and nobody uses here (names.txt: the words of 10.2.1 for the
Pico; a word that another build lacks costs what our own name would have cost).  Which name
became which is written beside the bundle's code, so that the crash page can say ours.

A name stays if the runtime knows it, if any string has it (it may be looked up by that), if it
is a module's, or if a file that is not compiled uses it.
"""

from __future__ import annotations

import ast
import builtins
import io
import keyword
import re
import tokenize
from pathlib import Path

from tools.consts import Consts

#: Name of the file on the drive that says which name became which.
FILE = "names.txt"
_KNOWN = Path(__file__).with_suffix(".txt")
# The runtime looks these up by itself.
_SPECIAL = {"args", "errno", "value", "send", "throw", "close", "main", "micropython"}
_WORD = re.compile(r"[A-Za-z_]\w*")
_FIELD = re.compile(r"{(\w+)")


class Names:
    """Which name becomes which.

    sources: {path: text} of all device files that are compiled; words: those of them that hold
    nothing but texts for people, whose words are no names; plain: texts of the files that stay
    source. `.table` is the dict from our names to the board's.
    """

    def __init__(self, sources, words=(), plain=()):
        self._consts = Consts(sources, plain)
        known = set(_KNOWN.read_text(encoding="utf-8").split())
        ours = set()
        used = set()
        fixed = set()
        for path, text in sources.items():
            text = self._consts.fold(text)
            tree = ast.parse(text, str(path))
            used.update(token.string for token in _tokens(text))
            ours.update(_kept(tree))
            fixed.update(_in_strings(tree, _FIELD if path in words else _WORD))
            fixed.update(Path(path).with_suffix("").parts)
        for text in plain:
            fixed.update(_WORD.findall(text))
        free = known - used - fixed - _SPECIAL - set(dir(builtins)) - set(keyword.kwlist)
        targets = sorted(word for word in free if not word.startswith("__"))
        names = sorted(name for name in ours - known - fixed if not name.startswith("__"))
        # Names without a word of the runtime's for them stay as they are.
        self.table = dict(zip(names, targets, strict=False))

    def rename(self, text):
        """`text`, a module's source, with the board's names."""
        lines = text.splitlines(keepends=True)
        for token in reversed(list(_tokens(text))):
            row, left = token.start
            line = lines[row - 1]
            new = self.table.get(token.string, token.string)
            lines[row - 1] = line[:left] + new + line[token.end[1] :]
        return "".join(lines)

    def change(self, text):
        """`text`, a module's source, as a board gets it: names and constants exchanged."""
        return self.rename(self._consts.fold(text))

    def listing(self):
        """The text of the file that says which name became which: the board's, then ours."""
        return "".join(f"{new} {old}\n" for old, new in self.table.items())


def _tokens(text):
    """All names in a source, as tokens."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.NAME:
            yield token


def _kept(tree):
    """The names that a compiled module keeps: all but those of local variables."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.arg | ast.keyword):
            if node.arg:
                yield node.arg
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.alias):
            yield node.asname or node.name
        elif isinstance(node, ast.Global):
            yield from node.names
    for owner in ast.walk(tree):
        if isinstance(owner, ast.Module | ast.ClassDef):
            for statement in owner.body:
                if not isinstance(statement, ast.FunctionDef | ast.ClassDef):
                    for node in ast.walk(statement):
                        if isinstance(node, ast.Name):
                            yield node.id


def _in_strings(tree, pattern):
    """Words in the strings of a module, its docstrings left out."""
    docs = set()
    for node in ast.walk(tree):
        owner = isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef)
        if owner and ast.get_docstring(node):
            docs.add(node.body[0].value)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in docs:
            yield from pattern.findall(node.value)
