"""What games, cards, wonders, cities, resources, colours and symbols are called. Names carry no grammar: no article
and no adjective may stand right before one.

The catalogs are a good deal to import and are imported only where a number is asked for: the start page needs none.
"""

from collections.abc import Mapping
from typing import Final

from wonders_gui.language import NP_, _, pgettext
from wonders_gui.texts import names_duel, names_seven
from wonders_gui.texts.words import roman

SEVEN: Final = "seven"
DUEL: Final = "duel"
DICE: Final = "dice"

CARDS: Final[Mapping[str, Mapping[str, str]]] = {SEVEN: names_seven.CARDS, DUEL: names_duel.CARDS}
WONDERS: Final[Mapping[str, Mapping[str, str]]] = {SEVEN: names_seven.WONDERS, DUEL: names_duel.WONDERS}
SYMBOLS: Final[Mapping[str, Mapping[str, str]]] = {SEVEN: names_seven.SYMBOLS, DUEL: names_duel.SYMBOLS}
CHAINS: Final[Mapping[str, str]] = {**names_seven.CHAINS, **names_duel.CHAINS}

GAMES: Final[Mapping[str, str]] = {SEVEN: "7 Wonders", DUEL: "7 Wonders Duel", DICE: "7 Wonders Dice"}
"""Names of the printed games, the same in every language."""

LONGEST_ID: Final = 30
"""What is shown of the id of a game that nobody here knows."""

EXPANSIONS: Final[Mapping[str, str]] = {"cities": "Cities"}
"""Names of the printed expansions, the same in every language."""

EDITIONS: Final[Mapping[int, str]] = {
    1: NP_("edition", "first edition"),
    2: NP_("edition", "second edition"),
}
SIDES: Final[Mapping[str, str]] = {
    "A": NP_("side", "side A"),
    "B": NP_("side", "side B"),
    "day": NP_("side", "day side"),
    "night": NP_("side", "night side"),
    "random": NP_("side", "random"),
    "choose": NP_("side", "of your choice"),
}
RESOURCES: Final[Mapping[str, str]] = {
    "wood": NP_("resource", "wood"),
    "stone": NP_("resource", "stone"),
    "clay": NP_("resource", "clay"),
    "ore": NP_("resource", "ore"),
    "glass": NP_("resource", "glass"),
    "cloth": NP_("resource", "cloth"),
    "papyrus": NP_("resource", "papyrus"),
}
RESOURCE_GROUPS: Final[Mapping[str, str]] = {
    "raw": NP_("resource", "raw materials"),
    "goods": NP_("resource", "manufactured goods"),
}
COLOURS: Final[Mapping[str, str]] = {
    "brown": NP_("colour", "brown"),
    "grey": NP_("colour", "grey"),
    "blue": NP_("colour", "blue"),
    "yellow": NP_("colour", "yellow"),
    "red": NP_("colour", "red"),
    "green": NP_("colour", "green"),
    "purple": NP_("colour", "purple"),
    "black": NP_("colour", "black"),
}
CARDS_OF_COLOUR: Final[Mapping[str, tuple[str, str]]] = {
    "brown": (NP_("colour", "brown card"), NP_("colour", "brown cards")),
    "grey": (NP_("colour", "grey card"), NP_("colour", "grey cards")),
    "blue": (NP_("colour", "blue card"), NP_("colour", "blue cards")),
    "yellow": (NP_("colour", "yellow card"), NP_("colour", "yellow cards")),
    "red": (NP_("colour", "red card"), NP_("colour", "red cards")),
    "green": (NP_("colour", "green card"), NP_("colour", "green cards")),
    "purple": (NP_("colour", "purple card"), NP_("colour", "purple cards")),
    "black": (NP_("colour", "black card"), NP_("colour", "black cards")),
}
KINDS: Final[Mapping[str, str]] = {
    "brown": NP_("kind", "Raw materials"),
    "grey": NP_("kind", "Manufactured goods"),
    "blue": NP_("kind", "Civilian buildings"),
    "yellow": NP_("kind", "Commercial buildings"),
    "red": NP_("kind", "Military buildings"),
    "green": NP_("kind", "Scientific buildings"),
    "purple": NP_("kind", "Guilds"),
    "black": NP_("kind", "City cards"),
}
CATEGORIES: Final[Mapping[str, Mapping[str, str]]] = {
    SEVEN: {
        "military": NP_("score", "Military conflicts"),
        "treasury": NP_("score", "Treasury"),
        "wonder": NP_("score", "Wonder"),
        "civilian": NP_("score", "Civilian buildings"),
        "science": NP_("score", "Scientific buildings"),
        "commerce": NP_("score", "Commercial buildings"),
        "guilds": NP_("score", "Guilds"),
        "black": NP_("score", "Black cards"),
    },
    DUEL: {
        "civilian": NP_("score", "Civilian buildings"),
        "science": NP_("score", "Scientific buildings"),
        "commerce": NP_("score", "Commercial buildings"),
        "guilds": NP_("score", "Guilds"),
        "wonders": NP_("score", "Wonders"),
        "progress": NP_("score", "Progress tokens"),
        "treasury": NP_("score", "Coins"),
        "military": NP_("score", "Conflict track"),
    },
}
VICTORIES: Final[Mapping[str, str]] = {
    "military": NP_("victory", "Military supremacy"),
    "scientific": NP_("victory", "Scientific supremacy"),
    "civilian": NP_("victory", "Civilian victory"),
    "shared": NP_("victory", "Shared victory"),
}


# -- by id ----------------------------------------------------------------------------------------------------------


def game_name(game: str) -> str:
    """The printed game whose rules are played; one of a newer version is called by its id."""
    if game in GAMES:
        return GAMES[game]
    told = "".join(char for char in game if char.isprintable())[:LONGEST_ID]
    return _("Unknown game ({game})").format(game=told) if told else _("Unknown game")


def expansion_name(expansion: str) -> str:
    """The printed expansion of an id; one that is not known is called as it was written."""
    return EXPANSIONS.get(expansion, expansion)


def edition_name(edition: int) -> str:
    """An edition inside a sentence or after a comma."""
    return pgettext("edition", EDITIONS[edition])


def card_name(game: str, card: str) -> str:
    """A card by its id."""
    return pgettext("card", CARDS[game][card])


def wonder_name(game: str, wonder: str) -> str:
    """A wonder (a board, in 7 Wonders) by its id, in full."""
    return pgettext("wonder", WONDERS[game][wonder])


def city_name(board: str) -> str:
    """The city of a board of 7 Wonders, short."""
    return pgettext("city", names_seven.CITIES[board])


def free_city() -> str:
    """The third city at a table of two."""
    return pgettext("city", "Free City")


def side_name(side: str) -> str:
    """A side of a board."""
    return pgettext("side", SIDES[side])


def token_name(token: str) -> str:
    """A progress token by its id."""
    return pgettext("token", names_duel.TOKENS[token])


def resource_name(resource: str) -> str:
    """A resource; it has no plural."""
    return pgettext("resource", RESOURCES[resource])


def resource_group(group: str) -> str:
    """Raw materials or manufactured goods (`raw`, `goods`)."""
    return pgettext("resource", RESOURCE_GROUPS[group])


def colour_name(colour: str) -> str:
    """A colour by itself; before the word card use `card_of_colour`."""
    return pgettext("colour", COLOURS[colour])


def card_of_colour(colour: str) -> str:
    """One card of a colour, without an article."""
    return pgettext("colour", CARDS_OF_COLOUR[colour][0])


def cards_of_colour(colour: str) -> str:
    """Cards of a colour."""
    return pgettext("colour", CARDS_OF_COLOUR[colour][1])


def kind_name(colour: str) -> str:
    """What buildings of a colour are, as a label."""
    return pgettext("kind", KINDS[colour])


def symbol_name(game: str, symbol: str) -> str:
    """A science symbol."""
    return pgettext("symbol", SYMBOLS[game][symbol])


def chain_name(symbol: str) -> str:
    """The picture of a chain symbol."""
    return pgettext("chain", CHAINS[symbol])


def category_name(game: str, category: str) -> str:
    """A line of the score sheet."""
    return pgettext("score", CATEGORIES[game][category])


def victory_name(victory: str) -> str:
    """How a game of Duel was won: military, scientific, civilian or shared."""
    return pgettext("victory", VICTORIES[victory])


def age_name(age: int) -> str:
    """An age from 1 on, as a label."""
    return _("Age {age}").format(age=roman(age))


# -- by number in the engine ----------------------------------------------------------------------------------------


def seven_card(edition: int, number: int) -> str:
    """A card of 7 Wonders by its number; one that is not known (below 0) is a hidden card."""
    from engine.catalog.loader import whole_box

    return _hidden() if number < 0 else card_name(SEVEN, whole_box(edition).cards[number].id)


def duel_card(number: int) -> str:
    """A card of Duel by its number; one that is not known (below 0) is a hidden card."""
    from engine.catalog.duel.loader import load_duel

    return _hidden() if number < 0 else card_name(DUEL, load_duel().cards[number].id)


def duel_wonder(number: int) -> str:
    """A wonder of Duel by its number."""
    from engine.catalog.duel.loader import load_duel

    return wonder_name(DUEL, load_duel().wonders[number].id)


def duel_token(number: int) -> str:
    """A progress token by its number; one that is not known (below 0) is a hidden token."""
    from engine.catalog.duel.loader import load_duel

    return _("a hidden token") if number < 0 else token_name(load_duel().tokens[number].id)


def _hidden() -> str:
    return _("a hidden card")
