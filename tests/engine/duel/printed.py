"""The printed cards, wonders and tokens as the reference gives them, written down apart from the engine's own data."""

from dataclasses import dataclass

RESOURCES = ("wood", "stone", "clay", "glass", "papyrus")
SYMBOLS = ("quill", "mortar", "wheel", "pendulum", "gyroscope", "sundial", "law")
TOKENS = (
    "agriculture",
    "architecture",
    "economy",
    "law",
    "masonry",
    "mathematics",
    "philosophy",
    "strategy",
    "theology",
    "urbanism",
)


@dataclass(frozen=True)
class Card:
    """`price` and `needs` are its cost; `coins` and `points` are for each thing that `per` names, if it names any."""

    age: int
    colour: str
    price: int = 0
    needs: str = ""
    free_with: str = ""
    makes: str = ""
    one_of: str = ""
    fixes: str = ""
    coins: int = 0
    per: str = ""
    points: int = 0
    shields: int = 0
    symbol: str = ""


@dataclass(frozen=True)
class Wonder:
    needs: str
    points: int = 0
    shields: int = 0
    coins: int = 0
    opponent_loses: int = 0
    again: bool = False
    one_of: str = ""
    destroys: str = ""


CARDS = {
    "lumber_yard": Card(1, "brown", makes="wood"),
    "logging_camp": Card(1, "brown", price=1, makes="wood"),
    "clay_pool": Card(1, "brown", makes="clay"),
    "clay_pit": Card(1, "brown", price=1, makes="clay"),
    "quarry": Card(1, "brown", makes="stone"),
    "stone_pit": Card(1, "brown", price=1, makes="stone"),
    "glassworks": Card(1, "grey", price=1, makes="glass"),
    "press": Card(1, "grey", price=1, makes="papyrus"),
    "guard_tower": Card(1, "red", shields=1),
    "stable": Card(1, "red", needs="wood", shields=1),
    "garrison": Card(1, "red", needs="clay", shields=1),
    "palisade": Card(1, "red", price=2, shields=1),
    "workshop": Card(1, "green", needs="papyrus", points=1, symbol="pendulum"),
    "apothecary": Card(1, "green", needs="glass", points=1, symbol="wheel"),
    "scriptorium": Card(1, "green", price=2, symbol="quill"),
    "pharmacist": Card(1, "green", price=2, symbol="mortar"),
    "theater": Card(1, "blue", points=3),
    "altar": Card(1, "blue", points=3),
    "baths": Card(1, "blue", needs="stone", points=3),
    "stone_reserve": Card(1, "yellow", price=3, fixes="stone"),
    "clay_reserve": Card(1, "yellow", price=3, fixes="clay"),
    "wood_reserve": Card(1, "yellow", price=3, fixes="wood"),
    "tavern": Card(1, "yellow", coins=4),
    "sawmill": Card(2, "brown", price=2, makes="wood wood"),
    "brickyard": Card(2, "brown", price=2, makes="clay clay"),
    "shelf_quarry": Card(2, "brown", price=2, makes="stone stone"),
    "glassblower": Card(2, "grey", makes="glass"),
    "drying_room": Card(2, "grey", makes="papyrus"),
    "walls": Card(2, "red", needs="stone stone", shields=2),
    "horse_breeders": Card(2, "red", needs="wood clay", free_with="stable", shields=1),
    "barracks": Card(2, "red", price=3, free_with="garrison", shields=1),
    "archery_range": Card(2, "red", needs="wood stone papyrus", shields=2),
    "parade_ground": Card(2, "red", needs="clay clay glass", shields=2),
    "library": Card(2, "green", needs="wood stone glass", free_with="scriptorium", points=2, symbol="quill"),
    "dispensary": Card(2, "green", needs="stone clay clay", free_with="pharmacist", points=2, symbol="mortar"),
    "school": Card(2, "green", needs="wood papyrus papyrus", points=1, symbol="wheel"),
    "laboratory": Card(2, "green", needs="wood glass glass", points=1, symbol="pendulum"),
    "courthouse": Card(2, "blue", needs="wood wood glass", points=5),
    "statue": Card(2, "blue", needs="clay clay", free_with="theater", points=4),
    "temple": Card(2, "blue", needs="wood papyrus", free_with="altar", points=4),
    "aqueduct": Card(2, "blue", needs="stone stone stone", free_with="baths", points=5),
    "rostrum": Card(2, "blue", needs="wood stone", points=4),
    "forum": Card(2, "yellow", price=3, needs="clay", one_of="glass papyrus"),
    "caravansery": Card(2, "yellow", price=2, needs="glass papyrus", one_of="wood stone clay"),
    "customs_house": Card(2, "yellow", price=4, fixes="glass papyrus"),
    "brewery": Card(2, "yellow", coins=6),
    "arsenal": Card(3, "red", needs="wood wood clay clay clay", shields=3),
    "pretorium": Card(3, "red", price=8, shields=3),
    "fortifications": Card(3, "red", needs="stone stone clay papyrus", free_with="palisade", shields=2),
    "siege_workshop": Card(3, "red", needs="wood wood wood glass", free_with="archery_range", shields=2),
    "circus": Card(3, "red", needs="stone stone clay clay", free_with="parade_ground", shields=2),
    "academy": Card(3, "green", needs="wood stone glass glass", points=3, symbol="sundial"),
    "study": Card(3, "green", needs="wood wood glass papyrus", points=3, symbol="sundial"),
    "university": Card(3, "green", needs="clay glass papyrus", free_with="school", points=2, symbol="gyroscope"),
    "observatory": Card(
        3, "green", needs="stone papyrus papyrus", free_with="laboratory", points=2, symbol="gyroscope"
    ),
    "palace": Card(3, "blue", needs="wood stone clay glass glass", points=7),
    "town_hall": Card(3, "blue", needs="wood wood stone stone stone", points=7),
    "obelisk": Card(3, "blue", needs="stone stone glass", points=5),
    "gardens": Card(3, "blue", needs="wood wood clay clay", free_with="statue", points=6),
    "pantheon": Card(3, "blue", needs="wood clay papyrus papyrus", free_with="temple", points=6),
    "senate": Card(3, "blue", needs="stone clay clay papyrus", free_with="rostrum", points=5),
    "chamber_of_commerce": Card(3, "yellow", needs="papyrus papyrus", coins=3, per="grey", points=3),
    "port": Card(3, "yellow", needs="wood glass papyrus", coins=2, per="brown", points=3),
    "armory": Card(3, "yellow", needs="stone stone glass", coins=1, per="red", points=3),
    "lighthouse": Card(3, "yellow", needs="clay clay glass", free_with="tavern", coins=1, per="yellow", points=3),
    "arena": Card(3, "yellow", needs="wood stone clay", free_with="brewery", coins=2, per="wonder", points=3),
    "merchants_guild": Card(3, "purple", needs="wood clay glass papyrus", per="yellow", coins=1, points=1),
    "shipowners_guild": Card(3, "purple", needs="stone clay glass papyrus", per="brown grey", coins=1, points=1),
    "builders_guild": Card(3, "purple", needs="wood stone stone clay glass", per="wonder", coins=0, points=2),
    "magistrates_guild": Card(3, "purple", needs="wood wood clay papyrus", per="blue", coins=1, points=1),
    "scientists_guild": Card(3, "purple", needs="wood wood clay clay", per="green", coins=1, points=1),
    "moneylenders_guild": Card(3, "purple", needs="wood wood stone stone", per="three_coins", coins=0, points=1),
    "tacticians_guild": Card(3, "purple", needs="stone stone clay papyrus", per="red", coins=1, points=1),
}

WONDERS = {
    "appian_way": Wonder("stone stone clay clay papyrus", points=3, coins=3, opponent_loses=3, again=True),
    "circus_maximus": Wonder("wood stone stone glass", points=3, shields=1, destroys="grey"),
    "colossus": Wonder("clay clay clay glass", points=3, shields=2),
    "great_library": Wonder("wood wood wood glass papyrus", points=4),
    "great_lighthouse": Wonder("wood stone papyrus papyrus", points=4, one_of="wood stone clay"),
    "hanging_gardens": Wonder("wood wood glass papyrus", points=3, coins=6, again=True),
    "mausoleum": Wonder("clay clay glass glass papyrus", points=2),
    "piraeus": Wonder("wood wood stone clay", points=2, again=True, one_of="glass papyrus"),
    "pyramids": Wonder("stone stone stone papyrus", points=9),
    "sphinx": Wonder("stone clay glass glass", points=6, again=True),
    "statue_of_zeus": Wonder("wood stone clay papyrus papyrus", points=3, shields=1, destroys="brown"),
    "temple_of_artemis": Wonder("wood stone glass papyrus", coins=12, again=True),
}

GUILDS = [card for card, printed in CARDS.items() if printed.colour == "purple"]
CHAINS = [(printed.free_with, card) for card, printed in CARDS.items() if printed.free_with]
