# SPDX-License-Identifier: MIT
"""What all tests share: no window, no clock, and the engine as the other runtimes get it."""

import os
import tempfile

import pytest
from hypothesis import HealthCheck, settings

# Before anything imports pygame: tests never open a window or make a sound.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
# What a person has chosen on this computer is neither used nor changed.
os.environ["XDG_CONFIG_HOME"] = os.environ["APPDATA"] = tempfile.mkdtemp(prefix="settings-")

# A slow computer is no fault: nothing here fails by the clock. In CI the examples are the same
# each time.
settings.register_profile(
    "house",
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.load_profile("house")


def _tree(tmp_path_factory, form):
    from tools import mpy

    target = tmp_path_factory.mktemp("tree") / form
    mpy.build(target, form, ("engine",))
    return target


@pytest.fixture(scope="session")
def py_tree(tmp_path_factory):
    """A folder with the engine as .py, for tools.runtimes.run."""
    return _tree(tmp_path_factory, "py")


@pytest.fixture(scope="session")
def mpy_tree(tmp_path_factory):
    """A folder with the engine as .mpy, as a board gets it."""
    return _tree(tmp_path_factory, "mpy")
