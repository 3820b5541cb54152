"""Sheets that lie over the table for a while: another city in full, and the log."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from engine.seven.state import State
from wonders_gui import theme
from wonders_gui.delegates.tile import TileDelegate
from wonders_gui.games.seven.board import BoardPanel
from wonders_gui.games.seven.models import COLUMNS, CityModel, city_rows, tile_row
from wonders_gui.games.seven.partner import PartnerDelegate, PartnerView
from wonders_gui.games.seven.people import short_kind
from wonders_gui.games.seven.scenery import draw_surface
from wonders_gui.games.seven.seats import SeatFacts, sold_text
from wonders_gui.games.seven.strokes import px
from wonders_gui.language import _
from wonders_gui.views.columns import Column, ColumnsView
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.log import LogModel, LogView
from wonders_gui.widgets.paint import draw_box, faded, painting
from wonders_gui.widgets.text import Text

HAND = 112  # height of an open hand below the city, with its heading
HAND_HEAD = 24
LOW = 260  # below this height a sheet says nothing twice


def city_columns(state: State) -> list[Column]:
    """The columns of a city, named in the current language; black cards are only there with Cities."""
    colours = COLUMNS if state.table.with_black else COLUMNS[:-1]
    return [Column(colour, short_kind(colour)) for colour in colours]


class Sheet(QWidget):
    """A surface over the page, with a heading and a button that puts it away; Esc does the same."""

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.heading = QLabel(self)
        self.heading.setTextFormat(Qt.TextFormat.PlainText)
        self.closer = Button(Role.QUIET, "close", self)
        self.closer.clicked.connect(self.put_away)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def put_away(self) -> None:
        """Show the table again."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def surface(self) -> QRect:
        """The part of the table that the sheet itself takes; the rest is veiled."""
        return self.rect()

    def present(self, place: QRect) -> None:
        """Lie over the table at this place."""
        self.setGeometry(place)
        self.heading.setFont(theme.font("section", 1.15))
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def inner(self) -> QRect:
        """The room below the heading."""
        return self.surface().adjusted(px(18), px(54), -px(18), -px(20))

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.closer.set_texts("", spoken=_("Close"))
        self.closer.setToolTip(_("Close"))

    def arrange(self) -> None:
        """Put the parts at their places."""
        size = max(px(36), 36)
        box = self.surface()
        self.closer.setGeometry(box.right() - size - px(14), box.top() + px(10), size + px(4), size + px(4))
        self.heading.setGeometry(box.left() + px(22), box.top() + px(8), box.width() - size - px(50), px(42))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.surface().contains(event.position().toPoint()):
            self.put_away()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Space):
            self.put_away()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.current()
        with painting(self) as painter:
            painter.fillRect(self.rect(), faded(colours.bar, 0.55))
            box = self.surface().toRectF().adjusted(3, 2, -3, -7)
            draw_surface(painter, box)
            draw_box(painter, box.adjusted(2, 2, -2, -2), px(13), faded(colours.inset, 0.35))


def _of(facts: SeatFacts, of_you: str, of_another: str) -> str:
    """A heading about somebody's city."""
    return of_you if facts.yours else of_another.format(player=facts.name)


class CitySheet(Sheet):
    """The whole city of one player, as large as the table allows; arrows lead to the next one round the table."""

    stepped = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.before = Button(Role.QUIET, "chevron_left", self)
        self.before.clicked.connect(lambda: self.stepped.emit(-1))
        self.after = Button(Role.QUIET, "chevron_right", self)
        self.after.clicked.connect(lambda: self.stepped.emit(1))
        self.board = BoardPanel(self)
        self.model = CityModel(self)
        self.city = ColumnsView(self)
        self.city.setModel(self.model)
        self.city.setItemDelegate(TileDelegate(self.city))
        self.hand_model = CityModel(self)
        self.hand = PartnerView(self)
        self.hand.setModel(self.hand_model)
        self.hand.setItemDelegate(PartnerDelegate(self.hand))
        self.hand.setSelectionMode(PartnerView.SelectionMode.NoSelection)
        self.hand_head = Text("strong", self)
        self.sold = QLabel(self)
        self.sold.setTextFormat(Qt.TextFormat.PlainText)
        self.sold.setWordWrap(True)
        self.shown_city = -1
        self.retranslate()

    def show_city(self, state: State, facts: SeatFacts, hand: Sequence[int] = ()) -> None:
        """Fill the sheet with a city, and with the hand of its player where that lies open."""
        self.hand_model.show_rows([tile_row(state, card) for card in hand if card >= 0])
        self.hand_head.setText(_of(facts, _("Your hand"), _("Hand of {player}")))
        self.hand.setAccessibleName(self.hand_head.text())
        for part in (self.hand_head, self.hand):
            part.setVisible(self.hand_model.rowCount() > 0)
        self.shown_city = facts.city
        self.heading.setText(facts.name)
        self.sold.setText(sold_text(facts))
        self.board.show_city(state, facts)
        self.city.set_columns(city_columns(state))
        self.model.show_rows(city_rows(state, facts.city))
        self.city.setAccessibleName(_of(facts, _("Your buildings"), _("Buildings of {player}")))
        self.setAccessibleName(facts.spoken)
        self.arrange()

    def surface(self) -> QRect:
        side = max(self.width() // 12, px(16))
        return self.rect().adjusted(side, px(14), -side, -px(14))

    def retranslate(self) -> None:
        super().retranslate()
        for button, text in ((self.before, _("Previous city")), (self.after, _("Next city"))):
            button.set_texts("", spoken=text)
            button.setToolTip(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if event.key() in steps:
            self.stepped.emit(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def arrange(self) -> None:
        super().arrange()
        place = self.closer.geometry()
        for number, button in enumerate((self.after, self.before), 1):
            button.setGeometry(place.translated(-number * (place.width() + px(4)), 0))
        self.heading.resize(self.before.x() - self.heading.x() - px(8), self.heading.height())
        room = self.inner()
        shown = bool(self.sold.text()) and room.height() > px(LOW)
        self.sold.setVisible(shown)
        low = max(self.sold.heightForWidth(room.width()), px(26)) if shown else 0
        if not self.hand.isHidden():
            room.setBottom(room.bottom() - px(HAND))
            below = QRect(room.left(), room.bottom() + px(4), room.width(), px(HAND) - px(4))
            self.hand_head.setGeometry(below.left(), below.top(), below.width(), px(HAND_HEAD))
            self.hand.setGeometry(below.adjusted(0, px(HAND_HEAD), 0, 0))
        board = min(round(room.height() * 0.48), px(300))
        self.board.setGeometry(room.left(), room.top(), room.width(), board)
        top = room.top() + board + px(8)
        self.city.setGeometry(room.left(), top, room.width(), room.bottom() - top - low)
        self.sold.setGeometry(room.left(), room.bottom() - low, room.width(), low)


class LogSheet(Sheet):
    """Everything that happened, newest at the bottom."""

    def __init__(self, parent: QWidget, model: LogModel) -> None:
        super().__init__(parent)
        self.view = LogView(model, self)
        self.retranslate()

    def surface(self) -> QRect:
        return QRect(px(12), px(12), min(px(440), self.width() - px(24)), self.height() - px(24))

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(_("GAME LOG"))
        self.setAccessibleName(_("Game log"))
        self.view.setAccessibleName(_("Game log"))

    def arrange(self) -> None:
        super().arrange()
        self.view.setGeometry(self.inner())
