# SPDX-License-Identifier: MIT
"""Words: both languages say everything, in letters the fonts have, in the room there is."""

import importlib
import re
from pathlib import Path

import pytest

from engine import options, phases, scoring, tricks, variants
from firmware import charset, words
from firmware.nodes import wrap

FIRMWARE = Path(words.__file__).parent.parent


def module(lang, part=""):
    """The words of one module: the ones always there, or a part."""
    name = lang + ("_" + part if part else "")
    return importlib.import_module("firmware.words." + name).WORDS


def everything(lang):
    """All words of a language; no key may stand in two of its modules."""
    found = {}
    for part in ("", *words.PARTS):
        more = module(lang, part)
        assert not set(more) & set(found), (lang, part, set(more) & set(found))
        found.update(more)
    return found


SPANISH = everything("es")
ENGLISH = everything("en")
TABLES = {"es": SPANISH, "en": ENGLISH}

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
    ("family.", ".note", 26, 3),
    ("family.", "", 22, 1),
    ("R-", "", 24, 4),
    ("6.", "", 24, 4),
    ("say.", "", 24, 3),
    # a space before it in the chooser of 22 columns
    ("act.", "", 21, 1),
    ("word.", "", 7, 1),
    ("hand.", "", 24, 1),
    # one line of a panel
    ("note.ten_ask", "", 24, 1),
    ("part.", "", 10, 1),
    ("key.", "", 26, 1),
    ("note.", "", 26, 3),
    ("suit.", "", 7, 1),
    ("hint.", "", 24, 2),
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
    "key.void": ("Pilar", "12"),
    "key.trump": ("espadas",),
    "key.trick": ("Pilar", "44"),
    "key.trick_you": ("44",),
    "result.title": ("88",),
    "result.title_of": ("88", "20"),
    "result.deal_of": ("50", "50"),
    "final.code": ("0000-0000-0000",),
    "val.seconds": ("0.5",),
    "help.pages": ("8", "8"),
    # cards are an index and a mark
    "act.swap": ("7o", "Ro"),
    "say.swap": ("Pilar", "7o", "Ro"),
    "say.swap_you": ("7o", "Ro"),
    "key.swap": ("7o", "Ro"),
    "key.swap_on": ("7o", "Ro"),
    "key.swap_s": ("7o", "Ro"),
    "key.swap_on_s": ("7o", "Ro"),
    "key.capote": ("Pilar", "8"),
    "key.capote_you": ("8",),
    "key.capote_s": ("8",),
    "hand.points": ("104",),
    # four songs leave no room for a hundred points
    "hand.songs": ("99", "oceb"),
    "hand.suit": ("9", "30"),
    "hand.suit_forty": ("9", "30"),
    "note.ten_ask": ("100",),
    "key.played_by": ("Pilar",),
    "say.paid": ("Pilar", "200"),
    "say.paid_you": ("200",),
    "note.got": ("18400",),
    "note.gave": ("18400",),
    "final.chips": ("-920000",),
    "act.bid": ("230",),
    "say.bid": ("Pilar", "230"),
    "say.bid_you": ("230",),
    "key.bid": ("230",),
    "key.bid_high": ("Pilar", "230"),
    "key.bid_high_you": ("230",),
    "key.bid_from": ("230", "10"),
    "key.bid_s": ("230",),
    "say.soloist": ("Pilar", "230"),
    "say.soloist_you": ("230",),
    "key.soloist": ("Pilar", "230"),
    "key.soloist_you": ("230",),
    "key.soloist_s": ("230",),
    "act.trump": ("espadas",),
    "say.trump": ("Pilar", "espadas"),
    "say.trump_you": ("espadas",),
    "key.censor": ("Pilar", "230"),
    "act.raise": ("230",),
    "act.no_raise": ("Pilar",),
    "say.censor": ("Pilar", "Jorge"),
    "say.raise": ("Pilar", "230"),
    "say.raise_you": ("230",),
    "note.bid_made": ("Pilar", "230"),
    "note.bid_made_you": ("230",),
    "note.bid_failed": ("Pilar", "230"),
    "note.bid_failed_you": ("230",),
    "key.pot": ("102400",),
    "key.pot_s": ("1200",),
    "act.promise": ("230",),
    "say.promise": ("Pilar", "230"),
    "say.promise_you": ("230",),
    "key.promise": ("230",),
    "key.promise_high": ("Pilar", "230"),
    "key.promise_high_you": ("230",),
    "say.platoer": ("Pilar", "230"),
    "say.platoer_you": ("230",),
    "note.plato_kept": ("Pilar", "230"),
    "note.plato_kept_you": ("230",),
    "note.plato_broken": ("Pilar", "230"),
    "note.plato_broken_you": ("230",),
    "say.pairs": ("Pilar", "espadas", "40"),
    "say.pairs_you": ("espadas", "40"),
    "say.pairs_many": ("Pilar", "60"),
    "say.pairs_many_you": ("60",),
    "say.now_trump": ("espadas",),
    "key.losses": ("50",),
    "key.beans": ("4",),
    "key.left": ("5",),
    "say.first_mano": ("Pilar", "2o"),
    "say.first_mano_you": ("2o",),
    "say.centre": ("Pilar", "2o"),
    "say.centre_you": ("2o",),
    "final.losses": ("50",),
    "final.beans": ("4",),
    "final.win_many": ("Pilar y Jorge",),
    "final.saved_many": ("Pilar y Jorge",),
}
# A table of five, of whom four lose.
_FOUR = "Pilar, Jorge, Lucas y Elena"


def limit(key):
    """(columns, lines) that the text of `key` may take on the narrowest screen."""
    for start, end, columns, lines in LIMITS:
        if key.startswith(start) and key.endswith(end):
            return columns, lines
    raise AssertionError(key)


def filled(key, text):
    """`text` with the longest words in the place of its placeholders."""
    if key.startswith(("R-", "6.")):
        return text.format(lead="espadas", trump="espadas")
    count = text.count("{}")
    if not count:
        return text
    if key in LONGEST:
        assert count == len(LONGEST[key]), key
        return text.format(*LONGEST[key])
    if key.endswith("_many"):
        return text.format(_FOUR)
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
    for part in ("", *words.PARTS):
        assert list(module("es", part)) == list(module("en", part)), part


def test_every_module_of_words_is_a_part():
    names = {path.stem for path in (FIRMWARE / "words").glob("*.py")} - {"__init__"}
    assert names == {
        lang + ("_" + part if part else "")
        for lang in words.LANGUAGES
        for part in ("", *words.PARTS)
    }


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


def every_option():
    """(variant, option) for every option at every number of players."""
    for name in variants.NAMES:
        for players in variants.players(name):
            for option in variants.load(name, players).options():
                yield name, option


def test_an_option_and_each_of_its_values_fit_on_one_row(table):
    spelled = {True: "val.yes", False: "val.no", None: "val.no"}
    for name, option in every_option():
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


def test_no_word_for_an_option_that_is_gone():
    known = {"memory", "guinote"} | {option[0] for _, option in every_option()}
    for key in SPANISH:
        if key.startswith("opt."):
            names = key.split(".")
            assert names[1] in known or (names[1] in variants.NAMES and names[2] in known), key


def test_no_game_is_called_in_two_ways(table):
    called = [table["variant." + name] for name in variants.NAMES]
    assert len(set(called)) == len(called)
    # the games keep their Spanish names
    assert called == [SPANISH["variant." + name] for name in variants.NAMES]


def test_every_duty_has_a_sentence(table):
    for rule in tricks.RULE:
        assert rule == "LEAD" or rule in table, rule


def test_every_rule_that_the_engine_refuses_by_has_a_sentence(table):
    quoted = re.compile(r'"(R-[A-Z]+(?:-[A-Z]*\d*)?|6\.\d+)"')
    found = set()
    for path in (FIRMWARE.parent / "engine").rglob("*.py"):
        if "players" not in path.parts:
            found |= set(quoted.findall(path.read_text(encoding="utf-8")))
    assert {"R-PLAY-S2", "R-SAFE-1", "R-GP-2", "R-CAPOTE-1", "R-EXCH-2", "6.8", "6.9"} <= found
    for rule in found:
        assert rule in table, rule


def test_every_way_a_deal_ends_has_a_note(table):
    for reason in scoring.REASON:
        assert "note." + reason in table, reason


def test_who_did_it_has_a_form_for_you(table):
    """What is said of a player by name is said to the person as "you"."""
    for key, text in table.items():
        if key.startswith("say.") and text.count("{}") and not key.endswith(("_you", "_many")):
            about_you = key + "_you"
            if about_you in table:
                assert table[about_you].count("{}") == text.count("{}") - 1, key
            else:
                assert key in ("say.wait", "say.now_trump", "say.censored"), key


def test_a_match_has_the_words_of_its_phases():
    """A part comes along when the rules have its phase, whatever the variant is called."""
    asked = {
        phases.EXCHANGE: "act.swap",
        phases.CAPOTE: "act.capote",
        phases.BID: "act.bid",
        phases.CENSOR: "act.raise",
        phases.TRUMP: "act.trump",
        phases.TEN: "act.leave",
    }
    words.load("es")
    for name in variants.NAMES:
        for players in variants.players(name):
            rules = variants.load(name, players)
            chosen = options.complete(name, rules.options(), None)
            words.need(words.parts(rules, chosen))
            for phase in rules.handlers:
                assert phase not in asked or words.has(asked[phase]), (name, phase)
            assert words.has("part.chips") == ("chips" in rules.figures)
            assert words.has("part.losses") == ("losses" in rules.figures)
            assert not words.has("act.plato")
            assert not words.has("menu.title")
    rules = variants.load("arrastrado")
    words.need(words.parts(rules, {"plato": "survey"}))
    assert words.has("act.plato") and words.has("act.promise")
    words.need(words.parts(variants.load("team"), {}))
    assert not words.has("act.plato")


def test_another_language_brings_the_same_parts():
    words.load("es")
    words.need(["chips", "bids"])
    words.load("en")
    assert words.t("part.chips") == "Chips" and words.t("act.bid") == "I bid {}"
    words.load_menu()
    assert not words.has("part.chips")
    words.load("es")
    assert not words.has("menu.title") and not words.has("opt.deals")


def test_names_in_a_row():
    words.load("es")
    assert words.names([2]) == "Jorge"
    assert words.names([2, 3]) == "Jorge e Inés"
    assert words.names([0, 1, 4]) == "Pilar, Lucas y tú"
    words.load("en")
    assert words.names([0, 2, 3]) == "Jorge, Inés and you"
    assert words.names([2, 3]) == "Jorge and Inés"


def test_a_key_without_words_is_told():
    words.load("es")
    words.need(())
    with pytest.raises(KeyError):
        words.t("act.capote")
    assert words.first("act.capote", "R-ANY") == SPANISH["R-ANY"]
    assert words.first("act.capote") == "act.capote"


@pytest.mark.parametrize("lang", sorted(TABLES))
def test_no_words_of_the_other_language(lang):
    """The commonest small words of one language do not occur in the other."""
    foreign = {
        "es": {"the", "of", "and", "you", "is", "to", "with", "for", "card", "cards", "trick"},
        "en": {"el", "los", "las", "que", "una", "carta", "cartas", "baza", "con", "del", "quien"},
    }[lang]
    for key, text in TABLES[lang].items():
        # the note of the language is in both; the names of the games are Spanish
        if key != "note.lang" and not (key.startswith("variant.") and "note" not in key):
            assert not foreign & set(re.findall(r"\w+", text.lower())), (key, text)


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
