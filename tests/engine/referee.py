# SPDX-License-Identifier: MIT
"""The rule book once more, in the plainest way: cards are words, hands are lists.

It shares nothing with the engine, so that a mistake in the one shows against the other. Given the
deals and the decisions of a match, :func:`judge` writes the record that RULES.md asks for.
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


class _Over(Exception):
    """The deal ends before its time: reason and the seat it is about."""


class _Deal:
    def __init__(self, judge, number, dealer, line):
        self.judge = judge
        self.opt = judge.opt
        self.order = judge.order
        self.n = judge.n
        self.hands = [list(hand) for hand in line["hands"]]
        self.stock = list(line["stock"])
        self.turned = line["turned"]
        self.trump = line["trump"]
        self.pledge = None
        self.cards = [0] * self.n
        self.songs = [0] * self.n
        self.tricks = [0] * self.n
        self.sung = set()
        self.sung_by = [set() for _ in range(self.n)]
        self.ten = None
        self.last = None
        self.number = number
        self.dealer = dealer
        self.winner = None

    def total(self, seat):
        side = [seat, (seat + 2) % 4] if self.n == 4 else [seat]
        return sum(self.cards[s] + self.songs[s] + (10 if self.ten == s else 0) for s in side)

    def play(self):
        leader = (self.dealer + 1) % self.n
        number = 0
        while any(self.hands) or self.stock:
            number += 1
            leader = self.trick(leader, number)
            self.after_trick(leader)

    def trick(self, leader, number):
        regime = "FREE" if self.stock else "STRICT"
        trick = []
        for k in range(self.n):
            seat = (leader + k) % self.n
            while True:
                relief = False
                if trick and self.opt.get("partner_relief"):
                    wins = (leader + self.order.best(trick, self.trump)) % self.n
                    relief = wins == (seat + 2) % 4
                hand = self.order.sort(self.hands[seat])
                legal, _ = duty(self.order, regime, hand, trick, self.trump, relief)
                rank = self.exchange_rank(seat)
                did = self.judge.ask(seat, "play", legal + (["pledge " + rank] if rank else []))
                if not did.startswith("pledge"):
                    break
                self.pledge = (seat, rank + self.trump)
                self.hands[seat].remove(rank + self.trump)
            self.hands[seat].remove(did)
            trick.append(did)
        at = self.order.best(trick, self.trump)
        self.winner = (leader + at) % self.n
        won = sum(self.order.points(card) for card in trick)
        self.cards[self.winner] += won
        self.tricks[self.winner] += 1
        if not any(self.hands) and not self.stock and not self.pledge:
            self.ten = self.last = self.winner
        self.judge.write({"trick": number, "winner": self.winner, "cards": trick, "points": won})
        return self.winner

    def exchange_rank(self, seat):
        """R-EXCH-1: the rank that *seat* may pledge now, or an empty string."""
        if self.n != 2 or not self.stock or self.pledge:
            return ""
        if self.turned[0] in "13RCS":
            rank = "7"
        elif self.turned[0] in "7654":
            rank = "2"
        else:
            return ""
        return rank if rank + self.trump in self.hands[seat] else ""

    # RULES §7

    def after_trick(self, seat):
        if self.pledge and self.pledge[0] == seat and self.turned:
            self.hands[seat].append(self.turned)
            self.judge.write({"took": self.turned, "by": seat})
            self.turned = self.pledge[1]
            self.pledge = None
        self.auto_claim(seat)
        if self.judge.guinote:
            self.draw(seat)
            self.announcements(seat)
        else:
            self.announcements(seat)
            self.draw(seat)

    def draw(self, winner):
        if not self.stock:
            return
        if self.pledge and len(self.stock) == self.n - 1:
            seat, card = self.pledge
            self.pledge = None
            self.hands[seat].append(card)
            self.judge.write({"back": card, "by": seat})
        drawn = []
        by = []
        for k in range(self.n):
            seat = (winner + k) % self.n
            if self.stock:
                card = self.stock.pop(0)
            else:
                card = self.turned
                self.turned = None
            self.hands[seat].append(card)
            drawn.append([card])
            by.append(seat)
        self.judge.write({"draw": drawn, "by": by})

    def auto_claim(self, seat):
        if self.judge.variant != "corriente" or self.opt["claim"] == "manual":
            return
        if self.judge.claims_open and self.judge.carry[seat] + self.total(seat) >= 101:
            self.judge.write({"auto_claim": seat})
            raise _Over("claim", seat)

    def announcements(self, winner):
        askable = [winner]
        if self.opt.get("partner_sings"):
            askable.append((winner + 2) % 4)
        for seat in askable:
            sang = False
            while True:
                can = self.announceable(seat, seat == winner, sang)
                if not can:
                    break
                did = self.judge.ask(seat, "announce", can + ["done"])
                if did == "done":
                    break
                if did.startswith("tute"):
                    raise _Over("tute", seat)
                if did == "claim":
                    right = self.judge.carry[seat] + self.total(seat) >= 101
                    raise _Over("claim" if right else "claim_failed", seat)
                suit = did[-1]
                sang = True
                self.sung.add(suit)
                self.sung_by[seat].add(suit)
                self.songs[seat] += 40 if suit == self.trump else 20
                self.auto_claim(seat)

    def announceable(self, seat, won, sang):
        hand = self.hands[seat]
        can = []
        if any(self.hands) and (self.judge.guinote or not sang):
            pairs = [
                suit
                for suit in "oceb"
                if suit not in self.sung and all(rank + suit in hand for rank in self.order.pair)
            ]
            if self.opt["forty_first"] and self.trump in pairs:
                if self.sung_by[seat]:
                    pairs.remove(self.trump)
                else:
                    pairs = [self.trump]
            can += ["sing " + suit for suit in pairs]
        tute = self.opt["tute"] if self.judge.variant == "team" else True
        if won and tute and not self.judge.guinote:
            if self.opt["tute_after_song"] or not self.sung_by[seat]:
                for rank in "RC":
                    if all(rank + suit in hand for suit in "oceb"):
                        can.append("tute " + rank)
        if won and self.opt.get("claim") == "manual" and self.judge.claims_open:
            can.append("claim")
        return can


class _Judge:
    def __init__(self, head, deals, decide, write):
        self.variant = head["variant"]
        self.opt = head["options"]
        self.guinote = head["guinote"]
        self.order = Order(self.guinote)
        self.n = head["players"]
        self.deals = deals
        self.decide = decide
        self.write = write
        self.games = [0] * self.n
        self.carry = [0] * self.n
        self.claims_open = False

    def ask(self, seat, phase, legal):
        did = self.decide(seat, phase, legal)
        assert did in legal, (did, legal)
        self.write({"seat": seat, "phase": phase, "legal": legal, "did": did})
        return did

    def side(self, seat):
        return sorted([seat, (seat + 2) % 4]) if self.n == 4 else [seat]

    def tie(self, seats, last):
        """R-TIE-1."""
        return next((last + k) % self.n for k in range(self.n) if (last + k) % self.n in seats)

    def match(self, dealer):
        number = 0
        of_game = 1
        while True:
            number += 1
            line = self.deal_line(number, dealer)
            self.write(line)
            if of_game == 1:
                self.carry = [0] * self.n
            self.claims_open = of_game > 1 or self.opt.get("claim_first_deal", False)
            deal = _Deal(self, number, dealer, line)
            reason, about = "counted", None
            try:
                deal.play()
            except _Over as over:
                reason, about = over.args
            totals = [deal.total(seat) for seat in range(self.n)]
            winners = self.decided(deal, reason, about, totals)
            self.carry = [self.carry[s] + totals[s] for s in range(self.n)]
            double = self.opt.get("double_at")
            worth = 1
            if winners and double and reason == "counted" and totals[winners[0]] >= double:
                worth = 2
            for seat in winners:
                self.games[seat] += worth
            losers = [s for s in range(self.n) if s not in winners] if winners else []
            self.write(
                {
                    "end": number,
                    "tricks": deal.tricks,
                    "cards": deal.cards,
                    "songs": deal.songs,
                    "bonus": [0] * self.n,
                    "last": deal.last,
                    "ten": deal.ten,
                    "totals": totals,
                    "winners": winners,
                    "losers": losers,
                    "chips": [0] * self.n,
                    "reason": reason,
                }
            )
            if self.variant == "corriente":
                of_game = 1 if winners else of_game + 1
            if self.over(number):
                break
            dealer = self.succession(deal, dealer, reason, about, winners)
        best = max(self.games)
        figures = {"games": self.games}
        if self.variant == "corriente":
            figures["carry"] = self.carry
        figures["winners"] = [s for s in range(self.n) if self.games[s] == best]
        figures["losers"] = [s for s in range(self.n) if self.games[s] != best]
        self.write({"match": figures})

    def deal_line(self, number, dealer):
        pack = list(self.deals(number))
        mano = (dealer + 1) % self.n
        each = 10 if self.variant == "team" else 6
        hands = [[] for _ in range(self.n)]
        for i in range(each * self.n):
            hands[(mano + i) % self.n].append(pack.pop(0))
        line = {"deal": number, "dealer": dealer, "sitting": [], "mano": mano}
        shown = hands[dealer][-1]
        line["hands"] = [self.order.sort(hand) for hand in hands]
        if self.variant == "team":
            line.update(stock=[], turned=None, trump=shown[1], centre=None, shown=shown)
        else:
            turned = pack.pop(0)
            line.update(stock=pack, turned=turned, trump=turned[1], centre=None)
        return line

    def decided(self, deal, reason, about, totals):
        if reason in ("tute", "claim"):
            return self.side(about)
        if reason == "claim_failed":
            return [1 - about]
        if self.variant == "team":
            best = [s for s in range(4) if totals[s] == max(totals)]
            return self.side(self.tie(best, deal.last))
        sums = [self.carry[s] + totals[s] for s in range(self.n)]
        over = [s for s in range(self.n) if sums[s] >= 101]
        if len(over) > 1 and self.opt["both_over"] == "higher":
            over = [s for s in over if sums[s] == max(sums)]
        return [self.tie(over, deal.last)] if over else []

    def succession(self, deal, dealer, reason, about, winners):
        following = (dealer + 1) % self.n
        if self.guinote:
            if reason == "counted":
                return deal.last
            return about if reason == "claim" else (about + 1) % self.n
        if self.variant == "corriente" and not winners:
            return deal.last
        return following

    def over(self, number):
        if self.variant == "corriente":
            return max(self.games) >= self.opt["games"]
        if number < self.opt["games"]:
            return False
        return not self.opt["lead_two"] or abs(self.games[0] - self.games[1]) >= 2


def judge(head, deals, decide):
    """Return the lines (dicts) after *head* of the match that *decide* makes of *deals*.

    *deals* gives the 40 card words of deal 1, 2, …; *decide(seat, phase, legal)* a legal word.
    """
    lines = []
    _Judge(head, deals, decide, lines.append).match(head["first_dealer"])
    return lines
