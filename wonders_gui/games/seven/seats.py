"""What is to be seen of each city: facts of the last view, as rows of a model."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import Qt

from engine.core.seats import Seat
from engine.seven.book import COLOUR_NAMES, SYMBOL_NAMES
from engine.seven.facts import AGES, COLOURS, SYMBOLS
from engine.seven.forecast import LEFT, RIGHT, Ware, production, wares
from engine.seven.scoring import VICTORY_WORTH, total
from engine.seven.state import State
from wonders_gui.games.seven.people import People, board_of, city_name, is_night, side_is_open, side_text
from wonders_gui.games.seven.story import Deed, Story
from wonders_gui.language import _
from wonders_gui.models.records import RecordsModel
from wonders_gui.models.roles import Role
from wonders_gui.texts import names
from wonders_gui.texts.words import coins, either, listed, points, shields

FAR: Final = 0


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """One city as the player sees it from his own seat."""

    city: int
    name: str
    place: str
    """The name of the city."""
    side: str
    board: str
    night: bool
    open_side: bool
    where: int
    """LEFT, RIGHT or FAR."""
    coins: int
    shields: int
    points: int
    stages: int
    height: int
    tokens: tuple[int, ...]
    colours: tuple[tuple[str, int], ...]
    science: tuple[tuple[str, int], ...]
    production: tuple[tuple[str, ...], ...]
    wares: tuple[Ware, ...]
    lead: int
    """Shields more than the player has."""
    last: Deed | None
    spoken: str

    def role(self, role: int) -> object:
        """What a model says of this row."""
        if role == Role.RECORD:
            return self
        if role == Qt.ItemDataRole.DisplayRole:
            return self.name
        return (
            self.spoken
            if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole)
            else None
        )


class SeatsModel(RecordsModel[SeatFacts]):
    """Some of the cities at the table."""


def seat_facts(state: State, people: People, story: Story, city: int) -> SeatFacts:
    """All that lies open of a city."""
    seat = people.seat
    where = where_sits(state, seat, city)
    offered = wares(state, seat, where) if where else ()
    last = story.last
    facts = SeatFacts(
        city=city,
        name=people.name(city),
        place=city_name(state, city),
        side=side_text(state, city),
        board=board_of(state, city),
        night=is_night(state, city),
        open_side=side_is_open(state, city),
        where=where,
        coins=state.coins[city],
        shields=state.shields[city],
        points=total(state, city),
        stages=state.stages[city],
        height=state.book.sides[state.side[city]].height,
        tokens=tokens(state, city),
        colours=_counted(state.colours[COLOURS * city : COLOURS * (city + 1)], COLOUR_NAMES),
        science=_counted(state.science[SYMBOLS * city : SYMBOLS * (city + 1)], SYMBOL_NAMES),
        production=production(state, city),
        wares=offered,
        lead=state.shields[city] - state.shields[seat],
        last=last.of(city) if last is not None else None,
        spoken="",
    )
    return _spoken(facts)


def where_sits(state: State, seat: Seat, city: int) -> int:
    """On which side of the player a city lies."""
    if state.table.left[seat] == city:
        return LEFT
    return RIGHT if state.table.right[seat] == city else FAR


def tokens(state: State, city: int) -> tuple[int, ...]:
    """The conflict tokens of a city by what they are worth, victories first."""
    won = [VICTORY_WORTH[age] for age in range(AGES) for _ in range(state.victories[AGES * city + age])]
    return (*won, *([-1] * state.defeats[city]))


def _counted(numbers: Sequence[int], kinds: Sequence[str]) -> tuple[tuple[str, int], ...]:
    return tuple((kind, number) for kind, number in zip(kinds, numbers, strict=True) if number)


def _spoken(facts: SeatFacts) -> SeatFacts:
    parts = [
        f"{facts.name}, {facts.place}",
        {LEFT: _("left neighbour"), RIGHT: _("right neighbour")}.get(facts.where, ""),
        coins(facts.coins),
        shields(facts.shields),
        _("stages: {built} of {all}").format(built=facts.stages, all=facts.height),
        *(f"{names.kind_name(colour)}: {number}" for colour, number in facts.colours),
        *(f"{names.symbol_name('seven', symbol)}: {number}" for symbol, number in facts.science),
        points(facts.points),
        sold_text(facts.wares),
    ]
    return replace(facts, spoken="; ".join(part for part in parts if part))


def sold_text(offered: Sequence[Ware]) -> str:
    """What a neighbour sells, in words."""
    if not offered:
        return ""
    units = [
        _("{resource} for {coins}").format(
            resource=either(names.resource_name(resource) for resource in ware.resources), coins=coins(ware.price)
        )
        for ware in offered
    ]
    return _("sells you {wares}").format(wares=listed(units))
