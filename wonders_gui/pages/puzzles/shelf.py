"""The list of puzzles: which game and moment, how it went then, and what came of tries."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from wonders_gui import theme
from wonders_gui.accessible import current_follows_selection
from wonders_gui.language import _
from wonders_gui.models.records import RecordsModel
from wonders_gui.models.roles import Role as Cell
from wonders_gui.pages.told import summary_line
from wonders_gui.puzzles import Puzzle
from wonders_gui.scenery import scenery_of
from wonders_gui.texts.puzzles import origin_line, results_line, solved_line
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.chartmarks import draw_mark
from wonders_gui.widgets.paint import area_of, draw_box, draw_text, is_in, px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.scene import draw_scenery
from wonders_gui.widgets.text import Text

Index = QModelIndex | QPersistentModelIndex
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
WIDEST = 860


@dataclass(frozen=True, slots=True)
class Row:
    """One puzzle in words."""

    puzzle: Puzzle
    game: str
    origin: str
    results: str

    @property
    def shape(self) -> str:
        """A sign for what came of it."""
        if self.puzzle.results.solved:
            return "star"
        return "triangle" if self.puzzle.results.tries else "dot"

    def role(self, role: int) -> object:
        """What a model says of this puzzle."""
        if role == Cell.RECORD:
            return self
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{self.origin}. {self.game}. {self.results}"
        return None


def row(puzzle: Puzzle) -> Row:
    """A puzzle in words."""
    origin = origin_line(puzzle.review.game, puzzle.review.grades[0])
    return Row(puzzle, summary_line(puzzle.summary), origin, results_line(puzzle.results))


class RowDelegate(QStyledItemDelegate):
    """A landscape, the moment, the game, and what came of it."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(px(300), px(82))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        shown = index.data(Cell.RECORD)
        assert isinstance(shown, Row)
        colours = theme.current()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(area_of(option)).adjusted(4, 3, -4, -3)
        draw_box(painter, area, px(10), colours.inset, colours.line)
        if is_in(option, QStyle.StateFlag.State_Selected):
            painter.setPen(QPen(colours.selection, px(3)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), px(10), px(10))
        self._paint_row(painter, area, shown)
        painter.restore()

    def _paint_row(self, painter: QPainter, area: QRectF, shown: Row) -> None:
        colours, summary = theme.current(), shown.puzzle.summary
        scene = QRectF(area.left() + px(7), area.top() + px(7), px(100), area.height() - px(14))
        draw_scenery(painter, scene, scenery_of(summary), px(7))
        side = px(30)
        draw_mark(painter, shown.shape, QRectF(area.right() - side - px(14), area.center().y() - side / 2, side, side))
        left, width = scene.right() + px(14), area.right() - scene.right() - side - px(42)
        high = area.height() / 3.3
        texts = (
            (shown.origin, theme.font("strong"), colours.ink),
            (shown.game, theme.font("body", 0.94), colours.ink),
            (shown.results, theme.font("body", 0.94), colours.ink_soft),
        )
        for number, (text, font, ink) in enumerate(texts):
            draw_text(painter, QRectF(left, area.top() + px(4) + number * high, width, high), text, font, ink, LEFT)


class PuzzleShelf(QWidget):
    """`chosen(name)` wants to solve one, `doomed(name)` to throw one away."""

    chosen = Signal(str)
    doomed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._puzzles: Sequence[Puzzle] = ()
        self._doomed = ""
        self.model: RecordsModel[Row] = RecordsModel(self)
        self.panel = Panel(self, padding=18)
        self.view = QListView(self.panel)
        self._count = Text("strong", self.panel, tone="soft")
        self._empty = Text("body", self.panel, 1.15, "soft").wrapped()
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.delete = Button(Role.PLAIN, "discard", self.panel)
        self.solve = Button(Role.WARM, "puzzle", self.panel)
        self._set_up_view()
        self._lay_out()
        self.retranslate()
        self.dress()

    def _set_up_view(self) -> None:
        self.view.setModel(self.model)
        self.view.setItemDelegate(RowDelegate(self.view))
        self.view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.view.setResizeMode(QListView.ResizeMode.Adjust)
        self.view.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        current_follows_selection(self.view)
        self.view.activated.connect(self._solve)
        self.view.doubleClicked.connect(self._solve)
        self.view.selectionModel().currentChanged.connect(self._spare)
        self.solve.clicked.connect(self._solve)
        self.delete.clicked.connect(self._delete)

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        foot.addWidget(self.delete)
        foot.addStretch(1)
        foot.addWidget(self.solve)
        inside = QVBoxLayout(self.panel)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(px(8))
        inside.addWidget(self._count)
        inside.addWidget(self._empty, 1)
        inside.addWidget(self.view, 1)
        inside.addLayout(foot)
        outside = QHBoxLayout(self)
        outside.addStretch(1)
        outside.addWidget(self.panel, 1000)
        outside.addStretch(1)

    # -- showing ----------------------------------------------------------------------------------------------

    def show_puzzles(self, puzzles: Sequence[Puzzle]) -> None:
        """Show these; the one that was chosen stays chosen."""
        kept = self.name()
        self._puzzles = puzzles
        self.model.show_rows([row(puzzle) for puzzle in puzzles])
        has_any = bool(puzzles)
        self.view.setVisible(has_any)
        self._count.setVisible(has_any)
        self._empty.setVisible(not has_any)
        self.delete.setVisible(has_any)
        self.solve.setVisible(has_any)
        solved = sum(1 for puzzle in puzzles if puzzle.results.solved)
        self._count.setText(solved_line(solved, len(puzzles)))
        names = [puzzle.name for puzzle in puzzles]
        if has_any:
            self.view.setCurrentIndex(self.model.index(names.index(kept) if kept in names else 0))

    def name(self) -> str:
        """The puzzle that is chosen in the list."""
        shown = self.view.currentIndex().data(Cell.RECORD)
        return shown.puzzle.name if isinstance(shown, Row) else ""

    def after(self, name: str) -> str:
        """The puzzle that comes next in the list: the first one not solved that is not this one, or the one below."""
        others = [puzzle for puzzle in self._puzzles if puzzle.name != name]
        waiting = [puzzle.name for puzzle in others if not puzzle.results.solved]
        return (waiting or [puzzle.name for puzzle in others] or [""])[0]

    def _solve(self) -> None:
        if self.name():
            self.chosen.emit(self.name())

    def _delete(self) -> None:
        """The first click asks, the second one deletes."""
        if self._doomed != self.name():
            self._doomed = self.name()
            self.retranslate()
        else:
            doomed, self._doomed = self._doomed, ""
            self.retranslate()
            self.doomed.emit(doomed)

    def _spare(self) -> None:
        """Another puzzle is chosen: nothing is about to be deleted any more."""
        if self._doomed:
            self._doomed = ""
            self.retranslate()

    def take_focus(self) -> None:
        """The keyboard starts in the list."""
        if self._puzzles:
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- texts ------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.view.setAccessibleName(_("Puzzles"))
        self.solve.set_texts(_("Solve this puzzle"))
        self.delete.set_texts(_("Really delete?") if self._doomed else _("Delete"))
        self._empty.setText(
            _(
                "No puzzles yet. Play a game to its end, open its review from the score sheet, "
                "and choose “Practise this” beside a mistake: it becomes a puzzle here."
            )
        )
        if self._puzzles:
            self.show_puzzles(self._puzzles)

    def dress(self) -> None:
        """Take measures of the current theme."""
        self.panel.pad()
        self.panel.setMaximumWidth(px(WIDEST))
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(px(14), px(14), px(14), px(14))

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)
