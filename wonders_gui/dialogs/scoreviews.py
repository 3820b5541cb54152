"""How the score sheet is painted: the table with its landscapes and laurels, and the bars of the race."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from wonders_gui import theme
from wonders_gui.art import icons
from wonders_gui.art.frames import name_lines
from wonders_gui.art.patterns import brush
from wonders_gui.dialogs.scoredata import ICONS, PAINT, Line, Person, city_label
from wonders_gui.dialogs.scoremodels import Cell, Count, Index, RaceModel, ScoreModel
from wonders_gui.games.seven.teams import NO_TEAM, draw_badge
from wonders_gui.language import _
from wonders_gui.texts import words
from wonders_gui.widgets.paint import area_of, draw_box, draw_text, faded, is_in, mixed, px
from wonders_gui.widgets.scene import draw_scenery

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
LOWEST = 34  # of a row of the race: seven fit beside the sheet in a small window, with a note below them
SHORTEST = 10  # of a bar with an icon in it
WIDEST_COLUMN = 260


class ScoreDelegate(QStyledItemDelegate):
    """Paints one cell; grounds of rows are painted by the view."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(area_of(option))
        person, line = index.data(Cell.PERSON), index.data(Cell.LINE)
        if index.row() == 0:
            if isinstance(person, Person):
                self._paint_person(painter, area, person)
        elif person is None:
            self._paint_label(painter, area, index, line)
        elif isinstance(line, Line):
            self._paint_points(painter, area, index)
        else:
            self._paint_total(painter, area, index, person)
        if is_in(option, QStyle.StateFlag.State_HasFocus):
            painter.setPen(QPen(theme.current().focus, 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(3, 3, -3, -3), px(8), px(8))
        painter.restore()

    def _paint_person(self, painter: QPainter, area: QRectF, person: Person) -> None:
        colours = theme.current()
        names = px(24) + (px(20) if person.city else 0)
        scene = area.adjusted(px(5), px(5), -px(5), -names - px(6))
        draw_scenery(painter, scene, person.scenery, px(9))
        if person.place == 1 and self._is_finished():
            badge = QRectF(scene.left() + px(4), scene.top() + px(4), px(32), px(32))
            draw_box(painter, badge, px(16), theme.PRINT)
            icons.draw(painter, "crown", badge.adjusted(px(6), px(5), -px(6), -px(7)), theme.COIN)
        if person.team != NO_TEAM:
            size = px(28)
            draw_badge(painter, person.team, QRectF(scene.right() - size - px(5), scene.top() + px(5), size, size))
        name = QRectF(area.left() + 4, scene.bottom() + px(2), area.width() - 8, px(24))
        ink = colours.accent if person.own else colours.ink
        draw_text(painter, name, person.name, theme.font("strong", 1.08), ink, CENTRE)
        if person.city:
            city = QRectF(name.left(), name.bottom(), name.width(), px(20))
            draw_text(painter, city, city_label(person), theme.font("body", 0.92), colours.ink_soft, CENTRE)

    def _is_finished(self) -> bool:
        view = self.parent()
        assert isinstance(view, ScoreView)
        return view.score.is_finished

    def _paint_label(self, painter: QPainter, area: QRectF, index: Index, line: Line | None) -> None:
        colours = theme.current()
        if line is None:
            ink = theme.COIN if colours.line_width == 1 else colours.gold
            words_area = area.adjusted(px(20), 0, 0, 0)
            draw_text(painter, words_area, str(index.data()), theme.font("section", 1.15), ink, LEFT)
            return
        state = index.data(Cell.STATE)
        size = min(px(34), area.height() - px(8))
        picture = QRectF(area.left() + px(14), area.center().y() - size / 2, size, size)
        icons.draw(painter, ICONS[line.category], picture)
        words_area = area.adjusted(px(22) + size, 0, -px(2), 0)
        ink = colours.ink_soft if state is Count.COMING else colours.ink
        if state is Count.NOW and not colours.dark:
            ink = theme.PRINT
        font, lines = name_lines(str(index.data()), theme.font("strong"), words_area.width())
        high = QFontMetricsF(font).height()
        top = words_area.center().y() - high * len(lines) / 2
        for number, words_part in enumerate(lines):
            place = QRectF(words_area.left(), top + number * high, words_area.width(), high)
            draw_text(painter, place, words_part, font, ink, LEFT)

    def _paint_points(self, painter: QPainter, area: QRectF, index: Index) -> None:
        colours, state, points = theme.current(), index.data(Cell.STATE), index.data(Cell.POINTS)
        if state is Count.COMING:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(colours.ink_soft, 0.35))
            painter.drawEllipse(area.center(), px(4), px(4))
        elif state is Count.NOW and points >= 0:
            size = min(area.height() - px(4), px(48))
            laurel = QRectF(area.center().x() - size / 2, area.center().y() - size / 2, size, size)
            icons.draw_number(painter, "points", points, laurel)
        else:
            ink = colours.bad if points < 0 else colours.ink
            draw_text(painter, area, words.signed(points), theme.font("number", 0.98), ink, CENTRE)

    def _paint_total(self, painter: QPainter, area: QRectF, index: Index, person: Person) -> None:
        ink = theme.COIN if person.own and theme.current().line_width == 1 else theme.current().on_bar
        draw_text(painter, area, str(index.data()), theme.font("number", 1.35), ink, CENTRE)


class ScoreView(QTableView):
    """The sheet; every row and column takes its share of the room."""

    def __init__(self, model: ScoreModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.score = model
        self.setModel(model)
        self.setItemDelegate(ScoreDelegate(self))
        self.horizontalHeader().hide()
        self.verticalHeader().hide()
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setMinimumSectionSize(1)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)  # arrows walk through the sheet, Tab leads on to the buttons
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        model.dataChanged.connect(self.viewport().update)

    def arrange(self) -> None:
        """Share the room out: a wide first column, a high first row, the rest evenly."""
        people, rows = len(self.score.score.people), self.score.rowCount()
        width, height = self.viewport().width(), self.viewport().height()
        wish = min(self._widest_label(), max(width // 3, px(150)))
        each = min(max((width - wish) // people, px(70)), px(WIDEST_COLUMN))
        self.setColumnWidth(0, max(width - each * people, px(120)))
        for column in range(1, people + 1):
            self.setColumnWidth(column, each)
        last, sums = px(64), rows - self.score.total_row
        head = min(max(height // 4, px(104)), round(each * 0.62) + px(52))
        row = min(max((height - head - sums * last) // (rows - 1 - sums), px(36)), px(96))
        for number in range(rows):
            self.setRowHeight(number, head if number == 0 else (last if number >= self.score.total_row else row))

    def widest(self) -> int:
        """More room than this would only tear the columns apart."""
        return self._widest_label() + px(60) + px(WIDEST_COLUMN) * len(self.score.score.people)

    def _widest_label(self) -> int:
        measured = QFontMetricsF(theme.font("strong"))
        texts = [str(self.score.index(row, 0).data()) for row in range(1, self.score.total_row)]
        return round(max(measured.horizontalAdvance(text) for text in texts)) + px(66)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def _row_area(self, row: int) -> QRectF:
        first = self.visualRect(self.score.index(row, 0))
        last = self.visualRect(self.score.index(row, self.score.columnCount() - 1))
        return QRectF(first.united(last))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for row in range(1, self.score.rowCount()):
            self._paint_ground(painter, row)
        painter.end()
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_frame(painter)
        painter.end()

    def _paint_ground(self, painter: QPainter, row: int) -> None:
        colours = theme.current()
        area = self._row_area(row).adjusted(px(4), 2, -px(4), -2)
        if row >= self.score.total_row:
            draw_box(painter, area.adjusted(0, px(3), 0, -px(2)), px(12), colours.bar, None)
            if colours.line_width > 1:
                draw_box(painter, area, px(12), colours.bar, colours.line)
        elif self.score.state(row) is Count.NOW:
            gold = theme.current().card_colours["yellow"]
            fill = gold.tint if not colours.dark else mixed(colours.surface, gold.base, 0.18)
            draw_box(painter, area, px(10), fill, gold.base)
        elif row % 2:
            draw_box(painter, area, px(10), colours.inset)

    def _paint_frame(self, painter: QPainter) -> None:
        """The player's own column."""
        own = next(column for column, person in enumerate(self.score.score.people, 1) if person.own)
        top = self.visualRect(self.score.index(0, own))
        bottom = self.visualRect(self.score.index(self.score.rowCount() - 1, own))
        painter.setPen(QPen(theme.current().selection, px(3)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(top.united(bottom)).adjusted(2, 2, -2, -2), px(10), px(10))


class RaceDelegate(QStyledItemDelegate):
    """A place, a name, and a bar made of the categories that have been counted."""

    def __init__(self, view: "RaceView") -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        rows = max(index.model().rowCount(), 1)
        room = self._view.viewport().height() // rows
        return QSize(px(120), min(max(room, px(LOWEST)), px(84)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, area = theme.current(), QRectF(area_of(option)).adjusted(2, 2, -2, -2)
        person = index.data(Cell.PERSON)
        assert isinstance(person, Person)
        top = QRectF(area.left(), area.top(), area.width(), px(24) if area.height() > px(40) else px(20))
        draw_text(painter, top, str(index.data(Cell.PLACE)), theme.font("section", 1.1), colours.ink_soft, LEFT)
        ink = colours.accent if person.own else colours.ink
        start = px(24)
        if person.team != NO_TEAM:
            draw_badge(painter, person.team, QRectF(top.left() + start, top.top() + px(2), px(20), px(20)))
            start += px(27)
        draw_text(painter, top.adjusted(start, 0, -px(130), 0), person.name, theme.font("strong"), ink, LEFT)
        draw_text(painter, top, words.signed(index.data(Cell.POINTS)), theme.font("number", 0.95), colours.ink, RIGHT)
        bars = index.data(Cell.BARS)
        self._paint_losses(painter, top, bars)
        track = top.translated(0, top.height() + px(2))
        track.setHeight(min(px(28), area.bottom() - track.top()))
        draw_box(painter, track, px(5), colours.inset, colours.line if colours.line_width > 1 else None)
        self._paint_bars(painter, track, bars)
        painter.restore()

    def _paint_losses(self, painter: QPainter, top: QRectF, bars: list[tuple[str, int]]) -> None:
        texts = {"military": _("conflicts {points}"), "debt": _("debt {points}")}
        lost = [texts[category].format(points=words.signed(points)) for category, points in bars if points < 0]
        if lost:
            told = ", ".join(lost)
            area = top.adjusted(0, 0, -px(44), 0)
            draw_text(painter, area, told, theme.font("label"), theme.current().bad, RIGHT)

    def _paint_bars(self, painter: QPainter, track: QRectF, bars: list[tuple[str, int]]) -> None:
        model = self._view.model()
        assert isinstance(model, RaceModel)
        scale = track.width() / model.reach()
        left = track.left()
        for category, points in bars:
            if points <= 0:
                continue
            bar = QRectF(left, track.top(), max(points * scale - 1.5, 2), track.height())
            self._paint_bar(painter, bar, category)
            left += points * scale

    def _paint_bar(self, painter: QPainter, bar: QRectF, category: str) -> None:
        paint = PAINT[category]
        base = _bar_colour(paint)
        draw_box(painter, bar, px(4), base)
        if paint in theme.current().card_colours:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(brush(paint, self._view.devicePixelRatioF()))
            painter.drawRoundedRect(bar, px(4), px(4))
        size = min(px(20), bar.height() - px(2))
        if size >= px(SHORTEST) and bar.width() > size + px(6):
            middle = bar.center()
            icons.draw(painter, ICONS[category], QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size))


def _bar_colour(paint: str) -> QColor:
    if paint == "coin":
        return theme.RIM
    return theme.current().card_colours[paint].base


class RaceView(QListView):
    """The race, best first."""

    def __init__(self, model: RaceModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(RaceDelegate(self))
        self.setModel(model)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(px(150))
