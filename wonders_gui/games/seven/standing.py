"""What the city would score if the game ended now, line by line: shown while no card is chosen."""

from collections.abc import Sequence
from typing import Final

from engine.catalog.loader import load_seven
from engine.seven.game import SEVEN
from engine.seven.scoring import team_total
from engine.seven.state import SIDES, State
from wonders_gui.art.faces import Sign
from wonders_gui.games.seven.factrows import FactRow, Shape
from wonders_gui.games.seven.people import People
from wonders_gui.language import _
from wonders_gui.texts import names
from wonders_gui.texts.words import signed

_ICONS: Final = {
    "military": "shield",
    "treasury": "coin",
    "wonder": "stage",
    "civilian": "symbol_blue",
    "science": "symbol_green",
    "commerce": "symbol_yellow",
    "guilds": "symbol_purple",
    "black": "symbol_black",
}


def standing_rows(state: State, people: People) -> Sequence[FactRow]:
    """The score sheet of the moment."""
    if state.phase == SIDES:
        return ()
    seat, says = people.seat, people.says
    score = SEVEN.score(state, seat)
    rows = [
        FactRow(
            Shape.LINE,
            names.category_name("seven", category),
            (Sign(_ICONS[category]),),
            end=signed(score[category]),
            lesser=not score[category],
        )
        for category in load_seven(state.book.edition, state.book.expansions).score_order
    ]
    total = signed(sum(score.values()))
    sums = [FactRow(Shape.BOX, _("Total"), end=total)]
    if state.table.teams:
        sums.append(
            FactRow(
                Shape.BOX, says(seat, _("Your team"), _("Team")), (Sign("team"),), end=signed(team_total(state, seat))
            )
        )
    return (FactRow(Shape.HEADING, says(seat, _("Your points now"), _("Points now"))), *rows, *sums)
