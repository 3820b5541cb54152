"""The printed cards as the reference tables give them, written down again apart from the engine's own data."""

from collections import Counter
from dataclasses import dataclass

RESOURCES = ("wood", "stone", "clay", "ore", "glass", "cloth", "papyrus")


@dataclass(frozen=True)
class Printed:
    """A card; `copies` has a digit per printed copy, the number of players from which on it is dealt."""

    age: int
    colour: str
    copies: str
    cost: str = ""


_FIRST_EDITION = {
    "lumber_yard": Printed(1, "brown", "34"),
    "stone_pit": Printed(1, "brown", "35"),
    "clay_pool": Printed(1, "brown", "35"),
    "ore_vein": Printed(1, "brown", "34"),
    "tree_farm": Printed(1, "brown", "6", "coin"),
    "excavation": Printed(1, "brown", "4", "coin"),
    "clay_pit": Printed(1, "brown", "3", "coin"),
    "timber_yard": Printed(1, "brown", "3", "coin"),
    "forest_cave": Printed(1, "brown", "5", "coin"),
    "mine": Printed(1, "brown", "6", "coin"),
    "loom_1": Printed(1, "grey", "36"),
    "glassworks_1": Printed(1, "grey", "36"),
    "press_1": Printed(1, "grey", "36"),
    "pawnshop": Printed(1, "blue", "47"),
    "baths": Printed(1, "blue", "37", "stone"),
    "altar": Printed(1, "blue", "35"),
    "theater": Printed(1, "blue", "36"),
    "tavern": Printed(1, "yellow", "457"),
    "east_trading_post": Printed(1, "yellow", "37"),
    "west_trading_post": Printed(1, "yellow", "37"),
    "marketplace": Printed(1, "yellow", "36"),
    "stockade": Printed(1, "red", "37", "wood"),
    "barracks": Printed(1, "red", "35", "ore"),
    "guard_tower": Printed(1, "red", "34", "clay"),
    "apothecary": Printed(1, "green", "35", "cloth"),
    "workshop": Printed(1, "green", "37", "glass"),
    "scriptorium": Printed(1, "green", "34", "papyrus"),
    "sawmill": Printed(2, "brown", "34", "coin"),
    "quarry": Printed(2, "brown", "34", "coin"),
    "brickyard": Printed(2, "brown", "34", "coin"),
    "foundry": Printed(2, "brown", "34", "coin"),
    "loom_2": Printed(2, "grey", "35"),
    "glassworks_2": Printed(2, "grey", "35"),
    "press_2": Printed(2, "grey", "35"),
    "aqueduct": Printed(2, "blue", "37", "stone stone stone"),
    "temple": Printed(2, "blue", "36", "wood clay glass"),
    "statue": Printed(2, "blue", "37", "wood ore ore"),
    "courthouse": Printed(2, "blue", "35", "clay clay cloth"),
    "forum": Printed(2, "yellow", "367", "clay clay"),
    "caravansery": Printed(2, "yellow", "356", "wood wood"),
    "vineyard": Printed(2, "yellow", "36"),
    "bazaar": Printed(2, "yellow", "47"),
    "walls": Printed(2, "red", "37", "stone stone stone"),
    "training_ground": Printed(2, "red", "467", "wood ore ore"),
    "stables": Printed(2, "red", "35", "wood clay ore"),
    "archery_range": Printed(2, "red", "36", "wood wood ore"),
    "dispensary": Printed(2, "green", "34", "ore ore glass"),
    "laboratory": Printed(2, "green", "35", "clay clay papyrus"),
    "library": Printed(2, "green", "36", "stone stone cloth"),
    "school": Printed(2, "green", "37", "wood papyrus"),
    "pantheon": Printed(3, "blue", "36", "clay clay ore glass cloth papyrus"),
    "gardens": Printed(3, "blue", "34", "wood clay clay"),
    "town_hall": Printed(3, "blue", "356", "stone stone ore glass"),
    "palace": Printed(3, "blue", "37", "wood stone clay ore glass cloth papyrus"),
    "senate": Printed(3, "blue", "35", "wood wood stone ore"),
    "haven": Printed(3, "yellow", "34", "wood ore cloth"),
    "lighthouse": Printed(3, "yellow", "36", "stone glass"),
    "chamber_of_commerce": Printed(3, "yellow", "46", "clay clay papyrus"),
    "arena": Printed(3, "yellow", "357", "stone stone ore"),
    "fortifications": Printed(3, "red", "37", "stone ore ore ore"),
    "circus": Printed(3, "red", "456", "stone stone stone ore"),
    "arsenal": Printed(3, "red", "347", "wood wood ore cloth"),
    "siege_workshop": Printed(3, "red", "35", "wood clay clay clay"),
    "lodge": Printed(3, "green", "36", "clay clay cloth papyrus"),
    "observatory": Printed(3, "green", "37", "ore ore glass cloth"),
    "university": Printed(3, "green", "34", "wood wood glass papyrus"),
    "academy": Printed(3, "green", "37", "stone stone stone glass"),
    "study": Printed(3, "green", "35", "wood cloth papyrus"),
    "workers_guild": Printed(3, "purple", "", "wood stone clay ore ore"),
    "craftsmens_guild": Printed(3, "purple", "", "stone stone ore ore"),
    "traders_guild": Printed(3, "purple", "", "glass cloth papyrus"),
    "philosophers_guild": Printed(3, "purple", "", "clay clay clay cloth papyrus"),
    "spies_guild": Printed(3, "purple", "", "clay clay clay glass"),
    "strategists_guild": Printed(3, "purple", "", "stone ore ore cloth"),
    "shipowners_guild": Printed(3, "purple", "", "wood wood wood glass papyrus"),
    "scientists_guild": Printed(3, "purple", "", "wood wood ore ore papyrus"),
    "magistrates_guild": Printed(3, "purple", "", "wood wood wood stone cloth"),
    "builders_guild": Printed(3, "purple", "", "stone stone clay clay glass"),
}

_CHANGED_IN_THE_SECOND_EDITION = {
    "well": Printed(1, "blue", "47"),
    "town_hall": Printed(3, "blue", "36", "stone stone ore glass"),
    "ludus": Printed(3, "yellow", "57", "stone ore"),
    "arena": Printed(3, "yellow", "35", "stone stone ore"),
    "fortifications": Printed(3, "red", "37", "clay ore ore ore"),
    "circus": Printed(3, "red", "46", "stone stone stone ore"),
    "arsenal": Printed(3, "red", "35", "wood wood ore cloth"),
    "castrum": Printed(3, "red", "47", "wood clay clay papyrus"),
    "spies_guild": Printed(3, "purple", "", "clay clay glass"),
    "decorators_guild": Printed(3, "purple", "", "stone ore ore cloth"),
    "builders_guild": Printed(3, "purple", "", "stone stone stone clay clay glass"),
}

_REMOVED_IN_THE_SECOND_EDITION = ("pawnshop", "strategists_guild")
_KEPT = {card: entry for card, entry in _FIRST_EDITION.items() if card not in _REMOVED_IN_THE_SECOND_EDITION}

CARDS = {1: _FIRST_EDITION, 2: {**_KEPT, **_CHANGED_IN_THE_SECOND_EDITION}}
EDITION_AND_CARD = [(edition, card) for edition, cards in CARDS.items() for card in cards]


def deck(edition: int, age: int, players: int) -> Counter[str]:
    """The copies whose mark is at most the number of players, guilds left out."""
    cards = CARDS[edition].items()
    marks = {card: printed.copies for card, printed in cards if printed.age == age}
    return +Counter({card: sum(int(mark) <= players for mark in copies) for card, copies in marks.items()})


def guilds_among(edition: int, cards: Counter[str]) -> Counter[str]:
    return Counter({card: number for card, number in cards.items() if CARDS[edition][card].colour == "purple"})
