"""A month as a table of days, each with a sign for every game that was played."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QObject, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from wonders_gui import theme
from wonders_gui.accessible import current_follows_selection
from wonders_gui.art import icons
from wonders_gui.history.daily import GAMES
from wonders_gui.language import _, language
from wonders_gui.texts import names
from wonders_gui.texts.played import long_day
from wonders_gui.widgets.paint import area_of, draw_box, draw_focus, draw_text, faded, is_in, px

Index = QModelIndex | QPersistentModelIndex
ROOT: Final = QModelIndex()
WEEK: Final = 7
ROWS: Final = 6
WON: Final = "won"
PLAYED: Final = "played"
BEGUN: Final = "begun"
ICONS: Final[Mapping[str, str]] = {WON: "star", PLAYED: "check", BEGUN: "hourglass"}
CENTRE: Final = Qt.AlignmentFlag.AlignCenter


class Role(IntEnum):
    """What the view asks for beside texts."""

    DAY = Qt.ItemDataRole.UserRole + 1
    SIGNS = Qt.ItemDataRole.UserRole + 2
    STATE = Qt.ItemDataRole.UserRole + 3


@dataclass(frozen=True, slots=True)
class Played:
    """What became of the deals of a day, by game: one of the words above."""

    by_game: Mapping[str, str]

    def spoken(self) -> str:
        """In words; nothing was played where it is empty."""
        told = {WON: _("won"), PLAYED: _("played"), BEGUN: _("begun")}
        return ", ".join(
            _("{game}: {result}").format(game=names.game_name(game), result=told[self.by_game[game]])
            for game in GAMES
            if game in self.by_game
        )


class MonthModel(QAbstractTableModel):
    """Six weeks from Monday to Sunday, among them all days of the month."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.first = date(2000, 1, 1)
        self._today = self.first
        self._played: Mapping[date, Played] = {}

    def show_month(self, day: date, today: date, played: Mapping[date, Played]) -> None:
        """The month in which a day lies."""
        self.beginResetModel()
        self.first = day.replace(day=1)
        self._today = today
        self._played = played
        self.endResetModel()

    def retranslate(self) -> None:
        """The names of days have changed."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, WEEK - 1)
        self.dataChanged.emit(self.index(0, 0), self.index(ROWS - 1, WEEK - 1))

    def day(self, index: Index) -> date:
        """The day of a place."""
        offset = index.row() * WEEK + index.column() - self.first.weekday()
        return self.first + timedelta(days=offset)

    def place_of(self, day: date) -> QModelIndex:
        """The place of a day."""
        number = (day - self.first).days + self.first.weekday()
        return self.index(number // WEEK, number % WEEK)

    def _is_open(self, day: date) -> bool:
        """Days to come are closed, unless the clock was wrong and they have been played."""
        return day <= self._today or day in self._played

    # -- Qt ---------------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else ROWS

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else WEEK

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or not self._is_open(self.day(index)):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def headerData(self, section: int, side: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if side != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return QLocale(language()).standaloneDayName(section + 1, QLocale.FormatType.ShortFormat)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        day = self.day(index)
        if role == Qt.ItemDataRole.DisplayRole:
            return str(day.day)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(day)
        if role == Role.DAY:
            return day
        if role == Role.SIGNS:
            return self._played.get(day)
        return self._state(day) if role == Role.STATE else None

    def _state(self, day: date) -> str:
        if day == self._today:
            return "today"
        return "here" if day.month == self.first.month and self._is_open(day) else "away"

    def _spoken(self, day: date) -> str:
        played = self._played.get(day)
        told = [long_day(day)]
        if day == self._today:
            told.append(_("today"))
        told.append(played.spoken() if played is not None else _("nothing played"))
        return ", ".join(told)


class DayDelegate(QStyledItemDelegate):
    """The number of the day, and a sign for each game below it."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        colours, state = theme.current(), index.data(Role.STATE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(area_of(option)).adjusted(2, 2, -2, -2)
        painter.fillRect(area_of(option), colours.surface)  # over the ground that Qt gives what is selected
        if state != "away":
            draw_box(painter, area, px(8), colours.inset, colours.accent if state == "today" else colours.line)
        if is_in(option, QStyle.StateFlag.State_Selected):
            painter.setPen(QPen(colours.selection, px(3)))
            painter.setBrush(faded(colours.selection, 0.14))
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), px(8), px(8))
        ink = colours.accent if state == "today" else colours.ink if state == "here" else faded(colours.ink_soft, 0.75)
        upper = QRectF(area.left(), area.top() + px(2), area.width(), area.height() * 0.5)
        draw_text(painter, upper, str(index.data()), theme.font("strong" if state != "away" else "body"), ink, CENTRE)
        played = index.data(Role.SIGNS)
        if isinstance(played, Played):
            self._paint_signs(painter, area, [played.by_game[game] for game in GAMES if game in played.by_game])
        if is_in(option, QStyle.StateFlag.State_HasFocus):
            draw_focus(painter, area.adjusted(-1, -1, 1, 1), px(9))
        painter.restore()

    def _paint_signs(self, painter: QPainter, area: QRectF, signs: Sequence[str]) -> None:
        colours = theme.current()
        inks = {WON: colours.gold, PLAYED: colours.good, BEGUN: colours.ink_soft}
        size = min(px(17), area.height() * 0.4, area.width() / 3.4)
        left = area.center().x() - size * len(signs) / 2
        top = area.bottom() - size - px(4)
        for number, sign in enumerate(signs):
            place = QRectF(left + number * size + 1, top + 1, size - 2, size - 2)
            icons.draw(painter, ICONS[sign], place, inks[sign])


class MonthView(QTableView):
    """Arrow keys move from day to day."""

    def __init__(self, model: MonthModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(DayDelegate(self))
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().setMinimumSectionSize(px(30))
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionsClickable(False)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(px(20))
        current_follows_selection(self)
        self.dress()

    def dress(self) -> None:
        """Take measures of the current theme."""
        self.horizontalHeader().setFont(theme.font("label"))
        self.setMinimumHeight(px(34) + ROWS * px(40))
        self.setMaximumHeight(px(34) + ROWS * px(76))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.dress()
