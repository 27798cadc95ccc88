# SPDX-License-Identifier: MIT
"""Raspberry Pi Pico (also W, 2, 2 W) under a Waveshare Pico-LCD-1.3: 240x240, joystick, 4 keys.

Sources: pin names from CircuitPython, ports/raspberrypi/boards/raspberry_pi_pico/pins.c;
which of them the joystick and the keys use from Serialcomms/Raspberry-Pico-Waveshare-LCD-Demo
(README); rowstart from kreier/t-display (circuitpython9/boot.py); the commands from the
ST7789V data sheet, chapter "System Function Command Table".  Nothing here was tried on the
thing itself: what is marked as a guess is the first to change if the picture is wrong.
"""

import board
import busdisplay
import busio
import displayio
import fourwire
import keypad

from boards.inputs import UNUSED, KeypadKeys
from boards.memory import nvm
from firmware.ports import (
    DOWN,
    LEFT,
    RIGHT,
    UP,
    A,
    B,
    Clock,
    Ports,
    displayio_screen,
    entropy,
)

ID = "raspberry_pi_pico"
PROFILE = "240x240"

# SPI1. Its receive pin is GP8, which is the display's data/command line: no MISO then.
CLOCK = board.GP10
DATA = board.GP11
CHIP_SELECT = board.GP9
COMMAND = board.GP8
RESET = board.GP12
BACKLIGHT = board.GP13
# The data sheet's shortest write cycle is 16 ns; an RP2040 at 125 MHz gives half its clock.
BAUDRATE = 62500000

WIDTH = 240
HEIGHT = 240
# The controller has 320 rows and MADCTL below starts from the far end, so the 240 rows of
# this panel are its last ones.
ROWSTART = 80
# A guess: the joystick is on the left at 270, as the 1.14" board of the same make is
# turned (FoamyGuy/Foamyguy_CircuitPython_Waveshare_Pico_LCD_1_14). 90 turns it round.
ROTATION = 270
# A guess that holds for panels of this kind (IPS): INVON, or all colours are negatives.
INVERSION = 0x21  # 0x20 is INVOFF

# Each command: number, count of parameters (+ 0x80 if a delay in ms follows), parameters.
INIT = bytes((
    0x01, 0x80, 150,  # SWRESET; 5 ms, and 120 ms before SLPOUT
    0x11, 0x80, 120,  # SLPOUT: out of sleep; 120 ms until the next sleep command
    0x3A, 0x01, 0x55,  # COLMOD: 65K colours, 16 bits a pixel
    0x36, 0x01, 0xC0,  # MADCTL: MY and MX, rows and columns from the far end; RGB order
    INVERSION, 0x00,
    0x13, 0x80, 10,  # NORON: normal mode
    0x29, 0x80, 10,  # DISPON
))  # fmt: skip

# Joystick and keys to ground, low when pressed. X and Y are left alone: write A or B
# for UNUSED to use them.
PINS = (
    board.GP2, board.GP18, board.GP16, board.GP20, board.GP3,  # joystick; GP3 its press
    board.GP15, board.GP17, board.GP19, board.GP21,  # keys A B X Y
)  # fmt: skip
KEYS = bytes((UP, DOWN, LEFT, RIGHT, A, A, B, UNUSED, UNUSED))


def open():
    """The ports of the Pico and its display."""
    # A display outlives the program that made it; its pins are taken until it is let go.
    displayio.release_displays()
    bus = fourwire.FourWire(
        busio.SPI(clock=CLOCK, MOSI=DATA),
        command=COMMAND,
        chip_select=CHIP_SELECT,
        reset=RESET,
        baudrate=BAUDRATE,
    )
    display = busdisplay.BusDisplay(
        bus,
        INIT,
        width=WIDTH,
        height=HEIGHT,
        rowstart=ROWSTART,
        rotation=ROTATION,
        backlight_pin=BACKLIGHT,
        auto_refresh=False,
    )
    keys = keypad.Keys(PINS, value_when_pressed=False, pull=True)
    return Ports(displayio_screen(display), KeypadKeys(keys, KEYS), Clock(), entropy, nvm())
