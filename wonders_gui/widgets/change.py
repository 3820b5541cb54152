"""How widgets answer when the language or the look of the program changes while they are shown."""

from typing import Protocol

from PySide6.QtCore import QEvent


class Changing(Protocol):
    """A widget that can set its texts and its measures again."""

    def retranslate(self) -> None:
        """Set every text in the current language."""

    def dress(self) -> None:
        """Take fonts and measures of the current theme."""


def follow(widget: Changing, event: QEvent) -> None:
    """To be called from `changeEvent`: the application's style sheet is set again whenever theme or scale change."""
    if event.type() == QEvent.Type.LanguageChange:
        widget.retranslate()
    elif event.type() == QEvent.Type.StyleChange:
        widget.dress()
