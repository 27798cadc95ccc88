# SPDX-License-Identifier: MIT
"""The boards the handheld runs on: one line each, one small file each.

The key is what CircuitPython calls the board (`board.board_id`), the value is the file
in this folder.  A board's file holds its facts as data and has two names: PROFILE, the
layout of `firmware.profile` that suits its screen, and open(), which gives the ports of
`firmware.ports`.  To wire a Pico differently, copy its file and change its line here.
"""

import sys

BOARDS = {
    "pygamer": "pygamer",
    "raspberry_pi_pico": "pico_lcd_1_3",
    "raspberry_pi_pico_w": "pico_lcd_1_3",
    "raspberry_pi_pico2": "pico_lcd_1_3",
    "raspberry_pi_pico2_w": "pico_lcd_1_3",
}


def load(board_id):
    """The module of the board `board_id`, imported.

    LookupError with a sentence for a person if the board is not known.
    """
    if board_id not in BOARDS:
        raise LookupError(
            "board " + board_id + " is not in boards/__init__.py: " + ", ".join(sorted(BOARDS))
        )
    name = "boards." + BOARDS[board_id]
    __import__(name)
    return sys.modules[name]
