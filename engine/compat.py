# SPDX-License-Identifier: MIT
"""The one difference between the runtimes that the engine has to know: ``const``.

On a board the compiler folds ``const()`` away; CPython has no such function.
"""

try:
    from micropython import const
except ImportError:

    def const(value):
        """Return *value* unchanged (a board's compiler folds it into the code)."""
        return value
