"""What can be changed about one seat: level and character of a bot, the player's own name, the board and its side."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from ai.registry import CHARACTERS, LEVELS
from wonders_gui.language import _, pgettext
from wonders_gui.pages.boardrow import BoardRow
from wonders_gui.pages.choices import CHOOSE, RANDOM, YOU, Choices
from wonders_gui.settings import NAME_LENGTH
from wonders_gui.texts import names
from wonders_gui.texts.opponents import character_description, character_name, level_description, level_name
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.popover import Popover
from wonders_gui.widgets.segments import Option, Segments
from wonders_gui.widgets.text import Text


def side_label(side: str) -> str:
    """A side as an option."""
    if side == RANDOM:
        return _("Random")
    if side == CHOOSE:
        return _("By choice")
    return {"A": "A", "B": "B", "day": _("Day"), "night": _("Night")}[side]


class SeatPopover(Popover):
    """`changed` says that the choices are other ones now; `named` that the player has another name."""

    changed = Signal()
    named = Signal(str)

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._choices: Choices | None = None
        self._place_number = YOU
        self._heading = Text("section", self)
        self.name = QLineEdit(self)
        self.name.setMaxLength(NAME_LENGTH)
        self.name.textEdited.connect(self.named)
        self.levels, self.characters, self.sides = Segments(self), Segments(self), Segments(self)
        self.boards = BoardRow(2, self)
        self._captions = [Text("label", self, tone="soft") for _number in range(5)]
        self._level_line = Text("body", self, 0.94).wrapped()
        self._character_line = Text("body", self, 0.94).wrapped()
        self._connect()
        self._lay_out()

    def _connect(self) -> None:
        self.levels.chosen.connect(lambda level: self._choose(level=level))
        self.characters.chosen.connect(lambda character: self._choose(character=character))
        self.sides.chosen.connect(lambda side: self._choose(side=side))
        self.boards.chosen.connect(lambda board: self._choose(board=board))

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self.body)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(6))
        layout.addWidget(self._heading)
        parts = (self.name, self.levels, self.characters, self.boards, self.sides)
        for caption, part in zip(self._captions, parts, strict=True):
            layout.addWidget(caption)
            layout.addWidget(part)
            if part is self.levels:
                layout.addWidget(self._level_line)
            elif part is self.characters:
                layout.addWidget(self._character_line)

    # -- what is shown ----------------------------------------------------------------------------------------

    def show_seat(self, choices: Choices, place: int, own_name: str) -> None:
        """Let the player change this seat."""
        self._choices, self._place_number = choices, place
        self.name.setText(own_name)
        self.retranslate()

    def _is_bot(self) -> bool:
        return self._choices is not None and YOU < self._place_number < self._choices.players

    def _has_boards(self) -> bool:
        return self._choices is not None and bool(self._choices.all_boards())

    def retranslate(self) -> None:
        """Set every text in the current language, and every value."""
        if self._choices is None:
            return
        captions = (_("Your name"), _("Level"), _("Character"), _("City"), _("Side"))
        bot, boards = self._is_bot(), self._has_boards()
        sides = boards and bool(self._choices.all_sides())
        shown = (self._place_number == YOU, bot, bot, boards, sides)
        parts = (self.name, self.levels, self.characters, self.boards, self.sides)
        for caption, text, part, is_shown in zip(self._captions, captions, parts, shown, strict=True):
            caption.setText(text)
            part.setAccessibleName(text)
            caption.setVisible(is_shown)
            part.setVisible(is_shown)
        self._level_line.setVisible(bot)
        self._character_line.setVisible(bot)
        self.name.setPlaceholderText(pgettext("player", "You"))
        self._heading.setText(self._heading_text(self._choices))
        self._fill(self._choices)

    def _heading_text(self, choices: Choices) -> str:
        if self._place_number == YOU:
            return _("Your seat")
        return choices.seats[self._place_number].name if self._is_bot() else names.free_city()

    def _fill(self, choices: Choices) -> None:
        sitting = choices.seats[self._place_number]
        self.levels.set_options(
            [Option(level, str(LEVELS.index(level) + 1), level_name(level), tip=level_name(level)) for level in LEVELS]
        )
        self.levels.set_value(sitting.level)
        told = f"{level_name(sitting.level)}: {level_description(sitting.level)}"
        self._level_line.setText(told)
        self.characters.set_options([self._character(character) for character in CHARACTERS])
        self.characters.set_value(sitting.character)
        self._character_line.setText(character_description(sitting.character))
        if self._has_boards():
            sides = (*choices.all_sides(), RANDOM, CHOOSE)
            self.sides.set_options([Option(side, side_label(side)) for side in sides])
            self.sides.set_value(choices.side_of(self._place_number))
            night = choices.side_of(self._place_number) in ("night", "B")
            self.boards.show_boards(choices.all_boards(), sitting.board, night)
            self.boards.retranslate()

    def _character(self, character: str) -> Option:
        name = character_name(character)
        return Option(character, name, tip=character_description(character))

    # -- choosing ---------------------------------------------------------------------------------------------

    def _choose(self, level: str = "", character: str = "", side: str = "", board: str = "") -> None:
        assert self._choices is not None
        sitting = self._choices.seats[self._place_number]
        sitting.level = level or sitting.level
        sitting.character = character or sitting.character
        if side:
            sitting.side = "" if side == self._choices.sides else side
        if board:
            self._choices.give_board(self._place_number, board)
        self._fill(self._choices)
        self.changed.emit()

    def dress(self) -> None:
        """Take measures of the current theme."""
        self.pad()
        if not self.isHidden():
            self.refit()

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)

    def focus_first(self) -> None:
        """The keyboard goes to what can be changed first."""
        first: QWidget = self.name
        if self._is_bot():
            first = self.levels.segment(self.levels.value())
        elif self._place_number != YOU:
            first = self.boards.button(self.boards.value())
        first.setFocus(Qt.FocusReason.OtherFocusReason)
