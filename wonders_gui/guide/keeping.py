"""How far the player is in each lesson: games of their own in a folder beside the others, and what was said already."""

import logging
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.core.errors import CodedError
from wonders_gui.guide.course import Course
from wonders_gui.guide.left import Left, remember_left
from wonders_gui.guide.steps import Lesson
from wonders_gui.guide.table import AnyGuidedTable, GuidedTable, ScriptedAsker
from wonders_gui.marks import GUIDED, Marks
from wonders_gui.opponents import Opponent
from wonders_gui.saves import SUFFIX, Games, Keeping, rules_of
from wonders_gui.savesummary import Summary
from wonders_gui.seating import Seating
from wonders_gui.settings import Settings
from wonders_gui.workers import Asker

log = logging.getLogger(__name__)

FOLDER: Final = "guides"
YOU: Final = 0
DONE: Final = "done"


@dataclass(frozen=True, slots=True)
class Begun:
    """A lesson to take, and whether it had to start over because what was kept of it is of no use."""

    table: AnyGuidedTable
    course: Course
    was_unusable: bool


class Guides:
    """The lessons of one player."""

    def __init__(self, games: Games, settings: Settings) -> None:
        self._games = Games(games.folder / FOLDER)
        self._settings = settings

    def path(self, key: str) -> Path:
        """The file of a lesson."""
        return self._games.folder / f"{key}{SUFFIX}"

    # -- how far ------------------------------------------------------------------------------------------------------

    def kept(self, key: str) -> Summary | None:
        """The game of a lesson that was begun."""
        return next((summary for summary in self._games.list() if summary.path == self.path(key)), None)

    def is_done(self, key: str) -> bool:
        """Whether the player has been through it to the end."""
        return DONE in self._words(key)

    def remember(self, course: Course, table: AnyGuidedTable) -> None:
        """Keep what was said, and that the end was reached."""
        key = course.lesson.key
        done = [DONE] if table.is_over() or self.is_done(key) else []
        self._settings.tell(f"{FOLDER}/{key}", " ".join([*done, *sorted(course.told)]))
        left = Left(key, course.chapter(), len(course.lesson.chapters))
        remember_left(self._settings, None if table.is_over() else left)

    def _words(self, key: str) -> list[str]:
        return (self._settings.told(f"{FOLDER}/{key}") or "").split()

    # -- sitting down -------------------------------------------------------------------------------------------------

    def forget(self, key: str) -> None:
        """Start over the next time; raises SaveError."""
        self._games.delete(self.path(key))
        remember_left(self._settings, None)
        self._settings.tell(f"{FOLDER}/{key}", DONE if self.is_done(key) else "")

    def sit_down(self, lesson: Lesson, thinkers: Asker) -> Begun:
        """The lesson where the player left it, or from its beginning."""
        begun = self.path(lesson.key).exists()
        resumed = self._resumed(lesson, thinkers) if begun else None
        if resumed is not None:
            return Begun(resumed, Course(lesson, resumed, set(self._words(lesson.key)) - {DONE}), False)
        table = self._started(lesson, thinkers)
        return Begun(table, Course(lesson, table, set()), begun)

    def _resumed(self, lesson: Lesson, thinkers: Asker) -> AnyGuidedTable | None:
        """The kept game; None when its file is damaged, or is not of this lesson as it is told now."""
        try:
            opened = self._games.open(self.path(lesson.key))
        except CodedError as error:
            log.warning("guide: %s", error)
            return None
        asker, seating = self._asker(lesson, thinkers), opened.seating
        session = opened.session
        if session.config != lesson.config():
            return None
        table = GuidedTable.resume(session, YOU, seating.bots, seating.names, asker)
        assert isinstance(table, GuidedTable)
        self._join(asker, table)
        return table if Course(lesson, table, set()).fits() else None

    def _started(self, lesson: Lesson, thinkers: Asker) -> AnyGuidedTable:
        names = (self._settings.own_name, *lesson.names)
        bots = {seat: Opponent(lesson.level) for seat in range(1, len(names))}
        asker = self._asker(lesson, thinkers)
        keeping = Keeping(self.path(lesson.key), Seating(YOU, names, bots), Marks(kinds=(GUIDED,)))
        table = GuidedTable.start(rules_of(lesson.game), lesson.config(), YOU, bots, names, asker, keeping)
        assert isinstance(table, GuidedTable)
        self._join(asker, table)
        return table

    def _asker(self, lesson: Lesson, thinkers: Asker) -> ScriptedAsker:
        return ScriptedAsker(thinkers, lesson.bots, lesson.move_text)

    def _join(self, asker: ScriptedAsker, table: AnyGuidedTable) -> None:
        asker.setParent(table)
        asker.made = table.made
