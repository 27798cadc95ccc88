# SPDX-License-Identifier: MIT
"""Everything the handheld says, one language in memory at a time.

A language is a module with a dict WORDS from key to text, and a second one (es_menu) for the
menu and the options, which are not in memory while cards are played.  `t(key)` gives the text;
`has(key)` tells whether there is one, for words that only some variants need.  How much room
each kind of text has is written where it is tested (tests/firmware/test_words.py).
"""

from firmware import modules

LANGUAGES = ("es", "en")

_words = {}
_menu = {}
_loaded = ""


def load(lang):
    """Load a language ("es" or "en") in the place of the one before, without its menu words."""
    global _words, _menu, _loaded
    _menu = {}
    if lang != _loaded:
        _words = {}
        _words = _take(lang)
        _loaded = lang


def load_menu():
    """Load the words of the menu and the options too; `drop_menu` frees them for the table."""
    global _menu
    if not _menu:
        _menu = _take(_loaded + "_menu")


def drop_menu():
    """Forget the words of the menu and the options."""
    global _menu
    _menu = {}


def _take(name):
    """The WORDS of a module of this package, which itself does not stay in memory."""
    path = "firmware.words." + name
    found = modules.take(path).WORDS
    modules.forget(path)
    return found


def t(key):
    """The text of `key` in the language loaded."""
    return _words[key] if key in _words else _menu[key]


def has(key):
    """Whether there is a text for `key`."""
    return key in _words or key in _menu


def first(*keys):
    """The text of the first of `keys` that has one."""
    for key in keys:
        if has(key):
            return t(key)
    return keys[-1]
