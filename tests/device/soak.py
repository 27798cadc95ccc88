# SPDX-License-Identifier: MIT
"""Random deals under watch; runs on CPython and on MicroPython alike.

``python soak.py VARIANT PLAYERS GUINOTE SEED DEALS`` plays matches with options by chance until
DEALS deals are over; most have no more than a twentieth of them, but two may always be. At every
step the cards must be a partition of the pack (R-SAFE-2), at the end of a full deal the points
must add up (R-SAFE-4), and each match is replayed from its own record. Prints the number of
deals, decisions and a checksum of all record lines.
"""

import json
import sys

from engine import cards, phases, replay
from engine.match import Match
from engine.players import make_player
from engine.record import Recorder
from engine.selfplay import random_options
from engine.variants import load
from engine.view import View


def partition(m):
    """Return the sum and the union of all places a card can be; equal only for a partition."""
    union = total = 0
    places = [cards.gather(m.hands, 4 * seat) for seat in range(m.n)]
    places.append(cards.gather(m.played))
    places.append(cards.from_list([m.pack[m.stock_at + k] for k in range(m.stock_left)]))
    for card in (m.turned, m.pledged, m.centre):
        if card >= 0:
            places.append(1 << card)
    for place in places:
        union |= place
        total += place
    return union, total


class Soak:
    """Plays, checks and sums up."""

    def __init__(self):
        self.deals = 0
        self.decisions = 0
        self.low = 1
        self.high = 0
        self.lines = []

    def write(self, line):
        """Take a record line into the checksum (Adler's, in small ints)."""
        self.lines.append(line)
        low = self.low
        high = self.high
        for byte in line.encode():
            low = (low + byte) % 65521
            high = (high + low) % 65521
        self.low = low
        self.high = high

    def match(self, variant, count, guinote, seed, deals):
        """Play one match, checking all the way."""
        rules = load(variant, count, guinote)
        chosen = random_options(rules, seed)
        for name in ("games", "deals"):
            if name in chosen:
                chosen[name] = min(chosen[name], max(2, deals // 20))
        m = Match(variant, count, chosen, guinote, seed)
        whole = 0
        for card in range(40):
            if card % 10 or not rules.no_twos:
                whole |= 1 << card
        views = [View(m, seat) for seat in range(m.n)]
        players = [make_player("random", "%s/%d" % (seed, seat)) for seat in range(m.n)]
        self.lines = []
        follow = Recorder(m, self.write)
        while m.phase != phases.MATCH_OVER:
            if m.phase == phases.DEAL_OVER:
                self.check_sums(m)
                follow.next_deal()
                continue
            union, total = partition(m)
            assert union == total == whole, seed
            seat = m.to_act
            views[seat].refresh(m)
            follow.act(players[m.actor()].choose(views[seat]))
            self.decisions += 1
        self.check_sums(m)
        for lines in replay.matches(enumerate(self.lines, 1), json.loads):
            replay.replay(lines, json.loads)

    def check_sums(self, m):
        """R-SAFE-4 for the deal just over: points, and chips with the pot."""
        self.deals += 1
        r = m.result
        if m.chips:
            assert sum(m.chips) + m.pot == 0, m.seed
        if m.tricks_left == 0:
            sides = (0, 1) if m.rules.teams else range(m.n)
            lying = [card for card in (m.turned, m.centre) if card >= 0]
            nobodys = sum([cards.POINTS[card % 10] for card in lying])
            assert sum(r.cards) == 120 - nobodys, m.seed
            made = sum(r.cards) + sum(r.songs) + sum(r.bonus) + (10 if r.ten >= 0 else 0)
            assert sum([r.totals[seat] for seat in sides]) == made, m.seed
            assert r.last == m.last_winner and r.ten in (-1, r.last)


def main(variant, count, guinote, seed, deals):
    """Soak until *deals* deals are over and print what came out."""
    soak = Soak()
    number = 0
    while soak.deals < deals:
        number += 1
        soak.match(variant, count, guinote, "%s/%d" % (seed, number), deals)
    print(soak.deals, soak.decisions, "%04x%04x" % (soak.high, soak.low))


main(sys.argv[1], int(sys.argv[2]), sys.argv[3] == "1", sys.argv[4], int(sys.argv[5]))
