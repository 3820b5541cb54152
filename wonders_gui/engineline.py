"""The line at the foot of the window while a faster engine is made for the bots, and for a moment after that."""

from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from wonders_gui.botengine import BotEngine
from wonders_gui.enginestate import EngineState
from wonders_gui.texts.engine import preparing_text, ready_text
from wonders_gui.widgets.announcer import announce
from wonders_gui.widgets.progressline import ProgressLine

_SHOWN: Final = 10_000  # milliseconds for which the good news stay


class EngineLine(ProgressLine):
    """Shows how the work on a faster engine goes; whoever stops it stops it for this start."""

    def __init__(self, bot_engine: BotEngine, parent: QWidget | None = None) -> None:
        self._bot_engine = bot_engine
        super().__init__(parent)
        self.hide()
        self.stopped.connect(bot_engine.stop)
        bot_engine.changed.connect(self.follow)
        self._leaving = QTimer(self, singleShot=True, interval=_SHOWN)
        self._leaving.timeout.connect(bot_engine.settle)

    def follow(self) -> None:
        """Show how far it is."""
        if self._bot_engine.state is EngineState.PREPARING:
            self.show_work(preparing_text(), self._bot_engine.percent)
        elif self._bot_engine.state is EngineState.READY:
            self._tell_end()
        else:
            self.hide()

    def _tell_end(self) -> None:
        if not self._leaving.isActive():
            announce(self, ready_text())
            self._leaving.start()
        self.show_end(ready_text())

    def retranslate(self) -> None:
        """Set every text in the current language."""
        super().retranslate()
        if not self.isHidden():
            self.follow()
