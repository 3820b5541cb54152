"""What is written down for a guided game must still be possible, and must lead where the texts say."""

from collections.abc import Iterator
from string import Formatter
from typing import Any

import pytest

from engine.core.session import Session
from wonders_gui.guide.lessons import LESSONS, lesson
from wonders_gui.guide.steps import Lesson, Step, Want
from wonders_gui.saves import rules_of

YOU = 0


def told_line(story: Lesson) -> Session[Any, Any, Any, Any, Any]:
    """The game up to free play, without a window: whoever owes a decision does what is written down."""
    session: Session[Any, Any, Any, Any, Any] = Session.start(rules_of(story.game), story.config())
    lines = {YOU: [chapter[-1].what for chapter in story.chapters], **story.bots}
    made = dict.fromkeys(lines, 0)
    while made[YOU] < len(story.chapters):
        for seat in list(session.to_move()):
            if seat in session.to_move() and made[seat] < len(lines[seat]):
                command = story.move_from_text(session.state, f"{seat} {lines[seat][made[seat]]}")
                assert session.submit(command) is None, (seat, lines[seat][made[seat]])
                made[seat] += 1
    return session


def steps(story: Lesson) -> Iterator[Step]:
    """Every step that can be shown."""
    for chapter in story.chapters:
        yield from chapter
    yield from (remark.step for remark in story.remarks)
    yield from (*story.ending, *story.scores)


@pytest.mark.parametrize("key", LESSONS)
def test_the_written_line_of_a_lesson_is_legal_move_by_move(key: str) -> None:
    story = lesson(key)
    session = told_line(story)
    made = sum(1 for node in session.path()[1:] if session.decider(node) == YOU)
    assert made == len(story.chapters)


@pytest.mark.parametrize("key", LESSONS)
def test_the_written_line_gives_the_same_game_every_time(key: str) -> None:
    story = lesson(key)
    game = rules_of(story.game)
    first, second = (game.state_to_json(told_line(story).state) for _time in range(2))
    assert first == second


@pytest.mark.parametrize("key", LESSONS)
def test_every_chapter_ends_with_the_one_decision_that_it_explains(key: str) -> None:
    for chapter in lesson(key).chapters:
        assert [step.want is Want.MOVE for step in chapter] == [False] * (len(chapter) - 1) + [True]


@pytest.mark.parametrize("key", LESSONS)
def test_every_step_that_waits_for_something_has_an_answer_to_something_else(key: str) -> None:
    for step in steps(lesson(key)):
        assert bool(step.otherwise) == (step.want is not Want.READ), step.heading


@pytest.mark.parametrize("key", LESSONS)
def test_texts_are_short_enough_to_be_read_while_playing(key: str) -> None:
    for step in steps(lesson(key)):
        assert len(step.text) <= 300, step.heading
        assert all(field is None or field.isidentifier() for _text, field, _spec, _way in Formatter().parse(step.text))


def test_the_numbers_that_the_guide_of_seven_wonders_names_are_those_of_the_game() -> None:
    state = told_line(lesson("seven")).state
    assert [state.shields[city] for city in range(3)] == [1, 1, 0]
    assert state.coins[YOU] == 3


def test_the_numbers_that_the_guide_of_duel_names_are_those_of_the_game() -> None:
    city = told_line(lesson("duel")).state.cities[YOU]
    assert city.coins == 6 - 5 + 12 - 2
