"""Price tags: what stands between the player and a card. States differ by shape and icon, not by colour alone."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from wonders_gui import theme
from wonders_gui.art import signs
from wonders_gui.art.faces import Sign, Signs, Tag

_INNER = 0.66


def tag_size(tag: Tag, height: float) -> QSizeF:
    """How large a tag of this height is."""
    inner = height * _INNER
    return QSizeF(signs.width(tag_signs(tag), inner) + height * 0.42, height)


def draw_tag(painter: QPainter, rect: QRectF, tag: Tag) -> None:
    """Paint a tag into a place of `tag_size`."""
    fill, edge, glyphs = _colours(tag)
    painter.save()
    painter.setPen(QPen(edge, max(1.5, rect.height() * 0.05)))
    painter.setBrush(fill)
    radius = rect.height() * 0.3
    painter.drawRoundedRect(rect.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius)
    painter.restore()
    inner = rect.height() * _INNER
    side = (rect.height() - inner) / 2
    signs.draw(painter, tag_signs(tag), rect.adjusted(side, side, -side, -side), glyphs)


def tag_signs(tag: Tag) -> Signs:
    """What a tag says, as signs."""
    match tag.kind:
        case "own":
            return (Sign("check"),)
        case "chain":
            return (Sign("link"), *(Sign(icon) for icon in tag.icons))
        case "built":
            return (Sign("house"),)
        case "hint":
            return (Sign("hint"),)
        case "dear":
            return (Sign("coin", tag.coins), Sign("cross"))
        case "missing":
            number = (Sign("", text=str(tag.coins)),) if tag.coins else ()
            return (*number, *(Sign(icon) for icon in tag.icons), Sign("cross"))
        case "trade":
            return _trade(tag)


def _trade(tag: Tag) -> Signs:
    left = (Sign("arrow_left"),) if tag.left else ()
    right = (Sign("arrow_right"),) if tag.right else ()
    return (*left, Sign("coin", tag.coins), *right)


def _colours(tag: Tag) -> tuple[QColor, QColor, QColor]:
    """Fill, edge, and the colour of glyphs."""
    look = theme.current()
    fills = {
        "own": look.tag_good,
        "chain": theme.LINK,
        "dear": look.tag_bad,
        "missing": look.tag_bad,
        "built": look.tag_built,
        "hint": theme.COIN,
    }
    if tag.kind == "trade":
        return theme.IVORY, theme.PRINT, theme.PRINT
    if tag.kind == "hint":
        return theme.COIN, theme.PRINT, theme.PRINT
    return fills[tag.kind], theme.IVORY, QColor(Qt.GlobalColor.white)
