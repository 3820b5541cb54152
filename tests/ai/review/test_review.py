"""Looking back at whole games: the curve, the grades, luck and skill, and what a stopped game may show."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from random import Random
from typing import Protocol

import pytest

from ai.review.curve import turning_points
from ai.review.dice import DICE_SUBJECT
from ai.review.duel import DUEL_SUBJECT
from ai.review.judge import JUDGES, Effort
from ai.review.report import Moment, Review
from ai.review.seven import SEVEN_SUBJECT
from ai.review.verdicts import VERDICTS
from engine.core.errors import ConfigError
from engine.core.game import Standing
from engine.core.seats import Seat
from engine.seven.game import SEVEN
from engine.seven.imagine import imagine
from tests.ai.review.recorded import QUICK, SevenSession, dice_game, duel_game, seven_game, team_game

KINDS = ("seven", "teams", "duel", "dice")


@pytest.fixture(autouse=True)
def _hasty_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a judge thinks is not looked at here."""
    monkeypatch.setitem(JUDGES, QUICK, Effort(0.05, 2, 2))


@cache
def review_of(kind: str, seat: Seat = 0) -> Review:
    match kind:
        case "seven":
            return SEVEN_SUBJECT.review(seven_game(), seat, QUICK)
        case "teams":
            return SEVEN_SUBJECT.review(team_game(), seat, QUICK)
        case "duel":
            return DUEL_SUBJECT.review(duel_game(), seat, QUICK)
        case _:
            return DICE_SUBJECT.review(dice_game(), seat, QUICK)


class Finished(Protocol):
    def standings(self) -> Sequence[Standing]: ...


@cache
def standings_of(kind: str) -> tuple[Standing, ...]:
    makers: dict[str, Callable[[], Finished]] = {
        "seven": seven_game,
        "teams": team_game,
        "duel": duel_game,
        "dice": dice_game,
    }
    return tuple(sorted(makers[kind]().standings(), key=lambda standing: standing.seat))


# -- the curve --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_before_every_turn_all_chances_are_one_together(kind: str) -> None:
    together = 2 if kind == "teams" else 1  # partners both have the chance of their team
    for moment in review_of(kind).moments:
        assert sum(moment.chances) == pytest.approx(together)


@pytest.mark.parametrize("kind", KINDS)
def test_the_curve_ends_with_what_happened(kind: str) -> None:
    end, standings = review_of(kind).moments[-1], standings_of(kind)
    first = [standing.place == 1 for standing in standings]
    share = 2 if kind == "teams" else 1
    assert end.chances == pytest.approx([share / sum(first) if won else 0.0 for won in first])
    if kind != "teams":  # whose standings count the points of both
        assert end.points == tuple(float(standing.points) for standing in standings)


def test_every_turn_of_every_age_has_its_moment_once() -> None:
    places = [(moment.age, moment.turn) for moment in review_of("seven").moments[:-1]]
    assert places == [(age, turn) for age in (1, 2, 3) for turn in range(1, 7)]


def test_the_draft_of_duel_comes_before_the_first_turn() -> None:
    moments = review_of("duel").moments
    assert [(moment.age, moment.turn) for moment in moments[:3]] == [(1, 0), (1, 1), (1, 2)]


def test_the_moments_of_dice_are_its_turns_in_one_age() -> None:
    moments = review_of("dice").moments[:-1]
    assert {moment.age for moment in moments} == {1}
    assert [moment.turn for moment in moments] == list(range(1, 1 + len(moments)))


def test_partners_have_the_same_chance() -> None:
    assert all(moment.chances[0] == moment.chances[1] for moment in review_of("teams").moments)


@pytest.mark.parametrize("kind", KINDS)
def test_before_a_decision_the_curve_shows_what_the_judge_says_of_the_best_move(kind: str) -> None:
    found = review_of(kind)
    first = {(grade.age, grade.turn): grade for grade in reversed(found.grades)}
    judged = [moment for moment in found.moments[:-1] if (moment.age, moment.turn) in first]
    assert judged
    for moment in judged:
        best = first[moment.age, moment.turn].choices[0]
        assert (moment.chances[found.seat], moment.points[found.seat]) == (best.chance, best.points)


def test_turning_points_are_where_the_chance_changed_most() -> None:
    moments = [Moment(number, 1, number, (chance,), (0.0,)) for number, chance in enumerate((0.3, 0.31, 0.6, 0.5, 1.0))]
    assert turning_points(moments, 0) == (3, 1, 2)


def test_a_quiet_game_has_no_turning_points() -> None:
    assert turning_points([Moment(0, 1, 1, (0.3,), (0.0,)), Moment(1, 1, 2, (0.31,), (0.0,))], 0) == ()


# -- grades -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_every_grade_holds_the_move_that_was_made_and_the_best_one_first(kind: str) -> None:
    review = review_of(kind)
    assert review.grades
    for grade in review.grades:
        made = [choice for choice in grade.choices if choice.command == grade.made]
        assert len(made) == 1
        assert all(before.chance >= after.chance for before, after in pairwise(grade.choices))
        assert grade.chance_lost == pytest.approx(grade.choices[0].chance - made[0].chance)
        assert grade.verdict in VERDICTS


def test_a_decision_without_a_choice_gets_no_grade() -> None:
    session = seven_game()
    graded = {grade.node for grade in review_of("seven").grades}
    for node in session.line()[1:]:
        parent = session.tree.decision(node).parent
        session.go_to(parent)
        if session.decider(node) == 0:
            assert (parent in graded) == (len(session.legal(0)) > 1)


def test_the_judge_thinks_of_a_reason_for_its_best_move() -> None:
    reasoned = [grade for grade in review_of("duel").grades if grade.reasons]
    assert len(reasoned) > len(review_of("duel").grades) / 2


@pytest.mark.parametrize("kind", KINDS)
def test_luck_and_skill_together_lead_from_the_first_chance_to_the_result(kind: str) -> None:
    review = review_of(kind)
    first, last = (review.moments[number].chances[0] for number in (0, -1))
    assert review.skill == pytest.approx(-sum(grade.chance_lost for grade in review.grades))
    assert review.skill + review.luck == pytest.approx(last - first)


@pytest.mark.parametrize("kind", KINDS)
def test_accuracy_is_told_for_every_age_from_0_to_100(kind: str) -> None:
    accuracy = review_of(kind).accuracy
    assert len(accuracy) == (1 if kind == "dice" else review_of(kind).moments[-1].age)
    assert all(0 <= age <= 100 for age in accuracy)


def test_the_same_game_gets_the_same_review_again_and_the_session_stays_where_it_was() -> None:
    session = duel_game()
    session.undo(5)
    at = session.at
    assert DUEL_SUBJECT.review(session, 0, QUICK) == review_of("duel")
    assert session.at == at


def test_a_seat_that_is_not_at_the_table_cannot_be_reviewed() -> None:
    with pytest.raises(ConfigError, match="no_such_seat"):
        SEVEN_SUBJECT.review(seven_game(), 3, QUICK)


def test_a_judge_that_there_is_not_cannot_judge() -> None:
    with pytest.raises(ConfigError, match="unknown_judge"):
        SEVEN_SUBJECT.review(seven_game(), 0, "oracle")


# -- a stopped game ---------------------------------------------------------------------------------------------------


def stopped_game(decisions: int) -> SevenSession:
    """A game that was left in the middle."""
    whole = seven_game()
    session = SevenSession.start(SEVEN, whole.config)
    for node in whole.line()[1 : 1 + decisions]:
        session.submit(whole.tree.decision(node).command)
    return session


def test_a_stopped_game_is_looked_back_at_as_far_as_it_went_and_tells_no_hidden_facts() -> None:
    review = SEVEN_SUBJECT.review(stopped_game(20), 1, QUICK)
    assert (review.moments[-1].age, review.moments[-1].turn) == (2, 1)
    assert len(review.accuracy) == 2
    assert review.facts == ()


def test_the_curve_of_a_stopped_game_does_not_show_what_the_seat_cannot_know() -> None:
    """The hands of the others are dealt anew behind its back, and nothing changes."""
    state = stopped_game(1).state
    other = imagine(SEVEN.view(state, 0), Random(5))
    assert other.hands != state.hands
    one, same = (SEVEN_SUBJECT.curve_of_seat(0, Random(1)).moment(1, position) for position in (state, other))
    assert one == same
