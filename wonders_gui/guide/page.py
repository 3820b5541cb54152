"""The page of a guided game: the game's own table, and over it the guide that says why."""

from collections.abc import Callable
from typing import Protocol, cast

from PySide6.QtCore import QEvent, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from wonders_gui.games.registry import AnyUpdate, TablePage, new_page
from wonders_gui.guide.course import Course
from wonders_gui.guide.lessons import pointer_on
from wonders_gui.guide.panel import Told
from wonders_gui.guide.scores import ScoreGuide
from wonders_gui.guide.stand import ROOMY, Say, Stand
from wonders_gui.guide.steps import Step, Want
from wonders_gui.guide.table import AnyGuidedTable
from wonders_gui.guide.wording import told
from wonders_gui.language import _
from wonders_gui.settings import Settings

FORWARDED = ("menu_asked", "cards_asked", "chains_asked", "keys_asked")
BUILD = "build "
"""How the engine writes what Enter on a table does by itself; other decisions have a letter or a button."""


class TakesFocus(Protocol):
    """Every table's page gives the keyboard to where the next decision is made."""

    def take_focus(self) -> None: ...


class AsksForScores(Protocol):
    """Every table's page leads to the score sheet."""

    scores_asked: SignalInstance


class GuidedPage(QWidget):
    """Passes on what the table's page asks for; the guide listens to the table and to what the player looks at."""

    menu_asked = Signal()
    scores_asked = Signal()
    cards_asked = Signal(int)
    chains_asked = Signal()
    keys_asked = Signal()

    is_guided = True
    """The window does not offer it as a game to continue: a lesson is taken up again where it was begun."""

    def __init__(
        self,
        table: AnyGuidedTable,
        course: Course,
        settings: Settings,
        changed: Callable[[], None],
        parent: QWidget | None = None,
    ) -> None:
        """`changed` is called whenever there may be something new to remember."""
        super().__init__(parent)
        self.table = table
        self.course = course
        self._changed = changed
        self._note = ""
        self._shown: Step | None = None
        """The step that is presented, or None while the others decide: the table changes before an update tells so."""
        self.page = new_page(table, settings, self)
        self.page.resize(ROOMY)  # until there is a window around it
        self.stand = Stand(self, self.page, pointer_on(course.lesson.key, self.page))
        self._connect()

    def _connect(self) -> None:
        for name in FORWARDED:
            signal = getattr(self.page, name, None)
            if signal is not None:
                signal.connect(getattr(self, name))
        cast(AsksForScores, self.page).scores_asked.connect(self._ask_scores)
        self.table.allows = self.course.allows
        self.table.held.connect(lambda _command: self._hold())
        self.stand.pointer.picked.connect(self._pick)
        self.stand.keys.answer = self._answer
        self.stand.returned.connect(self._focus)
        self.stand.panel.went_on.connect(self.go_on)
        self.stand.panel.went_back.connect(self.go_back)

    @property
    def bar(self) -> object:
        """The bar of the table, for the menu that hangs from it."""
        return getattr(self.page, "bar", None)

    # -- what happens -------------------------------------------------------------------------------------------------

    def show_update(self, update: AnyUpdate) -> None:
        """Show the table as it is now, and say what is to be said of it."""
        was_read = self.stand.panel.has_keys()
        cast(TablePage, self.page).show_update(update)
        self.course.follow(update)
        is_new = self.course.step() is not self._shown
        if is_new:
            self._note = ""
        self._changed()
        self.present()
        if is_new or was_read:
            self._focus()  # a table takes the keyboard from any button when something has changed

    def _hold(self) -> None:
        """Something else was done than this step is about."""
        step = self.course.step()
        assert step is not None, "free play holds nothing back"
        self._note = self._told(step.otherwise) if step.otherwise else _("Read on first: this comes next.")
        self.present()
        if self._way_on(step):
            self._focus()

    def _pick(self, what: str) -> None:
        verdict = self.course.picked(what)
        if verdict is None:
            if self._note == self._choose_first():
                self._note = ""
                self.present()
            self.stand.arrange()
            return
        step = self.course.step()
        self._note = self._told(step.otherwise) if step is not None and not verdict else ""
        if verdict:
            self.course.go_on()
        self.present()

    def _answer(self) -> bool:
        """Enter where a step waits for something on the table: it does that, or says what is to be done."""
        step, looked_at = self.course.step(), self.stand.pointer.current()
        if step is None or self._waits():
            return True
        thing = step.what if step.want is Want.PICK else self.stand.pointer.thing_of(step.what)
        if looked_at != thing:
            self._note = self._told(step.otherwise) if looked_at else self._choose_first()
            self.present()
            return True
        return self._decide(step)

    def _decide(self, step: Step) -> bool:
        """Make the decision of a step, unless Enter on the table does that by itself."""
        wanted = [command for command in self.table.legal() if self.course.allows(command)]
        if step.what.startswith(BUILD) or len(wanted) != 1:
            return False
        self.table.submit(wanted[0])
        return True

    def _choose_first(self) -> str:
        return _("First choose what has the ring: click on it, or go there with the arrow keys.")

    def go_on(self) -> None:
        """The player has read the step; at the very end the score sheet follows."""
        step, over = self.course.step(), self.table.is_over()
        if self._waits():
            return
        self.stand.pointer.clear_message()
        self.course.go_on()
        self._note = ""
        self.present()
        if over and step is not None and self.course.step() is None:
            self.scores_asked.emit()
            return
        self._focus()

    def go_back(self) -> None:
        """The player reads the step before once more."""
        self.course.go_back()
        self._note = ""
        self.present()
        self._focus()

    def _ask_scores(self) -> None:
        """The last message of a table leads to the score sheet; but what the guide says of the end comes first."""
        if not self.stand.is_returning():
            self.scores_asked.emit()

    def explain_scores(self, page: QWidget) -> None:
        """The score sheet is shown: say what its rows count."""
        ScoreGuide(page, self.course.lesson, self.table)

    # -- what is shown ------------------------------------------------------------------------------------------------

    def present(self) -> None:
        """Say what is due now."""
        step = self.course.step()
        self._shown = None if self._waits() else step
        if step is None:
            self.stand.be_quiet()
        elif self._waits():
            self.stand.wait()
        else:
            self.stand.tell(self._say(step), tuple(map(self._say, self.course.steps())))

    def _say(self, step: Step) -> Say:
        decides = step.want is not Want.READ or self.course.is_free()
        return Say(self._message(step), step.at, self.stand.pointer.deciding() if decides else ())

    def _waits(self) -> bool:
        """Whether the others decide; what was said last is left for the moment."""
        return not self.table.is_over() and not self.table.owes_decision() and not self.course.is_free()

    def _message(self, step: Step) -> Told:
        return Told(
            self._told(step.heading),
            self._told(step.text),
            self._place(),
            self._note if step is self.course.step() else "",
            self._way_on(step),
            self.course.can_go_back(),
        )

    def _told(self, text: str) -> str:
        return told(self.course.lesson, self.table, text)

    def _place(self) -> str:
        if self.table.is_over():
            return ""
        if self.course.is_free():
            return _("You play freely")
        number, every = self.course.chapter() + 1, len(self.course.lesson.chapters)
        return _("Lesson {number} of {all}").format(number=number, all=every)

    def _way_on(self, step: Step) -> str:
        picked = step.want is Want.PICK and self.stand.pointer.current() == step.what
        if step.want is not Want.READ and not picked:
            return ""
        if self.table.is_over() and step is self.course.lesson.ending[-1]:
            return _("Score sheet")
        return _("All right") if self.course.is_free() and not self.table.is_over() else _("Go on")

    # -- the keyboard and the language --------------------------------------------------------------------------------

    def take_focus(self) -> None:
        """The page has come to the front."""
        self.stand.arrange()
        self._focus()

    def _focus(self) -> None:
        """To the button while there is something to read first, otherwise to the table."""
        must_read = not self.course.is_free() or self.table.is_over()
        if must_read and self.stand.panel.button.isVisible():
            self.stand.panel.button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            cast(TakesFocus, self.page).take_focus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._note = ""
            self.present()
        elif event.type() == QEvent.Type.StyleChange:
            self.stand.arrange()
