# SPDX-License-Identifier: MIT
"""What a player is after: most points by default, one file for every other aim.

An aim is loaded when a variant that has it is played, so a board keeps only the one it needs. A
new variant works at once with the plain aim of this file; a special one is one new file here with
a class ``Aim`` and its name in ``SPECIAL``.
"""

from engine import actions, phases
from engine.players.base import size

_PASS = actions.bit(actions.PASS)

#: Variants and the modules of their aims: text takes less room than a table.
SPECIAL = (
    "habanero=capote dos=capote club=early_songs arrastrado=plato subastado=auction "
    "gana_pierde=least gana_pierde3=not_middle cabrero=not_middle"
)


def load(variant):
    """Return a new aim for a *variant*."""
    for entry in SPECIAL.split():
        name, module = entry.split("=")
        if name == variant:
            return __import__("engine.players.aims." + module, None, None, ("Aim",)).Aim()
    return Plain()


class Plain:
    """Most points for the own side, all others against it."""

    #: Whether songs are possible once the stock is gone.
    late_songs = True

    def look(self, view, rules):
        """Take in *view* for one decision: sides, and how far the points are that decide.

        Sets ``allies`` (the own side, bit a seat), ``cost`` (what points of another side cost,
        of 256), ``need`` and ``theirs`` (points that decide the deal when the own or another side
        gets them; 999: none do).
        """
        me = view.seat
        self.allies = 1 << me | 1 << (me ^ 2) if view.teams else 1 << me
        self.cost = 256 if view.teams or view.at_play == 2 else 96
        self.need = self.theirs = 999
        if view.target and view.claims_open:
            self.need = view.target - total(view, me)
            for seat in range(view.n):
                if not self.allies >> seat & 1:
                    self.theirs = min(self.theirs, view.target - total(view, seat))

    def weigh(self, worth, suit, strength):
        """Return the worth of a legal card; *worth* is the Worth that has looked at the view."""
        return worth.play(suit, strength)

    def sings(self, view):
        """Return whether a song or tute is wanted."""
        return True

    def swaps(self, view):
        """Return whether a better trump is wanted for a low one."""
        return True

    def answer(self, view):
        """Return the action in any phase but play, announcements and exchange."""
        if view.phase == phases.TRUMP:
            best = 0
            for suit in range(1, 4):
                if size(view.lanes[suit]) > size(view.lanes[best]):
                    best = suit
            return actions.TRUMP + best
        return actions.PASS if view.legal_others & _PASS else actions.TAKE


def total(view, seat):
    """Return what *seat*, or his side, has of the target: carry, cards, songs, last ten."""
    points = view.carry[seat] + view.points[seat] + view.songs[seat] + view.bonus[seat]
    if view.teams:
        points += view.points[seat ^ 2] + view.songs[seat ^ 2]
        if view.ten == seat ^ 2:
            points += 10
    return points + 10 if view.ten == seat else points
