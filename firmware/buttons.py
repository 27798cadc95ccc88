# SPDX-License-Identifier: MIT
"""The six buttons every handheld has, as small ints.

Boards, keyboards and scripts all speak in these, so that no scene ever sees
a pin or a key code.  A key event is one small int: the button, with the flag
RELEASED added when it is let go.  Boards with fewer keys simply never send
some of them.
"""

from engine.compat import const

UP = const(0)
DOWN = const(1)
LEFT = const(2)
RIGHT = const(3)
A = const(4)
B = const(5)
COUNT = const(6)

RELEASED = const(8)
BUTTON_MASK = const(7)

NONE = const(-1)

NAMES = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B")
