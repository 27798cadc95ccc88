# SPDX-License-Identifier: MIT
"""The player that takes any legal action, each equally likely."""

from engine import actions
from engine.players.base import BasePlayer, nth, size


class Player(BasePlayer):
    """Chooses by chance alone."""

    def decide(self, view):
        """Return a legal action of *view*, every one equally likely."""
        cards = view.legal_cards
        total = 0
        for suit in range(4):
            total += size(cards >> 10 * suit & 0x3FF)
        pick = self.rng.below(total + size(view.legal_others))
        for suit in range(4):
            lane = cards >> 10 * suit & 0x3FF
            here = size(lane)
            if pick < here:
                return 10 * suit + nth(lane, pick)
            pick -= here
        action = 40 + nth(view.legal_others, pick)
        if action == actions.BID:
            # one of the four lowest, so that auctions go somewhere
            bid = view.lowest_bid + view.bid_step * self.rng.below(4)
            return actions.BID_BASE + min(bid, 230)
        return action
