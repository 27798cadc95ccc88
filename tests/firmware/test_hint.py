# SPDX-License-Identifier: MIT
"""The hint: called from the pause page on one's turn, thinking in slices, gone at any button.

What it shows is compared with pictures that somebody has looked at; `GOLDEN=write` writes them
anew. The program behind it is a stand-in here: its strength is tested elsewhere.
"""

import sys

import pytest

from engine import actions, phases, players, variants
from engine.players import hint as reasons
from engine.rng import Rng
from firmware import charset, words
from firmware.buttons import DOWN, A, B
from firmware.nodes import wrap
from tests.engine.helpers import look, position, snapshot, team
from tests.firmware.desk import GOLDEN, LANGS, PROFILES, at_table, is_golden, scene, until
from tests.firmware.played import asked, reach


class Wise:
    """Finds `action` after some slices."""

    def __init__(self, action, slices=1):
        self.action = action
        self.slices = slices

    def start(self, view):
        self.view = view

    def step(self):
        self.slices -= 1
        return self.action if self.slices <= 0 else -1


def hand(profile="160x128", lang="es", **settings):
    """A handheld on one's own turn: eight cards may be played."""
    m = team(["1e 3e Re 1o 2b 4b 5b 2c 4c 5c", "", "", "7e Se"], shown="7c")
    return at_table(m, profile, lang, **settings)


def ask(h, answer=None):
    """Call the hint from the pause page; `answer` stands in for the program's."""
    h.press(B, hold_ms=1200)
    assert scene(h).module == "pause"
    h.press(DOWN)
    h.app.stack[-1].button(A)
    h.app._arrive()
    assert scene(h).module == "hint"
    if answer is not None:
        scene(h).player = answer
    return scene(h)


def told(h):
    """Wait for the answer."""
    until(h, lambda: scene(h).action >= 0)


def test_it_says_a_legal_action_and_why_and_any_button_takes_it_away():
    for button in (A, B, DOWN):
        h = hand()
        m = h.app.match
        before = snapshot(m)
        ask(h)
        told(h)
        assert m.why(scene(h).action) is None
        assert "".join(line.text for line in scene(h).lines).strip()
        h.press(button)
        assert scene(h).module == "table"
        assert snapshot(m) == before, "a hint is not a move"


def test_it_is_the_same_for_the_same_deal_and_the_view_stays_as_it_was():
    found = set()
    for _ in range(2):
        h = hand()
        view = look(h.app.stack[0].view)
        ask(h)
        told(h)
        found.add(scene(h).action)
        assert look(h.app.stack[0].view) == view
    assert len(found) == 1


def test_only_on_ones_own_turn():
    h = hand()
    h.app.push("pause", h.app.stack[0].view)
    assert words.t("pause.hint") in [line.text.strip() for line in scene(h).rows._lines]
    h.press(B)
    m = position("team", ["1e 4e", "3e 5e", "2o 4b", "2b 5b"], leader=1)
    h = at_table(m, ask=False)
    h.app.push("pause", h.app.stack[0].view)
    assert words.t("pause.hint") not in [line.text.strip() for line in scene(h).rows._lines]


def test_it_thinks_in_slices_and_a_button_is_not_ignored_meanwhile():
    h = hand()
    wise = Wise(19, slices=10**9)
    ask(h, wise)
    before = wise.slices
    for _ in range(10):
        h.step()
    assert 10 <= before - wise.slices <= 60
    assert scene(h).action < 0
    assert words.t("hint.think") in scene(h).spoken.text
    h.press(B)
    assert scene(h).module == "table"


def test_all_it_loads_is_gone_afterwards():
    h = hand()
    kept = {name: sys.modules[name] for name in sys.modules if name.startswith("engine.players")}
    before = dict(vars(players))
    try:
        ask(h)
        told(h)
        assert words.has("hint.master") and "engine.players.hint" in sys.modules
        h.press(A)
        assert not words.has("hint.master")
        assert "engine.players.hint" not in sys.modules
        assert "firmware.scenes.hint" not in sys.modules
        until(h, lambda: scene(h).asked)
    finally:
        sys.modules.update(kept)
        vars(players).update(before)


def test_after_it_the_card_can_be_played():
    h = hand()
    ask(h, Wise(39))
    told(h)
    h.press(A)
    until(h, lambda: scene(h).module == "table" and scene(h).asked)
    h.wait(200)
    h.press(A)
    assert h.app.match.on_table == 1


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_has_a_phrase(lang):
    words.load(lang)
    words.need(["hint"])
    for name in reasons.NAME:
        text = words.t("hint." + name)
        assert text[0].isupper() and text[-1] == "."
        assert len(wrap(text, 24)) <= 2


WHEN = {
    "play": ("guinote", 2, phases.PLAY, {}),
    "announce": ("guinote", 4, phases.ANNOUNCE, {}),
    "bid": ("subastado", 3, phases.BID, {}),
    "censor": ("subastado", 4, phases.CENSOR, {"censor": True}),
    "trump": ("subastado", 3, phases.TRUMP, {}),
    "plato": ("arrastrado", 3, phases.PLATO, {"plato": "survey"}),
    "exchange": ("arrastrado", 3, phases.EXCHANGE, {}),
    "capote": ("habanero", 2, phases.CAPOTE, {}),
    "ten": ("gana_pierde", 5, phases.TEN, {}),
}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", WHEN)
def test_every_action_of_every_phase_can_be_shown(name, lang):
    """Also from a panel that asks: the pause page is called there too."""
    variant, n, phase, options = WHEN[name]
    dealer = 0 if name == "censor" else -1
    m = reach(variant, n, asked(phase), "HINT", dealer, **options)
    h = at_table(m, lang=lang, ask=False)
    h.app.screen.refresh = lambda: None
    until(h, lambda: scene(h).module != "table" or scene(h).asked)
    for action in m.legal():
        under = scene(h).module
        h.app.push("pause", h.app.stack[0].view)
        found = ask_here(h, Wise(action))
        told(h)
        if action >= 44:
            text = found.spoken.text.strip()
            assert text and all(letter in charset.CHARS for letter in text)
        h.press(A)
        assert scene(h).module == under


def ask_here(h, answer):
    """The pause page is up: call the hint."""
    h.press(DOWN)
    h.app.stack[-1].button(A)
    h.app._arrive()
    scene(h).player = answer
    return scene(h)


def test_phases_are_all_there():
    met = set()
    for name, numbers in variants.REGISTRY:
        for n in numbers:
            met |= set(variants.load(name, n).handlers)
    assert met | {phases.PLAY} == {entry[2] for entry in WHEN.values()}


def pick(m, seed):
    """An action that is no pass, by chance."""
    legal = [action for action in m.legal() if action != actions.PASS]
    return legal[Rng(seed).below(len(legal))]


SHOTS = ("think", "card", "swap", "bid", "trump")


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", SHOTS)
def test_golden(name, profile, lang):
    if name in ("think", "card"):
        h = hand(profile, lang)
        answer = Wise(9, 10**9 if name == "think" else 1)
    else:
        variant, n, phase, options = WHEN["exchange" if name == "swap" else name]
        m = reach(variant, n, asked(phase), "GOLDEN", **options)
        h = at_table(m, profile, lang, ask=False)
        until(h, lambda: scene(h).module != "table" or scene(h).asked)
        answer = Wise(pick(m, name))
    ask(h, answer)
    h.wait(300)
    is_golden(h.image(), "hint-%s-%s-%s.png" % (name, profile, lang))


def test_every_picture_belongs_to_a_shot():
    wanted = {f"hint-{name}-{p}-{lang}.png" for name in SHOTS for p in PROFILES for lang in LANGS}
    assert {path.name for path in GOLDEN.glob("hint-*.png")} == wanted
