# SPDX-License-Identifier: MIT
"""Words: both languages say everything, in letters the fonts have, in the room there is."""

import re
from pathlib import Path

import pytest

from engine import options, tricks, variants
from firmware import charset, words
from firmware.nodes import wrap
from firmware.words import en, es

TABLES = {"es": es.WORDS, "en": en.WORDS}
FIRMWARE = Path(words.__file__).parent.parent

# The longest that can stand for each kind of placeholder.
LONGEST = {
    "say.song": ("Pilar", "las 40", "espadas"),
    "say.song_you": ("las 40", "espadas"),
    "say.tute": ("Pilar", "caballos"),
    "say.tute_you": ("caballos",),
    "act.sing20": ("espadas",),
    "act.sing40": ("espadas",),
    "act.tute_C": ("caballos",),
    "key.trump": ("espadas",),
    "key.trick": ("Pilar", "44"),
    "key.trick_you": ("44",),
    "result.title": ("88",),
    "result.title_of": ("88", "20"),
    "final.code": ("0000-0000-0000",),
    "val.seconds": ("0.5",),
}


def filled(key, text):
    """`text` with the longest words in the place of its placeholders."""
    if key.startswith("R-"):
        return text.format(lead="espadas", trump="espadas")
    count = text.count("{}")
    if not count:
        return text
    if key in LONGEST:
        return text.format(*LONGEST[key])
    if key.startswith(("say.", "key.", "note.", "final.")):
        # names of players and of cards ("7o")
        card = "pledge" in key or key.endswith(("took_you", "back_you"))
        return text.format(
            *["7o" if card and "{}" in text and i == count - 1 else "Pilar" for i in range(count)]
        )
    raise AssertionError("what stands in the place of {} in " + key)


@pytest.fixture(params=sorted(TABLES))
def table(request):
    return TABLES[request.param]


def test_the_languages_have_the_same_keys():
    assert set(es.WORDS) == set(en.WORDS)


def test_the_languages_have_the_same_placeholders():
    for key in es.WORDS:
        names = re.compile(r"\{(\w*)\}")
        assert set(names.findall(es.WORDS[key])) <= {"", "lead", "trump"}
        assert es.WORDS[key].count("{}") == en.WORDS[key].count("{}"), key


def test_every_letter_is_in_the_fonts(table):
    for key, text in table.items():
        missing = [c for c in text.replace("\n", "") if c not in charset.CHARS]
        assert not missing, (key, missing)


def test_every_text_fits_where_it_is_shown(table):
    for key, text in table.items():
        columns, lines = words.limit(key)
        shown = filled(key, text)
        longest = max(len(word) for word in shown.split() or [""])
        assert longest <= columns, key
        if lines == 1:
            assert len(shown) <= columns, (key, shown, len(shown), columns)
        else:
            assert len(wrap(shown, columns)) <= lines, (key, shown)


def test_every_key_that_the_code_asks_for_has_words():
    asked = re.compile(
        r"""["']((?:%s)\.[\w.]+[\w])["']"""
        % "|".join(sorted({key.split(".")[0] for key in es.WORDS if "." in key}))
    )
    used = set()
    for path in FIRMWARE.rglob("*.py"):
        if path.parent.name != "words":
            used |= set(asked.findall(path.read_text(encoding="utf-8")))
    prefixes = {"say.took", "say.back", "say.pledge", "say.claim", "say.song", "say.tute"}
    for key in used:
        assert key in es.WORDS, key
    for key in prefixes:
        assert key + "_you" in es.WORDS


def test_every_variant_and_option_has_words(table):
    for name in variants.NAMES:
        assert "variant." + name in table
        assert "variant." + name + ".note" in table
        for players in variants.variant(name).players:
            found = [*variants.load(name, players, False).options(), options.MEMORY]
            for option in found:
                own = "opt." + name + "." + option[0]
                key = own if own in table else "opt." + option[0]
                assert key in table, key
                assert key + ".note" in table, key
                for value in options.values(option):
                    if isinstance(value, str):
                        assert "val." + value in table, value


def test_every_duty_has_a_sentence(table):
    for rule in tricks.RULE:
        assert rule == "LEAD" or rule in table, rule


def test_one_language_is_in_memory_at_a_time():
    import sys

    words.load("en")
    assert words.t("lang") == "English"
    words.load("es")
    assert words.t("lang") == "Español"
    assert "firmware.words.en" not in sys.modules or sys.modules["firmware.words.en"] is en
