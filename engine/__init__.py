# SPDX-License-Identifier: MIT
"""Pocket Tute's engine: what Tute is.

Pure rules over small integers and compact arrays. It never prints, waits, draws pictures or asks;
the same files run on CircuitPython, MicroPython and CPython.
"""

VERSION = "0.1.0"
