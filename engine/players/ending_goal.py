# SPDX-License-Identifier: MIT
"""What the game counts beside the points in the exact search: the target, the bid, the tute.

Points are of two sides: what they had at the start of the search, and what side 0 has made since
(*own*) with the difference of the sides (*ahead*).
"""

from engine.cards import PAIR
from engine.compat import const

#: What a game won is worth: by tute, by claim after a trick, by counting at the end.
_TUTE = const(2000)
_AT_ONCE = const(1000)
_COUNTED = const(300)


class Goal:
    """What two sides have and need, in points; need 9999: nothing is enough.

    *claims*: who has it after a trick wins at once. Otherwise it is counted at the end, and if
    both have it the higher wins, side 1 if equal. *tute*: who wins a trick with four kings or
    horses in the hand wins at once.
    """

    def __init__(self, have, need, claims=False, tute=False):
        self.have = have
        self.need = need
        self.claims = claims
        self.tute = tute
        self.wild = False

    def near(self, hands, n, rest):
        """Return whether it matters with *hands* and at most *rest* points to come."""
        self.wild = False
        for base in range(0, 4 * n, 4):
            if self.tute and self._four(hands, base):
                self.wild = True
        return self.over(0, rest) or self.over(1, rest)

    def over(self, side, points):
        """Return the most that *side* can win by if it makes so many *points* at most."""
        if self.wild:
            return _TUTE
        if self.have[side] + points < self.need[side]:
            return 0
        return _AT_ONCE if self.claims else _COUNTED

    def won(self, side, own, ahead, hands, base):
        """Return what side 0 wins at once (less than 0: loses) when *side* has won a trick.

        ``hands[base:base + 4]`` is the hand of its winner.
        """
        bonus = 0
        if self.claims and self.have[side] + (own - ahead if side else own) >= self.need[side]:
            bonus = _AT_ONCE
        if self.wild and self._four(hands, base):
            bonus = _TUTE
        return -bonus if side else bonus

    def counted(self, own, ahead):
        """Return what side 0 wins when the deal is over."""
        mine = self.have[0] + own
        theirs = self.have[1] + own - ahead
        if mine >= self.need[0] and (mine > theirs or theirs < self.need[1]):
            return _COUNTED
        return -_COUNTED if theirs >= self.need[1] else 0

    def _four(self, hands, base):
        return hands[base] & hands[base + 1] & hands[base + 2] & hands[base + 3] & PAIR
