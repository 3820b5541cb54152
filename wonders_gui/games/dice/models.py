"""A view of Dice as Qt models: the Forum, the fields of a sheet, the other players."""

from collections.abc import Sequence
from dataclasses import replace

from engine.catalog.dice.loader import load_dice
from engine.catalog.dice.model import Field
from engine.core.seats import Seat
from engine.dice.book import words
from engine.dice.facts import Rolled, count_in
from engine.dice.legality import die_coins, die_price, is_locked
from engine.dice.military import noted_points
from engine.dice.scoring import total
from engine.dice.state import City, neighbour
from engine.dice.view import View
from wonders_gui.art.dicelooks import DieState, FieldLook, FieldState
from wonders_gui.games.dice import faces
from wonders_gui.games.dice.offers import NO_FIELD, Asked, Offer, Offers, asked, can_use, uses_dice
from wonders_gui.games.dice.records import DieRecord, FieldRecord, Group, SeatRecord
from wonders_gui.games.dice.story import Deeds, Story
from wonders_gui.language import _
from wonders_gui.models.records import RecordsModel
from wonders_gui.texts.effects_dice import cost_text, field_text
from wonders_gui.texts.log import Cast
from wonders_gui.texts.names_dice import (
    board_name,
    building_name,
    dice_die,
    dice_field,
    face_name,
)
from wonders_gui.texts.words import coins, listed, points, sentences

LEFT, RIGHT, BOTH, FAR = "left", "right", "both", ""


def printed(board: int) -> Sequence[Field]:
    """The fields of a board as the catalog describes them."""
    return load_dice().boards[board].fields


def resources(number: int) -> str:
    """So many resources, in words."""
    return _("{cost} in the Warehouse").format(cost=cost_text(number)) if number else _("no resources")


# -- the Forum ------------------------------------------------------------------------------------------------------


class ForumModel(RecordsModel[DieRecord]):
    """The dice by their place."""

    def show_view(self, view: View, chosen: int) -> None:
        """Show the Forum; `chosen` is the die that the player has picked, or NO_DIE."""
        self.show_rows([die_record(view, rolled, chosen) for rolled in view.table.forum])

    def row_of(self, die: int) -> int:
        """The row of a die, or -1."""
        return next((row for row, record in enumerate(self.rows()) if record.die == die), -1)


def die_record(view: View, rolled: Rolled, chosen: int) -> DieRecord:
    """One die, and what can be done with it."""
    city = view.table.cities[view.seat]
    price = int(die_price(city, rolled))
    section = load_dice().sections.index(rolled.price)
    name = _("{die}: {face}").format(die=dice_die(rolled.die), face=face_name(words().face_ids[rolled.face]))
    state = _die_state(view, rolled.die, chosen)
    told = [f"{name}.", _("Section {price}: the die costs {coins}.").format(price=rolled.price, coins=coins(price))]
    bonus = int(die_coins(city, rolled))
    if bonus:
        told.append(_("Choosing it brings {coins}.").format(coins=coins(bonus)))
    if state == "locked":
        told.append(_("Not unlocked."))
    elif state == "dimmed" and uses_dice(view):
        told.append(_("Nothing can be built with it now."))
    face = faces.die_face(rolled.die, rolled.face)
    return DieRecord(rolled.die, int(view.table.turn), section, face, state, price, name, " ".join(told))


def _die_state(view: View, die: int, chosen: int) -> DieState:
    if is_locked(view.table.cities[view.seat], die):
        return "locked"
    if die == chosen:
        return "chosen"
    asks = asked(view)
    if asks in (Asked.ACTION, Asked.FREE_BUILD, Asked.REMOVAL) and not can_use(view, die):
        return "dimmed"
    return "free"


# -- a sheet --------------------------------------------------------------------------------------------------------


class SheetModel(RecordsModel[FieldRecord]):
    """The fields of one seat, by number."""

    def show_sheet(self, view: View, seat: Seat, offers: Offers, chosen: int = NO_FIELD) -> None:
        """Show the sheet of a seat; `offers` are what the player could cross, `chosen` what he has picked."""
        city = view.table.cities[seat]
        fields = printed(city.board.number)
        self.show_rows([_field_record(city, field, number, offers, chosen) for number, field in enumerate(fields)])


def _field_record(city: City, field: Field, number: int, offers: Offers, chosen: int) -> FieldRecord:
    offered = offers.get(number)
    state = _field_state(city, number, offered, chosen)
    noted = int(noted_points(city, city.board.fields[number])) if field.attack and state == "crossed" else None
    price = offered.price.total if offered is not None and state in ("offered", "dear", "chosen") else None
    fresh = bool(city.crossed & ~city.before & city.board.fields[number].bit)
    look = FieldLook(faces.field_face(city.board.number, number), state, price, noted, fresh)
    name = dice_field(number)
    return FieldRecord(number, look, name, _spoken(field, name, state, offered))


def _field_state(city: City, number: int, offered: Offer | None, chosen: int) -> FieldState:
    bit = city.board.fields[number].bit
    if city.crossed & bit:
        return "crossed"
    if offered is not None and city.open & bit:
        if not offered.legal:
            return "dear"
        return "chosen" if number == chosen else "offered"
    if offered is not None and offered.legal:
        return "chosen" if number == chosen else "offered"
    return "open" if city.open & bit else "waiting"


def _spoken(field: Field, name: str, state: FieldState, offered: Offer | None) -> str:
    """A field in full: name, state, cost, what it brings."""
    states = {
        "crossed": _("crossed off"),
        "waiting": _("another field comes first"),
        "dear": _("too dear"),
    }
    told = [f"{name}, {states[state]}." if state in states else f"{name}."]
    if offered is not None and state in ("offered", "chosen"):
        told.append(_("Can be crossed off now for {coins}.").format(coins=coins(offered.price.total)))
    if state != "crossed":
        told.append(_("Costs {cost}.").format(cost=cost_text(field.cost)))
    return sentences([*told, field_text(field)])


# -- seats ----------------------------------------------------------------------------------------------------------


class SeatsModel(RecordsModel[SeatRecord]):
    """The other players in the order of the table, from the left neighbour to the right one."""

    def show_view(self, view: View, people: Cast, story: Story, thinking: Sequence[Seat]) -> None:
        """Show everybody but the player; bots that are `thinking` are marked."""
        players = view.table.table.players
        order = [(view.seat + step) % players for step in range(1, players)]
        rows = [seat_record(view, seat, people, story.of(seat)) for seat in order]
        self.show_rows([replace(row, thinking=row.seat in thinking) for row in rows])


def seat_record(view: View, seat: Seat, people: Cast, deeds: Deeds) -> SeatRecord:
    """What there is to know of a player."""
    city = view.table.cities[seat]
    groups = tuple(_groups(view, city))
    worth, side, defence = int(total(view.table, seat)), side_of(view, seat), _defence(view, seat)
    deed = deed_text(deeds)
    home = board_name(words().board_ids[city.board.number])
    amounts = (coins(int(city.coins)), points(worth), resources(int(city.resources)))
    who = ", ".join(part for part in (people[seat], home, side_name(side)) if part)
    told = [f"{who}.", f"{', '.join(amounts)}."]
    told += [f"{group_text(group)}." for group in groups if group.done]
    if side:
        told.append(f"{defence_text(defence, own_eyes=view.seat == people.you)}.")
    if deed:
        told.append(f"{deed}.")
    return SeatRecord(
        seat=seat,
        name=people[seat],
        city=home,
        coins=int(city.coins),
        points=worth,
        groups=groups,
        side=side,
        defence=defence,
        own_eyes=view.seat == people.you,
        deed=deed,
        spoken=" ".join(told),
    )


def _groups(view: View, city: City) -> "list[Group]":
    book, ids = view.table.book, words()
    found = []
    for building in book.buildings:
        colour = faces.building_colour(ids.building_ids[building.number])
        found.append(_group(ids.building_ids[building.number], colour, building.fields, city))
    found.append(_group("bonus", "bonus", book.bonus, city))
    return found


def _group(building: str, colour: str, fields: int, city: City) -> Group:
    crossed = city.crossed & fields
    return Group(building, colour, int(fields), int(crossed), int(crossed & ~city.before))


def side_of(view: View, seat: Seat) -> str:
    """Where a player sits: beside the viewer, or farther away."""
    left, right = (neighbour(view.table, view.seat, side) for side in (0, 1))
    if left == right == seat:
        return BOTH
    return LEFT if seat == left else RIGHT if seat == right else FAR


def _defence(view: View, seat: Seat) -> int:
    """How many defences of a player face attacks of the viewer."""
    table = view.table
    facing = [
        count_in(table.cities[seat].crossed & building.facing)
        for building in table.book.buildings
        if building.enemy >= 0 and neighbour(table, view.seat, building.enemy) == seat
    ]
    return sum(facing)


# -- in words -------------------------------------------------------------------------------------------------------


def side_name(side: str) -> str:
    """Where somebody sits."""
    return {LEFT: _("left neighbour"), RIGHT: _("right neighbour"), BOTH: _("on both sides"), FAR: ""}[side]


def defence_text(defence: int, *, own_eyes: bool) -> str:
    """What a neighbour has against attacks from the seat that is looked from."""
    text = _("Defence against you: {number}") if own_eyes else _("Defence: {number}")
    return text.format(number=defence)


def group_text(group: Group) -> str:
    """How far a building has come."""
    name = _("Bonus fields") if group.building == "bonus" else building_name(group.building)
    return _("{building}: {number} of {all}").format(building=name, number=group.done, all=group.fields.bit_count())


def deed_text(deeds: Deeds) -> str:
    """What somebody did last."""
    done = done_text(deeds)
    return _("Just now: {what}").format(what=done) if done else ""


def done_text(deeds: Deeds) -> str:
    """The fields that were crossed, or that somebody passed; empty for nothing."""
    done = [dice_field(field) for field in deeds.fields] + ([_("passed")] if deeds.passed else [])
    return listed(done) if done else ""
