"""A review comes back whole from its plain data, and whatever else is found there is refused with a code."""

import json
from dataclasses import replace
from typing import cast

import pytest

from ai.bot import Reason
from ai.review.agreeing import agreed
from ai.review.codec import VERSION, ReviewError, from_json, to_json
from ai.review.line import checksum_of
from ai.review.report import Choice, Fact, Grade, Moment, Review
from engine.core.game import Json
from tests.ai.review.recorded import duel_game, seven_game

REVIEW = Review(
    "seven",
    1,
    "strategist",
    (Moment(0, 1, 1, (0.25, 0.75), (40.0, 50.5)),),
    (
        Grade(
            3,
            1,
            2,
            {"do": "sell", "card": "altar"},
            "mistake",
            0.06,
            2.5,
            (Choice({"do": "build", "card": "altar"}, 0.3, 44.0), Choice({"do": "sell", "card": "altar"}, 0.24, 41.5)),
            (Reason("points", 0.4, {"points": 2}),),
        ),
    ),
    (91.5, 100.0),
    (0,),
    0.1,
    -0.06,
    (Fact("buried", 0, 2, 3, {"card": "altar", "stage": 1}),),
    "0123456789abcdef",
)


def plain() -> Json:
    return cast(Json, json.loads(json.dumps(to_json(REVIEW))))


def test_a_review_comes_back_whole() -> None:
    assert from_json(plain()) == REVIEW


def test_plain_data_says_its_version_and_which_game_it_belongs_to() -> None:
    assert plain()["version"] == VERSION
    assert plain()["checksum"] == REVIEW.checksum


def test_a_review_of_the_first_version_is_read_and_its_curve_agrees_with_its_grades() -> None:
    assert from_json({**plain(), "version": 1}) == agreed(REVIEW)


def test_a_review_of_the_first_version_with_a_move_that_was_not_weighed_is_damage() -> None:
    grade = replace(REVIEW.grades[0], turn=1, made={"do": "dance"})
    moments = (REVIEW.moments[0], replace(REVIEW.moments[0], turn=2))
    with pytest.raises(ReviewError, match="review_damaged"):
        from_json({**to_json(replace(REVIEW, moments=moments, grades=(grade,))), "version": 1})


@pytest.mark.parametrize("version", [None, 0, VERSION + 1, "1"])
def test_another_version_is_outdated(version: object) -> None:
    with pytest.raises(ReviewError, match="review_outdated"):
        from_json({**plain(), "version": version})


@pytest.mark.parametrize("field", [name for name in to_json(REVIEW) if name != "version"])
@pytest.mark.parametrize("value", [None, {"a": []}, [[3]], -1.5j])
def test_a_field_of_another_kind_is_damage(field: str, value: object) -> None:
    with pytest.raises(ReviewError, match="review_damaged"):
        from_json({**plain(), field: value})


@pytest.mark.parametrize("field", [name for name in to_json(REVIEW) if name != "version"])
def test_a_missing_field_is_damage(field: str) -> None:
    body = plain()
    del body[field]
    with pytest.raises(ReviewError, match="review_damaged"):
        from_json(body)


@pytest.mark.parametrize("data", [None, [], "review", 3])
def test_what_is_no_record_is_damage(data: object) -> None:
    with pytest.raises(ReviewError, match="review_damaged"):
        from_json(data)


# -- the checksum -----------------------------------------------------------------------------------------------------


def test_a_game_has_the_same_checksum_wherever_its_session_stands() -> None:
    session = duel_game()
    whole = checksum_of(session)
    session.undo(7)
    assert checksum_of(session) == whole


def test_another_line_has_another_checksum() -> None:
    session = duel_game()
    whole = checksum_of(session)
    session.undo(3)
    known = session.command(session.line()[len(session.path())], session.to_move()[0])
    other = next(move for move in session.legal(session.to_move()[0]) if move != known)
    session.submit(other)
    assert checksum_of(session) != whole
    assert checksum_of(seven_game()) != whole
