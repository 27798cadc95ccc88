# SPDX-License-Identifier: MIT
"""Short texts made from the state of the game: cards, names, sides, the score line."""

from engine import phases
from firmware.charset import SUIT_CHARS
from firmware.nodes import pad
from firmware.words import t

_RANKS = "24567SCR31"
_RANKS_GUINOTE = "24567CSR31"


def card_word(card, guinote):
    """A card in two characters: its index and the mark of its suit."""
    ranks = _RANKS_GUINOTE if guinote else _RANKS
    return ranks[card % 10] + SUIT_CHARS[card // 10]


def name(seat):
    """Name of the player in `seat`; seat 0 is the person."""
    return t("name." + str(seat))


def said(key, seat, *parts):
    """A sentence about `seat`: the words of `key` with the name, or of key_you for seat 0."""
    if seat == 0:
        return t(key + "_you").format(*parts)
    return t(key).format(name(seat), *parts)


def deal_points(view, seat):
    """Points of `seat` (in team games of his side) in the deal so far."""
    total = view.points[seat] + view.songs[seat]
    if view.ten == seat:
        total += 10
    if view.teams:
        mate = seat ^ 2
        total += view.points[mate] + view.songs[mate]
        if view.ten == mate:
            total += 10
    return total


def rival(view):
    """The seat whose score stands on the right: the other side, or the best of the others."""
    best = 1
    for seat in range(1, view.n):
        if view.games[seat] > view.games[best]:
            best = seat
    return best


def score(view, seat, columns):
    """A side's part of the status bar: name, games won, points brought and made.

    Seat 0's stands to the left; what does not fit loses the name first.
    """
    over = view.phase >= phases.DEAL_OVER
    made = deal_points(view, seat)
    # When the deal is over the engine has already put its points to those brought.
    brought = view.carry[seat] - made if over else view.carry[seat]
    points = str(made) if view.show_points or over else "–"
    if view.target and brought > 0:
        points = str(brought) + "+" + points
    if view.teams:
        who = t("short.us") if seat == 0 else t("short.them")
    else:
        who = name(seat)
    if not view.target or view.options["games"] > 1:
        games = "★" + str(view.games[seat])
        points = games + " " + points if seat == 0 else points + " " + games
    if len(points) + len(who) >= columns:
        return points if seat == 0 else pad(points, columns, 2)
    if seat == 0:
        return who + " " + points
    return pad(points + " " + who, columns, 2)


def progress(view):
    """The middle of the status bar: the deal of how many, or the target."""
    if view.target:
        return "/" + str(view.target)
    return str(view.deal_no) + "/" + str(view.options["games"])
