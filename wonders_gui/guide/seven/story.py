"""The guided first game of 7 Wonders: Gizah between Rhodos and Alexandria, the first Age together, then freely."""

from collections.abc import Mapping

from engine.seven.config import table as seats_and_seed
from engine.seven.moves import move_from_text, move_to_text
from wonders_gui.games.registry import AnyTable
from wonders_gui.guide.seven.later import ENDING, REMARKS, SCORES
from wonders_gui.guide.seven.opening import CHAIN, CHOICE, RESOURCE, SALE, SHIELDS, TRADE, WONDER
from wonders_gui.guide.steps import Lesson
from wonders_gui.language import N_
from wonders_gui.texts.names import city_name, symbol_name

SEED = 10
BOARDS = ("gizah", "rhodos", "alexandria")


def _config() -> object:
    return seats_and_seed(2, len(BOARDS), SEED, BOARDS, ("day",) * len(BOARDS))


def _fields(table: AnyTable) -> Mapping[str, str]:
    cities = dict(zip(("own_city", "left_city", "right_city"), map(city_name, BOARDS), strict=True))
    return {"left": table.names[1], "right": table.names[2], "gear": symbol_name("seven", "gear"), **cities}


LESSON = Lesson(
    key="seven",
    game="seven",
    summary=N_("Resources, trade, chains, armies and science: three Ages with two neighbours."),
    wonder="gizah",
    night=False,
    config=_config,
    names=("Kallias", "Iris"),
    level="apprentice",
    bots={
        1: (
            "build ore_vein",
            "build altar",
            "build barracks",
            "build theater",
            "build marketplace",
            "build east_trading_post",
        ),
        2: ("build clay_pool", "build stone_pit", "build loom_1", "build press_1", "build scriptorium", "build baths"),
    },
    chapters=(RESOURCE, SHIELDS, TRADE, CHOICE, WONDER, SALE, CHAIN),
    remarks=REMARKS,
    ending=ENDING,
    scores=SCORES,
    fields=_fields,
    move_text=move_to_text,
    move_from_text=move_from_text,
)
