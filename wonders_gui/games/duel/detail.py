"""The panel on the right: one thing in detail, what can be done with it, and the buttons that do it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from wonders_gui import theme
from wonders_gui.art import signs
from wonders_gui.art.faces import CardFace, Sign, TokenFace, WonderFace
from wonders_gui.art.frames import draw_band, draw_symbol
from wonders_gui.games.duel.actions import Action, Actions
from wonders_gui.games.duel.telling import Line, Tone
from wonders_gui.texts.bills import BillLine
from wonders_gui.widgets.billrow import draw_bill_line, line_height
from wonders_gui.widgets.paint import draw_box, draw_lines, draw_text, fits, mixed, painting, px
from wonders_gui.widgets.panel import Panel

Face = CardFace | WonderFace | TokenFace
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_TOP: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
LINES: Final = 74  # height that stays for the lines and the gaps around them
SIGNS: Final = (34, 26, 18, 14)  # heights of the signs beside a title; the words must not be cut
_WRAP: Final = Qt.TextFlag.TextWordWrap


@dataclass(frozen=True, slots=True)
class Section:
    """A small heading and lines below it."""

    title: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Detail:
    """What the panel shows of one thing; without a face it is a message."""

    face: Face | None
    title: str
    subtitle: str
    sections: tuple[Section, ...] = ()

    def spoken(self) -> str:
        """All of it, for screen readers."""
        parts = [self.title, self.subtitle]
        for section in self.sections:
            parts += [section.title, *(line.text for line in section.lines)]
        return ". ".join(part.rstrip(".") for part in parts if part)


class DetailPanel(Panel):
    """Head, lines that scroll when they must, and actions that are always in sight."""

    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=0)
        self._head = Head(self)
        self._lines = Lines()
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setMinimumHeight(1)  # the panel as a whole knows how low it may become
        self._scroll.setWidget(self._lines)
        self._scroll.viewport().setAutoFillBackground(False)
        self._lines.setAutoFillBackground(False)
        self.buttons = Actions(self)
        self.buttons.asked.connect(self.asked)
        self._choices = QScrollArea(self)
        self._choices.setFrameShape(QScrollArea.Shape.NoFrame)
        self._choices.setWidgetResizable(True)
        self._choices.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._choices.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._choices.setWidget(self.buttons)
        self._choices.viewport().setAutoFillBackground(False)
        self.buttons.setAutoFillBackground(False)
        self.buttons.laid.connect(self._share_room)
        self._lay_out()

    def _lay_out(self) -> None:
        inner = QVBoxLayout()
        inner.setContentsMargins(px(12), px(6), px(12), px(8))
        inner.setSpacing(px(6))
        inner.addWidget(self._scroll, 1)
        inner.addWidget(self._choices)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._head)
        layout.addLayout(inner, 1)

    def show_detail(self, detail: Detail, actions: Sequence[Action]) -> None:
        """Show this thing and these buttons."""
        self._head.show_face(detail.face, detail.title, detail.subtitle)
        self._lines.show_sections(detail.sections)
        self.buttons.show_actions(actions)
        self.setAccessibleName(detail.spoken())
        self._lines.setAccessibleName(detail.spoken())
        self._scroll.verticalScrollBar().setValue(0)
        self.updateGeometry()

    def _share_room(self) -> None:
        """Buttons are never squeezed: the lines scroll, and a long list of buttons in a low panel does so, too."""
        room = self.height() - self._head.sizeHint().height() - px(LINES)
        self._choices.setFixedHeight(max(min(self.buttons.height(), room), 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def minimumSizeHint(self) -> QSize:
        return QSize(180, self._head.sizeHint().height() + px(LINES + 60))


class Head(QWidget):
    """The coloured band with symbol, name, kind and signs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face: Face | None = None
        self._title = self._subtitle = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_face(self, face: Face | None, title: str, subtitle: str) -> None:
        """What the panel is about."""
        self._face, self._title, self._subtitle = face, title, subtitle
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(180, px(58))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box = QRectF(self.rect())
            painter.setClipPath(_rounded_above(box, px(14)))
            ink = self._paint_band(painter, box)
            inner = box.adjusted(px(12), px(5), -px(12), -px(6))
            if isinstance(self._face, CardFace):
                side = px(32)
                draw_symbol(painter, self._face.colour, QRectF(inner.left(), inner.center().y() - side / 2, side, side))
                inner.setLeft(inner.left() + side + px(9))
            inner.setRight(self._paint_signs(painter, inner, ink))
            self._paint_texts(painter, inner, ink)

    def _paint_band(self, painter: QPainter, box: QRectF) -> QColor:
        look = theme.current()
        if isinstance(self._face, CardFace):
            draw_band(painter, self._face.colour, box)
            return look.card_colours[self._face.colour].text
        if isinstance(self._face, TokenFace):
            draw_band(painter, "green", box)
            return look.card_colours["green"].text
        if isinstance(self._face, WonderFace):
            painter.fillRect(box, theme.AGE_DEEP[1])
            return theme.IVORY
        painter.fillRect(box, look.inset)
        return look.ink

    def _paint_signs(self, painter: QPainter, inner: QRectF, ink: QColor) -> float:
        """The signs at the right end; gives the edge that is left for texts."""
        if self._face is None:
            return inner.right()
        row = self._face.small if isinstance(self._face, CardFace) else self._face.signs
        for height in SIGNS:
            room = QRectF(inner.left() + inner.width() * 0.58, 0, inner.width() * 0.42, px(height))
            room.moveTop(inner.center().y() - room.height() / 2)
            edge = inner.right() - signs.width(row, signs.height_in(row, room)) - px(6)
            if fits(theme.font("label"), self._subtitle, edge - inner.left()):
                break
        signs.draw(painter, row, room, ink, Qt.AlignmentFlag.AlignRight)
        return edge

    def _paint_texts(self, painter: QPainter, inner: QRectF, ink: QColor) -> None:
        if not self._subtitle:
            draw_text(painter, inner, self._title, theme.font("number"), ink, _LEFT)
            return
        upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.56)
        lower = QRectF(inner.left(), upper.bottom(), inner.width(), inner.height() * 0.44)
        draw_text(painter, upper, self._title, theme.font("number"), ink, _LEFT)
        draw_text(painter, lower, self._subtitle, theme.font("label"), ink, _LEFT)


def _rounded_above(box: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box.adjusted(1, 1, -1, radius), radius, radius)
    return path


class Lines(QWidget):
    """Headings and lines, each with its sign; as high as they need to be."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sections: tuple[Section, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_sections(self, sections: tuple[Section, ...]) -> None:
        """Show these."""
        self._sections = sections
        self.setMinimumHeight(self.heightForWidth(max(self.width(), px(120))))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(self._laid(None, width))

    def sizeHint(self) -> QSize:
        return QSize(160, self.heightForWidth(160))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            self._laid(painter, self.width())

    def _laid(self, painter: QPainter | None, width: int) -> float:
        """Paint everything, or only measure when there is no painter; gives the height."""
        top = 0.0
        for section in self._sections:
            if section.title:
                if painter is not None:
                    box = QRectF(0, top, width, px(22))
                    draw_text(painter, box, section.title, theme.font("label"), theme.current().ink_soft, _LEFT)
                top += px(24)
            for line in section.lines:
                top += self._line(painter, line, top, width) + (px(4) if line.bill is None else 0)
            top += px(3)
        return top

    def _line(self, painter: QPainter | None, line: Line, top: float, width: int) -> float:
        if line.bill is not None:
            return self._item(painter, line.bill, top, width)
        font = theme.font("body" if line.tone is Tone.PLAIN else "strong")
        indent = px(38) if line.sign.icon or line.sign.text else px(8)
        room = QRectF(indent, top, width - indent - px(6), 4000)
        wrapped = QFontMetricsF(font).boundingRect(room, _WRAP, line.text)
        height = max(wrapped.height() + px(6), px(30) if indent > px(8) else px(22))
        if painter is not None:
            self._paint_line(painter, line, QRectF(0, top, width, height), indent, wrapped.height())
        return height

    def _item(self, painter: QPainter | None, item: BillLine, top: float, width: int) -> float:
        """An item of a price."""
        room = QRectF(px(7), top, width - px(13), line_height(item, width - px(13)))
        if painter is not None:
            draw_bill_line(painter, room, item)
        return room.height()

    def _paint_line(self, painter: QPainter, line: Line, box: QRectF, indent: float, text: float) -> None:
        look = theme.current()
        ink = {Tone.PLAIN: look.ink, Tone.GOOD: look.good, Tone.WARN: look.warn}[line.tone]
        if line.tone is not Tone.PLAIN:
            edge = ink if look.line_width > 1 else None
            draw_box(painter, box, px(7), mixed(look.surface, ink, 0.1), edge)
        if indent > px(8):
            side = px(24)
            signs.draw_one(painter, line.sign, QRectF(px(7), box.center().y() - side / 2, side, side), ink)
        font = theme.font("body" if line.tone is Tone.PLAIN else "strong")
        place = QRectF(indent, box.center().y() - text / 2, box.width() - indent - px(6), text + 2)
        draw_lines(painter, place, line.text, font, ink, _TOP)


def plain(text: str, icon: str = "", number: int | None = None) -> Line:
    """A line without a tone."""
    return Line(Sign(icon, number), text)
