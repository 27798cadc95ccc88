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
#: Every action there is: cards, words, two bids.
EVERY = list(range(40)) + list(range(actions.PLEDGE7, actions.LEAVE + 1)) + [
    actions.BID_BASE + 70,
    actions.BID_BASE + 230,
]  # fmt: skip


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


@settings(max_examples=25)
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
    for action in EVERY:
        why = m.why(action)
        assert (why is None) == (action in legal), action
        if why is None:
            continue
        try:
            m.apply(action)
        except Refused as no:
            assert (no.rule, no.cards) == why
            assert no.rule[:2] == "R-"
            assert no.cards in (0, may)
        else:
            raise AssertionError("%d was not refused" % action)
        assert snapshot(m) == before
    for action in legal:
        again = clone(m)
        again.apply(action)
        assert snapshot(again) != before


@settings(max_examples=40)
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


@settings(max_examples=40)
@given(matches())
def test_r_safe_2_the_cards_are_a_partition_at_every_step(setup):
    """Each card is in one place: the events alone tell which, and the match agrees."""
    m, rng = setup
    place = {}
    while True:
        for i in range(m.events.n):
            kind, a, b, _ = m.events.get(i)
            if kind == events.DEAL:
                size = m.rules.hand * m.n
                for k, number in enumerate(m.pack):
                    place[number] = "seat %d" % ((m.mano + k) % m.n) if k < size else "stock"
                if m.turned >= 0:
                    place[m.pack[size]] = "turned"
            elif kind == events.PLAY:
                assert place[b] == "seat %d" % a
                place[b] = "table"
            elif kind == events.TRICK:
                for number in list(place):
                    if place[number] == "table":
                        place[number] = "taken"
            elif kind == events.DRAW:
                assert place[b] in ("stock", "turned")
                place[b] = "seat %d" % a
            elif kind == events.PLEDGE:
                assert place[b] == "seat %d" % a
                place[b] = "pledge"
            elif kind == events.TOOK:
                assert place[b] == "turned"
                place[b] = "seat %d" % a
                for number in list(place):
                    if place[number] == "pledge":
                        place[number] = "turned"
            elif kind == events.BACK:
                assert place[b] == "pledge"
                place[b] = "seat %d" % a
        assert len(place) == 40
        where = {}
        for number, name in place.items():
            where[name] = where.get(name, 0) | 1 << number
        for seat in range(m.n):
            assert held(m, seat) == where.get("seat %d" % seat, 0)
            assert m.count[seat] == bin(held(m, seat)).count("1")
        stock = [m.pack[m.stock_at + k] for k in range(m.stock_left)]
        assert cards.from_list(stock) == where.get("stock", 0)
        assert (1 << m.turned if m.turned >= 0 else 0) == where.get("turned", 0)
        assert (1 << m.pledged if m.pledged >= 0 else 0) == where.get("pledge", 0)
        assert (m.pledger >= 0) == (m.pledged >= 0)
        table = [m.table[k] for k in range(m.on_table)]
        assert cards.from_list(table) == where.get("table", 0)
        assert cards.gather(m.played) == where.get("table", 0) | where.get("taken", 0)
        if not step(m, rng):
            return


@settings(max_examples=40)
@given(matches())
def test_r_safe_4_points_add_up_at_the_end_of_a_full_deal(setup):
    """Sum over players = 120 + 10 + songs; a deal cut short has the points of its tricks."""
    m, rng = setup
    songs = won = 0
    while True:
        for i in range(m.events.n):
            kind, _, b, c = m.events.get(i)
            if kind == events.DEAL:
                songs = won = 0
            elif kind == events.SONG:
                songs += c
            elif kind == events.TRICK:
                won += b
            elif kind == events.END:
                r = m.result
                full = sum(r.tricks) * m.n == 40
                assert sum(r.cards) == won == (120 if full else won)
                assert sum(r.songs) == songs
                assert (r.ten >= 0) == (r.last >= 0) == full
                ten = 10 if full else 0
                assert sum(r.totals) // (2 if m.rules.teams else 1) == won + songs + ten
                assert sum(r.chips) == sum(r.bonus) == 0
                assert r.reason != "counted" or full
        if not step(m, rng):
            return


#: What may come after what in the events of one action (RULES §7), usual and Guiñote order.
USUAL = "pledge play trick took tute song claim done auto_claim back draw end match_end".split()


@settings(max_examples=40)
@given(matches())
def test_events_come_in_the_order_of_the_rule_book(setup):
    """RULES §7: trick, pledge redeemed, automatic claim; pledge taken back, draw; end."""
    m, rng = setup
    while True:
        names = [KIND[m.events.get(i)[0]] for i in range(m.events.n)]
        ranks = [USUAL.index(name) for name in names if name != "deal"]
        assert ranks == sorted(ranks), names
        assert names.count("draw") in (0, m.n)
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


@settings(max_examples=40)
@given(matches())
def test_r_safe_3_cannot_and_known_are_true_of_the_real_hands(setup):
    m, rng = setup
    while step(m, rng):
        for watcher in range(m.n):
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
    if m.phase != phases.PLAY:
        return
    for watcher in range(m.n):
        view = View(m, watcher)
        other = clone(m)
        shown = sum(cards.gather(m.known, 4 * seat) for seat in range(m.n))
        spots = [
            (seat, number)
            for seat in range(m.n)
            if seat != watcher
            for number in cards.to_list(held(m, seat) & ~shown)
        ]
        spots += [(-1 - k, m.pack[m.stock_at + k]) for k in range(m.stock_left)]
        numbers = [number for _, number in spots]
        chance.shuffle(numbers)
        for seat in range(m.n):
            if seat != watcher:
                for suit in range(4):
                    other.hands[4 * seat + suit] = m.known[4 * seat + suit]
        for (seat, _), number in zip(spots, numbers):
            if seat < 0:
                other.pack[m.stock_at - 1 - seat] = number
            else:
                other.hands[4 * seat + number // 10] |= 1 << number % 10
        if other.to_act != watcher:
            other.set_duty()
        assert look(View(other, watcher)) == look(view)


@settings(max_examples=40)
@given(matches(names=("team",)), st.integers(0, 60))
def test_r_safe_3_cannot_is_all_that_the_duties_prove(setup, steps):
    """Replayed from the first deal with one card more in a hand, the history stays legal exactly
    when that card is not in the hand's "cannot hold" set.
    """
    m, rng = setup
    history = []
    while len(history) < steps and m.deal_no == 1 and m.phase != phases.MATCH_OVER:
        if m.phase == phases.DEAL_OVER:
            return
        if m.phase == phases.PLAY:
            action = pick(rng, m.legal())
            history.append((clone(m), action))
            m.apply(action)
        else:
            m.apply(actions.DONE)
    for seat in range(4):
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
