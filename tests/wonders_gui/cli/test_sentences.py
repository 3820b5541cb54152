"""Every code the engine can say has a sentence, and every sentence finds the details it speaks of."""

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from engine.core.audit import Violation
from engine.core.errors import CatalogError, ConfigError, PositionError, SaveError
from engine.core.refusal import Refusal
from engine.seven.game import SEVEN
from engine.seven.state import State
from tests.wonders_gui.cli.terminal import ROOT
from wonders_gui.cli.games import GAMES
from wonders_gui.cli.laid import refusal_sentence
from wonders_gui.cli.sentences import OF_GAMES, in_the_words_of, sentence_for, template_of, told
from wonders_gui.cli.sentences.shared import FAMILIES, MESSAGES
from wonders_gui.cli.seven.desk import SEVEN_DESK
from wonders_gui.cli.simulation import violation_sentence
from wonders_gui.texts.refusals import DEFAULTS

ENGINE = ROOT / "engine"
ALL_FAMILIES = (FAMILIES, *OF_GAMES.values())
BY_NAME = {name: name for name in FAMILIES}
# How a file of the engine calls what makes an error, and which family that is.
BY_FILE = {
    ("core", "error"): "SaveError",
    ("position", "refused"): "PositionError",
    ("position", "_refused"): "PositionError",
    ("position", "word"): "PositionError",
    ("audit", "unequal"): "Violation",
    ("moves", "refused"): "CommandError",
    ("moves", "one_of"): "CommandError",
    ("moves", "number_below"): "CommandError",
    ("movewords", "refused"): "CommandError",
}
# What such a call says without being told to.
IMPLIED = {
    "word": {"value"},
    "one_of": {"word"},
    "number_below": {"word"},
    "unequal": {"seat", "found", "expected"},
}
CHOSEN_BY_A_CONDITION = {"already_chosen"}
EVERYWHERE = {"code", "field", "file", "line", "game"}
RENAMED = {"expected": "expected_city"}


def calls(path: Path) -> Iterator[ast.Call]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def called(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def family_of(path: Path, name: str) -> str | None:
    for (place, called_name), family in BY_FILE.items():
        if called_name == name and (path.parent.name == place or path.name.startswith(place)):
            return family
    return BY_NAME.get(name)


def codes_in(call: ast.Call) -> Iterator[str]:
    """The first text that is written out among the arguments."""
    texts = [argument.value for argument in call.args if isinstance(argument, ast.Constant)]
    yield from (text for text in texts[:1] if isinstance(text, str))


def said_in(folder: str) -> set[tuple[str, str]]:
    """The families and codes that one folder of the engine can say."""
    found = set()
    for path in (ENGINE / folder).rglob("*.py"):
        for call in calls(path):
            family = family_of(path, called(call))
            if family is not None:
                found |= {(family, code) for code in codes_in(call)}
    return found


def details_in(call: ast.Call) -> set[str] | None:
    """The details that the call names, or None where it does not write them all out."""
    names: list[str | None] = [keyword.arg for keyword in call.keywords]
    for record in (argument for argument in call.args if isinstance(argument, ast.Dict)):
        names += [str(key.value) if isinstance(key, ast.Constant) else None for key in record.keys]
    known = {name for name in names if name is not None}
    return None if None in names else known | IMPLIED.get(called(call), set())


def details_told(folder: str) -> Iterator[tuple[str, str, set[str]]]:
    """The families and codes that one folder can say, with their details as far as they are written out."""
    for path in (ENGINE / folder).rglob("*.py"):
        for call in calls(path):
            family, details = family_of(path, called(call)), details_in(call)
            if family is not None and details is not None:
                yield from ((family, code, details) for code in codes_in(call))


@pytest.mark.parametrize("folder", ["core", "catalog", *GAMES])
def test_every_sentence_speaks_of_details_that_the_engine_tells(folder: str) -> None:
    for family, code, details in details_told(folder):
        template = template_of(family, code, folder) or ""
        fields = {field for _, field, _, _ in Formatter().parse(template) if field is not None}
        told_details = details | {RENAMED[name] for name in details & RENAMED.keys()} | EVERYWHERE
        assert fields <= told_details, (family, code)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("family", ["CommandError", "PositionError", "Refusal", "Violation"])
def test_every_sentence_of_a_game_has_a_code_that_its_engine_says(game: str, family: str) -> None:
    """Of whatever family: what is wrong with a table is wrong with a position too."""
    said = {code for folder in ("core", game) for _, code in said_in(folder)}
    assert OF_GAMES[game][family].keys() - CHOSEN_BY_A_CONDITION <= said


@pytest.mark.parametrize("folder", ["core", "catalog", *GAMES])
def test_every_code_of_the_engine_has_a_sentence(folder: str) -> None:
    said = said_in(folder)
    assert said
    silent = {(family, code) for family, code in said if template_of(family, code, folder) is None}
    assert not {(family, code) for family, code in silent if family not in DEFAULTS}


def test_every_game_has_sentences_of_its_own_for_families_that_there_are() -> None:
    assert OF_GAMES.keys() == GAMES.keys()
    assert all(families.keys() <= FAMILIES.keys() for families in OF_GAMES.values())


def test_every_conditional_refusal_has_a_sentence() -> None:
    """Codes that are chosen by a condition are not written as the first argument."""
    assert all(template_of("Refusal", code, "seven") for code in ("already_chosen", "not_your_decision"))


@pytest.mark.parametrize("family", ["UsageError", "ConfigError", "SaveError", "CommandError", "Refusal", "Violation"])
def test_every_sentence_ends_as_one(family: str) -> None:
    tables = [families[family] for families in ALL_FAMILIES if family in families]
    assert all(text.endswith(".") for table in tables for text in table.values())


def test_no_sentence_has_a_field_without_a_name() -> None:
    tables = [table for families in ALL_FAMILIES for table in families.values()] + [MESSAGES, DEFAULTS]
    fields = [field for table in tables for text in table.values() for _, field, _, _ in Formatter().parse(text)]
    assert all(field is None or field.isidentifier() for field in fields)


def test_a_code_without_a_sentence_is_shown_with_all_it_says() -> None:
    assert told("SaveError", "eaten", {"by": "dog", "line": 3}) == "eaten (by dog, line 3)."
    assert told("Nobody", "gone", {}) == "gone."


def test_a_sentence_without_its_details_is_shown_as_a_code() -> None:
    assert told("ConfigError", "unknown_board", {"name": "petra"}, "seven") == "unknown_board (name petra)."


def test_a_reason_without_a_phrase_is_shown_as_it_is() -> None:
    error = SaveError("unreadable", file="x", reason="EWEIRD")
    assert sentence_for(error) == "The file x cannot be read: EWEIRD."


def test_a_broken_data_file_is_named_with_entry_and_field() -> None:
    error = CatalogError("wrong_type", file="seven_2e.yaml", entry="altar", field="age")
    assert (
        sentence_for(error)
        == "The data file seven_2e.yaml is damaged at altar, age (wrong_type). Install the program again."
    )


def test_a_position_error_says_where() -> None:
    error = PositionError("out_of_range", file="p.yaml", field="cities.1.coins", value="-1", lowest=0, highest=999)
    assert sentence_for(error) == "p.yaml, cities.1.coins: -1 is not between 0 and 999."
    assert sentence_for(PositionError("empty", field="")) == "nothing is described here."


def test_a_table_is_refused_in_a_sentence() -> None:
    error = ConfigError("unknown_edition", edition=3, game="seven")
    assert sentence_for(error) == "There is no edition 3. There are 1 and 2."


def test_an_error_is_told_in_the_words_of_the_game_it_came_from() -> None:
    with pytest.raises(SaveError) as caught, in_the_words_of("seven"):
        raise SaveError("illegal_command", file="x", line=2, reason="wonder_is_complete")
    assert (
        sentence_for(caught.value) == "The file x has a decision against the rules in line 2: the wonder is complete."
    )


def test_the_game_that_an_error_names_itself_stays() -> None:
    with pytest.raises(SaveError) as caught, in_the_words_of("seven"):
        raise SaveError("unknown_game", file="x", line=1, game="chess")
    assert sentence_for(caught.value) == "The file x holds a game that this program does not have: chess."


# -- numbers of the engine become names -----------------------------------------------------------------------


@pytest.fixture
def state() -> State:
    config = {"edition": 1, "players": 2, "seed": 1, "boards": ["gizah", "rhodos", "olympia"]}
    state = SEVEN.new_state(SEVEN.config_from_json(config))
    SEVEN.set_up(SEVEN.ledger(state, None))
    return state


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (Refusal("already_built", {"card": 0}), "This building is already in the city: Lumber Yard."),
        (Refusal("wrong_city", {"city": 1, "expected": 2}), "This decision is for another city."),
        (
            Refusal("resource_missing", {"need": 0x100021}),
            "Missing resources: 1 wood, 2 stone and 1 cloth. No neighbour sells them.",
        ),
        (Refusal("too_few_coins", {"price": 4, "coins": 3}), "Not enough coins. Needed: 4, available: 3."),
    ],
)
def test_refusals_speak_in_names(state: State, refusal: Refusal, sentence: str) -> None:
    assert refusal_sentence(SEVEN_DESK, state, refusal) == sentence


def test_violations_speak_in_names(state: State) -> None:
    violation = Violation("wrong_coins", {"city": 0, "found": 4, "expected": 3})
    assert violation_sentence(SEVEN_DESK, state, violation) == "Giza has 4 coins, and the events say 3."
