# SPDX-License-Identifier: MIT
"""Hypothesis strategies for matches: variants, options drawn from the engine's own tables."""

from hypothesis import strategies as st

from engine import options, variants
from engine.match import Match
from engine.rng import Rng


@st.composite
def settings_of(draw, names=variants.NAMES):
    """A variant, the modifier and a full set of its options; matches are kept short."""
    name = draw(st.sampled_from(names))
    guinote = draw(st.booleans())
    rules = variants.load(name, 0, guinote)
    chosen = {}
    for option in rules.options():
        values = list(options.values(option))
        if option[0] == "games":
            values = values[:2]
        chosen[option[0]] = draw(st.sampled_from(values))
    return name, guinote, chosen


@st.composite
def matches(draw, names=variants.NAMES):
    """A new match with random options, and a generator for the choices of its players."""
    name, guinote, chosen = draw(settings_of(names))
    seed = draw(st.integers(0, 2**32))
    m = Match(name, 0, chosen, guinote, "property %d" % seed)
    return m, Rng("players %d" % seed)


def pick(rng, legal):
    """One of *legal*; songs, pledges and claims more often than chance, "done" less often."""
    rare = [action for action in legal if action >= 40 and action != 59]
    if rare and rng.below(3):
        return rare[rng.below(len(rare))]
    return legal[rng.below(len(legal))]
