# SPDX-License-Identifier: MIT
"""The settings over a restart: as one line of text, read at the start and written when changed.

A board imports this only for as long as that takes.
"""

from firmware.settings import LEVELS, PACES, PAUSES
from firmware.store import Store
from firmware.words import LANGUAGES

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


def load(settings, memory):
    """Take from `memory` (firmware.ports) what is kept there, if anything."""
    take(settings, Store(memory).load())


def save(settings, memory):
    """Keep `settings` in `memory`, or as much of them as it has room for."""
    store = Store(memory)
    if store.room:
        store.load()
        store.save(text(settings, store.room))


def text(settings, room):
    """All `settings` as one line of at most `room` bytes; the options that fit."""
    line = "lang=%s;pause_ms=%d;pace_ms=%d;players=%d;family=%s;level=%s;guinote=%s" % (
        settings.lang,
        settings.pause_ms,
        settings.pace_ms,
        settings.players,
        settings.family,
        settings.level,
        _spell(settings.guinote),
    )
    for variant in settings.options:
        for name in settings.options[variant]:
            more = ";%s.%s=%s" % (variant, name, _spell(settings.options[variant][name]))
            if len(line) + len(more) <= room:
                line += more
    return line


def take(settings, line):
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
            settings.options.setdefault(name[:dot], {})[name[dot + 1 :]] = value
        elif name in _ALLOWED and value in _ALLOWED[name]:
            setattr(settings, name, value)


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
