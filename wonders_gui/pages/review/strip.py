"""All own decisions in a row of stamps, each with the sign of its verdict below it."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from wonders_gui import theme
from wonders_gui.art.moves import MoveFace, draw_small
from wonders_gui.language import _
from wonders_gui.lookback import Judged, Lookback
from wonders_gui.models.records import RecordsModel
from wonders_gui.models.roles import Role
from wonders_gui.texts.review import SHAPES, moment_name, verdict_line, verdicts_counted
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.chartmarks import draw_mark
from wonders_gui.widgets.paint import area_of, draw_focus, draw_text, is_in, painting, px
from wonders_gui.widgets.tips import tip

Index = QModelIndex | QPersistentModelIndex
WIDEST: Final = 46
NARROWEST: Final = 30
SHAPE: Final = 1.18
MARK: Final = 20
SIGN: Final = 18
GAP: Final = 22
_Move = QAbstractItemView.CursorAction


@dataclass(frozen=True, slots=True)
class Stamp:
    """One decision."""

    face: MoveFace
    verdict: str
    when: str
    what: str
    line: str

    def role(self, role: int) -> object:
        """What a model says of this decision."""
        if role == Role.RECORD:
            return self
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return _("{when}: {move} ({verdict})").format(when=self.when, move=self.what, verdict=self.line)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(self.when, self.what, self.line)
        return None


def stamp(judged: Judged) -> Stamp:
    """A decision as its stamp."""
    grade = judged.grade
    when = moment_name(judged.game, grade.age, grade.turn)
    return Stamp(judged.face(judged.made), grade.verdict, when, judged.text(judged.made), verdict_line(grade))


class StampDelegate(QStyledItemDelegate):
    """Paints a stamp and its sign."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record = index.data(Role.RECORD)
        if not isinstance(record, Stamp):
            return
        area = QRectF(area_of(option)).adjusted(2, 2, -2, -2)
        mark = min(px(MARK), area.width() * 0.6)
        picture = QRectF(area.left() + 1, area.top() + 1, area.width() - 2, area.height() - mark - px(5))
        draw_small(painter, record.face, picture)
        place = QRectF(area.center().x() - mark / 2, area.bottom() - mark - 1, mark, mark)
        draw_mark(painter, SHAPES[record.verdict], place)
        if is_in(option, QStyle.StateFlag.State_Selected):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            pen = painter.pen()
            pen.setColor(theme.current().selection)
            pen.setWidth(3)
            painter.setPen(pen)
            painter.drawRoundedRect(picture, px(6), px(6))
        if is_in(option, QStyle.StateFlag.State_HasFocus):
            draw_focus(painter, area.adjusted(-2, -2, 2, 2), px(7))


class Strip(PlacedView):
    """The stamps, in as many rows as they need."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stamps: RecordsModel[Stamp] = RecordsModel(self)
        self.setModel(self.stamps)
        self.setItemDelegate(StampDelegate(self))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def show_decisions(self, lookback: Lookback) -> None:
        """Show the decisions of a game."""
        self.stamps.show_rows([stamp(judged) for judged in lookback.decisions])
        self.fit()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.setAccessibleName(_("Your decisions"))

    def _in_row(self, count: int) -> int:
        most = max(self.viewport().width() // px(NARROWEST), 1)
        rows = -(-count // most)
        return max(-(-count // max(rows, 1)), 1)

    def _size(self, count: int) -> QSize:
        wide = min(self.viewport().width() // self._in_row(count), px(WIDEST))
        return QSize(wide, round(wide * SHAPE) + px(MARK) + px(2))

    def arranged(self, count: int) -> list[QRect]:
        in_row, size = self._in_row(count), self._size(count)
        return [
            QRect(number % in_row * size.width(), number // in_row * size.height(), size.width(), size.height())
            for number in range(count)
        ]

    def stepped(self, row: int, action: QAbstractItemView.CursorAction) -> int:
        if action in (_Move.MoveUp, _Move.MoveDown):
            in_row = self._in_row(self.stamps.rowCount())
            target = row + (in_row if action == _Move.MoveDown else -in_row)
            return target if 0 <= target < self.stamps.rowCount() else row
        return super().stepped(row, action)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Be as high as the stamps need at this width."""
        count = self.stamps.rowCount()
        rows = -(-count // self._in_row(count)) if count else 1
        self.setFixedHeight(rows * self._size(max(count, 1)).height() + 2)
        self.invalidate()


class Legend(QWidget):
    """How many decisions got which verdict, each with its sign; one line, painted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: Counter[str] = Counter()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_decisions(self, lookback: Lookback) -> None:
        """Count the verdicts of a game."""
        self._counts = Counter(judged.grade.verdict for judged in lookback.decisions)
        self.setAccessibleName(", ".join(self.lines().values()))
        self.update()

    def lines(self) -> dict[str, str]:
        """What it says of each verdict that there is."""
        return {
            verdict: verdicts_counted(verdict, self._counts[verdict]) for verdict in SHAPES if self._counts[verdict]
        }

    def sizeHint(self) -> QSize:
        return QSize(px(200), px(26))

    def shown(self) -> dict[str, str]:
        """What is painted: where there is little room, the signs with their numbers alone."""
        lines = self.lines()
        measured = QFontMetricsF(self._font())
        needed = sum(measured.horizontalAdvance(text) + px(SIGN + GAP) for text in lines.values())
        return lines if needed <= self.width() else {verdict: str(self._counts[verdict]) for verdict in lines}

    def _font(self) -> QFont:
        return theme.font("body", 0.95)

    def paintEvent(self, event: QPaintEvent) -> None:
        font, left, side = self._font(), 0.0, px(SIGN)
        with painting(self) as painter:
            for verdict, text in self.shown().items():
                draw_mark(painter, SHAPES[verdict], QRectF(left, (self.height() - side) / 2, side, side))
                wide = QFontMetricsF(font).horizontalAdvance(text) + 1
                box = QRectF(left + side + px(6), 0, wide, self.height())
                draw_text(painter, box, text, font, theme.current().ink_soft, Qt.AlignmentFlag.AlignVCenter)
                left += wide + px(SIGN + GAP)
