# SPDX-License-Identifier: MIT
"""Golden screenshots of the family: each phase, tables of three to six, every kind of result.

A match is played by chance to the moment in question and laid on the table; what the screen
shows then is compared.  After a change that is meant to show, `GOLDEN=write` writes them anew;
look at every one of them before committing.
"""


import pytest

from engine import phases
from engine.players import make_player
from firmware.buttons import A
from firmware.teller import FREE, TRICK
from tests.firmware.desk import GOLDEN, LANGS, PROFILES, at_table, is_golden, scene, until
from tests.firmware.played import asked, ended, over, reach


def turn(trick=2, cards=1):
    """The person's turn in a trick, with some cards on the table."""
    return lambda m: asked(phases.PLAY)(m) and m.trick_no == trick and m.on_table >= cards


def contest(m):
    return asked(phases.PLATO)(m) and m.contest and m.bidder > 0


def sits(m):
    return m.phase == phases.PLAY and not m.playing & 1 and m.trick_no == 2 and m.on_table == 2


def censored(m):
    return m.phase == phases.PLAY and m.bidder == 0 and m.censor > 0 and m.trick_no == 2


def out(m):
    """Three have been put out, the person is not among them, and cards lie there."""
    gone = sum(1 for losses in m.losses if losses >= 4)
    return gone >= 2 and asked(phases.PLAY)(m) and m.on_table >= 2


def pledged(m):
    return asked(phases.PLAY)(m) and m.pledged >= 0


def lost(m):
    return m.phase >= phases.DEAL_OVER and m.deal_no > 3 and len(m.result.losers) > 1


# name: variant, players, when, options, where the screen is then
SHOTS = {
    "bid": ("subastado", 3, lambda m: asked(phases.BID)(m) and m.bidder > 0, {}, "bid"),
    "trump": ("subastado", 3, asked(phases.TRUMP), {}, "trump"),
    "censor": ("subastado", 4, asked(phases.CENSOR), {"censor": True}, "bid"),
    "censored": ("subastado", 4, censored, {"censor": True}, "table"),
    "soloist": ("subastado", 4, turn(3), {}, "table"),
    "sits": ("arrastrado", 4, sits, {}, "table"),
    "swap": ("arrastrado", 3, asked(phases.EXCHANGE), {}, "ask"),
    "plato": ("arrastrado", 3, asked(phases.PLATO), {"plato": "survey"}, "ask"),
    "contest": ("arrastrado", 4, contest, {"plato": "booklet"}, "bid"),
    "pot": ("arrastrado", 3, turn(1), {"plato": "survey"}, "table"),
    "capote": ("habanero", 2, asked(phases.CAPOTE), {}, "ask"),
    "pledged": ("guinote", 2, pledged, {}, "table"),
    "ten": ("gana_pierde", 5, asked(phases.TEN), {}, "ask"),
    "announce": ("guinote", 4, asked(phases.ANNOUNCE), {}, "choice"),
    "three": ("individual", 3, turn(2), {}, "table"),
    "four": ("guinote", 4, turn(2, 2), {}, "table"),
    "five": ("gana_pierde", 5, turn(3, 3), {}, "table"),
    "six": ("cabrero", 6, lambda m: turn(2, 3)(m) and m.deal_no > 3, {}, "table"),
    "out": ("cabrero", 6, out, {}, "table"),
    "club": ("club", 3, turn(2), {}, "table"),
    "result_chips": ("subastado", 4, over(2), {"censor": True}, "result"),
    "result_pot": ("arrastrado", 4, over(2), {"plato": "booklet"}, "result"),
    "result_pairs": ("gana_pierde3", 3, over(2), {}, "result"),
    "result_losers": ("cabrero", 5, lost, {}, "result"),
    "result_three": ("club", 3, over(1), {}, "result"),
    "final_losses": ("cabrero", 6, ended, {}, "final"),
    "final_chips": ("subastado", 4, ended, {"deals": 2}, "final"),
}
# Turns of phrase that only some of them need are looked at in one language.
ONE_LANGUAGE = ("three", "four", "club", "result_three", "soloist", "pot")


def cases():
    for name in SHOTS:
        for profile in PROFILES:
            for lang in LANGS:
                if lang == "es" or name not in ONE_LANGUAGE:
                    yield name, profile, lang


_played = {}


def laid(name):
    """The match of a shot, played once for all pictures of it."""
    import copy

    if name not in _played:
        variant, players, when, options, _ = SHOTS[name]
        dealer = 0 if name in ("censor", "sits") else -1
        _played[name] = reach(variant, players, when, "GOLDEN", dealer, **options)
    m = _played[name]
    return copy.deepcopy(m, {id(m.rules): m.rules})


@pytest.mark.parametrize("name, profile, lang", cases())
def test_golden(name, profile, lang):
    m = laid(name)
    h = at_table(m, profile, lang, ask=False, pause_ms=2000)
    where = SHOTS[name][4]
    top = h.app.stack[0]
    top.programs.players = [None] + [make_player("random", str(seat)) for seat in range(1, m.n)]
    refresh = h.app.screen.refresh
    h.app.screen.refresh = lambda: None
    if where == "final":
        until(h, lambda: scene(h).module == "result")
        h.press(A)
    elif where == "table" and m.actor():
        until(h, lambda: top.teller.busy in (FREE, TRICK))
    elif where == "table":
        until(h, lambda: top.asked)
    until(h, lambda: scene(h).module == where)
    h.wait(200)
    assert scene(h).module == where
    # Blinka draws what was never drawn when the root is set anew.
    h.app.screen.refresh = refresh
    h.app.screen.display.root_group = None
    h.app.screen.display.root_group = h.app.screen.root.native
    refresh()
    is_golden(h.image(), "family-%s-%s-%s.png" % (name, profile, lang))


def test_every_picture_belongs_to_a_shot():
    wanted = {"family-%s-%s-%s.png" % case for case in cases()}
    assert {path.name for path in GOLDEN.glob("family-*.png")} == wanted
