# SPDX-License-Identifier: MIT
"""Single decisions made elsewhere: what may be played, what wins, and which rule says so."""

import json
from pathlib import Path

import pytest

from tests.engine.helpers import table
from tests.engine.referee import Order, duty

DATA = Path(__file__).parent.parent / "data"
VECTORS = [json.loads(line) for line in (DATA / "vectors.jsonl").read_text().splitlines()]


@pytest.mark.parametrize("guinote", [False, True])
@pytest.mark.parametrize("regime", ["FREE", "TRUMP-ONLY", "STRICT", "SUBASTADO"])
def test_every_vector_of_a_regime(regime, guinote):
    chosen = [v for v in VECTORS if v["regime"] == regime and v["guinote"] == guinote]
    assert chosen
    for vector in chosen:
        found = table(
            " ".join(vector["hand"]),
            " ".join(vector["trick"]),
            vector["trump"],
            regime,
            guinote=guinote,
        )
        expected = (" ".join(vector["legal"]), vector["rule"], vector["winner_index"])
        assert tuple(found) == expected, vector


def test_the_vectors_cover_every_rule():
    rules = {vector["rule"] for vector in VECTORS}
    assert rules == {
        "LEAD", "R-PLAY-F", "R-PLAY-T", "R-PLAY-B",
        "R-PLAY-S1", "R-PLAY-S2", "R-PLAY-S3", "R-PLAY-S4", "R-PLAY-S5",
    }  # fmt: skip


def test_the_tests_own_rule_book_agrees_with_the_vectors():
    for vector in VECTORS:
        order = Order(vector["guinote"])
        found = duty(order, vector["regime"], vector["hand"], vector["trick"], vector["trump"])
        assert (order.sort(found[0]), found[1]) == (vector["legal"], vector["rule"]), vector
