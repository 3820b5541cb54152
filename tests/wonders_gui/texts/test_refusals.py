"""Every code that an engine can refuse with has a sentence that finds the details it speaks of."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core.errors import CatalogError, CodedError, ConfigError, SaveError
from engine.core.refusal import Refusal
from i18n.catalogs import fields_of
from tests.wonders_gui.speech import speaking
from wonders_gui.language import LANGUAGES
from wonders_gui.texts.names import DUEL, SEVEN
from wonders_gui.texts.refusals import ERRORS, REFUSALS, SHARED, error_text, reason_phrase, refusal_text

ENGINE = Path(__file__).resolve().parents[3] / "engine"
GAMES = (SEVEN, DUEL)


def refusals_in(game: str) -> Iterator[tuple[str, set[str]]]:
    """The codes in the legality of a game, with their details."""
    tree = ast.parse((ENGINE / game / "legality.py").read_text(encoding="utf-8"))
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Refusal":
            details = {
                str(key.value)
                for record in call.args[1:]
                if isinstance(record, ast.Dict)
                for key in record.keys
                if isinstance(key, ast.Constant)
            }
            codes = [node.value for node in ast.walk(call.args[0]) if isinstance(node, ast.Constant)]
            yield from ((str(code), details) for code in codes)


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_a_sentence_with_the_details_that_are_told(game: str) -> None:
    told = dict(refusals_in(game))
    assert told
    for code, details in told.items():
        sentence = REFUSALS[game].get(code) or SHARED[code]
        assert fields_of(sentence) <= details, code


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_is_kept_for_a_code_that_nobody_says(game: str) -> None:
    assert REFUSALS[game].keys() <= {code for code, _ in refusals_in(game)}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_is_filled_in_every_language(game: str, code: str) -> None:
    with speaking(code):
        for refused, details in refusals_in(game):
            text = refusal_text(game, Refusal(refused, dict.fromkeys(details, 1)), 1)
            assert refused not in text
            assert "{" not in text


def test_a_refusal_names_the_card_it_speaks_of() -> None:
    told = refusal_text(SEVEN, Refusal("already_built", {"card": 0}), 1)
    assert told == "This building is already in the city: Lumber Yard."


def test_missing_resources_are_named() -> None:
    refusal = Refusal("resource_missing", {"need": 0x1_0020})
    assert refusal_text(SEVEN, refusal) == "Missing resources: 2 stone and 1 glass. No neighbour sells them."


def test_prices_are_counted_in_coins() -> None:
    refusal = Refusal("too_few_coins", {"price": 5, "coins": 3})
    with speaking("da"):
        assert refusal_text(DUEL, refusal) == "Ikke nok mønter. Nødvendigt: 5 mønter, til rådighed: 3."


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (
            SaveError("cannot_write", file="a.json", reason="ENOSPC"),
            "The file a.json cannot be written: the disk is full.",
        ),
        (ConfigError("unknown_edition", edition=3), "There is no edition 3. There are 1 and 2."),
        (
            CatalogError("odd", file="x.yaml", entry="altar", field="age"),
            "The data file x.yaml is damaged at altar, age (odd). Install the program again.",
        ),
        (SaveError("never_heard_of", file="a"), "never_heard_of (file a)."),
        (SaveError("unreadable"), "unreadable."),
    ],
)
def test_an_error_is_told_whatever_it_is(error: CodedError, told: str) -> None:
    assert error_text(error) == told


def test_a_reason_without_a_phrase_is_shown_as_it_is() -> None:
    assert reason_phrase("EWEIRD") == "EWEIRD"


@pytest.mark.parametrize("family", [ConfigError, SaveError])
def test_every_error_of_the_engine_has_a_sentence(family: type[CodedError]) -> None:
    said = set()
    for path in ENGINE.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == family.__name__:
                said |= {arg.value for arg in call.args[:1] if isinstance(arg, ast.Constant)}
    assert said <= ERRORS[family.__name__].keys()
