"""The numeric examples of the rulebook (r) and our own (d), as the reference notes give them. Tables, no code.

Steps of the pawn are seen from the acting player: positive is on the opponent's side. `produces` stands for brown and
grey cards that an example does not name.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Side:
    """What a city has."""

    cards: str = ""
    produces: str = ""
    wonders: str = ""
    tokens: str = ""


NOTHING = Side()


@dataclass(frozen=True)
class PrintedCost:
    id: str
    item: str
    coins: int
    resources: str


@dataclass(frozen=True)
class BuildPrice:
    """`trade` are the coins among them for resources, where the example says it."""

    id: str
    build: str
    coins: int
    me: Side = NOTHING
    opponent: Side = NOTHING
    by_chain: bool = False
    trade: int | None = None
    opponent_gains: int = 0
    my_bonus: int = 0


@dataclass(frozen=True)
class NeedsTrade:
    """It cannot be built with what the city makes itself."""

    id: str
    build: str
    me: Side


@dataclass(frozen=True)
class UnitPrice:
    id: str
    resource: str
    coins: int
    me: Side = NOTHING
    opponent: Side = NOTHING


@dataclass(frozen=True)
class Discard:
    id: str
    coins: int
    me: Side
    discarded: str = "theater"


@dataclass(frozen=True)
class Pawn:
    """`by` is what shows the shields; `gone` are the steps whose loot was taken before."""

    id: str
    start: int
    by: str
    shields: int
    to: int
    opponent_loses: tuple[int, ...] = ()
    me: Side = NOTHING
    opponent_coins: int = 10
    gone: str = ""


@dataclass(frozen=True)
class SeventhWonder:
    """The last of `theirs` is the seventh wonder; then those that are left to me go."""

    id: str
    mine: str
    theirs: str
    mine_left: str
    wonders_removed: int


SHARED = Side(produces="stone clay clay clay papyrus")

PRINTED = [
    PrintedCost("r01", "lumber_yard", 0, ""),
    PrintedCost("r02", "stone_pit", 1, ""),
    PrintedCost("r03", "baths", 0, "stone"),
    PrintedCost("r04", "arena", 0, "clay stone wood"),
    PrintedCost("r05", "horse_breeders", 0, "clay wood"),
    PrintedCost("r12", "fortifications", 0, "stone stone clay papyrus"),
    PrintedCost("r14", "aqueduct", 0, "stone stone stone"),
    PrintedCost("r16", "scriptorium", 2, ""),
    PrintedCost("r17", "caravansery", 2, "glass papyrus"),
    PrintedCost("r22", "colossus", 0, "clay clay clay glass"),
]

PRICES = [
    BuildPrice("r06", "horse_breeders", 0, Side("stable"), by_chain=True),
    BuildPrice("r07", "baths", 0, SHARED),
    BuildPrice("r08", "garrison", 0, SHARED),
    BuildPrice("r13", "fortifications", 5, Side(produces="stone stone"), Side(produces="clay"), trade=5),
    BuildPrice("r15", "aqueduct", 12, NOTHING, Side(produces="stone stone"), trade=12),
    BuildPrice("r18", "caravansery", 7, NOTHING, Side(produces="glass"), trade=5),
    BuildPrice("r19", "aqueduct", 0, Side("baths"), Side(produces="stone stone"), by_chain=True),
    BuildPrice("r20", "fortifications", 0, Side("palisade"), by_chain=True),
    BuildPrice("d01", "palace", 8, Side("caravansery"), Side("sawmill")),
    BuildPrice("d02", "palace", 4, Side("caravansery", tokens="masonry"), Side("sawmill")),
    BuildPrice("d03", "great_library", 9, Side(tokens="architecture"), Side("sawmill lumber_yard")),
    BuildPrice("d04", "pantheon", 6, Side("customs_house"), Side("press drying_room")),
    BuildPrice("d05", "caravansery", 7, NOTHING, Side("glassworks", tokens="economy"), opponent_gains=5),
    BuildPrice("d06", "aqueduct", 0, Side("baths", tokens="urbanism"), by_chain=True, my_bonus=4),
    BuildPrice("d07", "academy", 4, Side("forum", wonders="piraeus"), Side("glassblower")),
    BuildPrice("d08", "statue", 0, Side("clay_pool", tokens="masonry")),
    BuildPrice("d09", "pyramids", 8, Side(tokens="masonry")),
    BuildPrice("d10", "town_hall", 10, Side(tokens="architecture")),
    BuildPrice("d11", "pyramids", 4, Side("stone_reserve quarry"), Side("shelf_quarry")),
]

NEEDS_TRADE = [NeedsTrade("r09", "apothecary", SHARED)]

UNITS = [
    UnitPrice("r10", "stone", 4, opponent=Side("shelf_quarry")),
    UnitPrice("r11", "stone", 2, me=Side("shelf_quarry")),
    UnitPrice("d12", "glass", 2, opponent=Side("forum", wonders="piraeus")),
    UnitPrice("d13", "stone", 1, Side("stone_reserve"), Side("shelf_quarry quarry")),
]

DISCARDS = [
    Discard("r21", 4, Side("tavern clay_reserve"), "aqueduct"),
    Discard("d20", 2, Side("baths press")),
]

STRATEGY = Side(tokens="strategy")

PAWNS = [
    Pawn("r23", 0, "colossus", 2, 2),
    Pawn("r25a", 1, "archery_range", 2, 3, (2,)),
    Pawn("r25b", 2, "archery_range", 2, 4, (2,)),
    Pawn("r26", 0, "archery_range", 2, 3, (2,), STRATEGY),
    Pawn("d14", 2, "arsenal", 3, 6, (2, 5), STRATEGY),
    Pawn("d15", 2, "guard_tower", 1, 3, (1,), opponent_coins=1),
    Pawn("d16", 2, "walls", 2, 4, gone="3"),
    Pawn("d17", 7, "pretorium", 3, 9, gone="3 6"),
    Pawn("d18", -4, "pretorium", 3, -1),
    Pawn("d19", 0, "colossus", 2, 2, (), STRATEGY),
]

SEVENTH = [
    SeventhWonder("r24", "sphinx piraeus colossus", "mausoleum appian_way great_library hanging_gardens", "pyramids", 1)
]

ALL_IDS = [f"r{number:02}" for number in range(1, 25)] + ["r25a", "r25b", "r26"]
ALL_IDS += [f"d{number:02}" for number in range(1, 21)]
