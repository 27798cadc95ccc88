# SPDX-License-Identifier: MIT
"""What CircuitPython runs when a board is switched on; lies at the root of its drive.

Finds the board's file by the name the runtime gives the board, starts the handheld on
it, and if anything fails shows the error on the board's own screen instead of leaving
it dark.  That page is the runtime's terminal, which needs almost no memory and has
plain ASCII letters only, so its words are here and not in the tables of the firmware.
"""

import gc
import time

import board
import displayio
import supervisor

try:
    from traceback import format_exception
except ImportError:
    from sys import print_exception

    format_exception = None


def main():
    """Run the handheld; returns only by an exception."""
    import boards

    definition = boards.load(board.board_id)
    # The largest modules while the heap is empty and in one piece.
    gc.collect()
    from firmware import modules
    from firmware.app import App

    gc.collect()
    ports = definition.open()
    profile = definition.PROFILE
    # Which boards there are and what this one's file says has been used.
    modules.forget(definition.__name__)
    modules.forget("boards")
    del boards, definition
    gc.collect()
    App(ports, profile).run()


def show_crash(error):
    """Put the error on the screen, if there is one, and on the serial line."""
    gc.collect()
    display = supervisor.runtime.display
    if display is not None:
        display.root_group = displayio.CIRCUITPYTHON_TERMINAL
        display.auto_refresh = True
    print("\n\nPOCKET TUTE")
    print("Error: RESET = otra vez / again\n")
    if format_exception is None:
        print_exception(error)
    else:
        print(readable("".join(format_exception(error)).replace("\r\n", "\n")))


def readable(text):
    """A traceback with our own names: on a board they are others (names.txt on its drive)."""
    try:
        with open("names.txt") as names:
            for line in names:
                theirs, ours = line.split()
                for form in (", in %s\n", "'%s'"):
                    if form % theirs in text:
                        text = text.replace(form % theirs, form % ours)
    except (OSError, MemoryError):
        pass
    return text


if __name__ == "__main__":
    try:
        main()
    except Exception as error:
        show_crash(error)
        while True:  # keeps the page until the board is reset or files are copied
            time.sleep(1)
