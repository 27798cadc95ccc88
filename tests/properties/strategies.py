# SPDX-License-Identifier: MIT
"""Hypothesis strategies for matches: variants, options drawn from the engine's own tables."""

from hypothesis import strategies as st

from engine import actions, options, variants
from engine.match import Match
from engine.rng import Rng

#: Every variant at every number of players, with and without the modifier.
TABLES = [
    (name, players, guinote)
    for name, allowed in variants.REGISTRY
    for players in allowed
    for guinote in ((False,) if name == "guinote" else (False, True))
]


@st.composite
def settings_of(draw, names=variants.NAMES):
    """A table of *names* and a full set of its options; matches are kept short."""
    name, players, guinote = draw(st.sampled_from([t for t in TABLES if t[0] in names]))
    rules = variants.load(name, players, guinote)
    chosen = {}
    for option in rules.options():
        values = list(options.values(option))
        if option[0] in ("games", "deals"):
            values = values[:3]
        chosen[option[0]] = draw(st.sampled_from(values))
    return name, players, guinote, chosen


@st.composite
def matches(draw, names=variants.NAMES):
    """A new match with random options, and a generator for the choices of its players."""
    name, players, guinote, chosen = draw(settings_of(names))
    seed = draw(st.integers(0, 2**32))
    m = Match(name, players, chosen, guinote, "property %d" % seed)
    return m, Rng("players %d" % seed)


def pick(rng, legal):
    """One of *legal*; songs, pledges, bids and claims more often than chance, "done" less often.

    A bid is sometimes higher than the lowest.
    """
    rare = [action for action in legal if action >= 40 and action != actions.DONE]
    if rare and rng.below(3):
        legal = rare
    action = legal[rng.below(len(legal))]
    if action >= actions.BID_BASE and not rng.below(3):
        higher = action + 10 * rng.below(18)
        return min(higher, actions.BID_BASE + 230)
    return action
