"""The folder of puzzles: moments of own games, each a small game file with its best move, and what came of tries."""

import json
import logging
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Any, Final

from ai.review.codec import ReviewError, from_json, to_json
from ai.review.report import Review
from engine.core.errors import SaveError
from engine.core.game import Json
from engine.core.prefix import prefix
from engine.core.savefile import save_as
from engine.core.savelines import Limits, cause, json_in
from wonders_gui.lookback import ForeignReviewError, Judged, Lookback, look_back
from wonders_gui.saves import SUFFIX, Games, Opened
from wonders_gui.savesummary import Summary, header_of, summary_of
from wonders_gui.texts.review import SHAPES
from wonders_gui.version import PROGRAM

log = logging.getLogger(__name__)

FOLDER: Final = "puzzles"
RESULTS: Final = "results.json"
NOTE: Final = "puzzle"
"""Where the puzzle stands in the notes of its file."""
ALMOST: Final = 0.02
"""A move that leaves so little less chance than the best is almost right."""


AGES: Final = 3


class Answer(Enum):
    """What an answer was, from the best to the worst."""

    RIGHT = "right"
    ALMOST = "almost"
    NOT_YET = "not_yet"


@dataclass(frozen=True, slots=True)
class Results:
    """What came of a puzzle so far."""

    tries: int = 0
    solved: str = ""
    """When it was answered right for the first time, as a date; empty as long as it was not."""
    last: str = ""
    """When it was tried last."""

    def after(self, answer: Answer, when: datetime) -> "Results":
        """The same with one more try."""
        day = when.date().isoformat()
        solved = self.solved or (day if answer is Answer.RIGHT else "")
        return Results(self.tries + 1, solved, day)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One puzzle of the list, read without rules."""

    name: str
    summary: Summary
    review: Review
    """A review with one decision: the one to be made better."""
    results: Results


@dataclass(frozen=True, slots=True)
class Task:
    """A puzzle on the table."""

    name: str
    opened: Opened
    judged: Judged


def answer_to(judged: Judged, command: Any) -> Answer:
    """How good a move is, compared with the best; one that was not weighed is none of the best."""
    told = judged.text(command)
    if told == judged.text(judged.best):
        return Answer.RIGHT
    weighed = next((known for known in judged.weighed if judged.text(known.command) == told), None)
    if weighed is None:
        return Answer.NOT_YET
    behind = judged.weighed[0].choice.chance - weighed.choice.chance
    return Answer.ALMOST if behind <= ALMOST else Answer.NOT_YET


class Puzzles:
    """The puzzles beside the games of this player."""

    def __init__(self, games: Path) -> None:
        self.folder = games / FOLDER

    # -- making -----------------------------------------------------------------------------------------------

    def make(self, opened: Opened, lookback: Lookback, judged: Judged) -> str:
        """Turn a decision into a puzzle and say its name; the same decision is always the same puzzle."""
        name = f"{lookback.review.checksum}-{judged.grade.node}"
        path = self.path_for(name)
        if not path.exists():
            self._write(path, opened, lookback, judged)
        return name

    def _write(self, path: Path, opened: Opened, lookback: Lookback, judged: Judged) -> None:
        begun = prefix(opened.session, judged.grade.node)
        review = lookback.review
        moments = review.moments[judged.moment : judged.moment + 2]
        grade = replace(judged.grade, node=begun.at)
        alone = replace(review, moments=moments, grades=(grade,), turning_points=(), facts=(), accuracy=())
        begun.notes = {**opened.seating.to_json(), NOTE: to_json(alone)}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SaveError("cannot_write", file=os.fspath(path), reason=cause(error)) from error
        save_as(begun, path, PROGRAM)

    def path_for(self, name: str) -> Path:
        """The file of a puzzle."""
        return self.folder / f"{name}{SUFFIX}"

    # -- finding ----------------------------------------------------------------------------------------------

    def list(self) -> "list[Puzzle]":
        """Every puzzle that can be read, those that wait to be solved first, the newest of them on top."""
        results = self._results()
        found = sorted(self._found(results), key=lambda puzzle: puzzle.summary.modified, reverse=True)
        return sorted(found, key=lambda puzzle: bool(puzzle.results.solved))

    def _found(self, results: dict[str, Results]) -> Iterator[Puzzle]:
        with suppress(OSError):
            for path in sorted(self.folder.glob(f"*{SUFFIX}")):
                puzzle = _listed(path, results.get(path.stem, Results()))
                if puzzle is not None:
                    yield puzzle

    def open(self, name: str) -> Task:
        """A puzzle to be done; raises SaveError. Nothing that is tried is written to its file."""
        path = self.path_for(name)
        opened = Games(self.folder).look(path)
        try:
            review = from_json(opened.session.notes.get(NOTE))
            lookback = look_back(opened, review)
        except (ReviewError, ForeignReviewError) as error:
            raise SaveError("damaged_puzzle", file=os.fspath(path)) from error
        if not lookback.decisions or not opened.session.legal(lookback.seat):
            raise SaveError("damaged_puzzle", file=os.fspath(path))
        return Task(name, opened, lookback.decisions[0])

    def delete(self, name: str) -> None:
        """Throw a puzzle and its results away; raises SaveError."""
        path = self.path_for(name)
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise SaveError("cannot_write", file=os.fspath(path), reason=cause(error)) from error
        results = self._results()
        results.pop(name, None)
        self._keep(results)

    # -- results ----------------------------------------------------------------------------------------------

    def results(self, name: str) -> Results:
        """What came of a puzzle so far."""
        return self._results().get(name, Results())

    def record(self, name: str, answer: Answer, when: datetime) -> Results:
        """Remember one more try, and say what came of all; when it cannot be written it is forgotten."""
        results = self._results()
        results[name] = results.get(name, Results()).after(answer, when)
        self._keep(results)
        return results[name]

    def _results(self) -> dict[str, Results]:
        """All results; what cannot be read counts as not tried."""
        try:
            told = json_in(self.folder / RESULTS, Limits())
        except SaveError as error:
            log.info("nothing is known of tries at puzzles: %s", error)
            return {}
        return {name: _results_from(entry) for name, entry in told.items()} if isinstance(told, dict) else {}

    def _keep(self, results: dict[str, Results]) -> None:
        path = self.folder / RESULTS
        fresh = path.with_suffix(".new")
        told = {name: asdict(entry) for name, entry in results.items()}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_text(json.dumps(told, indent=1), encoding="utf-8")
            os.replace(fresh, path)
        except OSError as error:
            log.warning("cannot keep the results of puzzles: %s", error)


def _listed(path: Path, results: Results) -> Puzzle | None:
    """A puzzle of the list; None for a file that is none."""
    try:
        return Puzzle(path.stem, summary_of(path), _checked(from_json(_note(path))), results)
    except (SaveError, ReviewError) as error:
        log.info("%s is no puzzle: %r", path, error)
        return None


def _checked(review: Review) -> Review:
    """A review of which a list can speak."""
    if len(review.grades) != 1 or review.grades[0].verdict not in SHAPES or not 1 <= review.grades[0].age <= AGES:
        raise ReviewError("review_damaged")
    return review


def _note(path: Path) -> object:
    notes = header_of(path).get("notes")
    return notes.get(NOTE) if isinstance(notes, dict) else None


def _results_from(entry: object) -> Results:
    told: Json = entry if isinstance(entry, dict) else {}
    tries, solved, last = told.get("tries"), told.get("solved"), told.get("last")
    return Results(
        tries if isinstance(tries, int) and not isinstance(tries, bool) and tries >= 0 else 0,
        solved if isinstance(solved, str) else "",
        last if isinstance(last, str) else "",
    )
