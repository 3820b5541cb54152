"""A small panel that opens beside what was clicked; Esc or a click elsewhere closes it."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QStyle, QVBoxLayout, QWidget

from wonders_gui.widgets.paint import px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.trap import step


class Popover(Panel):
    """Lies on `page`; its contents are laid out on `body`. While it is open, a click beside it only closes it."""

    closed = Signal()

    def __init__(self, page: QWidget, padding: int = 14) -> None:
        super().__init__(page, padding)
        self._page = page
        self._opener: QWidget | None = None
        self.head = 0  # pixels of the page that it leaves free at the top: its bar
        self.body = QWidget()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(Scroll(self.body, self))
        self.hide()

    def open_at(self, opener: QWidget) -> None:
        """Show it beside `opener`, wholly on the page, and give it the keyboard."""
        self._opener = opener
        self._fit()
        self.move(self._place(QRect(opener.mapTo(self._page, QPoint(0, 0)), opener.size())))
        self.show()
        self.raise_()
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(self)
        step(self, True)

    def refit(self) -> None:
        """Its contents have changed: take the size they need, in place."""
        self._fit()
        if self._opener is not None:
            self.move(self._place(QRect(self._opener.mapTo(self._page, QPoint(0, 0)), self._opener.size())))

    def _fit(self) -> None:
        """As large as its contents; where the page has no room for them, they scroll."""
        layout = self.body.layout()
        assert layout is not None
        layout.activate()
        rim = self.contentsMargins()
        room = self._page.rect().adjusted(px(8), px(8), -px(8), -px(8))
        width = max(self.body.sizeHint().width(), self.minimumWidth() - rim.left() - rim.right())
        high = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else self.body.sizeHint().height()
        high = max(high, self.body.minimumSizeHint().height())  # lower, the contents would scroll
        height = high + rim.top() + rim.bottom()
        if height > room.height():
            width += self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        self.resize(width + rim.left() + rim.right(), min(height, room.height()))

    def _place(self, anchor: QRect) -> QPoint:
        """Below the bar of the page, unless it needs all of the height."""
        room = self._page.rect().adjusted(px(8), px(8), -px(8), -px(8))
        below = room.adjusted(0, self.head, 0, 0)
        return self.place_beside(anchor, below if self.height() <= below.height() else room)

    def place_beside(self, anchor: QRect, room: QRect) -> QPoint:
        """Right of the anchor if there is room, else left of it, else wherever the page has room."""
        gap = px(8)
        left = anchor.right() + gap
        if left + self.width() > room.right():
            left = anchor.left() - gap - self.width()
        if left < room.left():
            left = min(max(anchor.center().x() - self.width() // 2, room.left()), room.right() - self.width())
        top = min(max(anchor.center().y() - self.height() // 2, room.top()), room.bottom() - self.height())
        return QPoint(left, max(top, room.top()))

    def close_popover(self) -> None:
        """Away with it, and the keyboard back to what opened it."""
        if self.isHidden():
            return
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self.hide()
        if self._opener is not None:
            self._opener.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            is_inside = isinstance(watched, QWidget) and (watched is self or self.isAncestorOf(watched))
            is_here = isinstance(watched, QWidget) and watched.window() is self.window()
            if is_here and not is_inside:
                self.close_popover()
                return True
        return False

    def focusNextPrevChild(self, forward: bool) -> bool:
        return step(self, forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_popover()
        else:
            super().keyPressEvent(event)
