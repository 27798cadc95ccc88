# SPDX-License-Identifier: MIT
"""The handheld: scenes, nodes, words and layout.

It knows no rule of the game (it asks the engine what is legal and why not) and no
board (hardware comes in through `firmware.ports`).
"""
