# SPDX-License-Identifier: MIT
"""What a variant is: a record of data, the steps of its deal, and a few policies.

A variant's file (engine/variants/) makes one subclass of :class:`Rules`. A *step* is a function
``step(match) -> bool`` that returns True when it waits for a decision or has ended the deal; the
match runs the steps of ``opening`` before the first lead and those of ``after_trick`` after each
trick. A *handler* is the module that answers for a phase: ``others(match)`` gives the set of legal
actions that are not cards, ``apply(match, action)`` carries one out.
"""

from engine import scoring
from engine.compat import const
from engine.tricks import STRICT

#: The dealer's last card is turned and stays in his hand; the next card is turned.
SHOW_DEALERS = const(0)
TURN_NEXT = const(1)


class Rules:
    """One variant at one number of players; shared by nothing, made for each match."""

    id = ""
    players = ()
    hand = 10
    turn = SHOW_DEALERS
    stock_regime = STRICT
    regime = STRICT
    target = 0
    tute = False
    carries = False

    def __init__(self, players, guinote):
        """*players* is one of ``self.players``; *guinote* the modifier (or the game itself)."""
        self.n = players
        self.guinote = guinote
        self.teams = False
        self.opening = ()
        self.after_trick = ()
        self.handlers = {}
        #: Module whose actions may come before a card (exchange), or None.
        self.before_card = None

    def options(self):
        """Return the table of options at this number of players (engine.options)."""
        return ()

    def after_song(self, m, seat):
        """Called after a song of *seat*; True if it ended the deal (an automatic claim)."""
        return False

    def claims_open(self, m):
        """Return whether the target may be claimed in the deal in progress (R-CLAIM-1)."""
        return False

    def decide(self, m, result, reason, seat):
        """Fill winners and losers of *result*, count games, set ``m.next_dealer``."""
        raise NotImplementedError

    def is_over(self, m):
        """Return whether the match is over after the deal just decided."""
        raise NotImplementedError

    def match_result(self, m):
        """Return the figures of the finished match, as the record's last line has them."""
        figures = {"games": list(m.games)}
        if self.carries:
            figures["carry"] = list(m.carry)
        best = max(m.games)
        figures["winners"] = [seat for seat in range(self.n) if m.games[seat] == best]
        figures["losers"] = [seat for seat in range(self.n) if m.games[seat] != best]
        return figures

    def side(self, seat):
        """Return the seats that win or lose together with *seat*, sorted."""
        if self.teams:
            return [seat & 1, (seat & 1) + 2]
        return [seat]

    def award(self, m, result, seats, games):
        """Make *seats* the winners of the deal, all others its losers, and give them *games*."""
        result.winners = seats
        result.losers = [seat for seat in range(self.n) if seat not in seats]
        for seat in seats:
            m.games[seat] += games


def best_side(m, figures):
    """Return the seats with the highest of *figures*; a tie is broken by R-TIE-1."""
    best = max(figures)
    tied = [seat for seat in range(m.n) if figures[seat] == best]
    return m.rules.side(scoring.tie_break(m, tied))
