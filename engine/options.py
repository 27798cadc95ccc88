# SPDX-License-Identifier: MIT
"""Options of a variant (RULES §8): their values, defaults and checks.

An option is a tuple ``(name, values)``; the first of *values* is the default. ``(False, True)``
is a switch, ``range(lo, hi + 1)`` with a default in front is written ``(default, lo, hi)`` in a
list, so that a table of options stays small on a board. The words for them are the firmware's.
"""

from engine.errors import Usage

#: Every variant has it: trick points are not shown while a deal is in progress. Not in records.
MEMORY = ("memory", (False, True))


def values(option):
    """Return all values of an option, in the order a menu goes through them."""
    allowed = option[1]
    if isinstance(allowed, list):
        return range(allowed[1], allowed[2] + 1)
    return allowed


def default(option):
    """Return the default of an option."""
    return option[1][0]


def spell(value):
    """Return the word for a value on a command line: ``on``, ``off`` or the value as text."""
    if value is True:
        return "on"
    if value is False or value is None:
        return "off"
    return str(value)


def find(table, name):
    """Return the option called *name* from a table, or None."""
    for option in table:
        if option[0] == name:
            return option
    return None


def allows(option, value):
    """Return whether an option may have *value*."""
    for allowed in values(option):
        # 1 == True == 1.0 in Python, but 1 is no answer to a switch
        if allowed == value and type(allowed) is type(value):
            return True
    return False


def _wrong(option, given):
    allowed = option[1]
    if isinstance(allowed, list):
        may = "a whole number from %d to %d" % (allowed[1], allowed[2])
    else:
        may = " or ".join([spell(value) for value in allowed])
    return Usage("option %s cannot be %s: it is %s" % (option[0], given, may))


def parse(option, word):
    """Return the value that *word* spells for an option.

    :raises Usage: if the option has no such value.
    """
    for value in values(option):
        if spell(value) == word:
            return value
    raise _wrong(option, word)


def complete(variant, table, given):
    """Return a dict with a value for each option of *table*, checked.

    *given* is a dict of some of them (or None), *variant* the name used in the message.

    :raises Usage: for a name or a value that *table* does not have.
    """
    chosen = {}
    for option in table:
        chosen[option[0]] = default(option)
    for name in given or ():
        option = find(table, name)
        if option is None:
            names = ", ".join([known[0] for known in table])
            raise Usage("%s has no option %s; it has %s" % (variant, name, names))
        if not allows(option, given[name]):
            raise _wrong(option, spell(given[name]))
        chosen[name] = given[name]
    return chosen
