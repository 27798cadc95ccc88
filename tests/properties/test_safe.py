# SPDX-License-Identifier: MIT
"""R-SAFE-1 … R-SAFE-4 over random matches of random options."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import actions, cards, events, phases
from engine.errors import Refused
from engine.view import View
from tests.engine.helpers import KIND, clone, look, snapshot
from tests.properties.strategies import matches, pick

ALL = (1 << 40) - 1
#: Every action there is: cards, words, some bids.
EVERY = list(range(actions.LEAVE + 1)) + [
    actions.BID_BASE + bid for bid in (0, 5, 50, 60, 72, 75, 80, 101, 102, 103, 229, 230, 231, 235)
]


def step(m, rng):
    """Go on by one random action or the next deal; False when the match is over."""
    if m.phase == phases.MATCH_OVER:
        return False
    if m.phase == phases.DEAL_OVER:
        m.next_deal()
    else:
        m.apply(pick(rng, m.legal()))
    return True


def held(m, seat):
    return cards.gather(m.hands, 4 * seat)


@settings(max_examples=80)
@given(matches(), st.integers(0, 90))
def test_r_safe_1_an_illegal_action_is_refused_and_changes_nothing(setup, steps):
    """Every action there is, at some moment: legal() and why() agree, refusals leave no trace."""
    m, rng = setup
    for _ in range(steps):
        if not step(m, rng):
            break
    legal = m.legal()
    before = snapshot(m)
    may = m.legal_cards()
    lowest = max(legal, default=0)
    for action in EVERY:
        why = m.why(action)
        bid = action - actions.BID_BASE
        higher = bid > lowest - actions.BID_BASE >= 0 and bid <= 230 and bid % m.bid_step == 0
        assert (why is None) == (action in legal or higher), action
        if why is None:
            continue
        try:
            m.apply(action)
        except Refused as no:
            assert (no.rule, no.cards) == why
            assert no.rule[:2] == "R-" or no.rule in ("6.8", "6.9")
            assert no.cards in (0, may)
        else:
            raise AssertionError("%d was not refused" % action)
        assert snapshot(m) == before
    for action in legal:
        again = clone(m)
        again.apply(action)
        assert snapshot(again) != before


@settings(max_examples=80)
@given(matches())
def test_r_safe_1_somebody_can_always_act(setup):
    """While a deal is in progress there is a legal action; when playing, a legal card."""
    m, rng = setup
    while step(m, rng):
        if m.to_act < 0:
            assert m.phase in (phases.DEAL_OVER, phases.MATCH_OVER)
            assert m.legal() == []
            continue
        assert m.legal()
        may = m.legal_cards()
        assert may & ~held(m, m.to_act) == 0
        assert (may != 0) == (m.phase == phases.PLAY)
        if m.phase == phases.ANNOUNCE:
            assert m.legal()[-1] == actions.DONE and len(m.legal()) > 1


@settings(max_examples=80)
@given(matches())
def test_r_safe_2_the_cards_are_a_partition_at_every_step(setup):
    """Each card is in one place: the events alone tell which, and the match agrees."""
    m, rng = setup
    place = {}
    while True:
        for i in range(m.events.n):
            kind, a, b, c = m.events.get(i)
            if kind == events.DEAL:
                place = dealt(m)
            elif kind == events.PLAY:
                move(place, b, "seat %d" % a, "table")
            elif kind == events.TRICK:
                for number in list(place):
                    if place[number] == "table":
                        place[number] = "taken"
            elif kind == events.DRAW:
                move(place, b, "turned" if place[b] == "turned" else "stock", "seat %d" % a)
            elif kind == events.PLEDGE:
                move(place, b, "seat %d" % a, "pledge")
            elif kind == events.TOOK:
                move(place, b, "turned", "seat %d" % a)
                for number in list(place):
                    if place[number] == "pledge":
                        place[number] = "turned"
            elif kind == events.BACK:
                move(place, b, "pledge", "seat %d" % a)
            elif kind == events.SWAP:
                move(place, b, "seat %d" % a, "turned")
                move(place, c, "turned", "seat %d" % a)
        assert len(place) == (36 if m.rules.no_twos else 40)
        where = {}
        for number, name in place.items():
            where[name] = where.get(name, 0) | 1 << number
        for seat in range(m.n):
            assert held(m, seat) == where.get("seat %d" % seat, 0)
            assert m.count[seat] == bin(held(m, seat)).count("1")
        stock = [m.pack[m.stock_at + k] for k in range(m.stock_left)]
        assert cards.from_list(stock) == where.get("stock", 0)
        for number, name in ((m.turned, "turned"), (m.pledged, "pledge"), (m.centre, "centre")):
            assert (1 << number if number >= 0 else 0) == where.get(name, 0)
        assert (m.pledger >= 0) == (m.pledged >= 0)
        table = [m.table[k] for k in range(m.on_table)]
        assert cards.from_list(table) == where.get("table", 0)
        assert cards.gather(m.played) == where.get("table", 0) | where.get("taken", 0)
        if not step(m, rng):
            return


def dealt(m):
    """Where each card lies after dealing, by the pack and the seats at play alone."""
    place = {}
    ring = [(m.dealer + 1 + k) % m.n for k in range(m.n)]
    ring = [seat for seat in ring if m.playing >> seat & 1]
    size = len(ring) * m.hand_size
    for k in range(36 if m.rules.no_twos else 40):
        place[m.pack[k]] = "seat %d" % ring[k % len(ring)] if k < size else "stock"
    if m.centre >= 0:
        # cabrero: the 2 of oros changes places with the centre card
        place[m.pack[size]] = "seat %d" % m.mano
        place[0] = "centre"
    elif size < len(place):
        place[m.pack[size]] = "turned"
    return place


def move(place, number, old, new):
    assert place[number] == old
    place[number] = new


@settings(max_examples=80)
@given(matches())
def test_r_safe_4_points_add_up_at_the_end_of_a_full_deal(setup):
    """Sum over players = points in play + 10 (if taken) + songs + bonus; a deal cut short has the
    points of its tricks. Chips of the players and pot are constant.
    """
    m, rng = setup
    songs = won = bonus = 0
    while True:
        for i in range(m.events.n):
            kind, _, b, c = m.events.get(i)
            if kind == events.DEAL:
                songs = won = bonus = 0
            elif kind == events.SONG:
                songs += c
            elif kind == events.PAIRS:
                bonus += c
            elif kind == events.TRICK:
                won += b
            elif kind == events.END:
                r = m.result
                full = m.tricks_left == 0
                lying = [number for number in (m.turned, m.centre) if number >= 0]
                nobodys = sum(cards.POINTS[number % 10] for number in lying)
                assert sum(r.bonus) == bonus
                assert sum(r.cards) == won - bonus == (120 - nobodys if full else won - bonus)
                assert sum(r.songs) == songs
                assert (r.last >= 0) == full
                assert r.ten == r.last or (m.variant == "gana_pierde" and r.ten == -1)
                ten = 10 if r.ten >= 0 else 0
                assert sum(r.totals) // (2 if m.rules.teams else 1) == won + songs + ten
                assert r.reason != "counted" or full
                if m.chips:
                    assert sum(m.chips) + m.pot == 0
                    assert r.pot == (m.pot if m.options.get("plato") else None)
                else:
                    assert r.chips == [0] * m.n and r.pot is None and m.pot == 0
        if not step(m, rng):
            return


#: What may come after what in the events of one action (RULES §7), usual and Guiñote order.
USUAL = (
    "deal swap pledge bid plato trump capote play pairs trick took ten tute song claim done "
    "auto_claim back draw end match_end"
).split()


@settings(max_examples=80)
@given(matches())
def test_events_come_in_the_order_of_the_rule_book(setup):
    """RULES §7: trick, pledge redeemed, automatic claim; pledge taken back, draw; end."""
    m, rng = setup
    while True:
        names = [KIND[m.events.get(i)[0]] for i in range(m.events.n)]
        ranks = [USUAL.index(name) for name in names]
        assert ranks == sorted(ranks), names
        assert names.count("draw") in (0, m.at_play)
        assert ("end" in names) == (m.phase in (phases.DEAL_OVER, phases.MATCH_OVER))
        assert ("match_end" in names) == (m.phase == phases.MATCH_OVER)
        assert "draw" not in names or "end" not in names
        if not step(m, rng):
            return


def test_the_events_of_an_action_replace_those_before():
    """The buffer is one and the same; ``n`` says how far it holds."""
    from engine.match import Match

    m = Match("team", seed="events")
    buf = m.events.buf
    for _ in range(12):
        m.apply(m.legal()[0])
        assert m.events.get(0)[0] in (events.PLAY, events.SONG, events.DONE)
        assert m.events.buf is buf


# -- R-SAFE-3 ------------------------------------------------------------------------------


@settings(max_examples=80)
@given(matches())
def test_r_safe_3_cannot_and_known_are_true_of_the_real_hands(setup):
    m, rng = setup
    while step(m, rng):
        for watcher in range(m.n):
            if m.phase == phases.CENSOR and watcher == m.to_act:
                assert View(m, watcher).hand == held(m, m.bidder)
                continue
            view = View(m, watcher)
            for seat in range(m.n):
                real = held(m, seat)
                known = cards.gather(view.known, 4 * seat)
                cannot = cards.gather(view.cannot, 4 * seat)
                assert known & ~real == 0
                assert cannot & real == 0
                assert known & cannot == 0
                if seat != watcher:
                    may = sum(view.may_hold(seat, suit) << 10 * suit for suit in range(4))
                    assert real & ~may == 0
            assert cards.gather(view.gone) & view.hand == 0
            unseen = sum(view.unseen(suit) << 10 * suit for suit in range(4))
            others = [held(m, seat) for seat in range(m.n) if seat != watcher]
            stock = cards.from_list([m.pack[m.stock_at + k] for k in range(m.stock_left)])
            assert unseen == sum(others) | stock


@settings(max_examples=60)
@given(matches(), st.integers(0, 75), st.randoms(use_true_random=False))
def test_r_safe_3_a_view_does_not_change_when_hidden_cards_are_swapped(setup, steps, chance):
    """The same public history with other cards in hidden places gives the same view."""
    m, rng = setup
    for _ in range(steps):
        if not step(m, rng):
            return
    if m.to_act < 0:
        return
    for watcher in range(m.n):
        view = View(m, watcher)
        # the censor looks at the soloist's hand
        seen = (watcher, m.bidder if m.phase == phases.CENSOR and watcher == m.to_act else watcher)
        other = clone(m)
        shown = sum(cards.gather(m.known, 4 * seat) for seat in range(m.n))
        spots = [
            (seat, number)
            for seat in range(m.n)
            if seat not in seen
            for number in cards.to_list(held(m, seat) & ~shown)
        ]
        spots += [(-1 - k, m.pack[m.stock_at + k]) for k in range(m.stock_left)]
        numbers = [number for _, number in spots]
        chance.shuffle(numbers)
        for seat in range(m.n):
            if seat not in seen:
                for suit in range(4):
                    other.hands[4 * seat + suit] = m.known[4 * seat + suit]
        for (seat, _), number in zip(spots, numbers):
            if seat < 0:
                other.pack[m.stock_at - 1 - seat] = number
            else:
                other.hands[4 * seat + number // 10] |= 1 << number % 10
        if other.phase == phases.PLAY and other.to_act != watcher:
            other.set_duty()
        assert look(View(other, watcher)) == look(view)


#: All cards are in the hands, so that nothing proved is ever forgotten.
WITHOUT_STOCK = (
    "team", "arrastrado", "subastado", "gana_pierde", "gana_pierde3", "cabrero"
)  # fmt: skip


@settings(max_examples=80)
@given(matches(names=WITHOUT_STOCK), st.integers(0, 60))
def test_r_safe_3_cannot_is_all_that_the_duties_prove(setup, steps):
    """Replayed from the first deal with one card more in a hand, the history stays legal exactly
    when that card is not in the hand's "cannot hold" set.
    """
    m, rng = setup
    history = []
    while len(history) < steps:
        if m.to_act < 0:
            return
        action = pick(rng, m.legal())
        if m.phase == phases.PLAY:
            history.append((clone(m), action))
        elif m.phase == phases.ANNOUNCE:
            action = actions.DONE
        m.apply(action)
    for seat in range(m.n):
        proved = 0
        for number in range(40):
            for before, action in history:
                if before.to_act != seat or held(before, seat) >> number & 1:
                    continue
                before.hands[4 * seat + number // 10] |= 1 << number % 10
                before.set_duty()
                illegal = before.why(action) is not None
                before.hands[4 * seat + number // 10] ^= 1 << number % 10
                before.set_duty()
                if illegal:
                    proved |= 1 << number
                    break
        assert cards.gather(m.cannot, 4 * seat) & ~proved == 0
        missed = proved & ~cards.gather(m.cannot, 4 * seat)
        assert missed & ~cards.gather(m.played) == 0
