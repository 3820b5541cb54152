"""The folder of reviews: what is kept is found again, and what is damaged, outdated or of another game is not."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ai.review.codec import to_json
from engine.core.savefile import save_as
from tests.tools.reviews import quick_review
from tests.wonders_gui.screens import moment
from wonders_gui.lookback import ForeignReviewError, look_back
from wonders_gui.reviews import Reviews
from wonders_gui.saves import Games, Opened

OVER = ("seven-over-3p", "duel-over-points", "dice-over-3p")


def opened(name: str = "duel-over-points") -> Opened:
    """A finished game."""
    return Games(moment(name).parent).look(moment(name))


@pytest.mark.parametrize("name", OVER)
def test_a_review_that_was_kept_is_found_and_fits_its_game(tmp_path: Path, name: str) -> None:
    reviews = Reviews(tmp_path)
    game = opened(name)
    assert reviews.find(game) is None
    reviews.keep(quick_review(game))
    found = reviews.find(game)
    assert found is not None
    assert found.review == quick_review(game)
    assert [judged.grade for judged in found.decisions] == list(found.review.grades)
    for judged in found.decisions:
        assert judged.text(judged.made)
        assert judged.text(judged.made) in {judged.text(weighed.command) for weighed in judged.weighed}


def test_moments_of_decisions_are_those_of_their_turns() -> None:
    game = opened("seven-over-3p")
    found = look_back(game, quick_review(game))
    assert [judged.moment for judged in found.decisions] == list(range(18))
    assert found.at_moment(18) == 17
    assert found.at_moment(4) == 4


def _without_moments(told: dict[str, Any]) -> None:
    told["moments"] = []


def _of_another_version(told: dict[str, Any]) -> None:
    told["version"] = 0


def _of_another_line(told: dict[str, Any]) -> None:
    told["checksum"] = "0" * 16


def _with_a_strange_verdict(told: dict[str, Any]) -> None:
    told["grades"][0]["verdict"] = "silly"


def _with_a_strange_move(told: dict[str, Any]) -> None:
    told["grades"][0]["made"] = {"command": "fly"}


def _with_a_strange_reason(told: dict[str, Any]) -> None:
    told["grades"][0]["reasons"] = [{"code": "because", "weight": 1.0, "details": {}}]


def _at_a_strange_moment(told: dict[str, Any]) -> None:
    told["grades"][0]["node"] = 99_999


def _with_a_fourth_age(told: dict[str, Any]) -> None:
    told["moments"][0]["age"] = 4


def _with_a_turn_after_the_end(told: dict[str, Any]) -> None:
    told["turning_points"] = [999]


def _with_a_seat_too_many(told: dict[str, Any]) -> None:
    told["moments"][0]["chances"].append(0.5)


DAMAGES: tuple[Callable[[dict[str, Any]], None], ...] = (
    _without_moments,
    _of_another_version,
    _of_another_line,
    _with_a_strange_verdict,
    _with_a_strange_move,
    _with_a_strange_reason,
    _at_a_strange_moment,
    _with_a_fourth_age,
    _with_a_turn_after_the_end,
    _with_a_seat_too_many,
)


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_review_that_makes_no_sense_counts_as_none(tmp_path: Path, damage: Callable[[dict[str, Any]], None]) -> None:
    game = opened()
    told: dict[str, Any] = json.loads(json.dumps(to_json(quick_review(game))))
    damage(told)
    reviews = Reviews(tmp_path)
    path = reviews.path_for(quick_review(game).checksum)
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps(told))
    assert reviews.find(game) is None


@pytest.mark.parametrize("text", ["", "{", "[]", "[" * 100_000, "\x00", '{"version": 1}'])
def test_a_file_that_is_no_review_counts_as_none(tmp_path: Path, text: str) -> None:
    game = opened()
    path = Reviews(tmp_path).path_for(quick_review(game).checksum)
    path.parent.mkdir(parents=True)
    path.write_text(text)
    assert Reviews(tmp_path).find(game) is None


def test_a_folder_that_cannot_be_written_costs_only_the_copy(tmp_path: Path) -> None:
    (tmp_path / "reviews").write_text("in the way")
    Reviews(tmp_path).keep(quick_review(opened()))
    assert Reviews(tmp_path).find(opened()) is None


def test_a_review_survives_that_its_game_is_renamed(tmp_path: Path) -> None:
    game = opened()
    Reviews(tmp_path).keep(quick_review(game))
    save_as(game.session, tmp_path / "other.wonders", "test")
    assert Reviews(tmp_path).find(Games(tmp_path).look(tmp_path / "other.wonders")) is not None


def test_a_review_of_another_game_is_foreign() -> None:
    with pytest.raises(ForeignReviewError):
        look_back(opened("dice-over-3p"), quick_review(opened()))
