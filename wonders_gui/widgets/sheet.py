"""A dialog inside the window: the page behind it darkens, Esc or a click beside it leads back, focus stays within."""

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from wonders_gui import theme
from wonders_gui.language import _
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.paint import faded, painting, px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.text import Text
from wonders_gui.widgets.trap import step, stops


class Sheet(QWidget):
    """Lies over `page`. A subclass or caller gives it a body; `closed` says that it is gone."""

    closed = Signal()

    def __init__(self, page: QWidget, wish: QSize | None = None) -> None:
        super().__init__(page)
        self._page = page
        self._wish = wish or QSize(640, 520)
        self._before: QWidget | None = None
        self.panel = Panel(self, padding=18)
        self._title = Text("title", self.panel, 0.9)
        self.close_button = Button(Role.QUIET, "close", self.panel)
        self.close_button.clicked.connect(self.close_sheet)
        self.content = QVBoxLayout()
        self._lay_out_frame()
        page.installEventFilter(self)
        self.dress()
        Sheet.retranslate(self)
        self.hide()

    def _lay_out_frame(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self.close_button)
        layout = QVBoxLayout(self.panel)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(10))
        layout.addLayout(top)
        layout.addLayout(self.content, 1)

    # -- what the owner asks for ------------------------------------------------------------------------------

    def set_title(self, title: str) -> None:
        """The heading, which is also the name for screen readers."""
        self._title.setText(title)
        self.setAccessibleName(title)

    def title(self) -> str:
        """The heading."""
        return self._title.text()

    def set_body(self, body: QWidget) -> None:
        """What the sheet is about."""
        self.content.addWidget(body, 1)

    def open_sheet(self) -> None:
        """Show it above the page and give it the keyboard."""
        self._before = QApplication.focusWidget()
        self._fill_page()
        self.show()
        self.raise_()
        first = self.first_focus()
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def first_focus(self) -> QWidget:
        """What has the keyboard when the sheet opens."""
        found = [stop for stop in stops(self) if stop is not self.close_button]
        return found[0] if found else self.close_button

    def close_sheet(self) -> None:
        """Back to the page, and the keyboard back to where it was."""
        if self.isHidden():
            return
        self.hide()
        if self._before is not None and _alive(self._before) and self._before.isVisible():
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()

    def retranslate(self) -> None:
        """Set every text in the current language; a subclass adds its title and body."""
        spoken = _("Close")
        self.close_button.set_texts("", spoken=spoken)
        self.close_button.setToolTip(spoken)

    def dress(self) -> None:
        """Take fonts and measures again, after theme or scale have changed."""
        self.panel.pad()
        self._fill_page()

    # -- place ------------------------------------------------------------------------------------------------

    def _fill_page(self) -> None:
        page = self._page.rect()
        self.setGeometry(page)
        width = min(px(self._wish.width()), page.width() - px(24))
        height = min(px(self._wish.height()), page.height() - px(24))
        self.panel.setGeometry((page.width() - width) // 2, (page.height() - height) // 2, width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._page and event.type() == QEvent.Type.Resize:
            self._fill_page()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.fillRect(QRectF(self.rect()), faded(theme.PRINT, 0.55))

    # -- keys and clicks --------------------------------------------------------------------------------------

    def focusNextPrevChild(self, forward: bool) -> bool:
        return step(self, forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nothing in the sheet wanted end here: the page below must not act on them."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_sheet()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.panel.geometry().contains(event.position().toPoint()):
            self.close_sheet()
        event.accept()


def _alive(widget: QWidget) -> bool:
    """Whether Qt still has the widget that Python remembers."""
    from shiboken6 import isValid

    return isValid(widget)
