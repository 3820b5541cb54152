"""How widgets answer when the language or the look of the program changes while they are shown."""

from typing import Protocol

from PySide6.QtCore import QEvent


class Changing(Protocol):
    """A widget that can set its texts and its measures anew."""

    def retranslate(self) -> None:
        """Set every text in the language of now."""

    def dress(self) -> None:
        """Take fonts and measures of the theme of now."""


def follow(widget: Changing, event: QEvent) -> None:
    """To be called from `changeEvent`: the application's style sheet is set anew whenever theme or scale change."""
    if event.type() == QEvent.Type.LanguageChange:
        widget.retranslate()
    elif event.type() == QEvent.Type.StyleChange:
        widget.dress()
