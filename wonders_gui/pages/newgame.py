"""The page on which a new game is set up: a table with seats around it, the choices beside it, one button to begin."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from ai.registry import LEVELS
from engine.core.errors import ConfigError
from wonders_gui.dialogs.rules import RulesSheet
from wonders_gui.games.registry import Title, title
from wonders_gui.games.seven.teams import NO_TEAM, team_name
from wonders_gui.language import _, pgettext
from wonders_gui.pages.boardrow import BoardRow, board_label
from wonders_gui.pages.choices import RANDOM, YOU, Choices, choices_for
from wonders_gui.pages.options import TableOptions
from wonders_gui.pages.ring import TableRing
from wonders_gui.pages.seatcard import SeatFace
from wonders_gui.pages.seatpopover import SeatPopover
from wonders_gui.pages.told import DOT, extras, title_name
from wonders_gui.settings import Settings
from wonders_gui.texts import names
from wonders_gui.texts.opponents import character_name, level_name
from wonders_gui.texts.refusals import error_text
from wonders_gui.widgets.bar import BACK, TopBar
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.ground import Ground
from wonders_gui.widgets.paint import QWIDGETSIZE_MAX, px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.text import BAR, Text

NIGHTS = ("night", "B")
DICE_SHOWN = ("die_blue", "die_yellow", "die_green")
"""What lies on the table of Dice before the game."""
SIDE_ICONS = {"day": "day", "night": "night"}
OPTIONS_WIDTH = 346
LEAST_TABLE = 600  # width that the seats need beside the options
BOARD_WIDTH = 70  # and each landscape below them


class NewGamePage(Ground):
    """`started(Setup)` begins the game; `left_asked` goes back. What was chosen is remembered."""

    started = Signal(object)
    left_asked = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.choices: Choices = choices_for(title(settings.last_game), {})
        self.bar = TopBar("", BACK, self)
        self.bar.left_asked.connect(self.left_asked)
        self._which = Text("strong", self.bar, 1.1, BAR)
        self.bar.add_right(self._which)
        self.options = TableOptions()
        self.ring = TableRing(self)
        self._city_caption = Text("label", self, tone="soft")
        self.cities = BoardRow(1, self)
        self._promise = Text("body", self, 0.94, "soft").wrapped()
        self._trouble = Text("strong", self, tone="bad").wrapped()
        self._trouble.hide()
        self.start = Button(Role.WARM, "play", self).enlarged(1.25)
        self._popover = SeatPopover(self)
        self._sheet: RulesSheet | None = None
        self._panel = Panel(self)
        self._connect()
        self._lay_out()
        self.show_title(self.choices.title)

    # -- parts ------------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        self.options.changed.connect(self._refresh)
        self.options.title_chosen.connect(lambda key: self.show_title(title(key)))
        self.options.rules_asked.connect(self._open_rules)
        self.ring.picked.connect(self._open_seat)
        self.cities.chosen.connect(self._choose_city)
        self._popover.changed.connect(self._refresh)
        self._popover.named.connect(self._rename)
        self.start.clicked.connect(self.begin)

    def _lay_out(self) -> None:
        inside = QVBoxLayout(self._panel)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.options)
        foot = QHBoxLayout()
        foot.addWidget(self._promise, 1)
        foot.addWidget(self._trouble, 1)
        foot.addWidget(self.start)
        self._right = QVBoxLayout()
        self._right.addWidget(self.ring, 1)
        self._right.addWidget(self._city_caption)
        self._right.addWidget(self.cities)
        self._right.addLayout(foot)
        body = QWidget()
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight, body)
        self._body.addWidget(self._panel)
        self._body.addLayout(self._right, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(Scroll(body, self), 1)
        self.dress()

    # -- what is shown ----------------------------------------------------------------------------------------

    def show_title(self, chosen: Title) -> None:
        """Set up a game of this title, with the choices of last time."""
        if self._sheet is not None:
            self._sheet.close_sheet()
        self.choices = choices_for(chosen, self._settings.choices(chosen.key))
        self.options.show_choices(self.choices)
        self.retranslate()

    def take_focus(self) -> None:
        """The keyboard starts at the button that begins the game."""
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.bar.set_title(_("NEW GAME"))
        self._name_table()
        self._city_caption.setText(_("Your city"))
        self.cities.setAccessibleName(_("Your city"))
        self._promise.setText(_("You can always take a decision back. Bots never see what is hidden."))
        self.start.set_texts(_("Start the game"))
        self.cities.retranslate()
        self._refresh()

    def _name_table(self) -> None:
        """Which game it is, in the bar."""
        choices = self.choices
        self._which.setText(DOT.join((title_name(choices.title), *extras(choices.extras))))

    def _refresh(self) -> None:
        """Show the choices as they are now."""
        choices = self.choices
        self._name_table()
        faces = [self._face(place) for place in range(choices.cities)]
        self.ring.show_seats(faces, self._note(), DICE_SHOWN if choices.title.game == "dice" else ())
        has_boards = bool(choices.all_boards())
        self._city_caption.setVisible(has_boards)
        self.cities.setVisible(has_boards)
        if has_boards:
            night = choices.side_of(YOU) in NIGHTS
            self.cities.show_boards(choices.all_boards(), choices.seats[YOU].board, night)
            self._turn()
        self.options.retranslate()
        self._judge()

    def _note(self) -> str:
        if self.choices.title.game == "duel":
            return _("Three Ages, one pyramid of cards in each")
        if self.choices.title.game == "dice":
            return _("Everybody uses the same dice, all at the same time")
        if self.choices.teams:
            return _("Partners sit side by side; you see your partner's hand")
        return _("Age I and III pass to the left, Age II to the right")

    def _face(self, place: int) -> SeatFace:
        choices = self.choices
        sitting = choices.seats[place]
        board = sitting.board if choices.all_boards() else ("rhodos" if place == YOU else "babylon")
        side = choices.side_of(place)
        city = board_label(board) if choices.all_boards() else ""
        free = place >= choices.players
        own = place == YOU
        name = self.own_name() if own else (names.free_city() if free else sitting.name)
        manner = _("your seat") if own else ("" if free else character_name(sitting.character))
        level = 0 if own or free else LEVELS.index(sitting.level) + 1
        team = choices.team_of(place)
        told = [name, city, manner if own or free else f"{level_name(sitting.level)}, {manner}"]
        told.append(team_name(team) if team != NO_TEAM else "")
        return SeatFace(
            name,
            city,
            board,
            side in NIGHTS,
            own,
            level,
            manner,
            SIDE_ICONS.get(side, "") if board != RANDOM else "",
            ", ".join(part for part in told if part),
            _("Click to change this seat."),
            team,
        )

    def own_name(self) -> str:
        """What the player is called on this page."""
        return self._settings.own_name or pgettext("player", "You")

    # -- choosing ---------------------------------------------------------------------------------------------

    def _open_seat(self, place: int) -> None:
        self._popover.show_seat(self.choices, place, self._settings.player_name)
        self._popover.head = self.bar.height()
        self._popover.open_at(self.ring.cards[place])
        self._popover.focus_first()

    def _open_rules(self) -> None:
        if self._sheet is not None:
            self._sheet.deleteLater()
        self._sheet = RulesSheet(self, self.choices)
        self._sheet.changed.connect(self._refresh)
        self._sheet.open_sheet()

    def _choose_city(self, board: str) -> None:
        self.choices.give_board(YOU, board)
        self._refresh()

    def _rename(self, name: str) -> None:
        self._settings.player_name = name
        self._refresh()

    def _judge(self) -> str:
        """What keeps the game from beginning, said beside the button."""
        trouble = ""
        try:
            self.choices.config()
        except ConfigError as error:
            trouble = error_text(error)
        self.start.setEnabled(not trouble)
        self._trouble.setText(trouble)
        self._trouble.setVisible(bool(trouble))
        self._promise.setVisible(not trouble)
        return trouble

    def begin(self) -> None:
        """Remember the choices and start the game."""
        if self._judge():
            return
        chosen = self.choices
        self._settings.set_choices(chosen.title.key, chosen.to_json())
        self._settings.last_game = chosen.title.key
        self.started.emit(chosen.setup(self._settings.own_name))

    # -- looks ------------------------------------------------------------------------------------------------

    def dress(self) -> None:
        """Take measures of the current theme."""
        margin = px(14)
        self._body.setContentsMargins(margin, margin, margin, margin)
        self._body.setSpacing(px(16))
        self._right.setSpacing(px(6))
        self._panel.pad()
        self._turn()

    def _turn(self) -> None:
        """Beside the table when there is room for both, above it when letters are large."""
        wide = self.width() >= px(OPTIONS_WIDTH + max(LEAST_TABLE, BOARD_WIDTH * self.cities.columns()))
        self._body.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        self._panel.setMaximumWidth(px(OPTIONS_WIDTH) if wide else QWIDGETSIZE_MAX)
        self._panel.setMinimumWidth(px(OPTIONS_WIDTH))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)
