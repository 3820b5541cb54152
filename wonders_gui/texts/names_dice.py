"""What everything of 7 Wonders Dice is called: tables in English, and functions that translate and put together."""

from collections.abc import Iterable, Mapping
from typing import Final

from wonders_gui.language import NP_, _, pgettext
from wonders_gui.texts import names_seven
from wonders_gui.texts.words import listed

BUILDINGS: Final[Mapping[str, str]] = {
    "warehouse": NP_("dice building", "Warehouse"),
    "agora": NP_("dice building", "Agora"),
    "barracks_west": NP_("dice building", "West Barracks"),
    "barracks_east": NP_("dice building", "East Barracks"),
    "market": NP_("dice building", "Market"),
    "university": NP_("dice building", "University"),
    "gallery": NP_("dice building", "Gallery of Leaders"),
    "court": NP_("dice building", "Court"),
    "wonder": NP_("dice building", "Wonder"),
}
FIRST_LINE: Final = NP_("score", "First Agora")
DICE: Final[Mapping[str, str]] = {
    "grey_1": NP_("die", "grey die 1"),
    "grey_2": NP_("die", "grey die 2"),
    "grey_3": NP_("die", "grey die 3"),
    "blue": NP_("die", "blue die"),
    "red": NP_("die", "red die"),
    "yellow": NP_("die", "yellow die"),
    "green": NP_("die", "green die"),
    "black": NP_("die", "black die"),
    "white": NP_("die", "white die"),
    "purple": NP_("die", "purple die"),
}
DICE_OF_COLOUR: Final[Mapping[str, str]] = {
    "grey": NP_("die", "grey dice"),
    "blue": NP_("die", "blue dice"),
    "red": NP_("die", "red dice"),
    "yellow": NP_("die", "yellow dice"),
    "green": NP_("die", "green dice"),
    "black": NP_("die", "black dice"),
    "white": NP_("die", "white dice"),
    "purple": NP_("die", "purple dice"),
}
FACES: Final[Mapping[str, str]] = {
    "stone": NP_("die face", "stone"),
    "wood": NP_("die face", "wood"),
    "clay": NP_("die face", "clay"),
    "cloth": NP_("die face", "cloth"),
    "glass": NP_("die face", "glass"),
    "papyrus": NP_("die face", "papyrus"),
    "mask": NP_("die face", "mask"),
    "scales": NP_("die face", "scales"),
    "fountain": NP_("die face", "fountain"),
    "temple": NP_("die face", "temple"),
    "owl": NP_("die face", "owl"),
    "caduceus": NP_("die face", "caduceus"),
    "axe": NP_("die face", "axe"),
    "sword": NP_("die face", "sword"),
    "shield": NP_("die face", "shield"),
    "camel": NP_("die face", "camel"),
    "chest": NP_("die face", "chest"),
    "coin": NP_("die face", "coin"),
    "compass": NP_("die face", "compass"),
    "tablet": NP_("die face", "tablet"),
    "wheel": NP_("die face", "wheel"),
    "spy_grey": NP_("die face", "any grey field"),
    "spy_blue": NP_("die face", "any blue field"),
    "spy_red": NP_("die face", "any red field"),
    "spy_yellow": NP_("die face", "any yellow field"),
    "spy_green": NP_("die face", "any green field"),
    "spy_four": NP_("die face", "any blue, red, yellow or green field"),
    "leader_blue": NP_("die face", "blue leader"),
    "leader_red": NP_("die face", "red leader"),
    "leader_yellow": NP_("die face", "yellow leader"),
    "leader_green": NP_("die face", "green leader"),
    "leader_laurel": NP_("die face", "laurel wreath"),
    "guild_warehouse": NP_("die face", "Court by the Warehouse"),
    "guild_agora": NP_("die face", "Court by the Agora"),
    "guild_barracks": NP_("die face", "Court by the Barracks"),
    "guild_market": NP_("die face", "Court by the Market"),
    "guild_university": NP_("die face", "Court by the University"),
    "guild_wonder": NP_("die face", "Court by the Wonder"),
}
BONUS_FIELDS: Final[Mapping[str, str]] = {
    "bonus.action": NP_("bonus field", "bonus field: another action"),
    "bonus.cross": NP_("bonus field", "bonus field: another field"),
    "bonus.coins": NP_("bonus field", "bonus field: coins"),
}
CITIES: Final[Mapping[str, str]] = {
    "ephesus": "ephesos",
    "giza": "gizah",
    "halicarnassus": "halikarnassos",
    "rhodes": "rhodos",
}
"""Boards that the printed games spell in different ways."""


def building_name(building: str) -> str:
    """A building of the sheet."""
    return pgettext("dice building", BUILDINGS[building])


def building_names(buildings: Iterable[str]) -> str:
    """Several buildings."""
    return listed(building_name(building) for building in buildings)


def line_name(category: str) -> str:
    """A line of the score sheet."""
    return building_name(category) if category in BUILDINGS else pgettext("score", FIRST_LINE)


def die_name(die: str) -> str:
    """One die."""
    return pgettext("die", DICE[die])


def dice_of_colour(colour: str) -> str:
    """All dice of a colour."""
    return pgettext("die", DICE_OF_COLOUR[colour])


def face_name(face: str) -> str:
    """What a face of a die shows."""
    return pgettext("die face", FACES[face])


def city_of(board: str) -> str:
    """The id under which the other games know the city of a board, and its picture."""
    return CITIES.get(board, board)


def board_name(board: str) -> str:
    """The city of a board."""
    return pgettext("city", names_seven.CITIES[city_of(board)])


def field_name(field: str) -> str:
    """One field of a sheet: its building, and where it is there."""
    if field in BONUS_FIELDS:
        return pgettext("bonus field", BONUS_FIELDS[field])
    building, *rest = field.split(".")
    name = building_name(building)
    if building == "wonder":
        return _("stage {stage} of the wonder").format(stage=rest[0])
    if building == "court":
        return _("{building}, field {number}").format(building=name, number=rest[0])
    if building == "agora":
        text = _("{building}, row {row}, field {number}")
        return text.format(building=name, row=rest[0].removeprefix("r"), number=rest[1])
    if len(rest) == 1:
        return _("{building}, {symbol}").format(building=name, symbol=_symbol(building, rest[0]))
    text = _("{building}, {symbol} {number}")
    return text.format(building=name, symbol=_symbol(building, rest[0]), number=rest[1])


def _symbol(building: str, word: str) -> str:
    """What tells the fields of a building apart."""
    rows = {"attack": pgettext("dice row", "attack"), "defence": pgettext("dice row", "defence")}
    if word in rows:
        return rows[word]
    return face_name(f"leader_{word}" if building == "gallery" else word)


# -- by number in the engine ----------------------------------------------------------------------------------------


def dice_field(number: int) -> str:
    """A field by its number."""
    from engine.catalog.dice.loader import load_dice

    return field_name(load_dice().boards[0].fields[number].id)


def dice_die(number: int) -> str:
    """A die by its number."""
    from engine.catalog.dice.loader import load_dice

    return die_name(load_dice().dice[number].id)
