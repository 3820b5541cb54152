"""The choices of a new game that concern the whole table: edition, players, boards, sides, the deal, who begins."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from ai.registry import LEVELS
from engine.core.errors import ConfigError
from engine.duel import config as duel
from engine.seven.config import CITIES
from wonders_gui.games.registry import TITLES
from wonders_gui.language import _, pgettext
from wonders_gui.pages.choices import CHOOSE, RANDOM, YOU, Choices
from wonders_gui.pages.seatpopover import side_label
from wonders_gui.texts import names
from wonders_gui.texts.opponents import level_description, level_name
from wonders_gui.texts.refusals import error_text
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.segments import Option, Segments
from wonders_gui.widgets.text import Text
from wonders_gui.widgets.toggle import Toggle

LONGEST_SEED = 30


@dataclass(frozen=True, slots=True)
class Field:
    """A control with its caption."""

    caption: Text
    control: QWidget

    def show(self, caption: str, is_shown: bool = True) -> None:
        """Name it, and show it where it makes sense."""
        self.caption.setText(caption)
        self.caption.setVisible(is_shown)
        self.control.setVisible(is_shown)
        self.control.setAccessibleName(caption)


class TableOptions(QWidget):
    """Changes the choices it is shown; `changed` follows. `title_chosen` asks for the other edition."""

    changed = Signal()
    title_chosen = Signal(str)
    rules_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices: Choices | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.editions, self.players, self.boards, self.sides = (Segments(self) for _number in range(4))
        self.wonders, self.first, self.levels = (Segments(self) for _number in range(3))
        self.cities, self.teams = Toggle(self), Toggle(self)
        self._level_line = Text("body", self, 0.9, "soft").wrapped()
        self.seed = QLineEdit(self)
        self.seed.setMaxLength(LONGEST_SEED)
        self.trouble = Text("label", self, tone="bad").wrapped()
        self.rules = Button(Role.PLAIN, "more", self)
        self._fields = {
            name: self._field(control)
            for name, control in (
                ("edition", self.editions),
                ("players", self.players),
                ("boards", self.boards),
                ("sides", self.sides),
                ("wonders", self.wonders),
                ("first", self.first),
                ("levels", self.levels),
                ("seed", self.seed),
            )
        }
        self._column.addWidget(self.trouble)
        self._column.addWidget(self.rules)
        self._column.addStretch(1)
        self._connect()
        self.dress()

    def _field(self, control: QWidget) -> Field:
        field = Field(Text("label", self, tone="soft"), control)
        self._column.addWidget(field.caption)
        self._column.addWidget(control)
        if control is self.players:
            self._column.addWidget(self.cities)
            self._column.addWidget(self.teams)
        if control is self.levels:
            self._column.addWidget(self._level_line)
        return field

    def _connect(self) -> None:
        self.editions.chosen.connect(self.title_chosen)
        self.players.chosen.connect(self._choose_players)
        self.boards.chosen.connect(self._choose_boards)
        self.sides.chosen.connect(self._choose_sides)
        self.cities.clicked.connect(lambda on: self._change_table("wants_cities", on))
        self.teams.clicked.connect(lambda on: self._change_table("wants_teams", on))
        self.wonders.chosen.connect(lambda key: self._set("wonders", key))
        self.first.chosen.connect(lambda key: self._set("first", key))
        self.levels.chosen.connect(self._choose_levels)
        self.seed.textEdited.connect(self._write_seed)
        self.rules.clicked.connect(self.rules_asked)

    # -- what is shown ----------------------------------------------------------------------------------------

    def show_choices(self, choices: Choices) -> None:
        """Let the player change these."""
        self._choices = choices
        self.seed.setText(choices.seed)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the current language, and every value."""
        if self._choices is None:
            return
        game = self._choices.title.game
        seven, pair = game == "seven", game == "duel"
        fields = self._fields
        fields["edition"].show(_("Edition"), seven)
        fields["players"].show(_("Players"), not pair)
        fields["boards"].show(_("Boards"), not pair)
        fields["sides"].show(_("Sides"), seven)
        fields["wonders"].show(_("Wonders"), pair)
        fields["first"].show(_("Who begins"), pair)
        fields["levels"].show(_("Opponent") if pair else _("All opponents"))
        rolls = game == "dice"
        fields["seed"].show(
            _("Seed: the same number rolls the same dice") if rolls else _("Seed: the same number deals the same cards")
        )
        self.seed.setPlaceholderText(_("Leave empty for new rolls") if rolls else _("Leave empty for a new deal"))
        self.rules.setVisible(bool(self._choices.all_switches()))
        self.rules.set_texts(_("Rule options"), self._rules_line(self._choices))
        self._fill(self._choices)
        self._judge_seed()

    def _rules_line(self, choices: Choices) -> str:
        return _("as in the rulebook") if not any_changed(choices) else _("changed from the rulebook")

    def _fill(self, choices: Choices) -> None:
        editions = {"seven_1": _("First: A, B"), "seven_2": _("Second: day, night")}
        titles = [title.key for title in TITLES if title.game == "seven"]
        _offer(self.editions, [Option(key, editions[key]) for key in sorted(titles)], choices.title.key)
        numbers = [Option(str(number), str(number)) for number in choices.title.players]
        _offer(self.players, numbers, str(choices.players))
        boards = [Option(RANDOM, _("Random")), Option(CHOOSE, _("Choose"))]
        _offer(self.boards, boards, choices.boards)
        sides = (*choices.all_sides(), RANDOM, CHOOSE)
        _offer(self.sides, [Option(side, side_label(side)) for side in sides], choices.sides)
        self._fill_expansion(choices)
        self._fill_duel(choices)
        levels = [Option(level, str(number), level_name(level), tip=_level_tip(level)) for number, level in _LADDER]
        shared = {sitting.level for sitting in choices.seats[YOU + 1 : choices.players]}
        level = shared.pop() if len(shared) == 1 else ""
        _offer(self.levels, levels, level)
        self._level_line.setText(_level_tip(level) if level else _("Mixed: click a seat to change one of them."))

    def _fill_expansion(self, choices: Choices) -> None:
        """What cannot be had says why; what was wanted comes back when it can."""
        self.cities.setChecked(bool(choices.expansions))
        self.teams.setChecked(choices.teams)
        black, together = (
            _("Black cards, debt, diplomacy; teams"),
            _("Partners sit side by side and share their points"),
        )
        for toggle, name, about, against in (
            (self.cities, names.expansion_name(CITIES), black, choices.why_no_cities()),
            (self.teams, _("Teams of two"), together, choices.why_no_teams()),
        ):
            toggle.set_texts(name, about if against is None else error_text(against))
            toggle.setEnabled(against is None)
            toggle.setVisible(choices.title.game == "seven")
        self.teams.setVisible(bool(choices.expansions))

    def _fill_duel(self, choices: Choices) -> None:
        wonders = [Option(duel.DRAFT, _("Draft")), Option(duel.FIRST_GAME, _("First game"))]
        _offer(self.wonders, wonders, choices.wonders)
        first = [
            Option(duel.FIRST[0], pgettext("player", "You")),
            Option(duel.FIRST[1], _("Opponent")),
            Option(duel.RANDOM, _("Random")),
        ]
        _offer(self.first, first, choices.first)

    # -- choosing ---------------------------------------------------------------------------------------------

    def _set(self, name: str, value: object) -> None:
        setattr(self._choices, name, value)
        self.changed.emit()

    def _choose_players(self, key: str) -> None:
        self._change_table("players", int(key))

    def _change_table(self, name: str, value: object) -> None:
        """Other boards may belong to the table from now on."""
        assert self._choices is not None
        setattr(self._choices, name, value)
        self._choices.drop_missing_boards()
        self.changed.emit()

    def _choose_sides(self, side: str) -> None:
        """A side for the whole table; seats that had one of their own follow."""
        assert self._choices is not None
        for sitting in self._choices.seats:
            sitting.side = ""
        self._set("sides", side)

    def _choose_boards(self, way: str) -> None:
        assert self._choices is not None
        if way == CHOOSE:
            self._choices.deal_boards(Random())
        else:
            self._choices.forget_boards()
        self.changed.emit()

    def _choose_levels(self, level: str) -> None:
        assert self._choices is not None
        for sitting in self._choices.seats:
            sitting.level = level
        self.changed.emit()

    def _write_seed(self, text: str) -> None:
        self._judge_seed()
        self._set("seed", text)

    def _judge_seed(self) -> None:
        """Say at once what is wrong with the deal number, beside it."""
        assert self._choices is not None
        self._choices.seed = self.seed.text()
        trouble = ""
        try:
            self._choices.config()
        except ConfigError as error:
            trouble = error_text(error)
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))
        self.seed.setProperty("wrong", bool(trouble))
        self.seed.style().unpolish(self.seed)
        self.seed.style().polish(self.seed)

    # -- looks ------------------------------------------------------------------------------------------------

    def dress(self) -> None:
        """Take measures of the current theme."""
        self._column.setSpacing(px(5))

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)


_LADDER = tuple(enumerate(LEVELS, start=1))


def _level_tip(level: str) -> str:
    return f"{level_name(level)}: {level_description(level)}"


def _offer(segments: Segments, options: Sequence[Option], chosen: str) -> None:
    segments.set_options(options)
    segments.set_value(chosen)


def any_changed(choices: Choices) -> bool:
    """Whether a rule switch is not as in the rulebook."""
    fresh = Choices(choices.title, choices.players)
    return any(choices.is_on(switch) != fresh.is_on(switch) for switch in choices.all_switches())
