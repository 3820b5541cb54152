"""What tables and boards of 7 Wonders are called on the command line; names come from `wonders_gui.texts`."""

from collections.abc import Iterable, Mapping
from typing import Final

from engine.catalog.loader import load_seven, whole_box
from engine.catalog.model import Board, SevenCatalog
from engine.seven.config import Config
from engine.seven.state import UNKNOWN, State
from wonders_gui.cli.sentences import Detail
from wonders_gui.cli.words import AGES, NOTHING, counted
from wonders_gui.texts.names import SEVEN as GAME
from wonders_gui.texts.names import city_name, free_city, resource_name, seven_card, wonder_name
from wonders_gui.texts.refusals import need_text

TITLE: Final = "7 Wonders"
EDITIONS: Final = {1: "first edition", 2: "second edition"}
EXPANSIONS: Final = {"cities": "Cities"}
CATEGORIES: Final = {
    "military": "Conflicts",
    "treasury": "Treasury",
    "wonder": "Wonder",
    "civilian": "Civilian",
    "science": "Science",
    "commerce": "Commerce",
    "guilds": "Guilds",
    "black": "Cities",
}
EXPECTED: Final = {("wrong_city", "expected"): "expected_city"}


def headline(state: State) -> str:
    """The game, the edition, what is added to it, and the number of players."""
    parts = [TITLE, EDITIONS[state.book.edition], *(EXPANSIONS[name] for name in state.book.expansions)]
    parts += ["teams"] if state.table.teams else []
    return ", ".join([*parts, counted(state.table.players, "player", "players")])


def additions(config: Config) -> list[str]:
    """What a table adds to its edition."""
    return [EXPANSIONS[name] for name in config.expansions] + (["teams"] if config.teams else [])


def told_additions(config: Config) -> dict[str, object]:
    """The same for reports; a table that adds nothing does not mention it."""
    expansions: dict[str, object] = {"expansions": list(config.expansions)} if config.expansions else {}
    return expansions | ({"teams": True} if config.teams else {})


def moment(state: State) -> str:
    """Where in the game this is."""
    return f"age {AGES[state.age]}, turn {state.turn}"


def categories(state: State) -> dict[str, str]:
    """The categories of the score sheet, in its order."""
    return {category: CATEGORIES[category] for category in catalog_of(state).score_order}


def catalog_of(state: State) -> SevenCatalog:
    """The catalog of a table."""
    return load_seven(state.book.edition, state.book.expansions)


class Names:
    """The names of one edition, with all its expansions."""

    def __init__(self, edition: int) -> None:
        catalog = whole_box(edition)
        self._edition = edition
        self._boards = catalog.boards
        self._sides = catalog.sides

    def card(self, number: int) -> str:
        """The name of a card."""
        return seven_card(self._edition, number)

    def cards(self, numbers: Iterable[int]) -> str:
        """The names of some cards, hidden ones as a number."""
        known = [number for number in numbers if number != UNKNOWN]
        return ", ".join(self.card(number) for number in sorted(known)) or NOTHING

    def hand(self, numbers: Iterable[int]) -> str:
        """A hand: its cards, or how many they are when they are hidden."""
        held = list(numbers)
        hidden = held.count(UNKNOWN)
        if not hidden:
            return self.cards(held)
        hidden_cards = counted(hidden, "hidden card", "hidden cards")
        return hidden_cards if hidden == len(held) else f"{self.cards(held)}, {hidden_cards}"

    def city(self, state: State, city: int) -> str:
        """A city by its short name; the Free City by that name."""
        return free_city() if city == state.table.free_city else city_name(self._board(state, city).id)

    def board(self, state: State, city: int) -> str:
        """The board of a city in full."""
        board = self._board(state, city)
        side = "side still to be chosen" if state.sides_open >> city & 1 else f"side {self.side(state, city)}"
        return f"{city_name(board.id)}, {side} ({wonder_name(GAME, board.id)}, with {resource_name(board.resource)})"

    def side(self, state: State, city: int) -> str:
        """The side of a city's board."""
        return self._sides[state.side[city] % len(self._sides)]

    def _board(self, state: State, city: int) -> Board:
        return self._boards[state.side[city] // len(self._sides)]

    def named(self, state: State, details: Mapping[str, Detail]) -> dict[str, Detail]:
        """Details of the engine with names in the place of numbers."""
        return {name: self._named(state, name, value) for name, value in details.items()}

    def _named(self, state: State, name: str, value: Detail) -> Detail:
        if not isinstance(value, int):
            return value
        if name == "card":
            return self.card(value)
        if name in ("city", "expected_city"):
            return self.city(state, value)
        return need_text(value) if name == "need" else value


def named(state: State, code: str, details: Mapping[str, Detail]) -> dict[str, Detail]:
    """Details of a refusal or a violation with names in the place of numbers."""
    renamed = {EXPECTED.get((code, name), name): value for name, value in details.items()}
    return Names(state.book.edition).named(state, renamed)
