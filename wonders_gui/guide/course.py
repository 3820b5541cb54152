"""How far the player is in a lesson: which step is due, and whether a decision is the one that it asks for.

It follows the position, not the clicks: after an undo the steps of that moment are due again. It knows no window.
"""

from typing import Any

from wonders_gui.games.registry import AnyTable, AnyUpdate
from wonders_gui.guide.steps import Lesson, Remark, Step, Want, moment_of


class Course:
    """One player on the way through one lesson."""

    def __init__(self, lesson: Lesson, table: AnyTable, told: set[str]) -> None:
        self.lesson = lesson
        self.told = told
        """The remarks that were made already."""
        self._table = table
        self._chapter = -1
        self._place = 0
        self._remark: Remark | None = None
        self._said_all = False

    # -- where the player is --------------------------------------------------------------------------------------

    def chapter(self) -> int:
        """How many decisions the player has made."""
        return self._table.made(self._table.seat)

    def is_free(self) -> bool:
        """Whether everything is explained and the player does as he likes."""
        return self.chapter() >= len(self.lesson.chapters)

    def steps(self) -> tuple[Step, ...]:
        """The steps of this moment."""
        if self._table.is_over():
            return () if self._said_all else self.lesson.ending
        if not self.is_free():
            return self.lesson.chapters[self.chapter()]
        return (self._remark.step,) if self._remark is not None else ()

    def step(self) -> Step | None:
        """What is due now; None when there is nothing to say."""
        steps = self.steps()
        return steps[min(self._place, len(steps) - 1)] if steps else None

    def can_go_back(self) -> bool:
        """Whether something of this moment can be read once more."""
        return self.step() is not None and self._place > 0

    # -- what happens ---------------------------------------------------------------------------------------------

    def follow(self, update: AnyUpdate) -> None:
        """The table has changed."""
        now = self.chapter()
        if now != self._chapter:
            went_back = now < self._chapter
            self._chapter = now
            self._place = len(self.steps()) - 1 if went_back and not self._table.is_over() else 0
            self._remark = None
            self._said_all = False
        if self.is_free() and self._remark is None and self._table.owes_decision():
            self._look_for_remark(update)

    def _look_for_remark(self, update: AnyUpdate) -> None:
        moment = moment_of(self._table, update)
        due = [remark for remark in self.lesson.remarks if remark.key not in self.told and remark.when(moment)]
        if due:
            self._remark, self._place = due[0], 0
            self.told.add(due[0].key)

    def go_on(self) -> None:
        """The player has read the step."""
        step = self.step()
        if step is None or step.want is Want.MOVE:
            return
        last = self._place >= len(self.steps()) - 1
        if not last:
            self._place += 1
        elif self._table.is_over():
            self._said_all = True
        elif self.is_free():
            self._remark = None

    def go_back(self) -> None:
        """Read the step before once more."""
        self._place = max(0, self._place - 1)

    # -- what the player does -------------------------------------------------------------------------------------

    def allows(self, command: Any) -> bool:
        """Whether a decision may happen: the one that this chapter leads to, or any once play is free."""
        return self.is_free() or self._is_expected(command, self.chapter())

    def fits(self) -> bool:
        """Whether a game that was kept is this lesson: up to free play there is one way through it."""
        made = [decided.command for decided in self._table.decisions()][: len(self.lesson.chapters)]
        return all(self._is_expected(command, chapter) for chapter, command in enumerate(made))

    def _is_expected(self, command: Any, chapter: int) -> bool:
        told = self.lesson.move_text(self._table.view().table, command).partition(" ")[2]
        wanted = self.lesson.expected(chapter)
        return told == wanted or told.startswith(f"{wanted} ")

    def picked(self, what: str) -> bool | None:
        """Whether the thing that the player looks at is the wanted one; None when no step waits for that."""
        step = self.step()
        if step is None or step.want is not Want.PICK or not what:
            return None
        return what == step.what
