"""A review as plain data and back, so that it can go between processes and be kept beside its game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Final, TypeVar, cast

from ai.bot import Reason
from ai.review.agreeing import agreed
from ai.review.report import Choice, Fact, Grade, Moment, Review
from engine.core.errors import CodedError
from engine.core.game import Json

VERSION: Final = 2
"""In the first version the curve had other numbers than the decisions; reviews of unknown versions are made again."""
_FIRST: Final = 1

T = TypeVar("T")


class ReviewError(CodedError):
    """Plain data that is no review, or a review that could not be made."""


def to_json(review: Review) -> Json:
    """A review as plain data."""
    return {"version": VERSION, **asdict(review)}


def from_json(data: object) -> Review:
    """The review that plain data describes; raises ReviewError."""
    body = _record(data)
    version = body.get("version")
    if version not in (_FIRST, VERSION):
        raise ReviewError("review_outdated")
    try:
        return agreed(_review(body)) if version == _FIRST else _review(body)
    except (LookupError, TypeError, ValueError) as error:
        raise ReviewError("review_damaged") from error


def _review(body: Mapping[str, object]) -> Review:
    return Review(
        game=_text(body["game"]),
        seat=_whole(body["seat"]),
        judge=_text(body["judge"]),
        moments=_several(body["moments"], _moment),
        grades=_several(body["grades"], _grade),
        accuracy=_several(body["accuracy"], _number),
        turning_points=_several(body["turning_points"], _whole),
        luck=_number(body["luck"]),
        skill=_number(body["skill"]),
        facts=_several(body["facts"], _fact),
        checksum=_text(body["checksum"]),
    )


def _moment(data: object) -> Moment:
    body = _record(data)
    chances, points = _several(body["chances"], _number), _several(body["points"], _number)
    return Moment(_whole(body["node"]), _whole(body["age"]), _whole(body["turn"]), chances, points)


def _grade(data: object) -> Grade:
    body = _record(data)
    return Grade(
        node=_whole(body["node"]),
        age=_whole(body["age"]),
        turn=_whole(body["turn"]),
        made=_record(body["made"]),
        verdict=_text(body["verdict"]),
        chance_lost=_number(body["chance_lost"]),
        points_lost=_number(body["points_lost"]),
        choices=_several(body["choices"], _choice),
        reasons=_several(body["reasons"], _reason),
    )


def _choice(data: object) -> Choice:
    body = _record(data)
    return Choice(_record(body["command"]), _number(body["chance"]), _number(body["points"]))


def _reason(data: object) -> Reason:
    body = _record(data)
    return Reason(_text(body["code"]), _number(body["weight"]), _details(body["details"]))


def _fact(data: object) -> Fact:
    body = _record(data)
    place = (_whole(body["seat"]), _whole(body["age"]), _whole(body["turn"]))
    return Fact(_text(body["code"]), *place, _details(body["details"]))


# -- plain values ---------------------------------------------------------------------------------------------------


def _record(data: object) -> Json:
    if not isinstance(data, dict):
        raise ReviewError("review_damaged")
    return cast(Json, data)


def _several(data: object, read: Callable[[object], T]) -> tuple[T, ...]:
    if not isinstance(data, Sequence) or isinstance(data, str):
        raise TypeError
    return tuple(read(item) for item in data)


def _details(data: object) -> dict[str, int | str]:
    found: dict[str, int | str] = {}
    for name, value in _record(data).items():
        if not isinstance(value, int | str):
            raise TypeError
        found[name] = value
    return found


def _text(data: object) -> str:
    if not isinstance(data, str):
        raise TypeError
    return data


def _whole(data: object) -> int:
    if not isinstance(data, int) or isinstance(data, bool):
        raise TypeError
    return data


def _number(data: object) -> float:
    if not isinstance(data, int | float) or isinstance(data, bool):
        raise TypeError
    return float(data)
