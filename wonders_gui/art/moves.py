"""A decision as a picture: the card, wonder, token, die or field that it is about, and a badge for its use."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from wonders_gui import theme
from wonders_gui.art import cards, icons, signs
from wonders_gui.art.dice import draw_die
from wonders_gui.art.dicecolours import colours as sheet_colours
from wonders_gui.art.dicefield import draw_field
from wonders_gui.art.dicelooks import DieFace, FieldFace, FieldLook
from wonders_gui.art.faces import CardFace, TokenFace, WonderFace
from wonders_gui.art.frames import draw_band

CORNER: Final = 0.14
WONDER_SHAPE: Final = 1.5
BADGE: Final = 0.2


@dataclass(frozen=True, slots=True)
class MoveFace:
    """What a decision is about; `use` is the icon of what is done with it, alone where there is nothing else."""

    use: str
    card: CardFace | None = None
    wonder: WonderFace | None = None
    token: TokenFace | None = None
    die: DieFace | None = None
    field: FieldFace | None = None


def draw_move(painter: QPainter, face: MoveFace, area: QRectF) -> None:
    """Paint the whole of it, as large as it fits into the middle of `area`."""
    if face.field is not None or face.die is not None:
        _paint_dice(painter, face, area)
    elif face.wonder is not None:
        _paint_wonder(painter, face, face.wonder, area)
    elif face.card is not None:
        _paint_card(painter, face.card, face.use, area)
    elif face.token is not None:
        place = _square(area, min(area.width(), area.height()) * 0.72)
        painter.drawPixmap(place.topLeft(), cards.token(face.token, place.width(), _ratio(painter)))
    else:
        place = _square(area, min(area.width(), area.height()) * 0.5)
        _paint_plate(painter, place)
        icons.draw(painter, face.use, _square(place, place.width() * 0.66))


def _ratio(painter: QPainter) -> float:
    return painter.device().devicePixelRatio()


def _square(area: QRectF, side: float) -> QRectF:
    return QRectF(area.center().x() - side / 2, area.center().y() - side / 2, side, side)


def _paint_card(painter: QPainter, card: CardFace, use: str, area: QRectF) -> None:
    shape = cards.card_size(card.kind, 1000)
    height = min(area.height(), area.width() * shape.height() / shape.width())
    size = cards.card_size(card.kind, height)
    place = QRectF(area.center().x() - size.width() / 2, area.top(), size.width(), height)
    cards.draw_shadow(painter, place, height * cards.CORNER)
    painter.drawPixmap(place.topLeft(), cards.card(card, height, _ratio(painter)))
    if use:
        _paint_badge(painter, use, place, height * BADGE)


def _paint_badge(painter: QPainter, use: str, place: QRectF, side: float) -> None:
    """What is done with the card, in the middle of its picture."""
    badge = QRectF(place.center().x() - side * 0.75, place.center().y() - side * 0.75, side * 1.5, side * 1.5)
    _paint_plate(painter, badge)
    icons.draw(painter, use, _square(badge, side * 1.1))


def _paint_plate(painter: QPainter, place: QRectF) -> None:
    painter.setPen(theme.RIM)
    painter.setBrush(theme.current().paper)
    painter.drawRoundedRect(place, place.width() * 0.2, place.width() * 0.2)


def _paint_wonder(painter: QPainter, face: MoveFace, wonder: WonderFace, area: QRectF) -> None:
    """The wonder above the card that is spent for it, or alone in the middle."""
    room = QRectF(area.left(), area.top(), area.width(), area.height() * (0.46 if face.card is not None else 1.0))
    width = min(room.width(), room.height() * WONDER_SHAPE)
    size = QSizeF(width, width / WONDER_SHAPE)
    top = room.center().y() - size.height() / 2 if face.card is None else room.top()
    place = QRectF(QPointF(room.center().x() - width / 2, top), size)
    painter.drawPixmap(place.topLeft(), cards.wonder(wonder, size, _ratio(painter), built=True))
    if face.card is not None:
        below = area.adjusted(0, area.height() * 0.5, 0, 0)
        _paint_card(painter, face.card, "", below)


def _paint_dice(painter: QPainter, face: MoveFace, area: QRectF) -> None:
    """The die above the field that it crosses off."""
    side = min(area.width() * 0.5, area.height() * 0.34)
    if face.die is not None:
        over = QRectF(area.center().x() - side / 2, area.top() + area.height() * 0.1, side, side)
        draw_die(painter, over if face.field is not None else _square(area, side * 1.4), face.die)
    if face.field is not None:
        wide = min(area.width() * 0.62, area.height() * 0.5)
        top = area.top() + area.height() * (0.56 if face.die is not None else 0.36)
        place = QRectF(area.center().x() - wide / 2, top, wide, wide * 0.62)
        draw_field(painter, place, FieldLook(face.field, "chosen"))


def draw_small(painter: QPainter, face: MoveFace, place: QRectF) -> None:
    """Paint a sign of it that is readable at the size of a stamp."""
    painter.save()
    outline = QPainterPath()
    outline.addRoundedRect(place, place.width() * CORNER, place.width() * CORNER)
    painter.setClipPath(outline)
    if face.card is not None and face.wonder is None and not face.use:
        _stamp_card(painter, face.card, place)
    elif face.field is not None:
        _stamp_field(painter, face.field, place)
    else:
        painter.fillRect(place, theme.current().paper)
        _stamp_thing(painter, face, place)
        if face.card is not None:
            draw_band(painter, face.card.colour, place.adjusted(0, place.height() * 0.82, 0, 0))
    painter.restore()
    painter.setPen(theme.current().line)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline)


def _stamp_card(painter: QPainter, card: CardFace, place: QRectF) -> None:
    draw_band(painter, card.colour, place)
    ink = theme.current().card_colours[card.colour].text
    room = place.adjusted(place.width() * 0.06, place.height() * 0.1, -place.width() * 0.06, -place.height() * 0.36)
    signs.draw(painter, card.small, room, ink, Qt.AlignmentFlag.AlignCenter)
    side = place.height() * 0.26
    low = QRectF(place.center().x() - side / 2, place.bottom() - side * 1.2, side, side)
    icons.draw(painter, f"sign_{card.colour}", low, ink)


def _stamp_field(painter: QPainter, field: FieldFace, place: QRectF) -> None:
    painter.fillRect(place, sheet_colours(field.colour).base)
    room = place.adjusted(place.width() * 0.1, place.height() * 0.2, -place.width() * 0.1, -place.height() * 0.2)
    if field.small:
        signs.draw(painter, field.small, room, sheet_colours(field.colour).text, Qt.AlignmentFlag.AlignCenter)
    else:
        icons.draw(painter, "cross", _square(room, min(room.width(), room.height())), sheet_colours(field.colour).text)


def _stamp_thing(painter: QPainter, face: MoveFace, place: QRectF) -> None:
    side = min(place.width(), place.height()) * 0.72
    if face.card is not None:
        place = place.adjusted(0, 0, 0, -place.height() * 0.16)
    if face.token is not None:
        painter.drawPixmap(_square(place, side).topLeft(), cards.token(face.token, side, _ratio(painter)))
    elif face.die is not None:
        draw_die(painter, _square(place, side), face.die)
    else:
        icons.draw(painter, face.use, _square(place, side), theme.PRINT)
