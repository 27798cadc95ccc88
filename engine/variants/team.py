# SPDX-License-Identifier: MIT
"""Tute por parejas (RULES 6.1): four players in two teams, a fixed number of deals."""

from engine import phases
from engine.rules import DealsRules
from engine.steps import songs


class Variant(DealsRules):
    """Ten cards each, the dealer's last one turned for trumps; more points win the deal."""

    id = "team"
    teams = True

    def __init__(self, players, guinote):
        DealsRules.__init__(self, players, guinote)
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

    def worth(self, m, result, seat):
        """With ``double_at`` a side with that many points counts two games."""
        double = m.options["double_at"]
        return 2 if double and result.totals[seat] >= double else 1

    def is_over(self, m):
        """``games`` deals are played; with ``lead_two`` one side leads by two games as well."""
        if m.deal_no < m.options["games"]:
            return False
        return not m.options["lead_two"] or abs(m.games[0] - m.games[1]) >= 2
