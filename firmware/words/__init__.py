# SPDX-License-Identifier: MIT
"""Everything the handheld says, one language in memory at a time.

A language is a module with a dict WORDS from key to text.  `t(key)` gives the text;
`has(key)` tells whether there is one, for words that only some variants need.  LIMITS says
how much room each kind of text has on the narrowest screen, and a test holds every
language to it.
"""

import gc
import sys

LANGUAGES = ("es", "en")

#: (beginning of the key, end of the key, columns, lines): the first that fits counts.
LIMITS = (
    ("", "_s", 10, 1),
    ("opt.", ".note", 26, 3),
    ("opt.", "", 17, 1),
    ("val.", "", 8, 1),
    ("variant.", ".note", 26, 3),
    ("variant.", "", 24, 1),
    ("name.", "", 5, 1),
    ("side.", "", 8, 1),
    ("short.", "", 5, 1),
    ("R-", "", 24, 4),
    ("say.", "", 24, 3),
    ("act.", "", 22, 1),
    ("part.", "", 10, 1),
    ("key.", "", 26, 1),
    ("note.", "", 26, 3),
    ("suit.", "", 7, 1),
    ("menu.title", "", 26, 1),
    ("menu.", "", 16, 1),
    ("", "", 22, 1),
)

_words = {}
_loaded = ""


def load(lang):
    """Load a language ("es" or "en") in the place of the one before."""
    global _words, _loaded
    if lang == _loaded:
        return
    _words = {}
    gc.collect()
    path = "firmware.words." + lang
    __import__(path)
    _words = sys.modules[path].WORDS
    _loaded = lang
    # The next language takes this one's place in memory.
    del sys.modules[path]
    package = sys.modules["firmware.words"]
    if hasattr(package, lang):
        delattr(package, lang)


def t(key):
    """The text of `key` in the language loaded."""
    return _words[key]


def has(key):
    """Whether there is a text for `key`."""
    return key in _words


def first(*keys):
    """The text of the first of `keys` that has one."""
    for key in keys:
        if key in _words:
            return _words[key]
    return keys[-1]


def limit(key):
    """(columns, lines) that the text of `key` may take."""
    for start, end, columns, lines in LIMITS:
        if key.startswith(start) and key.endswith(end):
            return columns, lines
    return 26, 1
