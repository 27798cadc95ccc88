# SPDX-License-Identifier: MIT
"""What the person has chosen for the device, and the values there are to choose from."""

from firmware.words import t

#: How long a finished trick stays, in ms; 0 = until a button is pressed (CASES K15).
PAUSES = (500, 1000, 2000, 3000, 5000, 0)
#: How long a program takes for its move at least, in ms.
PACES = (1200, 600, 200)
#: The programs a person may choose to play with; tools have more (engine.players).
LEVELS = ("easy", "normal", "hard", "expert")
_PACE_WORDS = ("val.slow", "val.normal", "val.quick")


class Settings:
    """All of it is kept over a restart (firmware.kept).

    lang "es" or "en"; pause_ms one of PAUSES; pace_ms one of PACES; players the number last
    chosen in the menu and family the family; level of the programs; options {variant: {name:
    value}}, whatever has been chosen so far; guinote whether the order of Guiñote is in use.
    """

    def __init__(self, lang):
        self.lang = lang
        self.pause_ms = 2000
        self.pace_ms = 600
        self.players = 4
        self.family = "all"
        self.level = "normal"
        self.options = {}
        self.guinote = False


def seconds(ms):
    """Words for a pause: "0.5 s", or the button when `ms` is 0."""
    if not ms:
        return t("val.button")
    tenths = ms % 1000 // 100
    number = str(ms // 1000) + ("." + str(tenths) if tenths else "")
    return t("val.seconds").format(number)


def pace_word(ms):
    """Words for one of PACES."""
    return t(_PACE_WORDS[PACES.index(ms)])


def next_of(values, value, by):
    """The value `by` places after `value`, round the end."""
    at = 0
    for i in range(len(values)):
        if values[i] == value:
            at = i
    return values[(at + by) % len(values)]
