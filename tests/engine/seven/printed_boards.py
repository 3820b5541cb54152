"""The printed boards as the reference tables give them, written down again apart from the engine's own data."""

from dataclasses import dataclass

BOARD_RESOURCES = {
    1: {
        "olympia": "wood",
        "gizah": "stone",
        "babylon": "clay",
        "rhodos": "ore",
        "alexandria": "glass",
        "halikarnassos": "cloth",
        "ephesos": "papyrus",
    },
    2: {
        "babylon": "wood",
        "gizah": "stone",
        "olympia": "clay",
        "rhodos": "ore",
        "alexandria": "glass",
        "halikarnassos": "cloth",
        "ephesos": "papyrus",
    },
}


@dataclass(frozen=True)
class PrintedStage:
    cost: str
    points: int = 0
    coins: int = 0
    shields: int = 0
    makes: str = ""
    power: str = ""


SIDES = {
    1: {
        "alexandria:A": [
            PrintedStage("stone stone", points=3),
            PrintedStage("ore ore", makes="any raw"),
            PrintedStage("glass glass", points=7),
        ],
        "alexandria:B": [
            PrintedStage("clay clay", makes="any raw"),
            PrintedStage("wood wood", makes="any goods"),
            PrintedStage("stone stone stone", points=7),
        ],
        "babylon:A": [
            PrintedStage("clay clay", points=3),
            PrintedStage("wood wood wood", power="science of choice"),
            PrintedStage("clay clay clay clay", points=7),
        ],
        "babylon:B": [
            PrintedStage("clay cloth", points=3),
            PrintedStage("wood wood glass", power="play last card"),
            PrintedStage("clay clay clay papyrus", power="science of choice"),
        ],
        "ephesos:A": [
            PrintedStage("stone stone", points=3),
            PrintedStage("wood wood", coins=9),
            PrintedStage("papyrus papyrus", points=7),
        ],
        "ephesos:B": [
            PrintedStage("stone stone", points=2, coins=4),
            PrintedStage("wood wood", points=3, coins=4),
            PrintedStage("glass cloth papyrus", points=5, coins=4),
        ],
        "gizah:A": [
            PrintedStage("stone stone", points=3),
            PrintedStage("wood wood wood", points=5),
            PrintedStage("stone stone stone stone", points=7),
        ],
        "gizah:B": [
            PrintedStage("wood wood", points=3),
            PrintedStage("stone stone stone", points=5),
            PrintedStage("clay clay clay", points=5),
            PrintedStage("stone stone stone stone papyrus", points=7),
        ],
        "halikarnassos:A": [
            PrintedStage("clay clay", points=3),
            PrintedStage("ore ore ore", power="build from discard"),
            PrintedStage("cloth cloth", points=7),
        ],
        "halikarnassos:B": [
            PrintedStage("ore ore", points=2, power="build from discard"),
            PrintedStage("clay clay clay", points=1, power="build from discard"),
            PrintedStage("glass cloth papyrus", power="build from discard"),
        ],
        "olympia:A": [
            PrintedStage("wood wood", points=3),
            PrintedStage("stone stone", power="free build once per age"),
            PrintedStage("ore ore", points=7),
        ],
        "olympia:B": [
            PrintedStage("wood wood", power="raw materials for 1"),
            PrintedStage("stone stone", points=5),
            PrintedStage("ore ore cloth", power="copy neighbour guild"),
        ],
        "rhodos:A": [
            PrintedStage("wood wood", points=3),
            PrintedStage("clay clay clay", shields=2),
            PrintedStage("ore ore ore ore", points=7),
        ],
        "rhodos:B": [
            PrintedStage("stone stone stone", points=3, coins=3, shields=1),
            PrintedStage("ore ore ore ore", points=4, coins=4, shields=1),
        ],
    },
    2: {
        "alexandria:day": [
            PrintedStage("stone stone", points=3),
            PrintedStage("ore ore", makes="any raw"),
            PrintedStage("cloth papyrus", points=7),
        ],
        "alexandria:night": [
            PrintedStage("clay clay", makes="any raw"),
            PrintedStage("ore ore ore", makes="any goods"),
            PrintedStage("wood wood wood wood", points=7),
        ],
        "babylon:day": [
            PrintedStage("clay clay", points=3),
            PrintedStage("ore ore cloth", power="science of choice"),
            PrintedStage("wood wood wood wood", points=7),
        ],
        "babylon:night": [
            PrintedStage("stone stone", power="play last card"),
            PrintedStage("clay clay clay glass", power="science of choice"),
        ],
        "ephesos:day": [
            PrintedStage("clay clay", points=3),
            PrintedStage("wood wood", coins=9),
            PrintedStage("ore ore glass", points=7),
        ],
        "ephesos:night": [
            PrintedStage("stone stone", points=2, coins=4),
            PrintedStage("wood wood", points=3, coins=4),
            PrintedStage("ore ore cloth", points=5, coins=4),
        ],
        "gizah:day": [
            PrintedStage("wood wood", points=3),
            PrintedStage("clay clay cloth", points=5),
            PrintedStage("stone stone stone stone", points=7),
        ],
        "gizah:night": [
            PrintedStage("wood wood", points=3),
            PrintedStage("stone stone stone", points=5),
            PrintedStage("clay clay clay", points=5),
            PrintedStage("stone stone stone stone papyrus", points=7),
        ],
        "halikarnassos:day": [
            PrintedStage("ore ore", points=3),
            PrintedStage("glass papyrus", power="build from discard"),
            PrintedStage("stone stone stone", points=7),
        ],
        "halikarnassos:night": [
            PrintedStage("clay clay", points=2, power="build from discard"),
            PrintedStage("glass papyrus", points=1, power="build from discard"),
            PrintedStage("wood wood wood", power="build from discard"),
        ],
        "olympia:day": [
            PrintedStage("stone stone", points=3),
            PrintedStage("wood wood", power="free first of each colour"),
            PrintedStage("clay clay clay", points=7),
        ],
        "olympia:night": [
            PrintedStage("ore ore", points=2, power="free first card of age"),
            PrintedStage("clay clay clay", points=3, power="free last card of age"),
            PrintedStage("glass cloth papyrus", points=5),
        ],
        "rhodos:day": [
            PrintedStage("wood wood", points=3),
            PrintedStage("clay clay clay", shields=2),
            PrintedStage("ore ore ore ore", points=7),
        ],
        "rhodos:night": [
            PrintedStage("stone stone stone", points=3, coins=3, shields=1),
            PrintedStage("ore ore ore ore", points=4, coins=4, shields=1),
        ],
    },
}


@dataclass(frozen=True)
class StagePlace:
    """Where a stage is printed; `number` counts from 1 in building order."""

    edition: int
    side: str
    number: int

    @property
    def printed(self) -> PrintedStage:
        return SIDES[self.edition][self.side][self.number - 1]

    def __str__(self) -> str:
        return f"{self.edition}e {self.side} {self.number}"


STAGES = [
    StagePlace(edition, side, number)
    for edition, sides in SIDES.items()
    for side, stages in sides.items()
    for number in range(1, len(stages) + 1)
]


def boards_without(edition: int, resources: str, first: str = "") -> list[str]:
    """Three boards, `first` before seat 0, the others making none of these resources."""
    side = {1: "A", 2: "day"}[edition]
    own = first or next(f"{b}:{side}" for b, made in BOARD_RESOURCES[edition].items() if made not in resources.split())
    others = [
        f"{board}:{side}"
        for board, made in BOARD_RESOURCES[edition].items()
        if made not in resources.split() and board != own.split(":")[0]
    ]
    return [own, *others[:2]]
