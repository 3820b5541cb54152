"""On every screen and in every language, whatever can have the keyboard says what it is."""

import os
import re
from collections import Counter
from typing import Final

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QAccessible

from tests.wonders_gui.accessible.tree import Node, tree
from tests.wonders_gui.screens import DUEL, SCREENS, SEVEN, Studio
from tests.wonders_gui.speech import LETTERS, escaped
from wonders_gui.language import LANGUAGES, PSEUDO
from wonders_gui.opponents import NAMES
from wonders_gui.window import MainWindow

# A field that was never filled, a class instead of a word, a sentence with a hole in it.
NONSENSE: Final = re.compile(r"[{}<>]|\bQ[A-Z][a-z]+|None|wonders_gui|[,;:] ?[,;]|  |^[,;. ]|[,;:]$|_")


def _silent(nodes: list[Node]) -> list[str]:
    return [node.path for node in nodes if node.is_focusable and not node.name.strip()]


def _nonsense(nodes: list[Node]) -> list[str]:
    return [node.name for node in nodes if NONSENSE.search(node.name)]


def _twins(nodes: list[Node]) -> list[str]:
    """Buttons of the same name beside each other: nobody could tell which is which."""
    buttons = Counter(node.path for node in nodes if node.role == QAccessible.Role.Button)
    return [path for path, number in buttons.items() if number > 1]


# By default each screen is read in one language, in turn; WONDERS_MEASURE=all reads it in all of them. Screens share a
# test by tens: to change the language of the window costs more than to read a screen.
ALL: Final = os.environ.get("WONDERS_MEASURE") == "all"
TOGETHER: Final = 10


def _batches() -> list[tuple[str, list[str]]]:
    batches = []
    for place, language in enumerate(LANGUAGES):
        screens = list(SCREENS) if ALL else list(SCREENS)[place :: len(LANGUAGES)]
        batches += [(language, screens[start : start + TOGETHER]) for start in range(0, len(screens), TOGETHER)]
    return batches


def test_every_screen_is_read_in_some_language() -> None:
    assert {screen for _language, screens in _batches() for screen in screens} == set(SCREENS)


@pytest.mark.parametrize(("language", "screens"), _batches())
def test_whatever_can_have_the_keyboard_has_a_name(stage: Studio, language: str, screens: list[str]) -> None:
    stage.look(language)
    found = {screen: _faults(tree(stage.visit(screen))) for screen in screens}
    stage.look()
    assert not {screen: faults for screen, faults in found.items() if faults}


def _faults(nodes: list[Node]) -> list[str]:
    assert len(nodes) > 5
    return [*_silent(nodes), *_nonsense(nodes), *_twins(nodes)]


# Names of players, languages and games are the same in every language.
SAME: Final = frozenset(
    {*NAMES, *LANGUAGES.values(), "Ada", "Wonders", "WONDERS", "Duel", "DUEL", "Cities", "Dice", "DICE"}
)
# Qt knows the names of days and months; the pseudo-language has those of English.
CALENDAR: Final = frozenset(
    word
    for length in (QLocale.FormatType.ShortFormat, QLocale.FormatType.LongFormat)
    for word in (
        *(QLocale("en").dayName(day, length) for day in range(1, 8)),
        *(QLocale("en").monthName(month, length) for month in range(1, 13)),
    )
)


OF_CITIES: Final = ("newgame-teams", "cities-choice-loss", "teams-4p-age3", "teams-over-4p-scores", "cities-in-short")
OF_DICE: Final = ("newgame-dice", "dice-7p-later", "dice-choice-removal", "dice-city", "dice-help")

LOOKING_BACK: Final = ("history-games", "history-statistics", "history-tables", "daily")


@pytest.mark.parametrize(
    "screen",
    [
        "start",
        "newgame-seven_2",
        "settings",
        SEVEN,
        "duel-age3",
        "seven-over-3p-scores",
        *OF_CITIES,
        *OF_DICE,
        *LOOKING_BACK,
    ],
)
def test_no_name_escapes_the_translators(stage: Studio, screen: str) -> None:
    window = stage.visit(screen)
    stage.look(PSEUDO)
    known = SAME | CALENDAR | _named_by_players(window)
    bare = {word for node in tree(window) for word in escaped(node.name, known)}
    stage.look()
    assert not bare


def _named_by_players(window: MainWindow) -> frozenset[str]:
    """Words in the names of saved games: the start page lists what earlier tests left unfinished."""
    return frozenset(word for game in window.games.list() for word in LETTERS.findall(game.title))


def test_names_of_games_that_wait_on_the_start_page_are_the_players_own(stage: Studio) -> None:
    for screen in ("duel-age3", SEVEN):
        stage.visit(screen)
    assert "duel" in _named_by_players(stage.window)
    test_no_name_escapes_the_translators(stage, "start")


def _cards(stage: Studio, screen: str, language: str, where: str) -> list[str]:
    window = stage.visit(screen)
    stage.look(language)
    found = [node.name for node in tree(window) if node.is_item and f"List[{where}" in node.path]
    stage.look()
    return found


@pytest.mark.parametrize(
    ("language", "where", "pattern"),
    [
        ("en", "Your hand", r"[A-Z][\w ]+, \w+, costs [^.]+\. Can be built: 2 coins to \w+ \((left|right)\)\."),
        ("nl", "Jouw hand", r"[A-Z][\w ]+, \w+, bouwkosten: [^.]+\. [^.]+: 2 munten aan \w+ \((links|rechts)\)\."),
        ("da", "Din hånd", r"[A-ZÆØÅ][\w ]+, \w+, pris: [^.]+\. [^.]+: 2 mønter til \w+ \((venstre|højre)\)\."),
    ],
)
def test_a_card_of_the_hand_reads_as_name_colour_cost_price_and_whom_to_pay(
    stage: Studio, language: str, where: str, pattern: str
) -> None:
    cards = _cards(stage, "seven-3p-age3", language, where)
    assert any(re.match(pattern, card) for card in cards), cards


def test_a_card_of_the_structure_reads_as_name_colour_cost_price_and_effect(stage: Studio) -> None:
    cards = _cards(stage, "duel-age3", "en", "Cards of the Age")
    taken = "Arsenal, red, costs 2 wood and 3 clay. Can be built: 7 coins. 3 shields: the conflict pawn moves 3 spaces."
    assert taken in cards
    assert any(card.startswith("Face-down card of Age III") for card in cards)
    assert any("not accessible yet. Still on top of it: Arsenal" in card for card in cards)


def test_neighbours_say_what_they_sell_and_for_how_much(stage: Studio) -> None:
    window = stage.visit(SEVEN)
    told = [node.name for node in tree(window) if node.is_item and "List[Left neighbour" in node.path]
    assert len(told) == 1
    assert re.search(r"left neighbour; \d+ coins?; .*sells you \d?.*for \d coins?", told[0])


@pytest.mark.parametrize("screen", [SEVEN, DUEL])
def test_a_button_says_its_price_and_its_key_is_its_description(stage: Studio, screen: str) -> None:
    window = stage.visit("seven-3p-age3" if screen == SEVEN else "duel-age3")
    buttons = [node.name for node in tree(window) if node.role == QAccessible.Role.Button]
    assert any(re.match(r"Build [\w ]+, \d coins", name) for name in buttons), buttons
