# SPDX-License-Identifier: MIT
"""What a variant is: a record of data, the steps of its deal, and a few policies.

A variant's file (engine/variants/) makes one subclass of :class:`Rules`. A *step* is a function
``step(match) -> bool`` that returns True when it waits for a decision or has ended the deal; the
match runs the steps of ``opening`` before the first lead and those of ``after_trick`` after each
trick. A *handler* is the module that answers for a phase: ``others(match)`` gives the set of legal
actions that are not cards, ``apply(match, action)`` carries one out.
"""

from engine import deal, scoring
from engine.tricks import STRICT


class Rules:
    """One variant at one number of players; shared by nothing, made for each match."""

    id = ""
    hand = 10
    no_twos = False
    stock_regime = STRICT
    regime = STRICT
    target = 0
    tute = False
    teams = False
    #: What the last line of the record carries, and whether the smaller number is the better.
    figures = ("games",)
    #: ``pair_bonus(match, seat)`` counts the pairs in the trick just taken, or None.
    pair_bonus = None

    def __init__(self, players, guinote):
        """*players* is how many sit at the table; *guinote* the modifier (or the game itself)."""
        self.n = players
        self.guinote = guinote
        self.opening = ()
        self.after_trick = ()
        self.handlers = {}
        #: Module whose actions may come before a card (exchange), or None.
        self.before_card = None
        #: What is turned for trumps: a function ``turn_up(match, number of cards dealt)``.
        self.turn_up = deal.show_dealers

    def setup(self, m):
        """Called once, when the match has its options and before the first deal."""

    def playing(self, m):
        """Return the set of the seats that get cards in the deal about to begin, bit a seat."""
        return (1 << self.n) - 1

    def hand_size(self, m):
        """Return how many cards each player gets."""
        return self.hand

    def dealt(self, m):
        """Called when the cards are dealt, before the first step."""

    def options(self):
        """Return the table of options at this number of players (engine.options)."""
        return ()

    def after_song(self, m, seat, value):
        """Called after a song of *seat*; True if it ended the deal (an automatic claim)."""
        return False

    def best(self, m):
        """Return the seats whose figure is the best at the end of the match."""
        most = max(m.games)
        return [seat for seat in range(self.n) if m.games[seat] == most]

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
        found = {name: list(getattr(m, name)) for name in self.figures}
        found["winners"] = self.best(m)
        found["losers"] = [seat for seat in range(self.n) if seat not in found["winners"]]
        return found

    def side(self, seat):
        """Return the seats that win or lose together with *seat*, sorted."""
        if self.teams:
            return [seat & 1, (seat & 1) + 2]
        return [seat]

    def award(self, m, result, seats, games):
        """Make *seats* the winners of the deal, all others its losers, and give them *games*."""
        result.winners = seats
        result.losers = [
            seat for seat in range(self.n) if m.playing >> seat & 1 and seat not in seats
        ]
        for seat in seats:
            m.games[seat] += games


def best_side(m, figures):
    """Return the seats with the highest of *figures*; a tie is broken by R-TIE-1."""
    best = max([figures[seat] for seat in range(m.n) if m.playing >> seat & 1])
    tied = [seat for seat in range(m.n) if m.playing >> seat & 1 and figures[seat] == best]
    return m.rules.side(scoring.tie_break(m, tied))


class DealsRules(Rules):
    """Games of a fixed number of deals, each won by the most points (RULES 6.1, 6.2, 6.7)."""

    def worth(self, m, result, seat):
        """Return how many games a deal counts that *seat* has won by points."""
        return 1

    def decide(self, m, result, reason, seat):
        """The most points win, a tie goes by R-TIE-1; a tute wins at once."""
        if reason == scoring.TUTE:
            self.award(m, result, self.side(seat), 1)
        else:
            seats = best_side(m, result.totals)
            self.award(m, result, seats, self.worth(m, result, seats[0]))
        m.next_dealer = next_dealer(m, reason)

    def is_over(self, m):
        """Return whether ``games`` deals have been played."""
        return m.deal_no >= m.options["games"]


def next_dealer(m, reason):
    """Return who deals next: the next seat; in Guiñote order who took the last trick."""
    if m.guinote and reason == scoring.COUNTED:
        return m.last_winner
    return (m.dealer + 1) % m.n
