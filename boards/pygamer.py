# SPDX-License-Identifier: MIT
"""Adafruit PyGamer: 160x128 colour screen, analog stick, A, B, START and SELECT.

Sources: pin names from CircuitPython, ports/atmel-samd/boards/pygamer/pins.c; the
display, which the firmware sets up itself, from board.c beside it; order and level of
the keys and the stick's thresholds from Adafruit_CircuitPython_PyBadger,
adafruit_pybadger/pygamer.py.
"""

import analogio
import board
import keypad

from boards.inputs import KeypadKeys, Stick
from boards.memory import nvm
from firmware.ports import A, B, Clock, Ports, displayio_screen, entropy

ID = "pygamer"
PROFILE = "160x128"

# Keys in a shift register, high when pressed. Key numbers: 0 B, 1 A, 2 START, 3 SELECT.
# START and SELECT as a second A and B: a choice of ours.
KEY_COUNT = 4
KEYS = bytes((B, A, A, B))

# Stick, 0..65535: left and up are small.
STICK_LOW = 15000
STICK_HIGH = 50000
# A guess: how far back towards the middle counts as let go.
STICK_SLACK = 7000


def open():
    """The ports of the PyGamer."""
    display = board.DISPLAY
    display.auto_refresh = False
    keys = keypad.ShiftRegisterKeys(
        clock=board.BUTTON_CLOCK,
        data=board.BUTTON_OUT,
        latch=board.BUTTON_LATCH,
        key_count=KEY_COUNT,
        value_when_pressed=True,
    )
    stick = Stick(
        analogio.AnalogIn(board.JOYSTICK_X),
        analogio.AnalogIn(board.JOYSTICK_Y),
        STICK_LOW,
        STICK_HIGH,
        STICK_SLACK,
    )
    return Ports(displayio_screen(display), KeypadKeys(keys, KEYS, stick), Clock(), entropy, nvm())
