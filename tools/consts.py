# SPDX-License-Identifier: MIT
"""Numbers in the place of constants, as a board gets them.

``phases.PLAY`` is two look-ups each time, and every constant has its place in the dict of its
module and in each that imports it: 5 KB of a board's memory.  mpy-cross writes a number for a
constant within its own module; here the same is done over all modules, and what nobody needs
any more, definitions and imports, is left out.
"""

from __future__ import annotations

import ast
from pathlib import Path

# What fits a small int of a board.
_LEAST = -(1 << 30)
_MOST = (1 << 30) - 1
_OPERATIONS = {
    ast.Add: int.__add__,
    ast.Sub: int.__sub__,
    ast.Mult: int.__mul__,
    ast.LShift: int.__lshift__,
    ast.RShift: int.__rshift__,
    ast.BitOr: int.__or__,
    ast.BitAnd: int.__and__,
    ast.BitXor: int.__xor__,
    ast.FloorDiv: int.__floordiv__,
}


class Consts:
    """The constants of all modules.

    sources: {path: text} of the device files that are compiled; plain: texts of those that stay
    source: what these import stays where it is. `.found` is {module: {name: number}}.
    """

    def __init__(self, sources, plain=()):
        self._modules = {text: _module(path) for path, text in sources.items()}
        trees = {_module(path): ast.parse(text) for path, text in sources.items()}
        self._open = set()
        for text in plain:
            self._open.update(_imported(ast.parse(text)))
        for _ in range(3):
            self._open.update(_handed_on(trees, self._open))
        self.found = {}
        # A constant may be made of those of another module.
        for _ in range(3):
            for module, tree in trees.items():
                known = self._known(tree)
                self.found[module] = {name: known[None, name] for at, name in known if not at}
                self.found[module].update(_constants(tree, known))
        # What is asked of a module that came some other way than by an import.
        self._asked = set()
        for tree in trees.values():
            for node in ast.walk(_Fold(self._known(tree)).visit(tree)):
                if isinstance(node, ast.Attribute):
                    self._asked.add(node.attr)
        # What is imported only for others to import it from there.
        self._wanted = set(self._open)
        for tree in trees.values():
            for module, name in _imported(tree):
                if name not in self.found.get(module, {}):
                    self._wanted.add((module, name))

    def fold(self, text):
        """`text`, a module's source, with numbers for constants."""
        tree = ast.parse(text)
        module = self._modules.get(text)
        known = self._known(tree)
        own = _constants(tree, known)
        known.update({(None, name): value for name, value in own.items()})
        tree = _Fold(known).visit(tree)
        tree.body = [node for node in tree.body if not self._defines(node, own, module)]
        used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                node.names = [
                    name for name in node.names if self._needed(node, name, used, module)
                ]
        tree = _WithoutEmpty().visit(tree)
        return ast.unparse(ast.fix_missing_locations(tree)) + "\n"

    def _known(self, tree):
        """The constants that a module has from others: {(name of the module there, name): n},
        and {(None, name there): n} for those imported by their names."""
        known = {}
        sets = _sets(tree)
        for node in ast.walk(tree):
            if not isinstance(node, ast.ImportFrom):
                continue
            for alias in node.names:
                here = alias.asname or alias.name
                if alias.name in self.found.get(node.module, {}) and here not in sets:
                    known[None, here] = self.found[node.module][alias.name]
                for name, value in self.found.get(f"{node.module}.{alias.name}", {}).items():
                    known[here, name] = value
        return known

    def _defines(self, node, own, module):
        """Whether a statement only defines a constant that is a number everywhere by now."""
        name = _defined(node)
        return name in own and name not in self._asked and (module, name) not in self._open

    def _needed(self, node, alias, used, module):
        """Whether a name that is imported is used, or may be from a file that is source."""
        here = alias.asname or alias.name
        if here in used or (module, here) in self._wanted:
            return True
        # A runtime's own modules may be wanted for what importing them does.
        return node.module != "engine.compat" and not node.module.startswith(("engine", "firm"))


def _imported(tree):
    """(module, name) for all that a file imports by name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                yield node.module, alias.name


def _handed_on(trees, wanted):
    """What modules import only to hand it on to those who want it from them."""
    for module, tree in trees.items():
        for source, name in _imported(tree):
            if (module, name) in wanted:
                yield source, name


def _module(path):
    """Name of the module of a file."""
    parts = Path(path).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _defined(node):
    """The name that a statement gives a value, if it does nothing else."""
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        if isinstance(node.targets[0], ast.Name):
            return node.targets[0].id
    return None


def _sets(tree):
    """Every name that a module gives a value, as often as it does."""
    return [
        node.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    ]


def _constants(tree, known):
    """{name: number} of the names in capitals that a module sets once, to a number."""
    sets = _sets(tree)
    own = {}
    for node in tree.body:
        name = _defined(node)
        if name and name.isupper() and sets.count(name) == 1:
            value = _value(node.value, known, own)
            if value is not None and _LEAST <= value <= _MOST:
                own[name] = value
    return own


def _value(node, known, own):
    """The number that an expression is, or None."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "const":
        return _value(node.args[0], known, own)
    if isinstance(node, ast.Name):
        return own.get(node.id, known.get((None, node.id)))
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return known.get((node.value.id, node.attr))
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        value = _value(node.operand, known, own)
        return None if value is None else -value
    if isinstance(node, ast.BinOp) and type(node.op) in _OPERATIONS:
        left = _value(node.left, known, own)
        right = _value(node.right, known, own)
        if left is not None and right is not None:
            return _OPERATIONS[type(node.op)](left, right)
    return None


class _Fold(ast.NodeTransformer):
    """Puts the numbers in."""

    def __init__(self, known):
        self._known = known

    def visit_Name(self, node):
        if isinstance(node.ctx, ast.Load) and (None, node.id) in self._known:
            return ast.Constant(self._known[None, node.id])
        return node

    def visit_Attribute(self, node):
        if isinstance(node.ctx, ast.Load) and isinstance(node.value, ast.Name):
            if (node.value.id, node.attr) in self._known:
                return ast.Constant(self._known[node.value.id, node.attr])
        return self.generic_visit(node)


class _WithoutEmpty(ast.NodeTransformer):
    """Takes out imports of nothing."""

    def visit_ImportFrom(self, node):
        return node if node.names else None
