"""The text of a position: plain YAML or JSON, nothing that YAML would guess, and nothing that could grow."""

import json
import re
import string
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
import yaml

from engine.core.errors import PositionError
from engine.core.position import text as position_text
from engine.core.position.text import MOST_BYTES, data_of, text_of
from engine.seven.legality import to_move
from engine.seven.position import read_position
from tests.engine.seven.same import same_state
from tests.positions import text_of as described

ENGINE = Path(position_text.__file__).parents[2]
DOCUMENTATION = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
SMALL = described("sides_still_to_be_chosen")


def refusal_of(text: str) -> tuple[str, object]:
    with pytest.raises(PositionError) as refused:
        read_position(text)
    return refused.value.code, refused.value.details.get("line")


def test_text_and_data_are_the_same_thing() -> None:
    data = {"coins": 3, "purse": -3, "used": True, "victories": {"1": 2}, "cards": ["altar", "baths"], "side": "A"}
    assert text_of(data) == ("coins: 3\npurse: -3\nused: true\nvictories: {1: 2}\ncards: [altar, baths]\nside: A\n")
    assert data_of(text_of(data)) == data
    assert data_of(json.dumps(data)) == data


def test_a_text_that_opens_with_a_brace_is_json() -> None:
    assert refusal_of("{edition: 1}") == ("not_json", 1)
    assert refusal_of('\n {"edition": 1,\n 2}') == ("not_json", 3)
    assert refusal_of('{"edition": 1, "edition": 1}') == ("not_json", None)
    assert refusal_of('{"edition": NaN}') == ("not_json", None)
    assert refusal_of('{"seed": ' + "9" * 5000 + "}") == ("not_json", None)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "empty", None),
        ("# nothing but a comment", "empty", None),
        ("edition: 1\ncities: }", "not_yaml", 2),
        ("edition: 1\nage: 1: 2", "not_yaml", 2),
        ("edition: 1\n\x00", "not_yaml", 1),
        ("edition: \udc80", "not_yaml", 1),
        ("edition: 1\nedition: 2", "repeated_key", 2),
        ("edition: 1\n---\nedition: 2", "several_documents", 2),
        ("edition: &one 1", "alias", 1),
        ("- &list [1]\n- *list", "alias", 1),
        ("cities: [*list]", "alias", 1),
        ("&key edition: 1", "alias", 1),
        ("edition: !!int 1", "tag", 1),
        ("!!map\nedition: 1", "tag", 1),
        ("edition: 1\n? [a]\n: 1", "key_not_text", 2),
        ("[[[[[[[1]]]]]]]", "too_deep", 1),
    ],
)
def test_a_text_that_is_no_plain_yaml_is_refused_by_its_line(text: str, code: str, line: int | None) -> None:
    assert refusal_of(text) == (code, line)


def test_nothing_is_guessed() -> None:
    """What YAML would make a number, a date or nothing at all is text here, and of the wrong type."""
    for value in ("1.0", "0x1", "01", "1_000", "~", "null", "yes", "2024-01-01", "'3'", '"3"', "9" * 30):
        with pytest.raises(PositionError) as refused:
            read_position(SMALL.replace("players: 3", f"players: {value}"))
        assert (refused.value.code, refused.value.details["field"]) == ("wrong_type", "players")


def test_quoted_words_are_words() -> None:
    assert same_state(read_position(SMALL.replace("gizah", "'gizah'")), read_position(SMALL))


def test_a_text_may_not_be_larger_than_any_position() -> None:
    padding = "#" * (MOST_BYTES - len(SMALL.encode()))
    assert same_state(read_position(SMALL + padding), read_position(SMALL))
    assert refusal_of(SMALL + padding + "#") == ("too_large", None)


@pytest.mark.parametrize("opening", ["[", "{", '{"a":', "- ", "a: {", "- - "])
def test_depth_costs_nothing(opening: str) -> None:
    text = opening * (MOST_BYTES // len(opening))
    assert refusal_of(text)[0] in ("too_deep", "not_yaml", "not_json")


def test_the_text_is_read_the_same_without_the_quick_yaml_library(monkeypatch: pytest.MonkeyPatch) -> None:
    text = described("with_its_past")
    quick = data_of(text)
    monkeypatch.setattr(position_text, "_LOADER", yaml.SafeLoader)
    assert data_of(text) == quick
    assert refusal_of("[" * 1000)[0] == "too_deep"


def test_scribbles_on_a_position_are_refused_or_make_another_position() -> None:
    rng = Random(7)
    text = described("end_of_an_age")
    for _ in range(400):
        place = rng.randrange(len(text))
        scribble = "".join(rng.choices(string.printable + "é\u2028", k=rng.randrange(3)))
        with suppress(PositionError):
            read_position(text[:place] + scribble + text[place + rng.randrange(3) :])


def test_the_example_in_the_documentation_is_a_position() -> None:
    example = re.search(r"```yaml\n(# Comments.*?)```", DOCUMENTATION, re.DOTALL)
    assert example is not None
    assert to_move(read_position(example[1])) == [0, 2]


def test_the_documentation_names_every_code() -> None:
    sources = [file.read_text(encoding="utf-8") for file in ENGINE.glob("*/position/*.py")]
    codes = {code for text in sources for code in re.findall(r'(?:refused|PositionError)\(\s*"(\w+)"', text)}
    assert len(codes) > 30
    assert [code for code in sorted(codes) if f"`{code}`" not in DOCUMENTATION] == []
