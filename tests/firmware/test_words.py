# SPDX-License-Identifier: MIT
"""Words: both languages say everything, in letters the fonts have, in the room there is."""

import re
from pathlib import Path

import pytest

from engine import options, tricks, variants
from firmware import charset, words
from firmware.nodes import wrap
from firmware.words import en, en_menu, es, es_menu

SPANISH = dict(es.WORDS, **es_menu.WORDS)
ENGLISH = dict(en.WORDS, **en_menu.WORDS)
TABLES = {"es": SPANISH, "en": ENGLISH}
FIRMWARE = Path(words.__file__).parent.parent

# (beginning of the key, end of the key, columns, lines): the first that fits counts.
LIMITS = (
    ("", "_s", 10, 1),
    ("opt.", ".note", 26, 3),
    ("opt.", "", 17, 1),
    ("val.", "", 8, 1),
    ("variant.", ".note", 26, 3),
    ("variant.", "", 24, 1),
    ("name.", "", 5, 1),
    ("side.", "", 8, 1),
    ("short.", "", 5, 1),
    ("R-", "", 24, 4),
    ("say.", "", 24, 3),
    ("act.", "", 22, 1),
    ("part.", "", 10, 1),
    ("key.", "", 26, 1),
    ("note.", "", 26, 3),
    ("suit.", "", 7, 1),
    ("menu.title", "", 26, 1),
    ("menu.", "", 16, 1),
    ("", "", 22, 1),
)

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


def limit(key):
    """(columns, lines) that the text of `key` may take on the narrowest screen."""
    for start, end, columns, lines in LIMITS:
        if key.startswith(start) and key.endswith(end):
            return columns, lines
    raise AssertionError(key)


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
    assert set(es_menu.WORDS) == set(en_menu.WORDS)
    assert not set(es.WORDS) & set(es_menu.WORDS)


def test_the_languages_have_the_same_placeholders():
    for key in SPANISH:
        names = re.compile(r"\{(\w*)\}")
        assert set(names.findall(SPANISH[key])) <= {"", "lead", "trump"}
        assert SPANISH[key].count("{}") == ENGLISH[key].count("{}"), key


def test_every_letter_is_in_the_fonts(table):
    for key, text in table.items():
        missing = [c for c in text.replace("\n", "") if c not in charset.CHARS]
        assert not missing, (key, missing)


def test_every_text_fits_where_it_is_shown(table):
    for key, text in table.items():
        columns, lines = limit(key)
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
        % "|".join(sorted({key.split(".")[0] for key in SPANISH if "." in key}))
    )
    used = set()
    for path in FIRMWARE.rglob("*.py"):
        if path.parent.name != "words":
            used |= set(asked.findall(path.read_text(encoding="utf-8")))
    prefixes = {"say.took", "say.back", "say.pledge", "say.claim", "say.song", "say.tute"}
    for key in used:
        assert key in SPANISH, key
    for key in prefixes:
        assert key + "_you" in SPANISH


def test_every_variant_and_option_has_words(table):
    for name in variants.NAMES:
        assert "variant." + name in table
        assert "variant." + name + ".note" in table
        for players in variants.players(name):
            found = [*variants.load(name, players, False).options(), options.MEMORY]
            for option in found:
                own = "opt." + name + "." + option[0]
                key = own if own in table else "opt." + option[0]
                assert key in table, key
                assert key + ".note" in table, key
                for value in options.values(option):
                    if isinstance(value, str):
                        assert "val." + value in table, value


def test_an_option_and_each_of_its_values_fit_on_one_row(table):
    spelled = {True: "val.yes", False: "val.no", None: "val.no"}
    for name in variants.NAMES:
        for option in variants.load(name).options():
            own = "opt." + name + "." + option[0]
            title = table[own if own in table else "opt." + option[0]]
            for value in options.values(option):
                word = str(value)
                if value is None or isinstance(value, bool):
                    word = table[spelled[value]]
                elif isinstance(value, str):
                    word = table["val." + value]
                # a space, the two arrows, and a column for the marks of scrolling
                assert len(title) + 1 + len(word) + 2 + 1 <= 26, (title, word)


def test_every_duty_has_a_sentence(table):
    for rule in tricks.RULE:
        assert rule == "LEAD" or rule in table, rule


def test_one_language_is_in_memory_at_a_time():
    import sys

    for lang, name in (("en", "English"), ("es", "Español")):
        words.load(lang)
        words.load_menu()
        assert words.t("lang") == name
        assert "firmware.words." + lang not in sys.modules
        assert "firmware.words." + lang + "_menu" not in sys.modules


def test_the_words_of_the_menu_go_when_cards_are_dealt():
    words.load("es")
    words.load_menu()
    assert words.t("options.start") == "Repartir"
    words.drop_menu()
    assert not words.has("options.start")
    assert words.t("name.0") == "Tú"
