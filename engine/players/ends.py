# SPDX-License-Identifier: MIT
"""The last tricks of a sampled world, worked out exactly instead of played by a policy."""

from engine.compat import const
from engine.match import zeros
from engine.players.ending import Ending

#: Tries of the search that take as long as this many policy steps.
_NODES = const(9)
_STEPS = const(5)


class Ends:
    """One end after another: :meth:`look` once, then :meth:`start` and :meth:`step` for each."""

    def __init__(self, playout, world):
        self.playout = playout
        self.world = world
        self.ending = Ending()
        self.may = zeros(6, "B")

    def look(self, view):
        """Take in *view*; return False if its game is not one of points alone."""
        p = self.playout
        if view.losses is not None:
            return False
        self.view = view
        for seat in range(view.n):
            may = 15 & ~view.sung if p.singers >> seat & 1 else 0
            if view.forty_first and view.sung_by[seat]:
                may &= ~(1 << view.trump)
            self.may[seat] = may
        self.ending.rules(
            view.n,
            view.playing,
            p.side,
            view.trump,
            p.regime,
            p.relief,
            10,
            view.guinote,
            view.partner_sings,
        )
        return True

    def start(self, card):
        """Begin with the play-out's situation, in which *card* is played next."""
        view = self.view
        self.ending.start(self.world.hands, self.may, view.leader, view.table, view.on_table, card)

    def step(self):
        """Search on; return True when the points are in the play-out."""
        ending = self.ending
        if not ending.step():
            return False
        p = self.playout
        gave = 0
        for seat in range(self.view.n):
            side = p.side[seat]
            if self.view.playing >> seat & 1 and not gave >> side & 1:
                gave |= 1 << side
                p.points[seat] += ending.gains[side]
        return True

    def cost(self):
        """Return what the search took, in policy steps."""
        return 2 + self.ending.nodes * _STEPS // _NODES
