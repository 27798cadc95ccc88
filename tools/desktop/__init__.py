# SPDX-License-Identifier: MIT
"""The handheld on a computer: in a window, in a terminal, or with no screen at all.

The firmware that runs here is the very one the boards run, down to displayio,
which Blinka provides on CPython.  What this package adds is a display that
keeps its pixels in memory and three ways to look at them and press buttons.
"""
