"""The Dutch and the Danish catalog are whole: every text, the same fields, right plurals, the words of the glossary."""

import ast
import gettext
import re
import tomllib
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo

from i18n.catalogs import LANGUAGES, ROOT, extracted, fields_of, load, problems, source, translations
from i18n.compile import compile_stale, is_stale, mo_bytes, read_po, sources

ONE_WORD_FOR_ONE_THING = {
    "nl": {
        "Undo": "Ongedaan maken",
        "Redo": "Opnieuw uitvoeren",
        "Hint": "Hint",
        "Settings": "Instellingen",
        "Full screen": "Volledig scherm",
        "Game log": "Spelverloop",
        "It is not your turn.": "Je bent niet aan de beurt.",
        "{player} builds {card}.": "{player} bouwt {card}.",
    },
    "da": {
        "Undo": "Fortryd",
        "Redo": "Annuller fortryd",
        "Hint": "Tip",
        "Settings": "Indstillinger",
        "Full screen": "Fuld skærm",
        "Game log": "Spillets gang",
        "It is not your turn.": "Det er ikke din tur.",
        "{player} builds {card}.": "{player} opfører {card}.",
    },
}
AVOIDED = {
    "nl": ("muntstuk", "ronde", "overwinningspunt", "baksteen", "papier", "buurman", "hulpbron"),
    "da": ("runde", "nabo ", "konstruer"),
}
"""Words that mean something else in another edition, or that the glossary has decided against."""


def test_no_text_stands_inside_an_f_string() -> None:
    """Babel finds it there with Python 3.12 and newer, and overlooks it with 3.11."""
    keywords = set(tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["wonders"]["i18n"]["keywords"])
    found = [
        f"{path.relative_to(ROOT)}:{call.lineno}"
        for path in (ROOT / "wonders_gui").rglob("*.py")
        for text in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(text, ast.JoinedStr)
        for call in ast.walk(text)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in keywords
    ]
    assert found == []


def test_the_catalogs_are_complete_and_sure_and_keep_every_field() -> None:
    assert list(problems()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_two_forms_and_zero_is_many(language: str) -> None:
    catalog = load(source(language))
    assert catalog.num_plurals == 2
    assert catalog.plural_expr == "(n != 1)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_glossary_are_used(language: str) -> None:
    catalog = load(source(language))
    told = {message.id: message.string for message in catalog if not message.context}
    for english, word in ONE_WORD_FOR_ONE_THING[language].items():
        assert told[english] == word


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_would_mislead_are_avoided(language: str) -> None:
    told = [text for message in load(source(language)) if message.id for text in translations(message)]
    avoided = re.compile(rf"\b({'|'.join(AVOIDED[language])})")
    assert [text for text in told if avoided.search(text)] == []


def test_dutch_writes_age_and_wonder_with_a_capital() -> None:
    for message in load(source("nl")):
        for text in translations(message):
            bare = text.replace("{wonder}", "").replace("{wonders}", "")
            assert "tijdperk" not in bare, text
            assert "wonder" not in bare, text


def test_no_name_of_a_player_gets_an_ending() -> None:
    for language in LANGUAGES:
        for message in load(source(language)):
            for text in translations(message):
                assert "}'s" not in text, text
                assert "}s " not in text, text


def test_a_plural_speaks_of_its_number() -> None:
    """Apart from the words that stand beside a painted number."""
    for message in extracted():
        if isinstance(message.id, tuple) and " " in message.id[1] and message.id[1] != "points now":
            assert fields_of(message.id[1]), message.id


def test_a_compiled_catalog_says_what_babel_would_say() -> None:
    for path in sources():
        ours = gettext.GNUTranslations(BytesIO(mo_bytes(read_po(path.read_text(encoding="utf-8")))))
        theirs_file = BytesIO()
        write_mo(theirs_file, load(path))
        theirs_file.seek(0)
        theirs = gettext.GNUTranslations(theirs_file)
        assert ours._catalog.keys() - {""} == theirs._catalog.keys() - {""}  # type: ignore[attr-defined]
        assert ours.gettext("Undo") == theirs.gettext("Undo")
        assert ours.ngettext("{number} coin", "{number} coins", 0) == theirs.ngettext(
            "{number} coin", "{number} coins", 0
        )


def test_what_is_compiled_is_not_compiled_again() -> None:
    compile_stale()
    assert not any(is_stale(path) for path in sources())
    assert compile_stale() == []


def test_fuzzy_and_empty_translations_are_not_compiled(tmp_path: Path) -> None:
    text = '#, fuzzy\nmsgid "a"\nmsgstr "b"\n\nmsgid "c"\nmsgstr ""\n\nmsgctxt "x"\nmsgid "d"\nmsgstr ""\n"e\\n"\n"f"\n'
    assert read_po(text) == {"x\x04d": "e\nf"}
