"""What the middle of the top bar says: which turn it is, and what the table waits for."""

from engine.dice.facts import numbers_in
from engine.dice.state import OVER
from engine.dice.view import View
from wonders_gui.games.dice.offers import Asked, asked
from wonders_gui.language import _
from wonders_gui.texts.log import Cast


def turn_title(view: View) -> str:
    """The turn in capitals, as the catalogs spell it; nothing when the game is over."""
    table = view.table
    if table.phase == OVER:
        return ""
    if table.last_turn and table.turn >= table.last_turn:
        return _("FINAL TURN")
    return _("TURN {turn}").format(turn=table.turn)


def status_text(view: View, people: Cast) -> str:
    """What the table waits for."""
    match asked(view):
        case Asked.OVER:
            return _("The game is over")
        case Asked.ACTION | Asked.FREE_BUILD:
            return _("Choose a die")
        case Asked.CROSS:
            return _("Choose a field")
        case Asked.BONUS:
            return _("Choose a bonus field")
        case Asked.REMOVAL:
            return _("Choose the die that leaves")
        case _:
            waiting = numbers_in(view.table.waiting)
            if len(waiting) == 1:
                return people.says(waiting[0], _("You are choosing"), _("{player} is thinking"))
            return _("The others are thinking") if waiting else ""
