"""The coach at any table: hints that point and play, the tutor's doubts, and why bots did what they did."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from ai.registry import LEVELS
from engine.core.game import C, E, M, S, V
from engine.core.refusal import Refusal
from wonders_gui.controller import Doubt, Explained, Hint, Kind, Update
from wonders_gui.dialogs.doubt import DoubtSheet
from wonders_gui.dialogs.why import WhyEntry, WhySheet
from wonders_gui.settings import Settings
from wonders_gui.shown import Shown
from wonders_gui.texts.advice import Advice, advice, doubt_lines, why_lines
from wonders_gui.texts.log import Cast
from wonders_gui.texts.opponents import level_name
from wonders_gui.widgets.announcer import announce
from wonders_gui.widgets.hintpanel import HintPanel
from wonders_gui.widgets.waiting import WaitingNote

NOBODY_ASKED: Final = ()


@dataclass(frozen=True, slots=True)
class Voice(Generic[M]):
    """How one game speaks: a move as advice, a move as told of others, and the names at the table."""

    game: str
    say: Callable[[M], str]
    tell: Callable[[M], str]
    people: Cast


class Coach(QObject, Generic[C, S, M, E, V]):
    """Belongs to a table's page. `pointed` carries a move that the player looks at, `chosen` one to make."""

    pointed = Signal(object)
    chosen = Signal(object)

    def __init__(
        self, page: QWidget, table: Shown[C, S, M, E, V], settings: Settings, panel: HintPanel, voice: Voice[M]
    ) -> None:
        super().__init__(page)
        self.panel = panel
        self._page = page
        self._table = table
        self._settings = settings
        self._voice = voice
        self._hint: Hint[M] | None = None
        self._moves: list[Advice[M]] = []
        self._doubt: Doubt[M] | None = None
        self._explained: Sequence[Explained[M]] = NOBODY_ASKED
        self.doubt_sheet = DoubtSheet(page)
        self.why_sheet = WhySheet(page)
        self.note = WaitingNote(page)
        self._connect()
        self._follow_settings()

    def _connect(self) -> None:
        self._table.hinted.connect(self._show_hint)
        self._table.weighing.connect(self._show_weighing)
        self._table.warned.connect(self._show_doubt)
        self._table.explained.connect(self._show_reasons)
        self._settings.changed.connect(self._follow_settings)
        self.panel.pointed.connect(self._point)
        self.panel.taken.connect(self._take)
        self.panel.closed.connect(self._forget_hint)
        self.doubt_sheet.insisted.connect(self._insist)
        self._page.installEventFilter(self)

    def _follow_settings(self) -> None:
        self._table.set_tutor(self._settings.tutor)

    # -- what the page asks for -------------------------------------------------------------------------------

    def ask_hint(self) -> None:
        """Let the master think for the player; asked again, look at his next move."""
        if not self._settings.hints or not self._table.owes_decision() or self.panel.is_thinking():
            return
        if self._hint is not None:
            self.panel.step()
            return
        self.panel.show_thinking()
        self._table.ask_hint()

    def ask_why(self) -> None:
        """Say why the bots did what they did last; what they thought in a game that is looked back at is not known."""
        if self._table.is_watched:
            return
        self.why_sheet.open_sheet()
        self._table.ask_why()

    def propose(self, command: M) -> Refusal | None:
        """Make a move, or say why not; where there is a tutor he is heard first."""
        return self._table.propose(command)

    def follow(self, update: Update[E, V]) -> None:
        """The table has changed: advice for another moment is put away."""
        self.note.hide()
        if update.kind is not Kind.PLAYED or update.decider == self._table.seat or update.over:
            self.panel.put_away()
            self.close()

    def is_open(self) -> bool:
        """Whether a sheet of the coach lies over the table."""
        return not (self.doubt_sheet.isHidden() and self.why_sheet.isHidden())

    def close(self) -> bool:
        """Close the sheet that lies over the table; says whether there was one."""
        was_open = self.is_open()
        for sheet in (self.doubt_sheet, self.why_sheet):
            sheet.close_sheet()
        return was_open

    def retranslate(self) -> None:
        """Say everything that is shown in the current language."""
        if self._hint is not None:
            self._moves = advice(self._voice.game, self._hint, self._voice.say)
            self.panel.show_moves(self._moves)
        if self._doubt is not None:
            self.doubt_sheet.show_lines(doubt_lines(self._voice.game, self._doubt, self._voice.say))
        self._show_reasons(self._explained)

    # -- hints ------------------------------------------------------------------------------------------------

    def _show_hint(self, hint: Hint[M]) -> None:
        self._hint = hint
        self._moves = advice(self._voice.game, hint, self._voice.say)
        self.panel.show_moves(self._moves)
        self.panel.begin()
        announce(self._page, self.panel.text())

    def _forget_hint(self) -> None:
        self._hint = None
        self._moves = []

    def _point(self, number: int) -> None:
        if number < len(self._moves):
            self.pointed.emit(self._moves[number].command)

    def _take(self, number: int) -> None:
        if number < len(self._moves):
            self.chosen.emit(self._moves[number].command)

    # -- the tutor --------------------------------------------------------------------------------------------

    def _show_weighing(self, _command: object) -> None:
        self.note.show_note()

    def _show_doubt(self, doubt: Doubt[M]) -> None:
        self._doubt = doubt
        self.note.hide()
        self.panel.put_away()
        lines = doubt_lines(self._voice.game, doubt, self._voice.say)
        self.doubt_sheet.show_lines(lines)
        self.doubt_sheet.open_sheet()
        announce(self._page, " ".join(lines))

    def _insist(self) -> None:
        if self._doubt is not None:
            doubt, self._doubt = self._doubt, None
            self._table.submit(doubt.command)

    # -- why --------------------------------------------------------------------------------------------------

    def _show_reasons(self, explained: Sequence[Explained[M]]) -> None:
        self._explained = explained
        self.why_sheet.show_entries([self._entry(told) for told in explained])

    def _entry(self, told: Explained[M]) -> WhyEntry:
        level = self._table.bots[told.seat].level
        icon = f"level_{LEVELS.index(level) + 1}"
        reasons = tuple(why_lines(self._voice.game, told, level))
        name, deed = self._voice.people[told.seat], self._voice.tell(told.command)
        return WhyEntry(icon, name, level_name(level), deed, reasons)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The page speaks another language."""
        if watched is self._page and event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().eventFilter(watched, event)
