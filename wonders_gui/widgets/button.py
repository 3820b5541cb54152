"""The one push button: icon, label, a line below it and the key that does the same; its role decides the paint."""

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from wonders_gui import theme
from wonders_gui.art import icons, signs
from wonders_gui.art.faces import Signs
from wonders_gui.widgets.paint import (
    draw_box,
    draw_focus,
    draw_shadow,
    draw_text,
    faded,
    fits,
    mixed,
    painting,
    px,
    reads,
)
from wonders_gui.widgets.pressable import Pressable

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
AIR = 14  # between the edge and what a button shows
TIGHT = 5
_SPARES = ((True, True), (True, False), (False, False))
SIGNS = 19  # height of the signs beside the label


class Role(Enum):
    """How loud a button is. A screen has at most one warm one."""

    WARM = "warm"
    PLAIN = "plain"
    QUIET = "quiet"
    BAR = "bar"
    LINK = "link"


class Button(Pressable):
    """A painted push button. Texts are plain: no mark-up and no mnemonics, so that a player's name is safe in it."""

    def __init__(self, role: Role = Role.PLAIN, icon: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.role = role
        self._icon = icon
        self._label = ""
        self._sub = ""
        self._briefs: tuple[str, ...] = ()
        self._signs: Signs = ()
        self._key = ""
        self._hovered = False
        self._scale = 1.0
        self._is_left = False
        self._is_tight = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    # -- what it says -----------------------------------------------------------------------------------------

    def label(self) -> str:
        """The main line."""
        return self._label

    def set_texts(self, label: str, sub: str = "", spoken: str = "") -> None:
        """The label, the line below it, and what a screen reader says (both lines unless told otherwise)."""
        self._label = label
        self._sub = sub
        self._briefs = ()
        self.setAccessibleName(spoken or ", ".join(text for text in (label, sub) if text))
        self._changed()

    def set_briefs(self, *briefs: str) -> None:
        """Shorter forms of the line below the label, for where the whole of it would be too small to read."""
        self._briefs = briefs
        self._changed()

    def set_signs(self, shown: Signs) -> None:
        """Signs beside the label that say what the button brings."""
        self._signs = shown
        self._changed()

    def set_icon(self, icon: str) -> None:
        """Another icon, by its name in `art.icons`."""
        self._icon = icon
        self._changed()

    def set_key(self, key: str) -> None:
        """The badge with the key that does the same; the page owns the shortcut itself."""
        self._key = key
        self.setAccessibleDescription(key)
        self._changed()

    def set_role(self, role: Role) -> None:
        """Louder or quieter."""
        self.role = role
        self._changed()

    def enlarged(self, scale: float = 1.2) -> "Button":
        """The same button, larger: for the one main action of a page."""
        self._scale = scale
        self._changed()
        return self

    def from_left(self) -> "Button":
        """The same button, read from the left: for buttons below each other."""
        self._is_left = True
        return self

    def set_tight(self, is_tight: bool) -> None:
        """With less air around a lone icon, where a row of buttons is short of room."""
        if is_tight != self._is_tight:
            self._is_tight = is_tight
            self._changed()

    def spare_air(self) -> int:
        """How many pixels narrower the button would be, or already is, when it is tight."""
        return 0 if self._label else 2 * (px(AIR) - px(TIGHT))

    def is_tight(self) -> bool:
        """Whether it has less air than usual."""
        return self._is_tight

    def _changed(self) -> None:
        self.updateGeometry()
        self.update()

    # -- measures ---------------------------------------------------------------------------------------------

    def _label_font(self) -> QFont:
        return theme.font("button" if self.role is not Role.LINK else "strong", self._scale)

    def _sub_font(self) -> QFont:
        return theme.font("body", 0.9)

    def _icon_size(self) -> int:
        if not self._icon:
            return 0
        return px(26) if self._sub else px(22)

    def _key_width(self) -> int:
        if not self._key:
            return 0
        return max(px(22), round(QFontMetricsF(self._sub_font()).horizontalAdvance(self._key)) + px(12))

    def _padding(self) -> int:
        if self._is_tight and not self._label:
            return px(TIGHT)
        return px(6) if self.role is Role.LINK else px(AIR + 90 * (self._scale - 1))

    def _gap(self) -> int:
        """Between the icon, the words and the key."""
        return px(9)

    def _text_width(self) -> float:
        label = QFontMetricsF(self._label_font()).horizontalAdvance(self._label) + self._signs_width()
        return max(label, QFontMetricsF(self._sub_font()).horizontalAdvance(self._sub) if self._sub else 0)

    def _signs_width(self) -> float:
        """What the signs take, with the gap before them."""
        return signs.width(self._signs, px(SIGNS)) + px(8) if self._signs else 0

    def _parts(self) -> list[int]:
        text = round(self._text_width() + 1) if self._label else 0
        return [part for part in (self._icon_size(), text, self._key_width()) if part]

    # -- paint ------------------------------------------------------------------------------------------------

    def _fill(self) -> QColor | None:
        colours = theme.current()
        if self.role is Role.LINK:
            return None
        if not self.isEnabled() and self.role is Role.WARM:
            return colours.inset
        fill = {
            Role.WARM: colours.warm,
            Role.PLAIN: colours.inset,
            Role.QUIET: None,
            Role.BAR: None,
        }[self.role]
        if not self.isEnabled() or not (self._hovered or self.isDown() or self.isChecked()):
            return fill
        ink = colours.on_bar if self.role is Role.BAR else colours.ink
        if fill is None:
            return faded(ink, 0.2 if self.isDown() or self.isChecked() else 0.1)
        return mixed(fill, ink, 0.16 if self.isDown() else 0.07)

    def _ink(self) -> QColor:
        colours = theme.current()
        if self.role is Role.BAR:
            return colours.on_bar if self.isEnabled() else faded(colours.on_bar, 0.45)
        if not self.isEnabled():
            return faded(colours.ink_soft, 0.75)
        if self.role is Role.WARM:
            return colours.on_warm
        return colours.accent if self.role is Role.LINK else colours.ink

    def _sub_ink(self) -> QColor:
        if self.role in (Role.WARM, Role.BAR) or not self.isEnabled():
            return faded(self._ink(), 0.9)
        return theme.current().ink_soft

    def _paint_ground(self, painter: QPainter, box: QRectF) -> None:
        radius = px(12)
        fill = self._fill()
        if fill is None:
            if theme.current().line_width > 1 and self.role is not Role.LINK:
                draw_box(painter, box, radius, QColor(Qt.GlobalColor.transparent), theme.current().line)
            return
        if self.role is Role.WARM and self.isEnabled():
            draw_shadow(painter, box, radius)
        edged = self.role in (Role.PLAIN, Role.QUIET) or not self.isEnabled()
        draw_box(painter, box, radius, fill, theme.current().line if edged else None)

    def _paint_key(self, painter: QPainter, right: float, middle: float) -> None:
        size = QRectF(right - self._key_width(), middle - px(11), self._key_width(), px(22))
        painter.setPen(faded(self._ink(), 0.55))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(size.adjusted(0.5, 0.5, -0.5, -0.5), px(5), px(5))
        draw_text(painter, size.adjusted(2, 0, -2, 0), self._key, self._sub_font(), self._sub_ink(), CENTRE)

    def _paint_texts(self, painter: QPainter, box: QRectF, sub: str) -> None:
        if not sub:
            self._paint_label(painter, box, LEFT)
            return
        top = QFontMetricsF(self._label_font()).height()
        low = QFontMetricsF(self._sub_font()).height()
        start = box.center().y() - (top + low) / 2
        upper = QRectF(box.left(), start, box.width(), top)
        lower = QRectF(box.left(), start + top, box.width(), low)
        self._paint_label(painter, upper, LEFT)
        draw_text(painter, lower, sub, self._sub_font(), self._sub_ink(), LEFT)

    def _paint_label(self, painter: QPainter, box: QRectF, flags: Qt.AlignmentFlag) -> None:
        """The label, and the signs behind it where they leave it whole."""
        label = QFontMetricsF(self._label_font()).horizontalAdvance(self._label)
        if self._signs and label + self._signs_width() <= box.width() + 1:
            high = px(SIGNS)
            place = QRectF(box.left() + label + px(8), box.center().y() - high / 2 - 1, self._signs_width(), high)
            painter.setOpacity(1.0 if self.isEnabled() else 0.55)
            signs.draw(painter, self._signs, place, self._ink(), Qt.AlignmentFlag.AlignLeft)
            painter.setOpacity(1.0)
        draw_text(painter, box, self._label, self._label_font(), self._ink(), flags)

    def _content_left(self, box: QRectF) -> float:
        """Wide buttons with a key or a second line read from the left; all others are centred."""
        if self._is_left or self._key or self._sub:
            return box.left() + self._padding()
        parts = self._parts()
        used = sum(parts) + self._gap() * (len(parts) - 1)
        return max(box.left() + self._padding(), box.center().x() - used / 2)

    def _fitting(self, width: float) -> tuple[str, bool, bool]:
        """The line below the label, and whether icon and key are painted.

        Where words would become too small or be cut, first the key goes; then the line becomes shorter, if it may.
        """
        *longer, last = (self._sub, *self._briefs)
        choices = [(sub, *spare, reads) for sub in longer for spare in _SPARES]
        choices += [(last, True, True, reads), (last, True, False, reads)]
        choices += [(last, True, False, fits), (last, False, False, fits)]
        for sub, with_icon, with_key, test in choices:
            if self._words_fit(self._words_room(width, with_icon, with_key), sub, test):
                return sub, with_icon, with_key
        return last, False, False

    def _words_room(self, width: float, with_icon: bool, with_key: bool) -> float:
        icon = self._icon_size() + self._gap() if self._icon and with_icon else 0
        return width - icon - (self._key_width() + self._gap() if self._key and with_key else 0)

    def _words_fit(self, width: float, sub: str, test: Callable[[QFont, str, float], bool]) -> bool:
        signs_width = self._signs_width() if self._signs_width() < width / 2 else 0  # too wide: they are not painted
        label = test(self._label_font(), self._label, width - signs_width) if self._label else True
        return label and (not sub or test(self._sub_font(), sub, width))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(3, 3, -3, -4)
            self._paint_ground(painter, box)
            left, right = self._content_left(box), box.right() - self._padding()
            sub, with_icon, with_key = self._fitting(right - left)
            if with_icon and self._icon:
                size = self._icon_size()
                if not self._label:
                    left = box.center().x() - size / 2
                painter.setOpacity(1.0 if self.isEnabled() else 0.45)
                top_left = QPointF(left, box.center().y() - size / 2)
                icons.draw(painter, self._icon, QRectF(top_left, QSize(size, size)), self._ink())
                painter.setOpacity(1.0)
                left += size + self._gap()
            if with_key and self._key:
                self._paint_key(painter, right, box.center().y())
                right -= self._key_width() + self._gap()
            if self._label:
                self._paint_texts(painter, QRectF(left, box.top(), max(right - left, 0), box.height()), sub)
            if self.hasFocus():
                draw_focus(painter, QRectF(self.rect()), px(13))

    # -- Qt ---------------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        parts = self._parts()
        width = sum(parts) + self._gap() * max(len(parts) - 1, 0) + 2 * self._padding() + 8
        height = QFontMetricsF(self._label_font()).height() + px(16 + 40 * (self._scale - 1))
        if self._sub:
            height += QFontMetricsF(self._sub_font()).height()
        return QSize(max(width, px(40)), max(round(height), px(40)) + 7)

    def minimumSizeHint(self) -> QSize:
        wish = self.sizeHint()
        return QSize(round(wish.width() * 0.8), wish.height())

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = False
        self.update()
        super().leaveEvent(event)
