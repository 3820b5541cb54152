"""A message that lies on a page: a heading, a few lines, one button. Space closes it."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPaintEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wonders_gui.art import icons
from wonders_gui.language import _
from wonders_gui.widgets.announcer import announce
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.paint import painting, px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.pressable import ENTER
from wonders_gui.widgets.text import Text
from wonders_gui.widgets.trap import step


class Picture(QWidget):
    """One icon of a fixed size."""

    def __init__(self, name: str, size: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self.setFixedSize(size, size)

    def set_name(self, name: str) -> None:
        """Another icon."""
        self._name = name
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            icons.draw(painter, self._name, QRectF(self.rect()))


class Banner(Panel):
    """Centred on its page, above everything else there; `closed` says that the player has read it.

    What may be done while it is open is the page's affair; see `games.guard`.
    """

    opened = Signal()
    closed = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page, padding=18)
        self._page = page
        self._picture = Picture("info", px(44), self)
        self._heading = Text("section", self, 1.2)
        self._lines = QVBoxLayout()
        self._rows: list[Text] = []
        self.button = Button(Role.PLAIN, "", self)
        self.button.clicked.connect(self.close_message)
        self._space = QShortcut(QKeySequence(Qt.Key.Key_Space), page)
        self._space.activated.connect(self.close_message)
        self._space.activatedAmbiguously.connect(self.close_message)
        self._space.setEnabled(False)
        self._space.setAutoRepeat(False)
        self._lay_out()
        self.retranslate()
        page.installEventFilter(self)
        self.hide()

    def _lay_out(self) -> None:
        texts = QVBoxLayout()
        texts.setSpacing(px(6))
        texts.addWidget(self._heading)
        texts.addLayout(self._lines)
        top = QHBoxLayout()
        top.setSpacing(px(14))
        top.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        top.addLayout(texts, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(12))
        layout.addLayout(top)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignRight)

    def show_message(self, heading: str, lines: Sequence[str] = (), icon: str = "info") -> None:
        """Say this until the player goes on; a new message takes the place of an old one."""
        self._heading.setText(heading)
        self._picture.set_name(icon)
        self._fill(lines)
        self.setAccessibleName(heading)
        self._space.setEnabled(True)
        self.show()
        self.raise_()
        self._fit()
        announce(self, ". ".join((heading, *lines)))
        self.opened.emit()

    def _fill(self, lines: Sequence[str]) -> None:
        while self._rows:
            old = self._rows.pop()
            self._lines.removeWidget(old)
            old.hide()
            old.deleteLater()
        for line in lines:
            row = Text("body", self).wrapped()
            row.setText(line)
            self._lines.addWidget(row)
            row.show()
            self._rows.append(row)

    def close_message(self) -> None:
        """The player goes on."""
        if not self.isHidden():
            self._space.setEnabled(False)
            self.hide()
            self.closed.emit()

    def _fit(self) -> None:
        """As high as its lines need at a width that reads well."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        width = min(max(px(460), layout.totalMinimumSize().width()), self._page.width())
        self.resize(width, min(layout.totalHeightForWidth(width), self._page.height()))
        self._centre()

    def _centre(self) -> None:
        page = self._page.rect()
        self.move((page.width() - self.width()) // 2, max((page.height() - self.height()) * 2 // 5, 0))

    def dress(self) -> None:
        """Take measures again, after theme or scale have changed."""
        self.pad()
        self._picture.setFixedSize(px(44), px(44))
        if not self.isHidden():
            self._fit()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.button.set_texts(_("Continue"))
        self.button.set_key(_("Space"))

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._centre()
        return super().eventFilter(watched, event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab and arrows stay inside: the keyboard is here until the message is closed."""
        return step(self, forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, *ENTER):
            if not event.isAutoRepeat():
                self.close_message()
        else:
            super().keyPressEvent(event)
