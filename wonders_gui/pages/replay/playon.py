"""Play on from here: which seat, against whom. The game that is looked at stays as it is."""

from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from ai.registry import LEVELS
from wonders_gui.games.registry import AnyReplay
from wonders_gui.language import _
from wonders_gui.replaying import Rights
from wonders_gui.texts.opponents import level_name
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.segments import Option, Segments
from wonders_gui.widgets.sheet import Sheet
from wonders_gui.widgets.text import Text

SAME: Final = "same"


class PlayOnSheet(Sheet):
    """`decided(Seating)` says who shall sit where."""

    decided = Signal(object)

    def __init__(self, page: QWidget, replay: AnyReplay) -> None:
        super().__init__(page, QSize(800, 400))
        self._replay = replay
        self._text = Text("body", self.panel).wrapped()
        self._whose = Text("strong", self.panel)
        self.seat = Segments(self.panel)
        self._against = Text("strong", self.panel)
        self.level = Segments(self.panel)
        self.start = Button(Role.WARM, "play", self.panel).enlarged()
        self.start.clicked.connect(self._decide)
        for part in (self._text, self._whose, self.seat, self._against, self.level):
            self.content.addWidget(part)
        self.content.addStretch(1)
        self.content.addWidget(self.start)
        self.retranslate()

    def _decide(self) -> None:
        seating = self._replay.seating.at(int(self.seat.value()))
        level = self.level.value()
        self.close_sheet()
        self.decided.emit(seating if level == SAME else seating.against(level))

    def first_focus(self) -> QWidget:
        return self.start

    def retranslate(self) -> None:
        """Set every text in the current language."""
        super().retranslate()
        replay = self._replay
        self.set_title(_("PLAY ON FROM HERE"))
        self._text.setText(
            _("This makes a game of its own, saved under its own name. The game you are looking at stays as it is.")
        )
        self._whose.setText(_("Your seat"))
        self._against.setText(_("Your opponents"))
        self.seat.setAccessibleName(_("Your seat"))
        self.level.setAccessibleName(_("Your opponents"))
        seats = [replay.seat] if replay.rights is Rights.OWN else range(replay.players)
        self.seat.set_options([Option(str(seat), replay.people[seat]) for seat in seats])
        self.seat.set_value(self.seat.value() or str(replay.seat))
        levels = [Option(level, level_name(level)) for level in LEVELS]
        self.level.set_options([Option(SAME, _("As they were")), *levels])
        self.level.set_value(self.level.value() or SAME)
        self.start.set_texts(_("Play on"))
