# SPDX-License-Identifier: MIT
"""Modules that come and go: a board keeps the code of what is in use and no more."""

import gc
import sys


def take(path):
    """Import the module `path` ("firmware.scenes.menu") and return it."""
    gc.collect()
    __import__(path)
    return sys.modules[path]


def forget(path):
    """Let a module go; does nothing if it is not there. Objects made by it live on."""
    if path in sys.modules:
        del sys.modules[path]
        cut = path.rfind(".")
        package = sys.modules.get(path[:cut])
        if hasattr(package, path[cut + 1 :]):
            delattr(package, path[cut + 1 :])


def learn(paths):
    """Take each of `paths` and let it go again.

    A runtime keeps every name it has met for ever, in a table that doubles by a block of
    kilobytes: once the heap is in use there may be no such piece.
    """
    for path in paths:
        take(path)
        forget(path)
