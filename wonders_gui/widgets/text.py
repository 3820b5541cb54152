"""A line or paragraph of plain text in a font of the theme, which it takes again whenever the theme changes."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from wonders_gui import theme

BAR = "bar"


class Text(QLabel):
    """Plain text; `tone` is a role of the theme: soft, accent, good, warn, bad, gold, or bar for text on the bar."""

    def __init__(
        self, role: theme.FontRole = "body", parent: QWidget | None = None, scale: float = 1.0, tone: str = ""
    ) -> None:
        super().__init__(parent)
        self._role: theme.FontRole = role
        self._scale = scale
        self.setTextFormat(Qt.TextFormat.PlainText)
        if tone:
            self.setProperty("tone", tone)
        self._dress()

    def wrapped(self) -> "Text":
        """The same, on as many lines as it needs."""
        self.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        return self

    def set_tone(self, tone: str) -> None:
        """Another tone."""
        self.setProperty("tone", tone)
        self.style().unpolish(self)
        self.style().polish(self)
        self._dress()

    def set_role(self, role: theme.FontRole) -> None:
        """Another font."""
        self._role = role
        self._dress()

    def _dress(self) -> None:
        font = theme.font(self._role, self._scale)
        if font != self.font():  # another theme has the same letters, and a new font lays out the page again
            self.setFont(font)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._dress()
