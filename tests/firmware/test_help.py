# SPDX-License-Identifier: MIT
"""The help: every game has its pages in both languages, and every page fits."""

import re
from pathlib import Path

import pytest

from engine import variants
from firmware import charset, help
from tools import mpy, runtimes

FOLDER = Path(help.__file__).parent
LANGS = ("es", "en")
TOPICS = variants.NAMES + help.GENERAL
# " 2/5" stands beside the title.
TITLE = help.COLUMNS - 4


@pytest.fixture(params=[(topic, lang) for topic in TOPICS for lang in LANGS], ids="-".join)
def text(request):
    """(topic, language, all its pages)"""
    topic, lang = request.param
    return topic, lang, [help.page(topic, lang, i) for i in range(help.pages(topic, lang))]


def words(pages):
    return " ".join(title + ". " + " ".join(lines) for title, lines in pages)


def test_a_file_for_each_game_and_language_and_no_other():
    for lang in LANGS:
        assert {path.stem for path in (FOLDER / lang).iterdir()} == set(TOPICS)
        for topic in TOPICS:
            assert help.has(topic, lang)
    assert not help.has("chess", "es")


def test_a_game_has_two_to_five_pages(text):
    topic, _, pages = text
    assert 2 <= len(pages) <= (8 if topic == "play" else 5)


def test_a_page_fits_the_smallest_screen(text):
    for title, lines in text[2]:
        assert 0 < len(title) <= TITLE, title
        assert 2 <= len(lines) <= help.LINES, (title, lines)
        for line in lines:
            assert 0 < len(line) <= help.COLUMNS, (title, line)


def test_every_letter_is_in_the_fonts(text):
    assert set(words(text[2])) <= set(charset.CHARS)


def test_a_page_is_written_with_care(text):
    for title, lines in text[2]:
        assert not title.endswith("."), title
        if text[0] != "keys":
            assert lines[-1].endswith("."), (title, lines[-1])
        shown = " ".join(lines)
        assert "  " not in shown and " ," not in shown and " ." not in shown
        assert shown.count("(") == shown.count(")")
        assert shown.count("¿") == shown.count("?") or text[1] == "en"


def test_no_words_of_the_other_language(text):
    foreign = {
        "es": {"the", "of", "and", "you", "is", "to", "with", "for", "card", "trick", "deal"},
        "en": {"el", "los", "las", "que", "una", "carta", "baza", "del", "con", "quien", "gana"},
    }[text[1]]
    found = set(re.findall(r"\w+", words(text[2]).lower()))
    if text[1] == "en":
        found.discard("gana")  # the game is called so
    assert not foreign & found


@pytest.mark.parametrize("topic", TOPICS)
def test_both_languages_say_the_same(topic):
    """As many pages, and on them the same figures."""
    assert help.pages(topic, "es") == help.pages(topic, "en")
    for i in range(help.pages(topic, "es")):
        es, en = [
            set(re.findall(r"\d\d+", " ".join(help.page(topic, lang, i)[1]))) for lang in LANGS
        ]
        # small numbers are figures in one language and words in the other
        assert {n for n in es ^ en if int(n) > 13} == set(), (topic, i, es ^ en)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", variants.NAMES)
def test_the_figures_are_those_of_the_rules(name, lang):
    """Target, tute, the sizes of hands and the pack, as the engine has them."""
    said = words([help.page(name, lang, i) for i in range(help.pages(name, lang))])
    numbers = set(re.findall(r"\d+", said))
    rules = variants.load(name)
    if rules.target:
        assert str(rules.target) in numbers
    if name != "gana_pierde3":
        assert {"20", "40"} <= numbers
    has_tute = rules.tute or any(option[0] == "tute" for option in rules.options())
    denies = re.search(r"no hay tute|no tute", said.lower())
    assert has_tute != bool(denies) or name in ("gana_pierde", "gana_pierde3", "subastado")
    if rules.no_twos and name != "club":
        assert "36" in numbers
    spelled = {
        "es": {6: "seis", 8: "ocho", 10: "diez", 12: "doce", 13: "trece"},
        "en": {6: "six", 8: "eight", 10: "ten", 12: "twelve", 13: "13"},
    }[lang]
    if isinstance(getattr(rules, "hand", None), int):
        assert spelled[rules.hand] in said.lower(), rules.hand


def test_a_page_that_is_not_there():
    with pytest.raises(IndexError):
        help.page("team", "es", 9)
    with pytest.raises(OSError):
        help.pages("chess", "es")


def test_a_wider_screen_wraps_later():
    narrow = help.page("team", "es", 0)
    wide = help.page("team", "es", 0, 40)
    assert len(wide[1]) < len(narrow[1])
    assert " ".join(wide[1]) == " ".join(narrow[1])


@pytest.mark.runtime
@pytest.mark.parametrize("runtime", runtimes.RUNTIMES)
def test_a_board_reads_them(runtime, tmp_path):
    """Compiled, from its own folder, in the letters of the files."""
    mpy.build(tmp_path / "tree", packages=("firmware",))
    script = """
from firmware import help
print(help.pages("cabrero", "es"))
title, lines = help.page("cabrero", "es", 4)
print(title, len(lines))
print("\\n".join(lines))
"""
    said = runtimes.run(runtime, script, tmp_path / "tree").splitlines()
    title, lines = help.page("cabrero", "es", 4)
    assert said == [str(help.pages("cabrero", "es")), f"{title} {len(lines)}", *lines]
