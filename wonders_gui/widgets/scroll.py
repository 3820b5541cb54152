"""A part of a page that scrolls when letters are large or the window is small; it shows no frame of its own."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget


class Scroll(QScrollArea):
    """Shows `inner` as wide as itself; whatever gets the keyboard is scrolled into sight."""

    fitted = Signal()
    """What it shows has become wider or narrower: another `fitting_width`."""

    def __init__(self, inner: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inner)
        inner.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        inner.installEventFilter(self)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow)

    def fitting_width(self) -> int:
        """What it takes to show everything in its width, a scroll bar included."""
        inner = self.widget()
        assert inner is not None
        return inner.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()

    def _fit(self) -> None:
        if self.minimumWidth() != self.fitting_width():
            self.setMinimumWidth(self.fitting_width())
            self.fitted.emit()

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        inner = self.widget()
        if now is not None and inner is not None and inner.isAncestorOf(now):
            self.ensureWidgetVisible(now)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The area is never narrower than what it shows: only its height may be short."""
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)
