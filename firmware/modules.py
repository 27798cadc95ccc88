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
        package = sys.modules.get(path[:cut]) if cut > 0 else None
        if hasattr(package, path[cut + 1 :]):
            delattr(package, path[cut + 1 :])
