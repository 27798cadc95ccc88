# SPDX-License-Identifier: MIT
"""The rule book once more, in the plainest way: the match, who wins and who deals.

It shares nothing with the engine, so that a mistake in the one shows against the other. Given the
deals and the decisions of a match, :func:`judge` writes the record that RULES.md asks for.
"""

from tests.engine.referee_cards import Order, duty
from tests.engine.referee_deal import PLEDGING, Deal, Over

__all__ = ["Order", "duty", "judge"]

SHORT = ("subastado", "gana_pierde3")
LOSING = ("gana_pierde", "gana_pierde3", "cabrero")


class _Judge:
    def __init__(self, head, deals, decide, write):
        self.variant = head["variant"]
        self.opt = head["options"]
        self.guinote = head["guinote"] or self.variant == "guinote"
        self.order = Order(self.guinote)
        self.n = head["players"]
        self.teams = self.n == 4 and self.variant in ("team", "club", "guinote")
        self.target = {"americano": 121}.get(self.variant, 101)
        self.deals = deals
        self.decide = decide
        self.write = write
        self.games = [0] * self.n
        self.carry = [0] * self.n
        self.chips = [0] * self.n
        self.losses = [0] * self.n
        self.pot = 0
        self.claims_open = False

    def ask(self, seat, phase, legal, step=0):
        did = self.decide(seat, phase, legal)
        if step and did != "pass":
            lowest, bid = int(legal[-1][4:]), int(did[4:])
            assert lowest <= bid <= 230 and bid % step == 0, (did, legal)
        else:
            assert did in legal, (did, legal)
        self.write({"seat": seat, "phase": phase, "legal": legal, "did": did})
        return did

    def side(self, seat):
        return sorted([seat, (seat + 2) % 4]) if self.teams else [seat]

    def reached(self, deal, seat):
        return self.carry[seat] + deal.total(seat) >= self.target

    def tie(self, seats, last):
        """R-TIE-1."""
        return next((last + k) % self.n for k in range(self.n) if (last + k) % self.n in seats)

    def inside(self):
        return [seat for seat in range(self.n) if self.losses[seat] < 4]

    # -- the match ---------------------------------------------------------------------------

    def match(self, dealer):
        number = 0
        of_game = 1
        while True:
            number += 1
            if of_game == 1:
                self.carry = [0] * self.n
            self.claims_open = of_game > 1 or self.opt.get("claim_first_deal", False)
            table = self.inside()
            line = self.deal_line(number, dealer)
            self.write(line)
            deal = Deal(self, line)
            reason, about = "counted", None
            try:
                deal.play()
            except Over as over:
                reason, about = over.args
            winners, losers = self.decided(deal, reason, about)
            totals = [deal.total(seat) for seat in range(self.n)]
            self.carry = [self.carry[s] + totals[s] for s in range(self.n)]
            self.chips = [self.chips[s] + deal.chips[s] for s in range(self.n)]
            found = {"end": number, "tricks": deal.tricks, "cards": deal.cards}
            found.update(songs=deal.songs, bonus=deal.bonus, last=deal.last, ten=deal.ten)
            found.update(totals=totals, winners=winners, losers=losers, chips=deal.chips)
            if self.opt.get("plato"):
                found["pot"] = self.pot
            self.write({**found, "reason": reason})
            of_game = 1 if winners else of_game + 1
            if self.over(number):
                break
            dealer = self.succession(deal, dealer, reason, about, winners, table)
        self.write({"match": self.figures()})

    def figures(self):
        seats = range(self.n)
        if self.variant == "cabrero":
            winners = self.inside()
        elif self.variant == "gana_pierde3":
            winners = [s for s in seats if self.losses[s] < 6]
        elif self.variant in LOSING:
            winners = [s for s in seats if self.losses[s] == min(self.losses)]
        else:
            # the unused ones are all zero
            most = max(zip(self.games, self.chips, strict=True))
            winners = [s for s in seats if (self.games[s], self.chips[s]) == most]
        if self.variant in LOSING:
            found = {"losses": self.losses}
        elif self.variant in ("arrastrado", "subastado"):
            found = {"chips": self.chips}
        else:
            found = {"games": self.games}
            if self.variant in PLEDGING:
                found["carry"] = self.carry
        return {**found, "winners": winners, "losers": [s for s in seats if s not in winners]}

    def over(self, number):
        if self.variant == "cabrero":
            return len(self.inside()) < 3
        if self.variant == "gana_pierde3":
            return max(self.losses) == 6
        if "deals" in self.opt:
            return number == self.opt["deals"]
        if self.variant == "club" or self.variant in PLEDGING:
            return max(self.games) >= self.opt["games"]
        if number < self.opt["games"]:
            return False
        return not self.opt.get("lead_two") or abs(self.games[0] - self.games[1]) >= 2

    # -- dealing -----------------------------------------------------------------------------

    def sitting(self, dealer):
        if self.variant in ("arrastrado", "subastado") and self.n == 4:
            return [dealer]
        if self.variant == "cabrero":
            out = [seat for seat in range(self.n) if self.losses[seat] >= 4]
            return out or ([dealer] if self.n == 6 else [])
        return []

    def size(self, players):
        if self.variant == "club":
            return {2: 8, 3: 12, 4: 10}[self.n]
        if self.variant == "gana_pierde":
            return {4: 10, 5: 8}[self.n]
        if self.variant == "cabrero":
            return {5: 8, 4: 10, 3: 13}[players]
        return {
            "team": 10, "individual": 10, "corriente": 6, "habanero": 8, "americano": 8, "dos": 8,
            "arrastrado": 13, "subastado": 12, "gana_pierde3": 12, "guinote": 6,
        }[self.variant]  # fmt: skip

    def deal_line(self, number, dealer):
        short = self.variant in SHORT or (self.variant == "club" and self.n == 3)
        pack = list(self.deals(number))
        assert sorted(pack) == sorted(c for c in self.order.pack if not short or c[0] != "2")
        sitting = self.sitting(dealer)
        ring = [(dealer + 1 + k) % self.n for k in range(self.n)]
        ring = [seat for seat in ring if seat not in sitting]
        hands = [[] for _ in range(self.n)]
        for i in range(self.size(len(ring)) * len(ring)):
            hands[ring[i % len(ring)]].append(pack.pop(0))
        mano = ring[0]
        shown = turned = trump = centre = None
        if self.variant in ("team", "gana_pierde") or (self.variant == "club" and self.n > 2):
            shown = hands[dealer][-1]
        elif self.variant == "cabrero" and number == 1:
            trump = "o"
            centre = pack.pop(0) if pack else None
            first = "4o" if centre == "2o" else "2o"
            mano = next(seat for seat in ring if first in hands[seat])
        elif self.variant == "cabrero" and len(ring) > 3:
            if self.opt["trump_cycle"]:
                trump = "oceb"[(number - 1) % 4]
            else:
                shown = hands[mano][-1]
        elif self.variant not in SHORT:
            turned = pack.pop(0)
        if shown or turned:
            trump = (shown or turned)[1]
        line = {"deal": number, "dealer": dealer, "sitting": sorted(sitting), "mano": mano}
        line["hands"] = [self.order.sort(hand) for hand in hands]
        line.update(stock=pack, turned=turned, trump=trump, centre=centre)
        if shown:
            line["shown"] = shown
        return line

    # -- who has won -------------------------------------------------------------------------

    def decided(self, deal, reason, about):
        """Winners and losers of the deal; counts games, losses and what is paid at its end."""
        at_play = deal.round(0)
        if reason == "thrown_in":
            return [], []
        if self.variant in LOSING:
            winners, losers = [], sorted(getattr(self, "_" + self.variant)(deal, at_play))
            if self.variant == "gana_pierde":
                winners = [s for s in at_play if deal.total(s) > 100]
            for seat in losers:
                self.losses[seat] += 1
            return winners, losers
        if self.variant == "subastado":
            return self._subastado(deal, at_play)
        if self.variant == "arrastrado":
            winners = self._arrastrado(deal, reason, about, at_play)
        elif self.variant in PLEDGING:
            winners = self._target(deal, reason, about, at_play)
        else:
            winners = self.side(about) if reason == "tute" else self._most(deal, at_play)
        worth = 1
        if reason == "counted" and winners:
            if self.variant == "club" and deal.total(winners[0]) > 120:
                worth = 2
            if self.opt.get("double_at") and deal.total(winners[0]) >= self.opt["double_at"]:
                worth = 2
        if self.variant != "arrastrado":
            for seat in winners:
                self.games[seat] += worth
        return winners, [s for s in at_play if s not in winners] if winners else []

    def _most(self, deal, seats):
        most = max(deal.total(s) for s in seats)
        return self.side(self.tie([s for s in seats if deal.total(s) == most], deal.last))

    def _target(self, deal, reason, about, seats):
        if reason in ("claim_failed", "capote_failed"):
            return [s for s in seats if s not in self.side(about)]
        if reason != "counted":
            return self.side(about)
        over = [s for s in seats if self.reached(deal, s)]
        if over and self.opt["both_over"] == "higher":
            most = max(self.carry[s] + deal.total(s) for s in over)
            over = [s for s in over if self.carry[s] + deal.total(s) == most]
        return self.side(self.tie(over, deal.last)) if over else []

    def _arrastrado(self, deal, reason, about, seats):
        mine = deal.platoer
        if mine is not None:
            kept = about == mine if reason == "tute" else deal.total(mine) >= deal.bid
            if kept:
                deal.everybody_pays(mine, 200)
                deal.to_pot(mine, -self.pot)
                return [mine]
            others = [s for s in seats if s != mine]
            for seat in others:
                deal.pay(mine, seat, 200)
            deal.to_pot(mine, self.pot)
            return others
        winner = about if reason == "tute" else self._most(deal, seats)[0]
        high = reason == "tute" or deal.total(winner) >= 101
        if self.opt["plato"] != "booklet":
            deal.everybody_pays(winner, 200 if high else 100)
        elif high:
            deal.everybody_pays(winner, 100)
        else:
            least = min(deal.total(s) for s in seats)
            for seat in seats:
                if deal.total(seat) == least and seat != winner:
                    deal.pay(seat, winner, 100)
        return [winner]

    def _subastado(self, deal, seats):
        soloist = deal.bidder if deal.censor is None else deal.censor
        against = [s for s in seats if s != deal.bidder]
        chips = self.opt["stake"] * (deal.bid // 5) * (2 if deal.bid >= 120 else 1)
        made = deal.total(deal.bidder) >= deal.bid
        for seat in against:
            deal.pay(seat, soloist, chips if made else -chips)
        return ([soloist], against) if made else (against, [soloist])

    def _gana_pierde(self, deal, seats):
        """R-GP-3."""
        over = [s for s in seats if deal.total(s) > 100]
        if over:
            return [s for s in seats if s not in over]
        most = max(deal.total(s) for s in seats)
        return [self.tie([s for s in seats if deal.total(s) == most], deal.last)]

    def _gana_pierde3(self, deal, seats):
        low, middle, high = sorted(seats, key=deal.total)
        totals = [deal.total(s) for s in (low, middle, high)]
        if totals[0] == totals[2]:
            return []
        if totals[0] == totals[1]:
            return [high]
        return [middle, high] if totals[1] == totals[2] else [middle]

    def _cabrero(self, deal, seats):
        takers = [s for s in seats if deal.tricks[s]]
        if len(takers) == 1:
            if deal.songs[takers[0]]:
                return takers
            return [s for s in seats if s not in takers]
        place = {seat: k for k, seat in enumerate(deal.round(deal.mano))}
        worth = {s: (deal.total(s), 0) for s in takers}
        if self.opt["seat_break"]:
            worth = {s: (deal.total(s), -place[s]) for s in takers}
        if len(takers) == 2:
            return [s for s in takers if worth[s] == min(worth.values())]
        if len(set(worth.values())) < 3:
            return takers
        ends = (min(worth.values()), max(worth.values()))
        return [s for s in takers if worth[s] not in ends]

    # -- who deals next ----------------------------------------------------------------------

    def succession(self, deal, dealer, reason, about, winners, table):
        following = (dealer + 1) % self.n
        if self.guinote:
            if reason == "counted":
                return deal.last
            if reason in ("claim", "capote"):
                return about
            return following if reason == "thrown_in" else (about + 1) % self.n
        if self.variant in PLEDGING and not winners:
            return deal.last
        if self.variant == "cabrero":
            if deal.number == 1:
                return deal.mano
            following = [(dealer + 1 + k) % self.n for k in range(self.n)]
            return next(seat for seat in following if seat in table)
        return following


def judge(head, deals, decide):
    """Return the lines (dicts) after *head* of the match that *decide* makes of *deals*.

    *deals* gives the card words of deal 1, 2, … in dealing order; *decide(seat, phase, legal)* a
    legal word.
    """
    lines = []
    _Judge(head, deals, decide, lines.append).match(head["first_dealer"])
    return lines
