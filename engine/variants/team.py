# SPDX-License-Identifier: MIT
"""Tute por parejas (RULES 6.1): four players in two teams, a fixed number of deals."""

from engine import phases, scoring, songs
from engine.rules import Rules, best_side


class Variant(Rules):
    """Ten cards each, the dealer's last one turned for trumps; more points win the deal."""

    id = "team"
    players = (4,)

    def __init__(self, players, guinote):
        Rules.__init__(self, players, guinote)
        self.teams = True
        self.after_trick = (songs.step,)
        self.handlers = {phases.ANNOUNCE: songs}

    def options(self):
        """Return the table of options (RULES §8)."""
        return (
            ("games", [6, 1, 20]),
            ("lead_two", (False, True)),
            ("tute", (False, True)),
            ("tute_after_song", (True, False)),
            ("partner_sings", (False, True)),
            ("double_at", (None, 101, 121)),
            ("partner_relief", (False, True)),
            ("forty_first", (True, False)),
        )

    def decide(self, m, result, reason, seat):
        """The side with more points wins; a tute wins at once (RULES 6.1)."""
        games = 1
        if reason == scoring.TUTE:
            seats = self.side(seat)
        else:
            seats = best_side(m, result.totals)
            double = m.options["double_at"]
            if double and result.totals[seats[0]] >= double:
                games = 2
        self.award(m, result, seats, games)
        by_trick = self.guinote and reason == scoring.COUNTED
        m.next_dealer = m.last_winner if by_trick else (m.dealer + 1) % m.n

    def is_over(self, m):
        """``games`` deals are played; with ``lead_two`` one side leads by two games as well."""
        if m.deal_no < m.options["games"]:
            return False
        return not m.options["lead_two"] or abs(m.games[0] - m.games[1]) >= 2
