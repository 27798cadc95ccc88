# SPDX-License-Identifier: MIT
"""What the person has chosen for the device, and the values there are to choose from."""

from engine.players import LEVELS
from firmware.words import LANGUAGES, t

#: How long a finished trick stays, in ms; 0 = until a button is pressed (CASES K15).
PAUSES = (500, 1000, 2000, 3000, 5000, 0)
#: How long a program takes for its move at least, in ms.
PACES = (1200, 600, 200)
_PACE_WORDS = ("val.slow", "val.normal", "val.quick")
#: What each of the settings may be.
_ALLOWED = {
    "lang": LANGUAGES,
    "pause_ms": PAUSES,
    "pace_ms": PACES,
    "players": (2, 3, 4, 5, 6),
    "family": ("all", "pairs", "alone", "stock", "chips", "losing", "guinote"),
    "level": LEVELS,
    "guinote": (False, True),
}


class Settings:
    """All of it is kept over a restart (`text`, `take`).

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
        self.level = "rules"
        self.options = {}
        self.guinote = False

    def text(self, room):
        """All of it as one line of at most `room` bytes; the options that fit."""
        line = "lang=%s;pause_ms=%d;pace_ms=%d;players=%d;family=%s;level=%s;guinote=%s" % (
            self.lang,
            self.pause_ms,
            self.pace_ms,
            self.players,
            self.family,
            self.level,
            _spell(self.guinote),
        )
        for variant in self.options:
            for name in self.options[variant]:
                more = ";%s.%s=%s" % (variant, name, _spell(self.options[variant][name]))
                if len(line) + len(more) <= room:
                    line += more
        return line

    def take(self, line):
        """Take what `text` has made; whatever is not understood stays as it is.

        Whether an option still has that value is seen when its page is opened.
        """
        for pair in line.split(";"):
            at = pair.find("=")
            name = pair[:at]
            value = _meant(pair[at + 1 :])
            dot = name.find(".")
            if at < 1:
                continue
            if dot > 0:
                self.options.setdefault(name[:dot], {})[name[dot + 1 :]] = value
            elif name in _ALLOWED and value in _ALLOWED[name]:
                setattr(self, name, value)


def _spell(value):
    """A value of an option so that it can be told from all others."""
    if value is None:
        return "~"
    if value is True or value is False:
        return "+" if value else "-"
    return str(value)


def _meant(word):
    """The value that `_spell` wrote as `word`."""
    if word in _SIGNS:
        return _SIGNS[word]
    return int(word) if word.isdigit() else word


_SIGNS = {"~": None, "+": True, "-": False}


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
