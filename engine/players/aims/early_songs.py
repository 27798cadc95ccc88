# SPDX-License-Identifier: MIT
"""The club's Tute (RULES 6.7): with two, nothing is sung once the stock is gone."""

from engine.players.aims import Plain


class Aim(Plain):
    """Most points."""

    def look(self, view, rules):
        """As the plain aim."""
        Plain.look(self, view, rules)
        self.late_songs = view.n > 2
