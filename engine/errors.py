# SPDX-License-Identifier: MIT
"""What the engine raises: one error for wrong use, one for a move the rules forbid."""


class Usage(ValueError):
    """An unknown variant, option, value or word. ``str(e)`` is one sentence fit for a person."""


class Refused(ValueError):
    """An action the rules forbid just now (R-SAFE-1). The match has not changed.

    ``rule`` is the rule id that forbids it, ``cards`` the 40-bit set of the cards that satisfy the
    duty (0 where no card would).
    """

    def __init__(self, rule, cards):
        super().__init__(rule)
        self.rule = rule
        self.cards = cards
