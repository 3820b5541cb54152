"""The guided first game of 7 Wonders Dice: Giza between Rhodes and Babylon, six turns together."""

from collections.abc import Mapping

from engine.dice.config import table as seed_and_boards
from engine.dice.moves import move_from_text, move_to_text
from wonders_gui.games.registry import AnyTable
from wonders_gui.guide.dice.later import ENDING, REMARKS, SCORES
from wonders_gui.guide.dice.opening import AGORA, ATTACK, MARKET, SECOND, WAREHOUSE, WONDER
from wonders_gui.guide.steps import Lesson
from wonders_gui.language import N_

SEED = 36
BOARDS = ("giza", "rhodes", "babylon")


def _config() -> object:
    return seed_and_boards(SEED, len(BOARDS), BOARDS)


def _fields(table: AnyTable) -> Mapping[str, str]:
    return {"left": table.names[1], "right": table.names[2]}


LESSON = Lesson(
    key="dice",
    game="dice",
    summary=N_("One roll for everybody, a sheet full of fields: resources, attacks, points and your wonder."),
    wonder="rhodos",
    night=False,
    config=_config,
    names=("Theron", "Myrine"),
    level="apprentice",
    bots={
        1: (
            "build green university.compass.1",
            "wonder",
            "cross barracks_east.attack.1",
            "build grey_3 warehouse.papyrus",
            "build red barracks_east.defence.1",
            "build grey_3 warehouse.clay",
        ),
        2: (
            "wonder",
            "cross university.compass.1",
            "build green university.wheel.1",
            "build yellow market.coin.1",
            "build yellow market.camel.1",
            "wonder",
            "cross university.wheel.2",
            "cross barracks_east.attack.1",
        ),
    },
    chapters=(WAREHOUSE, ATTACK, SECOND, AGORA, WONDER, MARKET),
    remarks=REMARKS,
    ending=ENDING,
    scores=SCORES,
    fields=_fields,
    move_text=move_to_text,
    move_from_text=move_from_text,
)
