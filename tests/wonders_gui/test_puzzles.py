"""The folder of puzzles: made of a mistake, whole without the game it came from, with results that are kept."""

import json
from datetime import datetime
from pathlib import Path

import pytest

from engine.core.errors import SaveError
from tests.tools.reviews import keep_reviewed, looked_back, make_puzzles
from tests.wonders_gui.screens import moment
from wonders_gui.puzzles import RESULTS, Answer, Puzzles, Results, answer_to
from wonders_gui.saves import Games

OVER = ("seven-over-3p", "duel-over-points", "dice-over-3p")
DAY = datetime(2026, 3, 14, 15, 9)


@pytest.fixture
def games(tmp_path: Path) -> Games:
    return Games(tmp_path / "games")


@pytest.mark.parametrize("name", OVER)
def test_a_mistake_becomes_a_puzzle_that_survives_its_game(games: Games, name: str) -> None:
    path = keep_reviewed(games, moment(name))
    (puzzle,) = make_puzzles(games, path, 1)
    path.unlink()
    task = Puzzles(games.folder).open(puzzle)
    judged = task.judged
    assert task.opened.session.at == judged.grade.node
    legal = task.opened.session.legal(judged.view.seat)
    assert judged.made in legal
    assert judged.best in legal
    assert not judged.is_best


def test_a_puzzle_knows_nothing_of_what_came_later(games: Games) -> None:
    path = keep_reviewed(games, moment("duel-over-points"))
    (puzzle,) = make_puzzles(games, path, 1)
    session = Puzzles(games.folder).open(puzzle).opened.session
    assert not session.can_redo()
    assert session.to_move()


def test_the_same_mistake_is_always_the_same_puzzle(games: Games) -> None:
    path = keep_reviewed(games, moment("duel-over-points"))
    assert make_puzzles(games, path, 2) == make_puzzles(games, path, 2)
    assert len(Puzzles(games.folder).list()) == 2


def test_the_original_game_is_not_touched(games: Games) -> None:
    path = keep_reviewed(games, moment("duel-over-points"))
    before = path.read_bytes()
    make_puzzles(games, path, 1)
    assert path.read_bytes() == before
    assert [summary.path for summary in games.list()] == [path]


def test_answers_are_right_almost_or_not_yet(games: Games) -> None:
    _opened, lookback = looked_back(games, keep_reviewed(games, moment("duel-over-points")))
    seen = set()
    for judged in lookback.decisions:
        assert answer_to(judged, judged.best) is Answer.RIGHT
        for weighed in judged.weighed[1:]:
            answer = answer_to(judged, weighed.command)
            behind = judged.weighed[0].choice.chance - weighed.choice.chance
            assert answer is (Answer.ALMOST if behind <= 0.02 else Answer.NOT_YET)
            seen.add(answer)
    assert seen == {Answer.ALMOST, Answer.NOT_YET}


def test_a_move_that_nobody_weighed_is_not_yet_right(games: Games) -> None:
    opened, lookback = looked_back(games, keep_reviewed(games, moment("duel-over-points")))
    for judged in lookback.decisions:
        opened.session.go_to(judged.grade.node)
        known = {judged.text(weighed.command) for weighed in judged.weighed}
        for command in opened.session.legal(0):
            if judged.text(command) not in known:
                assert answer_to(judged, command) is Answer.NOT_YET
                return
    pytest.fail("every move was weighed")


def test_results_count_tries_and_remember_the_first_solution(games: Games) -> None:
    puzzles = Puzzles(games.folder)
    assert puzzles.results("one") == Results()
    puzzles.record("one", Answer.NOT_YET, DAY)
    puzzles.record("one", Answer.RIGHT, DAY)
    puzzles.record("one", Answer.ALMOST, datetime(2026, 4, 1))
    assert Puzzles(games.folder).results("one") == Results(3, "2026-03-14", "2026-04-01")


@pytest.mark.parametrize("text", ["", "[1]", '{"one": 7}', '{"one": {"tries": -3, "solved": 5}}', "\x00"])
def test_damaged_results_count_as_not_tried(games: Games, text: str) -> None:
    puzzles = Puzzles(games.folder)
    puzzles.folder.mkdir(parents=True)
    (puzzles.folder / RESULTS).write_text(text)
    assert puzzles.results("one") == Results()
    puzzles.record("one", Answer.RIGHT, DAY)
    assert puzzles.results("one").tries == 1


def test_puzzles_that_wait_come_before_those_that_are_solved(games: Games) -> None:
    names = make_puzzles(games, keep_reviewed(games, moment("seven-over-3p")), 3)
    puzzles = Puzzles(games.folder)
    puzzles.record(names[1], Answer.RIGHT, DAY)
    assert [puzzle.name for puzzle in puzzles.list()][-1] == names[1]
    assert len(puzzles.list()) == 3


def test_a_deleted_puzzle_takes_its_results_along(games: Games) -> None:
    (name,) = make_puzzles(games, keep_reviewed(games, moment("seven-over-3p")), 1)
    puzzles = Puzzles(games.folder)
    puzzles.record(name, Answer.RIGHT, DAY)
    puzzles.delete(name)
    assert puzzles.list() == []
    assert json.loads((puzzles.folder / RESULTS).read_text()) == {}


def test_files_that_are_no_puzzles_are_left_out_of_the_list(games: Games) -> None:
    puzzles = Puzzles(games.folder)
    (name,) = make_puzzles(games, keep_reviewed(games, moment("seven-over-3p")), 1)
    (puzzles.folder / "empty.wonders").write_text("")
    (puzzles.folder / "torn.wonders").write_bytes(puzzles.path_for(name).read_bytes()[:400])
    (puzzles.folder / "game.wonders").write_bytes(moment("duel-over-points").read_bytes())
    assert [puzzle.name for puzzle in puzzles.list()] == [name]


def test_a_game_that_is_no_puzzle_is_refused_in_words(games: Games) -> None:
    puzzles = Puzzles(games.folder)
    puzzles.folder.mkdir(parents=True)
    (puzzles.folder / "game.wonders").write_bytes(moment("duel-age2").read_bytes())
    with pytest.raises(SaveError, match="damaged_puzzle"):
        puzzles.open("game")
    with pytest.raises(SaveError, match="unreadable"):
        puzzles.open("nothing")
