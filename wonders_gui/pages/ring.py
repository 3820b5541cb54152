"""The table seen from above: seats around an oval, in the order in which hands will be passed."""

from collections.abc import Sequence
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from wonders_gui import palette, theme
from wonders_gui.art import icons
from wonders_gui.art.backs import back
from wonders_gui.pages.seatcard import SeatCard, SeatFace
from wonders_gui.widgets.paint import draw_lines, faded, painting, px


class TableRing(QWidget):
    """`picked(place)` is emitted when a seat is clicked; the player sits at the near side, the left neighbour left."""

    picked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: list[SeatCard] = []
        self._note = ""
        self._things: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_seats(self, faces: Sequence[SeatFace], note: str, things: Sequence[str] = ()) -> None:
        """These sit at the table; `note` is written on it below the decks, or below the icons of other `things`."""
        self._things = tuple(things)
        while len(self.cards) > len(faces):
            gone = self.cards.pop()
            gone.hide()
            gone.deleteLater()
        while len(self.cards) < len(faces):
            self.cards.append(self._new_card(len(self.cards)))
        for card, face in zip(self.cards, faces, strict=True):
            card.show_face(face)
        self._note = note
        self._seat_all()
        self.update()

    def _new_card(self, place: int) -> SeatCard:
        card = SeatCard(self)
        card.clicked.connect(lambda: self.picked.emit(place))
        card.show()
        return card

    # -- places -----------------------------------------------------------------------------------------------

    def _card_size(self) -> QSize:
        """As large as the table allows, and never smaller than its words need."""
        rows = 2.2 if len(self.cards) < 3 else (3 if len(self.cards) < 6 else 3.6)
        height = min(max(self.height() / (rows + 0.35), px(100)), px(150))
        return QSize(round(min(height * 1.42, max(self.width() / 4.6, px(140)))), round(height))

    def _centre_of(self, place: int, size: QSize) -> QPointF:
        """Clockwise from the near side; a flattened circle keeps neighbours apart in a wide window."""
        angle = pi / 2 + 2 * pi * place / len(self.cards)
        across, down = cos(angle), sin(angle)
        stretch = abs(across) ** 0.8 * (1 if across > 0 else -1)
        return QPointF(
            self.width() / 2 + stretch * (self.width() - size.width()) / 2 * self._spread(),
            self.height() / 2 + down * (self.height() - size.height()) / 2,
        )

    def _spread(self) -> float:
        """How much of a very wide area the table takes."""
        return min(1.0, self.height() * 2.3 / max(self.width(), 1))

    def _seat_all(self) -> None:
        size = self._card_size()
        for place, card in enumerate(self.cards):
            middle = self._centre_of(place, size)
            card.setGeometry(
                round(middle.x() - size.width() / 2),
                round(middle.y() - size.height() / 2),
                size.width(),
                size.height(),
            )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._seat_all()

    def minimumSizeHint(self) -> QSize:
        return QSize(px(700), px(440)) if len(self.cards) > 5 else QSize(px(560), px(360))

    # -- paint ------------------------------------------------------------------------------------------------

    def _oval(self) -> QRectF:
        size = self._card_size()
        wide = (self.width() - size.width()) * self._spread() - size.width() * 0.1
        high = self.height() - size.height() * 0.95
        return QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            oval = self._oval()
            self._paint_wood(painter, oval)
            self._paint_middle(painter, oval)

    def _paint_wood(self, painter: QPainter, oval: QRectF) -> None:
        if theme.current().line_width > 1:
            painter.setPen(QPen(theme.current().line, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(oval)
            return
        light, wood, rim = palette.WOOD_DARK if theme.current().dark else palette.WOOD
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(theme.PRINT, 0.18))
        painter.drawEllipse(oval.translated(0, px(7)))
        painter.setBrush(rim)
        painter.drawEllipse(oval)
        top = oval.adjusted(px(8), px(7), -px(8), -px(9))
        shine = QRadialGradient(top.center() - QPointF(0, top.height() * 0.2), top.width() * 0.55)
        shine.setColorAt(0, light)
        shine.setColorAt(1, wood)
        painter.setBrush(shine)
        painter.drawEllipse(top)
        self._paint_planks(painter, top, rim)

    def _paint_planks(self, painter: QPainter, top: QRectF, rim: QColor) -> None:
        path = QPainterPath()
        path.addEllipse(top)
        painter.save()
        painter.setClipPath(path)
        painter.setPen(QPen(faded(rim, 0.35), 1.2))
        left = top.left() + px(30)
        while left < top.right():
            painter.drawLine(QPointF(left, top.top()), QPointF(left, top.bottom()))
            left += px(58)
        painter.restore()

    def _paint_middle(self, painter: QPainter, oval: QRectF) -> None:
        """The three decks, or other things, and the note, between the far seats and the player's own."""
        if not self.cards:
            return
        font = theme.font("strong", 0.95)
        wide = min(px(290), oval.width() * 0.42)
        note = self._note_height(font, wide)
        bottom = self.cards[0].geometry().top() - px(4)
        room = bottom - note - (oval.top() + self._card_size().height() * 0.4)
        height = min(room, px(120))
        if height < px(40):
            return
        ratio = self.devicePixelRatioF()
        width = height * 0.66
        gap = px(8)
        left = oval.center().x() - (3 * width + 2 * gap) / 2
        top = bottom - note - height - max(room - height, 0) * 0.45
        for place in range(3):
            if self._things:
                icons.draw(painter, self._things[place], QRectF(left, top, width, height))
            else:
                painter.drawPixmap(QPointF(left, top), back(place + 1, False, height, ratio))
            left += width + gap
        words = QRectF(oval.center().x() - wide / 2, top + height + px(5), wide, note)
        ink = theme.current().ink if theme.current().line_width > 1 else theme.IVORY
        centred = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        draw_lines(painter, words, self._note, font, ink, centred)

    def _note_height(self, font: QFont, width: float) -> float:
        """As many lines as the note has in the current language, and a little room around them."""
        room = QRectF(0, 0, width, 10_000)
        used = QFontMetricsF(font).boundingRect(room, int(Qt.TextFlag.TextWordWrap), self._note)
        return used.height() + px(9)
