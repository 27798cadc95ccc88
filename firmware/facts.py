# SPDX-License-Identifier: MIT
"""Short texts made from the state of the game: cards, names, sides, the figures of a seat."""

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


def names(seats):
    """The names of some seats in a row: "Tú, Pilar y Jorge"."""
    text = ""
    for i in range(len(seats)):
        if i:
            text += t("word.and") if i == len(seats) - 1 else ", "
        text += name(seats[i])
    return text


def about(key, seats):
    """A sentence about several seats: words of `key` for one, _you for the person, _many."""
    if len(seats) == 1:
        return said(key, seats[0])
    return t(key + "_many").format(names(seats))


def deal_points(view, seat):
    """Points of `seat` (in team games of his side) in the deal so far."""
    total = _own_points(view, seat)
    return total + _own_points(view, seat ^ 2) if view.teams else total


def _own_points(view, seat):
    total = view.points[seat] + view.songs[seat] + view.bonus[seat]
    return total + 10 if view.ten == seat else total


def two_sided(view):
    """Whether the status bar holds the two sides' score; else each seat has its own figure."""
    return view.teams or view.n == 2


def points(view, seat):
    """Points made in this deal and, in games with a target, those brought: "45+12"."""
    over = view.phase >= phases.DEAL_OVER
    made = deal_points(view, seat)
    # When the deal is over the engine has already put its points to those brought.
    brought = view.carry[seat] - made if over else view.carry[seat]
    text = str(made) if view.show_points or over else "–"
    if view.target and brought > 0:
        text = str(brought) + "+" + text
    return text


def counts_games(view):
    """Whether games won are counted in this match."""
    return "games" in view.options and (not view.target or view.options["games"] > 1)


def score(view, seat, columns):
    """A side's part of the status bar: name, games won, points brought and made.

    Seat 0's stands to the left; what does not fit loses the name first.
    """
    text = points(view, seat)
    if view.teams:
        who = t("short.us") if seat == 0 else t("short.them")
    else:
        who = name(seat)
    if counts_games(view):
        games = "★" + str(view.games[seat])
        text = games + " " + text if seat == 0 else text + " " + games
    if len(text) + len(who) >= columns:
        return text if seat == 0 else pad(text, columns, 2)
    if seat == 0:
        return who + " " + text
    return pad(text + " " + who, columns, 2)


def marks(count):
    """Losses as marks; more than three as a number."""
    return "✗" * count if count < 4 else "✗" + str(count)


def signed(number):
    """A number of chips with its sign."""
    return "+" + str(number) if number > 0 else str(number)


def figure(view, seat):
    """What a seat has in the match: losses, chips, or games and points."""
    if view.losses is not None:
        return marks(view.losses[seat])
    if view.chips is not None:
        return signed(view.chips[seat])
    if counts_games(view):
        return "★" + str(view.games[seat]) + " " + points(view, seat)
    return points(view, seat)


def own(view):
    """The person's part of the status bar where nobody has a side."""
    text = name(0)
    if view.losses is None and view.chips is None:
        return text + " " + figure(view, 0)
    text += " " + points(view, 0)
    if view.chips is not None:
        return text + "  " + signed(view.chips[0]) if view.chips[0] else text
    return text + " " + figure(view, 0)


def contract(view, columns):
    """The right part of the status bar where nobody has a side: who has promised what, the pot,
    or how far the match is."""
    if view.bid:
        who = view.bidder if view.censor < 0 else view.censor
        return name(who) + " " + str(view.bid)
    if not view.pot:
        return progress(view)
    pot = t("key.pot_s").format(view.pot)
    if view.platoer < 0:
        return pot
    promise = name(view.platoer) + " " + str(view.promise)
    for text in (promise + " · " + pot, promise + " (" + str(view.pot) + ")"):
        if len(text) <= columns:
            return text
    return promise


def progress(view):
    """How far the match is: the deal of how many, or the target."""
    if view.target:
        return "/" + str(view.target)
    total = view.options.get("deals") or view.options.get("games")
    # Where games are won one by one nobody knows how many deals there will be.
    if not total or view.n > 1 and total < view.deal_no:
        return t("result.title").format(view.deal_no)
    return str(view.deal_no) + "/" + str(total)


def watching(m):
    """Whether others play this deal to its end without the person, who has seat 0."""
    if m.phase >= phases.DEAL_OVER or m.censor == 0:
        return False
    if m.playing & 1:
        return m.bidder == 0 and m.censor > 0
    # Who may become the censor waits for the end of the auction.
    return not (m.options.get("censor") and m.phase in (phases.BID, phases.CENSOR))
