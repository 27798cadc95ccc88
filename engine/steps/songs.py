# SPDX-License-Identifier: MIT
"""Announcements after a trick: songs, tute and the claim said aloud (RULES §4, R-CLAIM-1).

The winner of the trick is asked, then with ``partner_sings`` his partner; whoever sang is asked
again while anything but "done" is possible.
"""

from engine import actions, events, phases, scoring
from engine.cards import HIGH_FACE, KING, PAIR

_DONE = actions.bit(actions.DONE)
_CLAIM = actions.bit(actions.CLAIM)
_TUTE_R = actions.bit(actions.TUTE_R)
_TUTE_C = actions.bit(actions.TUTE_C)
_SING = actions.SING - 40


def possible(m, seat):
    """Return the set of actions *seat* may announce now, without "done"."""
    found = 0
    lanes = m.hands
    base = 4 * seat
    if m.tricks_left and m.singers >> seat & 1 and (m.guinote or not m.sang_now >> seat & 1):
        trump = m.trump
        # with forty_first a 20 that came first bars him from the 40 (R-SING-3)
        barred = m.forty_first and m.sung_by[seat]
        lost = m.lost_suits[seat]
        for suit in range(4):
            if lanes[base + suit] & PAIR == PAIR and not (m.sung | lost) >> suit & 1:
                if m.songs_with_stock and not _in_stock_time(m, seat, suit):
                    continue
                if suit != trump or not barred:
                    found |= 1 << (_SING + suit)
        if m.forty_first and trump >= 0 and found >> (_SING + trump) & 1:
            found = 1 << (_SING + trump)
    if seat == m.last_winner:
        if m.tute and m.tricks_left and (m.tute_after_song or not m.sung_by[seat]):
            four = lanes[base] & lanes[base + 1] & lanes[base + 2] & lanes[base + 3]
            if four >> KING & 1:
                found |= _TUTE_R
            if four >> HIGH_FACE & 1:
                found |= _TUTE_C
        if m.manual and m.rules.claims_open(m):
            found |= _CLAIM
    return found


def _in_stock_time(m, seat, suit):
    """RULES 6.7 with two: only while the stock lasts, and not with the card drawn last."""
    drawn = m.last_drawn[seat]
    fresh = drawn // 10 == suit and PAIR >> drawn % 10 & 1
    return m.draws_left and not fresh


def step(m):
    """Ask the winner of the trick, then his partner, whether he announces anything."""
    m.sang_now = 0
    return _ask(m, m.last_winner)


def _ask(m, seat):
    """Ask *seat* if he can announce anything, else after the winner his partner."""
    while not possible(m, seat):
        if not m.partner_sings or seat != m.last_winner:
            return False
        seat ^= 2
    m.to_act = seat
    m.phase = phases.ANNOUNCE
    return True


def others(m):
    """Return the set of actions the seat that is asked may take."""
    return possible(m, m.to_act) | _DONE


def apply(m, action):
    """Carry out a legal announcement of ``m.to_act`` and go on."""
    seat = m.to_act
    if action == actions.DONE:
        m.events.add(events.DONE, seat)
        if m.sing_or_lose:
            m.lost_suits[seat] |= possible(m, seat) >> _SING & 15
        if m.partner_sings and seat == m.last_winner and _ask(m, seat ^ 2):
            return
        m.resume()
    elif action == actions.CLAIM:
        m.events.add(events.CLAIM, seat)
        m.rules.claim(m, seat)
    elif action >= actions.TUTE_R:
        m.events.add(events.TUTE, seat, KING if action == actions.TUTE_R else HIGH_FACE)
        m.end_deal(scoring.TUTE, seat)
    else:
        suit = action - actions.SING
        value = 40 if suit == m.trump else 20
        m.songs[seat] += value
        m.sung |= 1 << suit
        m.sung_by[seat] |= 1 << suit
        m.sang_now |= 1 << seat
        m.known[4 * seat + suit] |= PAIR
        m.events.add(events.SONG, seat, suit, value)
        if not m.rules.after_song(m, seat, value) and not _ask(m, seat):
            m.resume()


def why(m, action):
    """Return the rule id that forbids an announcement which is not legal now."""
    if action == actions.CLAIM:
        return "R-CLAIM-1"
    if action == actions.TUTE_R or action == actions.TUTE_C:
        return "R-TUTE-1"
    if actions.SING <= action < actions.SING + 4:
        suit = action - actions.SING
        seat = m.to_act
        if m.phase == phases.ANNOUNCE and m.hands[4 * seat + suit] & PAIR == PAIR:
            sang = not m.guinote and m.sang_now >> seat & 1
            return "R-SING-2" if sang or m.sung >> suit & 1 else "R-SING-3"
        return "R-SING-1"
    return "R-SING-2"
