"""What can be done now: which fields a die or an effect opens, at what price, or why not. All asked of the engine."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum

from engine.core.refusal import Refusal
from engine.core.seats import NOBODY, Seat
from engine.dice.commands import BUILDS, DECLINES, PASSES, REMOVALS, WONDER_BUILDS, Command, Cross
from engine.dice.facts import ACTION, CROSS, FREE_BUILD, NO_DIE, Rolled, numbers_in
from engine.dice.forecast import FREE, Price, price_of, wonder_stage
from engine.dice.legality import refusal
from engine.dice.state import ACTIONS, BONUS, OVER, REMOVAL, State, kind_of, step_of
from engine.dice.view import View

NO_FIELD = -1


class Asked(Enum):
    """What the player is asked for."""

    ACTION = "action"
    FREE_BUILD = "free_build"
    CROSS = "cross"
    BONUS = "bonus"
    REMOVAL = "removal"
    NOTHING = "nothing"
    OVER = "over"


_TASKS = {ACTION: Asked.ACTION, FREE_BUILD: Asked.FREE_BUILD, CROSS: Asked.CROSS, BONUS: Asked.BONUS}


def asked(view: View) -> Asked:
    """What the table asks the player for now."""
    table = view.table
    if table.phase == OVER:
        return Asked.OVER
    if not table.waiting >> view.seat & 1:
        return Asked.NOTHING
    if table.phase == ACTIONS:
        return Asked.ACTION
    if table.phase == REMOVAL:
        return Asked.REMOVAL
    return _TASKS[kind_of(table.cities[view.seat].agenda[-1])]


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing to do, with what it costs; `refusal` says why it cannot be done."""

    command: Command
    price: Price
    refusal: Refusal | None

    @property
    def legal(self) -> bool:
        """Whether the command may be given now."""
        return self.refusal is None


Offers = Mapping[int, Offer]
"""By field."""


def offer(view: View, command: Command) -> Offer:
    """What a command costs and whether it may be given."""
    return Offer(command, price_of(view.table, command), refusal(view.table, command))


def uses_dice(view: View) -> bool:
    """Whether a die is to be chosen from the Forum for a field."""
    return asked(view) in (Asked.ACTION, Asked.FREE_BUILD)


def die_offers(view: View, die: int) -> Offers:
    """Every field that a die opens by its face and that is not crossed."""
    rolled = next((lying for lying in view.table.forum if lying.die == die), None)
    if rolled is None or not uses_dice(view):
        return {}
    return {field: offer(view, BUILDS[view.seat][die][field]) for field in _opened(view, rolled)}


def _opened(view: View, rolled: Rolled) -> Iterable[int]:
    return numbers_in(rolled.fields & ~view.table.cities[view.seat].crossed)


def can_use(view: View, die: int) -> bool:
    """Whether anything can be built with a die now, or it may leave the Forum."""
    if asked(view) is Asked.REMOVAL:
        return removal(view, die).legal
    return any(offered.legal for offered in die_offers(view, die).values())


def field_offers(view: View, field: int) -> list[Offer]:
    """What opens a field now, the best first: those that can be paid, and of these the cheapest."""
    dice = [rolled.die for rolled in view.table.forum if rolled.fields >> field & 1]
    found = [offer(view, BUILDS[view.seat][die][field]) for die in dice] if uses_dice(view) else []
    return sorted(found, key=lambda offered: (not offered.legal, offered.price.net))


def best_die(view: View, field: int) -> int:
    """The die that builds a field for the fewest coins, or NO_DIE."""
    found = field_offers(view, field)
    return found[0].command.key()[2] if found and found[0].legal else NO_DIE


def all_offers(view: View, die: int) -> Offers:
    """What the sheet shows as open: by the chosen die, by all dice together, or by the effect that is carried out."""
    match asked(view):
        case Asked.ACTION | Asked.FREE_BUILD if die != NO_DIE:
            return die_offers(view, die)
        case Asked.ACTION | Asked.FREE_BUILD:
            return _by_any_die(view)
        case Asked.CROSS | Asked.BONUS:
            return {field: offer(view, Cross(view.seat, field)) for field in _asked_for(view.table, view.seat)}
        case _:
            return {}


def _by_any_die(view: View) -> Offers:
    table = view.table
    opened = 0
    for rolled in table.forum:
        opened |= rolled.fields
    fields = numbers_in(opened & table.cities[view.seat].open)
    best = {field: found[0] for field in fields if (found := field_offers(view, field)) and found[0].legal}
    stage = wonder_stage(table, view.seat)
    if asked(view) is Asked.ACTION and stage != NOBODY:
        best[stage] = wonder_offer(view)
    return best


def _asked_for(table: State, seat: Seat) -> Iterable[int]:
    """The fields among which an effect or a bonus lets choose."""
    city = table.cities[seat]
    task = city.agenda[-1]
    if kind_of(task) == BONUS:
        return numbers_in(table.book.bonus & ~city.crossed)
    return numbers_in(table.book.steps[step_of(task)].fields & city.open)


def wonder_offer(view: View) -> Offer:
    """The next stage of the wonder."""
    return offer(view, WONDER_BUILDS[view.seat])


def pass_offer(view: View) -> Offer:
    """Coins instead of building."""
    return Offer(PASSES[view.seat], FREE, refusal(view.table, PASSES[view.seat]))


def decline_offer(view: View) -> Offer:
    """Make no use of an effect."""
    return Offer(DECLINES[view.seat], FREE, refusal(view.table, DECLINES[view.seat]))


def removal(view: View, die: int) -> Offer:
    """A die that leaves the Forum."""
    command = REMOVALS[view.seat][die]
    return Offer(command, FREE, refusal(view.table, command))


def is_stage(view: View, field: int) -> bool:
    """Whether a field belongs to the wonder."""
    return bool(view.table.book.wonder >> field & 1) if field != NO_FIELD else False


def field_offer(view: View, die: int, field: int) -> Offer | None:
    """What happens when the player confirms this die and this field; None when nothing fits them."""
    asks = asked(view)
    if asks is Asked.REMOVAL:
        return removal(view, die) if die != NO_DIE else None
    if field == NO_FIELD:
        return None
    if asks in (Asked.CROSS, Asked.BONUS):
        return offer(view, Cross(view.seat, field))
    if asks is Asked.ACTION and is_stage(view, field):
        return wonder_offer(view) if field == wonder_stage(view.table, view.seat) else None
    if not uses_dice(view) or die == NO_DIE:
        return None
    return offer(view, BUILDS[view.seat][die][field])
