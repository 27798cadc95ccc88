# SPDX-License-Identifier: MIT
"""One deal in the tests' own rule book: RULES §3 to §7, sentence by sentence, for all variants."""

from tests.engine.referee_cards import duty

CORRIENTE = ("corriente", "habanero", "americano", "dos")
PLEDGING = CORRIENTE + ("guinote",)


class Over(Exception):
    """The deal ends before its time, or by capote: reason and the seat it is about."""


class Deal:
    """*judge* knows variant, options and the match so far; *line* is the record's deal line."""

    def __init__(self, judge, line):
        self.judge = judge
        self.variant = judge.variant
        self.opt = judge.opt
        self.order = judge.order
        self.n = judge.n
        self.sitting = line["sitting"]
        self.dealer = line["dealer"]
        self.mano = line["mano"]
        self.hands = [list(hand) for hand in line["hands"]]
        self.size = max(len(hand) for hand in self.hands)
        self.stock = list(line["stock"])
        self.turned = line["turned"]
        self.trump = line["trump"]
        self.number = line["deal"]
        self.pledge = None
        self.cards = [0] * self.n
        self.songs = [0] * self.n
        self.bonus = [0] * self.n
        self.tricks = [0] * self.n
        self.chips = [0] * self.n
        self.sung = set()
        self.sung_by = [set() for _ in range(self.n)]
        self.lost = [set() for _ in range(self.n)]
        self.drawn = [None] * self.n
        self.ten = self.last = self.declarer = self.bidder = self.censor = self.platoer = None
        self.bid = 0
        self.trick_no = 0
        if line["centre"] and line["centre"] != "2o":
            self.hands[self.mano].remove("2o")
            self.hands[self.mano].append(line["centre"])

    # -- seats -----------------------------------------------------------------------------

    def round(self, first):
        """The seats with cards from *first* on."""
        seats = [(first + k) % self.n for k in range(self.n)]
        return [seat for seat in seats if seat not in self.sitting]

    def side(self, seat):
        return [seat, (seat + 2) % 4] if self.judge.teams else [seat]

    def total(self, seat):
        made = (self.cards, self.songs, self.bonus)
        return sum(
            sum(figures[s] for figures in made) + (10 if self.ten == s else 0)
            for s in self.side(seat)
        )

    def pay(self, payer, taker, chips):
        self.chips[payer] -= chips
        self.chips[taker] += chips

    def everybody_pays(self, taker, chips):
        for payer in self.round(0):
            if payer != taker:
                self.pay(payer, taker, chips)

    # -- before the first lead ---------------------------------------------------------------

    def play(self):
        leader = self.mano
        if self.variant == "arrastrado":
            self.ante()
            self.immediate_exchange("1234567SCR")
            if self.opt["plato"]:
                self.plato()
        elif self.variant == "cabrero" and self.turned:
            self.immediate_exchange("567")
        elif self.variant == "subastado":
            self.auction()
            leader = self.bidder
        while any(self.hands):
            self.trick_no += 1
            leader = self.trick(leader)
            self.after_trick(leader)

    def swap_rank(self, seat, two_takes="1234567SCR"):
        """R-EXCH-1's ranks: "7" or "2" if *seat* may change it for the turned card, else ""."""
        if not self.turned:
            return ""
        for rank, takes in (("7", "13RCS"), ("2", "7654")):
            if self.turned[0] in takes and rank + self.trump in self.hands[seat]:
                return rank if rank == "7" or self.turned[0] in two_takes else ""
        return ""

    def swap(self, seat, rank):
        self.hands[seat].remove(rank + self.trump)
        self.hands[seat].append(self.turned)
        self.turned = rank + self.trump

    def immediate_exchange(self, two_takes):
        """R-EXCH-2."""
        for rank in "72":
            for seat in self.round(0):
                if self.swap_rank(seat, two_takes) == rank:
                    did = self.judge.ask(seat, "exchange", ["swap " + rank, "pass"])
                    if did != "pass":
                        self.swap(seat, rank)
                    break

    def ante(self):
        if not self.opt["plato"]:
            return
        if self.judge.pot == 0:
            for seat in range(self.n):
                self.to_pot(seat, 100)
        if self.opt["plato"] == "booklet":
            self.to_pot(self.dealer, 20)

    def to_pot(self, seat, chips):
        self.chips[seat] -= chips
        self.judge.pot += chips

    def plato(self):
        order = self.round(self.mano)
        playing = [s for s in order if self.judge.ask(s, "plato", ["pass", "play"]) == "play"]
        self.bid = 101
        self.contest(playing, "plato", 102, 1)
        if playing:
            self.platoer = playing[0]

    def contest(self, seats, phase, lowest, step):
        """Bid in turn until one is left in *seats*; the holder of the highest is not asked."""
        holder = None
        turn = list(seats)
        while len(seats) > 1:
            seat = turn.pop(0)
            turn.append(seat)
            if seat not in seats or seat == holder:
                continue
            bid = self.ask_bid(seat, phase, lowest, step)
            if bid:
                holder, self.bid, lowest = seat, bid, bid + step
            else:
                seats.remove(seat)
        return holder

    def ask_bid(self, seat, phase, lowest, step):
        legal = ["pass"] + (["bid %d" % lowest] if lowest <= 230 else [])
        did = self.judge.ask(seat, phase, legal, step)
        return 0 if did == "pass" else int(did[4:])

    def auction(self):
        step = self.opt["bid_step"]
        lowest = self.opt["min_bid"]
        order = self.round(self.mano)
        if self.opt["rounds"] == "one":
            for seat in order:
                bid = self.ask_bid(seat, "bid", lowest, step)
                if bid:
                    self.bidder, self.bid, lowest = seat, bid, bid + step
        else:
            left = list(order)
            self.bidder = self.contest(left, "bid", lowest, step)
            if self.bidder is None:
                # all others passed without a bid: the last one is asked too
                bid = self.ask_bid(left[0], "bid", lowest, step)
                if bid:
                    self.bidder, self.bid = left[0], bid
        if self.bidder is None:
            raise Over("thrown_in", None)
        if self.opt.get("censor"):
            bid = self.ask_bid(self.dealer, "censor", self.bid + step, step)
            if bid:
                self.bid = bid
                self.censor = self.dealer
        self.trump = self.judge.ask(self.bidder, "trump", ["trump " + s for s in "oceb"])[-1]

    # -- a trick -----------------------------------------------------------------------------

    def lasts(self):
        """R-DRAW-1: whether another full round can be drawn."""
        return len(self.stock) + (1 if self.turned else 0) >= len(self.round(0))

    def regime(self):
        if self.lasts():
            if self.variant in ("americano", "dos"):
                return "TRUMP-ONLY"
            if self.variant != "individual":
                return "FREE"
        if self.variant == "subastado" and not self.opt["beat_in_suit"]:
            return "SUBASTADO"
        return "STRICT"

    def trick(self, leader):
        regime = self.regime()
        trick = []
        order = self.round(leader)
        for seat in order:
            while True:
                relief = False
                if trick and self.opt.get("partner_relief"):
                    wins = order[self.order.best(trick, self.trump)]
                    relief = wins == (seat + 2) % 4
                hand = self.order.sort(self.hands[seat])
                legal, _ = duty(self.order, regime, hand, trick, self.trump, relief)
                other = self.before_card(seat, trick, regime)
                did = self.judge.ask(seat, "play", legal + ([other] if other else []))
                if did[:4] == "swap":
                    self.swap(seat, did[-1])
                elif did[:6] == "pledge":
                    self.pledge = (seat, did[-1] + self.trump)
                    self.hands[seat].remove(did[-1] + self.trump)
                else:
                    break
            self.hands[seat].remove(did)
            trick.append(did)
        winner = order[self.order.best(trick, self.trump)]
        won = sum(self.order.points(card) for card in trick)
        self.cards[winner] += won
        self.tricks[winner] += 1
        pairs = self.caught(trick)
        self.bonus[winner] += pairs
        if not any(self.hands):
            self.ten = self.last = winner
        self.judge.write(
            {"trick": self.trick_no, "winner": winner, "cards": trick, "points": won + pairs}
        )
        return winner

    def before_card(self, seat, trick, regime):
        """An exchange that may come before the card: R-EXCH-1, RULES 6.7."""
        if self.variant == "club" and self.n == 2 and self.trick_no == 1:
            rank = self.swap_rank(seat)
            return "swap " + rank if rank else ""
        if self.variant not in PLEDGING or not self.stock or self.pledge:
            return ""
        rank = self.swap_rank(seat)
        trumps = [card for card in self.hands[seat] if card[1] == self.trump]
        answer = regime == "TRUMP-ONLY" and trick and trick[0][1] == self.trump
        if not rank or (answer and len(trumps) == 1):
            return ""
        return "pledge " + rank

    def caught(self, trick):
        """R-GP-1 and RULES 6.11."""
        suits = [s for s in "oceb" if all(rank + s in trick for rank in self.order.pair)]
        if self.variant == "gana_pierde":
            return sum(40 if suit == self.trump else 20 for suit in suits)
        if self.variant == "gana_pierde3" and suits:
            if self.trump:
                return 20
            self.trump = suits[0]
            return 40
        return 0

    # -- RULES §7 ----------------------------------------------------------------------------

    def after_trick(self, seat):
        last = not any(self.hands)
        if self.variant == "gana_pierde" and last:
            if self.judge.ask(seat, "ten", ["take", "leave"]) == "leave":
                self.ten = None
        if self.declarer is not None:
            if seat != self.declarer:
                raise Over("capote_failed", self.declarer)
            if last:
                raise Over("capote", self.declarer)
            return
        if self.pledge and self.pledge[0] == seat and self.turned:
            self.hands[seat].append(self.turned)
            self.judge.write({"took": self.turned, "by": seat})
            self.turned = self.pledge[1]
            self.pledge = None
        self.auto_claim(seat)
        if self.judge.guinote:
            drew = self.draw(seat)
            self.announcements(seat)
        else:
            self.announcements(seat)
            drew = self.draw(seat)
        if drew and not self.lasts() and self.variant in ("habanero", "dos"):
            for asked in (seat, 1 - seat):
                if self.judge.ask(asked, "capote", ["pass", "capote"]) == "capote":
                    self.declarer = asked
                    break

    def draw(self, winner):
        if not self.lasts():
            return False
        seats = self.round(winner)
        lying = 1 if self.turned else 0
        if self.pledge and len(self.stock) + lying < 2 * len(seats):
            seat, card = self.pledge
            self.pledge = None
            self.hands[seat].append(card)
            self.judge.write({"back": card, "by": seat})
        drawn = []
        for seat in seats:
            if self.stock:
                card = self.stock.pop(0)
            else:
                card, self.turned = self.turned, None
            self.hands[seat].append(card)
            self.drawn[seat] = card
            drawn.append([card])
        self.judge.write({"draw": drawn, "by": seats})
        return True

    def claims_open(self):
        return self.variant in PLEDGING and self.judge.claims_open

    def auto_claim(self, seat):
        if self.claims_open() and self.opt["claim"] == "auto" and self.judge.reached(self, seat):
            self.judge.write({"auto_claim": seat})
            raise Over("claim", seat)

    def announcements(self, winner):
        askable = [winner]
        if self.opt.get("partner_sings") or (self.variant == "club" and self.judge.teams):
            askable.append((winner + 2) % 4)
        for seat in askable:
            sang = False
            while True:
                can = self.announceable(seat, seat == winner, sang)
                if not can:
                    break
                did = self.judge.ask(seat, "announce", can + ["done"])
                if did == "done":
                    if self.opt.get("sing_or_lose"):
                        self.lost[seat] |= {word[-1] for word in can if word[:4] == "sing"}
                    break
                if did.startswith("tute"):
                    raise Over("tute", seat)
                if did == "claim":
                    right = self.judge.reached(self, seat)
                    raise Over("claim" if right else "claim_failed", seat)
                suit = did[-1]
                value = 40 if suit == self.trump else 20
                sang = True
                self.sung.add(suit)
                self.sung_by[seat].add(suit)
                self.songs[seat] += value
                if self.variant == "arrastrado":
                    self.everybody_pays(seat, value)
                self.auto_claim(seat)

    def songs_of(self, seat, sang):
        if not any(self.hands) or (sang and not self.judge.guinote):
            return []
        if self.variant == "gana_pierde3" or (self.variant == "subastado" and seat != self.bidder):
            return []
        pairs = []
        for suit in "oceb":
            pair = [rank + suit for rank in self.order.pair]
            if suit in self.sung | self.lost[seat] or not set(pair) <= set(self.hands[seat]):
                continue
            if self.variant == "club" and self.n == 2:
                if not self.lasts() or self.drawn[seat] in pair:
                    continue
            pairs.append(suit)
        if self.opt["forty_first"] and self.trump in pairs:
            if self.sung_by[seat]:
                pairs.remove(self.trump)
            else:
                pairs = [self.trump]
        return ["sing " + suit for suit in pairs]

    def tute_counts(self, seat):
        if self.judge.guinote or not any(self.hands):
            return False
        if self.variant not in ("corriente", "habanero", "club", "arrastrado"):
            if not self.opt.get("tute"):
                return False
        return self.opt["tute_after_song"] or not self.sung_by[seat]

    def announceable(self, seat, won, sang):
        can = self.songs_of(seat, sang)
        if won and self.tute_counts(seat):
            for rank in "RC":
                if all(rank + suit in self.hands[seat] for suit in "oceb"):
                    can.append("tute " + rank)
        if won and self.claims_open() and self.opt["claim"] == "manual":
            can.append("claim")
        return can
