"""What the middle of the top bar says: which age it is, whose turn, and how many cards are left."""

from engine.core.seats import NOBODY
from engine.duel.facts import slots_in
from engine.duel.state import BEGINNER, CHOOSE_FROM_BOX, CHOOSE_TOKEN, DESTROY, DRAFT, FROM_DISCARD, OVER, PLAY
from engine.duel.view import View
from wonders_gui.language import _, ngettext
from wonders_gui.texts.log import Cast
from wonders_gui.texts.words import roman


def age_title(view: View) -> str:
    """The age in capitals, as the catalogs spell it."""
    if view.table.phase == DRAFT:
        return _("WONDERS")
    return _("AGE {age}").format(age=roman(view.table.age + 1))


def turn_text(*, mine: bool) -> str:
    """Whose turn it is, where that is somebody else than the player; one who is looked through does not think now."""
    return _("Turn of {player}") if mine else _("{player} is thinking")


def status_text(view: View, people: Cast) -> str:
    """What the table waits for."""
    table = view.table
    if table.phase == OVER or table.decider == NOBODY:
        return _("The game is over")
    mine = table.decider == view.seat
    if table.phase == PLAY:
        left = len(slots_in(table.present))
        cards = ngettext("{number} card left", "{number} cards left", left).format(number=left)
        whose = people.says(table.decider, _("Your turn"), turn_text(mine=mine))
        return f"{whose} · {cards}"
    if not mine:
        return people.says(table.decider, _("You are choosing"), _("{player} is choosing"))
    return {
        DRAFT: _("Choose a wonder"),
        CHOOSE_TOKEN: _("Choose a progress token"),
        CHOOSE_FROM_BOX: _("Keep one progress token"),
        DESTROY: _("Choose a card to destroy"),
        FROM_DISCARD: _("Choose a card of the discard pile"),
        BEGINNER: _("Choose who begins"),
    }[table.phase]
