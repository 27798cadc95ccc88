# SPDX-License-Identifier: MIT
"""What the engine has to know of the runtime: ``const``, and how modules are let go.

On a board the compiler folds ``const()`` away; CPython has no such function.
"""

import sys

try:
    from micropython import const
except ImportError:

    def const(value):
        """Return *value* unchanged (a board's compiler folds it into the code)."""
        return value


def unload(package):
    """Let go of all modules inside *package* (its name); objects made by them live on.

    The deepest first. A module may be gone from its package already, after it was let go and
    loaded again on the way.
    """
    inside = package + "."
    while True:
        # No list of the names: where modules go for want of room there is none for that.
        last = ""
        for name in sys.modules:
            if name.startswith(inside) and name > last:
                last = name
        if not last:
            return
        cut = last.rfind(".")
        folder = sys.modules.get(last[:cut])
        if hasattr(folder, last[cut + 1 :]):
            delattr(folder, last[cut + 1 :])
        del sys.modules[last]
