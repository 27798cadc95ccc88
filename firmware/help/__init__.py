# SPDX-License-Identifier: MIT
"""The help: how each game is played, in pages that fit the smallest screen.

A text is a file: es/cabrero.txt, en/play.txt.  Its pages are divided by lines of "--"; the first
line of a page is its title, every other line a paragraph.  A board reads one page at a time from
the drive, so that a text costs no more heap than what is on the screen.  Beside the variants
there are "play" (cards, points, duties, songs) and "keys" (the buttons).
"""

from firmware.nodes import wrap

#: Texts that belong to no variant.
GENERAL = ("play", "keys")
#: Columns and lines of a page on the smallest screen.
COLUMNS = 26
LINES = 8

_BREAK = "--"


def _path(topic, lang):
    try:
        here = __file__
    except NameError:  # a module frozen into the runtime has no file
        return "firmware/help/" + lang + "/" + topic + ".txt"
    cut = here.rfind("/")
    return (here[: cut + 1] if cut >= 0 else "") + lang + "/" + topic + ".txt"


def _open(topic, lang):
    try:
        return open(_path(topic, lang), "r", encoding="utf-8")
    except TypeError:  # a runtime whose files are always UTF-8
        return open(_path(topic, lang), "r")


def has(topic, lang):
    """Whether there is a help text for a variant (or one of GENERAL) in this language."""
    try:
        _open(topic, lang).close()
    except OSError:
        return False
    return True


def pages(topic, lang):
    """How many pages a text has. *topic*: a variant's name or one of GENERAL.

    :raises OSError: if there is no such text.
    """
    found = 1
    with _open(topic, lang) as file:
        for line in file:
            if line.strip() == _BREAK:
                found += 1
    return found


def page(topic, lang, number, columns=COLUMNS):
    """Return page *number* (0 is the first) as (title, list of lines of at most *columns*).

    :raises OSError: if there is no such text.
    :raises IndexError: if it has no such page.
    """
    at = 0
    title = ""
    lines = []
    with _open(topic, lang) as file:
        for line in file:
            line = line.strip()
            if line == _BREAK:
                at += 1
                if at > number:
                    break
            elif at == number:
                if title:
                    lines.extend(wrap(line, columns))
                else:
                    title = line
    if not title:
        raise IndexError(number)
    return title, lines
