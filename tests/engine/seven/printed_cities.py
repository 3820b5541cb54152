"""The black cards and the two boards of Cities as the reference gives them, apart from the engine's own data.

An effect is a few words: "points 2", "loss 1", "loss 1 per victory", "2 points per victory_1", "gift 1 neighbours".
"""

from dataclasses import dataclass

from tests.engine.seven.printed_boards import PrintedStage, StagePlace


@dataclass(frozen=True)
class PrintedBlack:
    """A black card; the cost is in words, one for each resource and coin."""

    name: str
    age: int
    cost: str
    effects: tuple[str, ...]


def _black(name: str, age: int, cost: str, *effects: str) -> PrintedBlack:
    return PrintedBlack(name, age, cost, effects)


BLACK = {
    # Age I
    "pigeonhole": _black("Pigeonhole", 1, "coin ore", "copied science 1"),
    "militia": _black("Militia", 1, "coin coin coin", "shields 2"),
    "hideout": _black("Hideout", 1, "", "points 2", "loss 1"),
    "residence": _black("Residence", 1, "clay", "points 1", "diplomacy 1"),
    "dive": _black("Dive", 1, "", "coins 6", "gift 1 neighbours"),
    "west_clandestine_wharf": _black("West Clandestine Wharf", 1, "coin", "rebate left"),
    "east_clandestine_wharf": _black("East Clandestine Wharf", 1, "coin", "rebate right"),
    "secret_warehouse": _black("Secret Warehouse", 1, "coin coin", "produce_one_more_of_own"),
    "city_gates": _black("City Gates", 1, "coin wood", "points 4"),
    "opium_stash": _black("Opium Stash", 1, "", "coins 3", "loss 1"),
    "customs": _black("Customs", 1, "", "points 4", "gift 1 others"),
    "raider_camp": _black("Raider Camp", 1, "", "victory token 1", "debt 1"),
    "cells": _black("Cells", 1, "", "2 points per victory_1"),
    "smugglers_cache": _black("Smuggler's Cache", 1, "", "board rebate 1"),
    # Age II
    "band_of_spies": _black("Band of Spies", 2, "coin coin stone clay", "copied science 1"),
    "mercenaries": _black("Mercenaries", 2, "coin coin coin coin papyrus", "shields 3"),
    "lair": _black("Lair", 2, "wood glass", "points 3", "loss 2"),
    "consulate": _black("Consulate", 2, "clay papyrus", "points 2", "diplomacy 1"),
    "gambling_den": _black("Gambling Den", 2, "coin", "coins 9", "gift 2 neighbours"),
    "black_market": _black("Black Market", 2, "ore cloth", "produce_one_missing"),
    "sepulcher": _black("Sepulcher", 2, "stone glass cloth", "points 4", "loss 1 per victory"),
    "architect_firm": _black("Architect Firm", 2, "coin papyrus", "points 2", "stages_without_resources"),
    "tabularium": _black("Tabularium", 2, "coin coin wood ore cloth", "points 6"),
    "opium_den": _black("Opium Den", 2, "papyrus", "coins 4", "loss 3"),
    "trade_center": _black("Trade Center", 2, "stone clay papyrus", "points 6", "gift 2 others"),
    "raider_fort": _black("Raider Fort", 2, "coin clay ore", "victory token 3", "debt 1"),
    "guardhouse": _black("Guardhouse", 2, "coin coin wood ore", "3 points per victory_3"),
    "forging_agency": _black("Forging Agency", 2, "coin coin", "build_from_discard_last"),
    # Age III
    "torture_chamber": _black("Torture Chamber", 3, "coin coin coin ore ore glass", "copied science 1"),
    "contingent": _black("Contingent", 3, "coin coin coin coin coin cloth", "shields 5"),
    "brotherhood": _black("Brotherhood", 3, "wood wood ore cloth", "points 4", "loss 3"),
    "embassy": _black("Embassy", 3, "stone cloth papyrus", "points 3", "diplomacy 1"),
    "cenotaph": _black("Cenotaph", 3, "stone clay clay glass cloth", "points 5", "loss 1 per victory"),
    "chamber_of_builders": _black("Chamber of Builders", 3, "wood clay glass papyrus", "points 4", "loss 1 per stage"),
    "secret_network": _black("Secret Network", 3, "stone papyrus", "1 coins per black", "1 points per black"),
    "slave_market": _black("Slave Market", 3, "wood wood ore ore", "1 coins per victory", "1 points per victory"),
    "capitol": _black("Capitol", 3, "coin coin stone stone clay clay glass papyrus", "points 8"),
    "opium_distillery": _black("Opium Distillery", 3, "wood glass", "coins 5", "loss 5"),
    "mint": _black("Mint", 3, "wood wood clay glass cloth", "points 8", "gift 3 others"),
    "raider_garrison": _black("Raider Garrison", 3, "coin coin stone stone cloth", "victory token 5", "debt 1"),
    "prison": _black("Prison", 3, "coin coin clay ore ore papyrus", "4 points per victory_5"),
    "memorial": _black("Memorial", 3, "wood stone cloth", "2 coins per defeat", "discard defeats"),
}


@dataclass(frozen=True)
class PrintedCitiesStage(PrintedStage):
    """A stage of Byzantium or Petra; a cost may name coins."""

    diplomacy: int = 0
    loss: int = 0


CITIES_BOARDS = {"byzantium": "stone", "petra": "clay"}
_Stage = PrintedCitiesStage

CITIES_SIDES = {
    1: {
        "byzantium:A": [
            _Stage("clay ore", points=3),
            _Stage("wood wood papyrus", points=2, diplomacy=1),
            _Stage("clay clay glass cloth", points=7),
        ],
        "byzantium:B": [
            _Stage("wood ore glass papyrus", points=3, diplomacy=1),
            _Stage("clay ore ore cloth", points=4, diplomacy=1),
        ],
        "petra:A": [
            _Stage("wood stone", points=3),
            _Stage(" ".join(["coin"] * 7), points=7),
            _Stage("wood stone stone papyrus", points=7),
        ],
        "petra:B": [
            _Stage("clay clay ore ore", points=3, loss=2),
            _Stage(" ".join(["coin"] * 14), points=14),
        ],
    },
    2: {
        "byzantium:day": [
            _Stage("clay ore", points=3),
            _Stage("wood wood papyrus", points=4, diplomacy=1),
            _Stage("clay clay glass cloth", points=7),
        ],
        "byzantium:night": [
            _Stage("wood ore papyrus", points=4, diplomacy=1),
            _Stage("ore ore glass cloth", points=6, diplomacy=1),
        ],
        "petra:day": [
            _Stage("wood stone", points=3),
            _Stage(" ".join(["coin"] * 5), points=7),
            _Stage("wood stone stone papyrus", points=7),
        ],
        "petra:night": [
            _Stage("clay clay ore ore", points=3, loss=2),
            _Stage(" ".join(["coin"] * 10), points=14),
        ],
    },
}


@dataclass(frozen=True)
class CitiesStagePlace(StagePlace):
    """Where a stage of Byzantium or Petra is printed."""

    @property
    def printed(self) -> PrintedCitiesStage:
        return CITIES_SIDES[self.edition][self.side][self.number - 1]


CITIES_STAGES = [
    CitiesStagePlace(edition, side, number)
    for edition, sides in CITIES_SIDES.items()
    for side, stages in sides.items()
    for number in range(1, len(stages) + 1)
]


def coins_in(cost: str) -> int:
    """The coins that a cost asks for the bank."""
    return cost.split().count("coin")


def resources_in(cost: str) -> str:
    """The resources that a cost asks."""
    return " ".join(word for word in cost.split() if word != "coin")
