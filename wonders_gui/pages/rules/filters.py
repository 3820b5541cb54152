"""What of a collection shall be shown: kind, age, colour, players, what it gives, and words to look for."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QVBoxLayout, QWidget

from engine.catalog.dice.loader import load_dice
from wonders_gui.games.dice.faces import building_colour
from wonders_gui.language import _
from wonders_gui.pages.rules.exhibits import (
    BOARDS,
    CARDS,
    COINS,
    FIELDS,
    GIVES,
    POINTS,
    RESOURCES,
    SCIENCE,
    SHIELDS,
    TOKENS,
    TRADE,
    WONDERS,
    Collection,
    Wanted,
)
from wonders_gui.texts import names
from wonders_gui.texts.names_dice import board_name, building_names
from wonders_gui.texts.words import players as players_text
from wonders_gui.texts.words import roman
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.segments import Option, Segments
from wonders_gui.widgets.text import Text

ALL: Final = ""
AGES: Final = (1, 2, 3)
PLAYERS: Final = (3, 4, 5, 6, 7)
COLOURS: Final = ("brown", "grey", "blue", "yellow", "red", "green", "purple")
ICONS: Final = {
    RESOURCES: "wood",
    COINS: "coin",
    SHIELDS: "shield",
    SCIENCE: "gear",
    POINTS: "points",
    TRADE: "arrows_both",
}


class Filters(Panel):
    """`changed` follows whenever anything else is wanted."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=12)
        self._collection: Collection | None = None
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _words: self.changed.emit())
        self.place = QComboBox(self)
        self.place.currentIndexChanged.connect(lambda _row: self.changed.emit())
        self.choices = {name: Segments(self) for name in ("kind", "age", "colour", "players", "gives")}
        self._captions = {name: Text("label", self, tone="soft") for name in ("place", *self.choices)}
        for choice in self.choices.values():
            choice.chosen.connect(lambda _key: self._chosen())
        self._lay_out()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(4))
        column.addWidget(self.search)
        column.addSpacing(px(6))
        for name, part in (("place", self.place), *self.choices.items()):
            column.addWidget(self._captions[name])
            column.addWidget(part)
            column.addSpacing(px(6))
        column.addStretch(1)

    # -- what is wanted ---------------------------------------------------------------------------------------

    def show_collection(self, collection: Collection) -> None:
        """Offer what this collection has; everything of its first kind is wanted at first."""
        self._collection = collection
        for choice in self.choices.values():
            choice.set_value(ALL)
        self.retranslate()
        self.choices["kind"].set_value(collection.kinds[0])
        self._fold()

    def wanted(self) -> Wanted:
        """What is chosen now; what is not offered does not matter."""
        value = {name: choice.value() if choice.isVisibleTo(self) else ALL for name, choice in self.choices.items()}
        assert self._collection is not None
        return Wanted(
            self.choices["kind"].value() or self._collection.kinds[0],
            int(value["age"] or 0),
            value["colour"] or ALL,
            int(value["players"] or 0),
            value["gives"] or ALL,
            self._place(),
            self.search.text().strip(),
        )

    def _place(self) -> str:
        data = self.place.currentData()
        return data if isinstance(data, str) and self._collection is not None and self._collection.places else ALL

    def clear(self) -> None:
        """Want everything of the kind again."""
        for name in ("age", "colour", "players", "gives"):
            self.choices[name].set_value(ALL)
        self.search.clear()
        self.changed.emit()

    def _chosen(self) -> None:
        self._fold()
        self.changed.emit()

    def _fold(self) -> None:
        """Only what tells the exhibits of this kind apart is offered."""
        collection = self._collection
        assert collection is not None
        kind = self.choices["kind"].value() or collection.kinds[0]
        offered = {
            "place": bool(collection.places),
            "kind": len(collection.kinds) > 1,
            "age": kind == CARDS,
            "colour": kind == FIELDS or (kind == CARDS and collection.key != "cities"),
            "players": kind == CARDS and collection.has_copies,
            "gives": kind != TOKENS,
        }
        for name, part in (("place", self.place), *self.choices.items()):
            part.setVisible(offered[name])
            self._captions[name].setVisible(offered[name])

    # -- look and language ------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        if self._collection is None:
            return
        self.search.setPlaceholderText(_("Search cards"))
        self.search.setAccessibleName(_("Search cards"))
        captions = {
            "place": _("Board"),
            "kind": _("Show"),
            "age": _("Age"),
            "colour": _("Colour"),
            "players": _("Players"),
            "gives": _("It gives"),
        }
        for name, caption in captions.items():
            self._captions[name].setText(caption)
        self.place.setAccessibleName(captions["place"])
        self._fill_places(self._collection)
        for name, options in self._options(self._collection).items():
            choice = self.choices[name]
            chosen = choice.value()
            choice.setAccessibleName(captions[name])
            choice.set_options(options)
            choice.set_value(chosen or ALL)

    def _fill_places(self, collection: Collection) -> None:
        kept = max(0, self.place.currentIndex())
        self.place.blockSignals(True)
        self.place.clear()
        for place in collection.places:
            self.place.addItem(board_name(place), place)
        self.place.setCurrentIndex(min(kept, len(collection.places) - 1))
        self.place.blockSignals(False)

    def _options(self, collection: Collection) -> dict[str, Sequence[Option]]:
        every, colours = Option(ALL, _("All")), _colours(collection)
        kinds = {
            CARDS: _("Cards"),
            BOARDS: _("Boards"),
            WONDERS: _("Wonders"),
            TOKENS: _("Tokens"),
            FIELDS: _("Fields"),
        }
        return {
            "kind": [Option(kind, kinds[kind]) for kind in collection.kinds],
            "age": [every, *(Option(str(age), roman(age), names.age_name(age)) for age in AGES)],
            "colour": [_every_icon(), *(_icon(f"symbol_{key}", key, name) for key, name in colours.items())],
            "players": [every, *(Option(str(number), str(number), players_text(number)) for number in PLAYERS)],
            "gives": [_every_icon(), *(_icon(ICONS[word], word, gives_name(word)) for word in GIVES)],
        }

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)

    def dress(self) -> None:
        """Take measures of the current theme."""
        self.pad()


def gives_name(word: str) -> str:
    """A word of `GIVES` for the player."""
    return {
        RESOURCES: _("Resources"),
        COINS: _("Coins"),
        SHIELDS: _("Shields"),
        SCIENCE: _("Science"),
        POINTS: _("Points"),
        TRADE: _("Cheaper trade"),
    }[word]


def _colours(collection: Collection) -> Mapping[str, str]:
    """Colours of cards, or the buildings of Dice by their colour."""
    if not collection.places:
        return {colour: names.cards_of_colour(colour) for colour in COLOURS}
    found: dict[str, list[str]] = {}
    for building in load_dice().buildings:
        found.setdefault(building_colour(building.id), []).append(building.id)
    return {colour: building_names(buildings) for colour, buildings in found.items()}


def _every_icon() -> Option:
    return Option(ALL, "", _("All"), "more", _("All"))


def _icon(icon: str, key: str, name: str) -> Option:
    return Option(key, "", name, icon, name)
