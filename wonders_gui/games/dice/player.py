"""What the player looks at and has picked so far: a die, a field, or nothing yet; and what confirming it would do."""

from engine.core.refusal import Refusal
from engine.dice.facts import NO_DIE
from engine.dice.view import View
from wonders_gui.games.dice.offers import (
    NO_FIELD,
    Asked,
    Offer,
    Offers,
    all_offers,
    asked,
    best_die,
    die_offers,
    field_offer,
    is_stage,
    uses_dice,
)


class Player:
    """Remembers a choice that is not yet made; every answer comes from the engine."""

    def __init__(self, view: View, *, own_eyes: bool = True) -> None:
        self.view = view
        self.own_eyes = own_eyes
        """Whether the table is seen from the player's own seat."""
        self.die = NO_DIE
        self.field = NO_FIELD
        self.refused: Refusal | None = None
        """Why the last wish was not granted, until the player looks at something else."""

    def show_view(self, view: View) -> None:
        """Another moment: what was picked stays as long as the player is asked for the same."""
        same = (asked(self.view), self.view.table.turn) == (asked(view), view.table.turn)
        self.view = view
        if not same:
            self.forget()

    def forget(self) -> None:
        """Nothing is picked."""
        self.die, self.field, self.refused = NO_DIE, NO_FIELD, None

    def pick_die(self, die: int) -> None:
        """Look at a die; the only field that it can build is picked with it."""
        if die == self.die:
            return
        self.die, self.refused = die, None
        if asked(self.view) in (Asked.CROSS, Asked.BONUS):
            return
        legal = [field for field, offered in die_offers(self.view, die).items() if offered.legal]
        if self.field not in legal:
            self.field = legal[0] if len(legal) == 1 else NO_FIELD

    def pick_field(self, field: int) -> None:
        """Look at a field; if the picked die does not open it, the cheapest one that does is picked with it."""
        self.field, self.refused = field, None
        if not uses_dice(self.view):
            return
        if is_stage(self.view, field):
            self.die = NO_DIE
        elif self.die == NO_DIE or not self._opens():
            better = best_die(self.view, field)
            self.die = better if better != NO_DIE else self.die

    def _opens(self) -> bool:
        chosen = die_offers(self.view, self.die).get(self.field)
        return chosen is not None and chosen.legal

    def offers(self) -> Offers:
        """What the sheet shows as open."""
        return all_offers(self.view, self.die)

    def chosen(self) -> Offer | None:
        """What confirming would do now."""
        return field_offer(self.view, self.die, self.field)
