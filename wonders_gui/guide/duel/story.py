"""The guided first game of 7 Wonders Duel: the wonders of the rulebook's first game, five decisions together."""

from collections.abc import Mapping

from engine.duel.config import FIRST, FIRST_GAME
from engine.duel.config import table as seed_and_wonders
from engine.duel.moves import move_from_text, move_to_text
from wonders_gui.games.registry import AnyTable
from wonders_gui.guide.duel.later import ENDING, REMARKS, SCORES
from wonders_gui.guide.duel.opening import RESOURCE, SCIENCE, SHIELDS, UNCOVERING, WONDER
from wonders_gui.guide.steps import Lesson
from wonders_gui.language import N_
from wonders_gui.texts.names import symbol_name, wonder_name

SEED = 1
RIVAL = 1


def _config() -> object:
    return seed_and_wonders(SEED, FIRST[0], FIRST_GAME)


def _fields(table: AnyTable) -> Mapping[str, str]:
    return {
        "rival": table.names[RIVAL],
        "artemis": wonder_name("duel", "temple_of_artemis"),
        "wheel": symbol_name("duel", "wheel"),
    }


LESSON = Lesson(
    key="duel",
    game="duel",
    summary=N_("The structure, prices, wonders with another turn, and three ways to win: one against one."),
    wonder="halikarnassos",
    night=True,
    config=_config,
    names=("Naram",),
    level="apprentice",
    bots={RIVAL: ("build press", "build tavern", "build wood_reserve", "build altar")},
    chapters=(RESOURCE, UNCOVERING, SHIELDS, WONDER, SCIENCE),
    remarks=REMARKS,
    ending=ENDING,
    scores=SCORES,
    fields=_fields,
    move_text=move_to_text,
    move_from_text=move_from_text,
)
