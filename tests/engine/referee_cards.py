# SPDX-License-Identifier: MIT
"""The cards and tricks of the tests' own rule book: cards are words, hands are lists.

It shares nothing with the engine, so that a mistake in the one shows against the other.
"""

PACK = [rank + suit for suit in "oceb" for rank in "24567SCR31"]
WORTH = {"1": 11, "3": 10, "R": 4, "C": 3, "S": 2}
WORTH_GUINOTE = {"1": 11, "3": 10, "R": 4, "S": 3, "C": 2}


class Order:
    """R-CARD-2, or R-CARD-3 in Guiñote order."""

    def __init__(self, guinote):
        self.ranks = "24567CSR31" if guinote else "24567SCR31"
        self.worth = WORTH_GUINOTE if guinote else WORTH
        self.pair = "RS" if guinote else "RC"
        self.pack = [rank + suit for suit in "oceb" for rank in self.ranks]

    def high(self, card):
        return self.ranks.index(card[0])

    def points(self, card):
        return self.worth.get(card[0], 0)

    def sort(self, held):
        return sorted(held, key=self.pack.index)

    def beats(self, card, other, trump):
        """Whether *card*, played later, beats the *other* that wins so far."""
        if card[1] == other[1]:
            return self.high(card) > self.high(other)
        return card[1] == trump

    def best(self, trick, trump):
        at = 0
        for i in range(1, len(trick)):
            if self.beats(trick[i], trick[at], trump):
                at = i
        return at


def duty(order, regime, hand, trick, trump, relief=False):
    """The cards of *hand* that RULES §3 allows, and the rule id."""
    if not trick:
        return list(hand), "LEAD"
    lead = trick[0][1]
    wins = trick[order.best(trick, trump)]
    follow = [card for card in hand if card[1] == lead]
    ruff = [card for card in hand if card[1] == trump and order.beats(card, wins, trump)]
    if regime == "FREE":
        return list(hand), "R-PLAY-F"
    if regime == "TRUMP-ONLY":
        if lead == trump and follow:
            return follow, "R-PLAY-T"
        return list(hand), "R-PLAY-T"
    if regime == "SUBASTADO":
        return follow or ruff or list(hand), "R-PLAY-B"
    if relief:
        return follow or list(hand), "R-PLAY-S"
    if follow:
        if lead != trump and wins[1] == trump:
            return follow, "R-PLAY-S1"
        higher = [card for card in follow if order.high(card) > order.high(wins)]
        return (higher, "R-PLAY-S2") if higher else (follow, "R-PLAY-S3")
    return (ruff, "R-PLAY-S4") if ruff else (list(hand), "R-PLAY-S5")
