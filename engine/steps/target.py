# SPDX-License-Identifier: MIT
"""Games to a target: points carry over, and the target is claimed (R-CLAIM-1, R-CLAIM-2)."""

from engine import events, scoring
from engine.rules import Rules


class TargetRules(Rules):
    """What the corriente family and Guiñote share."""

    target = 101
    figures = ("games", "carry")

    def reached(self, m, seat):
        """Return whether *seat* (or his side) has the target, carry and this deal together."""
        return m.carry[seat] + scoring.total(m, seat) >= self.target

    def claims_open(self, m):
        """Claims open with the second deal of a game, or the first (``claim_first_deal``).

        After a declared capote they are void (R-CAPOTE-1).
        """
        return m.declarer < 0 and (m.game_deal > 1 or m.options["claim_first_deal"])

    def claim(self, m, seat):
        """End the deal: *seat* has claimed, rightly or wrongly (R-CLAIM-1)."""
        right = self.reached(m, seat)
        m.end_deal(scoring.CLAIM if right else scoring.CLAIM_FAILED, seat)

    def after_song(self, m, seat, value):
        """A song that reaches the target is claimed at once when the engine claims (K12)."""
        return self.claim_for(m, seat)

    def claim_for(self, m, seat):
        """Claim for *seat* if the engine claims, claims are open and he has the target."""
        if m.manual or not self.claims_open(m) or not self.reached(m, seat):
            return False
        m.events.add(events.AUTO_CLAIM, seat)
        m.end_deal(scoring.CLAIM, seat)
        return True

    def decide(self, m, result, reason, seat):
        """A claim, a tute or a capote decides the game; else the target is counted."""
        if reason == scoring.COUNTED:
            seats = self._counted(m)
        elif reason in (scoring.CLAIM_FAILED, scoring.CAPOTE_FAILED):
            loser = self.side(seat)
            seats = [other for other in range(m.n) if other not in loser]
        else:
            seats = self.side(seat)
        for other in range(m.n):
            m.carry[other] += result.totals[other]
        m.game_deal += 1
        if seats:
            self.award(m, result, seats, 1)
            m.game_deal = 1
        m.next_dealer = self._dealer(m, reason, seat, seats)

    def _counted(self, m):
        """Return who wins a deal that ended without a claim, nobody below the target."""
        over = [seat for seat in range(m.n) if self.reached(m, seat)]
        if not over:
            return over
        if m.options["both_over"] == "higher":
            best = max([m.carry[seat] + scoring.total(m, seat) for seat in over])
            over = [seat for seat in over if m.carry[seat] + scoring.total(m, seat) == best]
        return self.side(scoring.tie_break(m, over))

    def _dealer(self, m, reason, seat, seats):
        """Return who deals next: RULES 6.3; in Guiñote order 6.13."""
        if reason == scoring.COUNTED:
            if self.guinote or not seats:
                return m.last_winner
        elif self.guinote:
            failed = reason in (scoring.CLAIM_FAILED, scoring.CAPOTE_FAILED)
            return (seat + 1) % m.n if failed else seat
        return (m.dealer + 1) % m.n

    def is_over(self, m):
        """Return whether somebody has won ``games`` games."""
        return max(m.games) >= m.options["games"]


def auto_claim(m):
    """Step: the engine claims for the winner of the trick who has the target (``claim=auto``)."""
    return m.rules.claim_for(m, m.last_winner)
