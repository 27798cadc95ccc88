# SPDX-License-Identifier: MIT
"""Everything the handheld says, one language in memory at a time and of it only what is needed.

A language is a module with a dict WORDS from key to text (es), and further parts beside it
(es_menu, es_options, es_capote …): the menu's words are not in memory while cards are played,
and the words of a phase only while a game with that phase is.  `need` says which parts are
wanted, `parts` which ones a match wants.  `t(key)` gives the text; `has(key)` tells whether
there is one.

In memory a part is a few pieces of bytes, none of them so large that a heap in use has no room
for it.  As a dict with all its strings it would take three times as much, and its short keys
would stay for ever in the runtime's table of names, so tools/mpy.py packs it before it compiles
it.  How much room each kind of text has on the screen is written where it is tested
(tests/firmware/test_words.py).
"""

import gc
import sys

from engine import phases
from engine.compat import const

LANGUAGES = ("es", "en")

#: All parts of a language beside the words that are always there.
PARTS = (
    "menu", "options", "swap", "capote", "chips", "bids", "plato", "pairs", "losing", "hint",
    "why", "result",
)  # fmt: skip

_MENU = ("menu", "options")

# Bytes in a piece, about.
_PIECE = const(480)

_words = ()
_parts = {}
_loaded = ""


def load(lang):
    """Load a language ("es" or "en") in the place of the one before.

    The parts that a match needs come along, those of the menu do not.
    """
    global _words, _loaded
    wanted = [name for name in _parts if name not in _MENU]
    if lang != _loaded:
        _parts.clear()
        _words = ()
        gc.collect()
        _words = _take(lang)
        _loaded = lang
    need(wanted)


def need(wanted):
    """Have just these parts in memory: names of PARTS, in any order."""
    for name in list(_parts):
        if name not in wanted:
            del _parts[name]
    for name in wanted:
        if name not in _parts:
            gc.collect()
            _parts[name] = _take(_loaded + "_" + name)


def also(name):
    """Have the part `name` beside those that are in memory."""
    need(list(_parts) + [name])


def without(name):
    """Forget the part `name`."""
    _parts.pop(name, None)


def parts(rules, options):
    """Names of the parts whose words a match with these `rules` and `options` needs."""
    found = []
    handlers = rules.handlers
    if hasattr(rules, "two_takes"):
        found.append("swap")
    if phases.CAPOTE in handlers:
        found.append("capote")
    if "chips" in rules.figures:
        found.append("chips")
    if phases.PLATO in handlers and options.get("plato"):
        found.append("plato")
    if phases.BID in handlers:
        found.append("bids")
    if phases.TEN in handlers or rules.pair_bonus:
        found.append("pairs")
    if "losses" in rules.figures:
        found.append("losing")
    return found


def load_menu():
    """Load the words of the menu and the options, in the place of all other parts."""
    need(_MENU)


def drop_menu():
    """Forget the words of the menu and the options."""
    need([name for name in _parts if name not in _MENU])


def _take(name):
    """The words of a module of this package, packed; the module does not stay in memory."""
    path = "firmware.words." + name
    __import__(path)
    found = sys.modules[path].WORDS
    del sys.modules[path]
    package = sys.modules["firmware.words"]
    if hasattr(package, name):
        delattr(package, name)
    return found if isinstance(found, tuple) else pack(found)


def pack(found):
    """The dict `found` as the pieces that stay in memory; compiled modules have them already."""
    pieces = []
    packed = bytearray()
    for key in found:
        if len(packed) > _PIECE:
            pieces.append(bytes(packed + b"\0"))
            packed = bytearray()
        packed.extend(_mark(key))
        packed.extend(found[key].encode())
    pieces.append(bytes(packed + b"\0"))
    return tuple(pieces)


def _mark(key):
    """What stands before the text of `key`; the mark of the next one ends it."""
    return ("\0" + key + "\1").encode()


def _find(key):
    """The text of `key`, or None."""
    mark = _mark(key)
    found = _find_in(_words, mark)
    for name in _parts:
        if found is None:
            found = _find_in(_parts[name], mark)
    return found


def _find_in(pieces, mark):
    for packed in pieces:
        at = packed.find(mark)
        if at >= 0:
            at += len(mark)
            return packed[at : packed.find(b"\0", at)].decode()
    return None


def t(key):
    """The text of `key` in the language loaded. KeyError if it has none."""
    found = _find(key)
    if found is None:
        raise KeyError(key)
    return found


def has(key):
    """Whether there is a text for `key`."""
    return _find(key) is not None


def names(seats):
    """The names of `seats` in a row: "Pilar, Jorge e Inés"; the person comes last, as "tú"."""
    listed = [t("name." + str(seat)) for seat in seats if seat]
    if 0 in seats:
        listed.append(t("word.you"))
    text = listed[0]
    for i in range(1, len(listed)):
        if i < len(listed) - 1:
            text += ", "
        else:
            # in Spanish "y" becomes "e" before the same sound
            text += t("word.and_i" if listed[i][0] == "I" else "word.and")
        text += listed[i]
    return text


def first(*keys):
    """The text of the first of `keys` that has one."""
    for key in keys:
        found = _find(key)
        if found is not None:
            return found
    return keys[-1]
