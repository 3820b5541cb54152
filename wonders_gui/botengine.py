"""Knows which engine the bots think with, and whether a faster one is on its way."""

import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.core.kind import COMPILED, engine_kind
from wonders_gui.compiling import Compiler, command_in
from wonders_gui.enginestate import EngineState, state_in

if TYPE_CHECKING:
    from pathlib import Path

    from wonders_gui.workers import Thinkers

log = logging.getLogger(__name__)


class BotEngine(QObject):
    """The window's own process keeps its engine; what counts for the player is the engine of the bots."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.kind = engine_kind()
        self.state = EngineState.SETTLED
        self.percent = 0
        self._thinkers: Thinkers | None = None
        self._compiler: Compiler | None = None

    def open(self, thinkers: "Thinkers", environment: Mapping[str, str]) -> None:
        """Follow these bots; where the environment says how to compile, that can be begun by `begin`."""
        self._thinkers = thinkers
        thinkers.engine_told.connect(self._see_engine)
        if self.kind == COMPILED:
            return
        self._change_state(state_in(environment))
        command = command_in(environment)
        if command:
            self._compiler = Compiler(command, self)
            self._compiler.progressed.connect(self._see_progress)
            self._compiler.ready.connect(self._change_over)
            self._compiler.failed.connect(lambda: self._change_state(EngineState.FAILED))

    def begin(self) -> None:
        """Let a faster engine be made, if that is possible here."""
        if self._compiler is not None:
            self._change_state(EngineState.PREPARING)
            self._compiler.start()

    def stop(self) -> None:
        """The player wants it no more, at this start."""
        if self._compiler is not None:
            self._compiler.stop()
            self._change_state(EngineState.STOPPED)

    def settle(self) -> None:
        """The player has heard that the faster engine is there."""
        self._change_state(EngineState.SETTLED)

    def close(self) -> None:
        """End what was begun."""
        if self._compiler is not None:
            self._compiler.close()

    def _change_state(self, state: EngineState) -> None:
        if state is not self.state:
            self.state = state
            self.changed.emit()

    def _see_progress(self, percent: int) -> None:
        self.percent = percent
        self.changed.emit()

    def _change_over(self, tree: "Path") -> None:
        assert self._thinkers is not None
        log.info("the compiled engine is there; bots change over to it")
        self.percent = 100
        self._thinkers.change_over(tree)
        self.changed.emit()

    def _see_engine(self, kind: str) -> None:
        self.kind = kind
        if self.state is EngineState.PREPARING and kind == COMPILED:
            self.state = EngineState.READY
        self.changed.emit()
