# SPDX-License-Identifier: MIT
"""What the teller says in the phases that not every game has: bids, pots, swaps, pairs.

A module of its own, so that a board whose game has none of them never loads it for long.
"""

from engine import events
from firmware import facts
from firmware.words import t


def news(view):
    """What is out of the ordinary about a deal just given out: who sits out, who is mano though
    not next to the dealer, what lies in the pot. "" for nothing."""
    lines = []
    dealer = view.dealer
    if not view.playing >> dealer & 1:
        lines.append(facts.said("say.rests", dealer))
    seat = (dealer + 1) % view.n
    while not view.playing >> seat & 1:
        seat = (seat + 1) % view.n
    if view.mano != seat:
        lines.append(_chosen_mano(view))
    if view.pot:
        lines.append(t("key.pot").format(view.pot))
    return "\n".join(lines)


def _chosen_mano(view):
    """The first deal of a game in which a low coin makes its holder mano."""
    mano = view.mano
    if not view.gone[0] & 1:
        return facts.said("say.first_mano", mano, facts.card_word(0, False))
    if view.known[4 * mano] & 2:
        return facts.said("say.first_mano", mano, facts.card_word(1, False))
    return facts.said("say.centre", mano, facts.card_word(0, False))


def tell(teller, kind, a, b, c):
    """Say what one event of these phases means."""
    view = teller.view
    if kind == events.SWAP:
        teller.swapped(a)
        put = facts.card_word(b, view.guinote)
        took = facts.card_word(c, view.guinote)
        teller.say(facts.said("say.swap", a, put, took), (b, c))
    elif kind == events.BID:
        _bid(teller, view, a, b)
    elif kind == events.PLATO:
        if b:
            teller.remark(a, facts.said("say.plato", a), t("part.pot"))
        else:
            teller.remark(a, facts.said("say.pass", a), t("short.pass"))
    elif kind == events.TRUMP:
        teller.table.seats.hush()
        teller.table.all(view)
        who = view.censor if view.censor >= 0 else a
        teller.say(facts.said("say.trump", who, t("suit." + str(b))))
    elif kind == events.CAPOTE:
        key = "say.capote" if b else "say.no_capote"
        teller.say(facts.said(key, a))
    elif kind == events.TEN:
        teller.say(facts.said("say.ten" if b else "say.ten_left", a))
    elif kind == events.PAIRS:
        _pairs(teller, view, a, b, c)


def _bid(teller, view, seat, bid):
    """A bid in an auction or a contest, a pass, or the censor's answer."""
    if not view.playing >> seat & 1:
        text = "say.raise" if bid else "say.no_raise"
        text = facts.said(text, seat, bid) if bid else facts.said(text, seat)
        teller.remark(seat, text, str(bid) if bid else t("short.pass"))
    elif not bid:
        teller.remark(seat, facts.said("say.pass", seat), t("short.pass"))
    else:
        key = "say.promise" if view.contest else "say.bid"
        teller.remark(seat, facts.said(key, seat, bid), str(bid))


def _pairs(teller, view, seat, suits, worth):
    """Pairs caught in a trick; the first one may make trumps."""
    caught = [suit for suit in range(4) if suits >> suit & 1]
    cards = []
    for suit in caught:
        cards.append(10 * suit + 7)
        cards.append(10 * suit + 6)
    if len(caught) > 1:
        text = facts.said("say.pairs_many", seat, worth)
    else:
        text = facts.said("say.pairs", seat, t("suit." + str(caught[0])), worth)
    if view.trump in caught and teller.trump_before < 0:
        text += "\n" + t("say.now_trump").format(t("suit." + str(view.trump)))
    teller.table.pile(view)
    teller.say(text, cards[:4])
