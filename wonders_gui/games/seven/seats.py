"""What is to be seen of each city: facts of the last view, as rows of a model."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from PySide6.QtCore import Qt

from engine.core.seats import Seat
from engine.seven.book import COLOUR_NAMES, SYMBOL_NAMES
from engine.seven.facts import AGES, COLOURS, SYMBOLS
from engine.seven.forecast import LEFT, RIGHT, Ware, production, wares
from engine.seven.legality import city_to_decide
from engine.seven.scoring import VICTORY_WORTH, total
from engine.seven.state import State
from engine.seven.trade import CACHE, WHARF_LEFT, WHARF_RIGHT
from wonders_gui.games.seven.people import People, board_of, city_name, is_night, side_is_open, side_text
from wonders_gui.games.seven.story import Deed, Story
from wonders_gui.games.seven.teams import NO_TEAM, are_rivals, partner_of, team_name, team_of
from wonders_gui.language import _, ngettext
from wonders_gui.models.records import RecordsModel
from wonders_gui.models.roles import Role
from wonders_gui.texts import names
from wonders_gui.texts.effects_cities import debt_tokens, diplomacy_tokens
from wonders_gui.texts.words import coins, either, listed, points, shields
from wonders_gui.widgets.tips import tip

FAR: Final = 0
_WHARVES: Final = {LEFT: WHARF_LEFT, RIGHT: WHARF_RIGHT}


class Bond(Enum):
    """How a seat belongs to the player in a game of teams."""

    NONE = "none"
    OWN = "own"
    PARTNER = "partner"
    RIVAL = "rival"


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """One city as it is seen from one seat: the player's own, or any in a game looked back at."""

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
    debt: int
    diplomacy: int
    copies: int
    """Symbols of science that are copied from neighbours at the end."""
    rebates: tuple[str, ...]
    """Icons of what makes buying from this neighbour cheaper beside the prices."""
    team: int
    """From 0 on, or NO_TEAM."""
    bond: Bond
    border: bool
    """Whether the player will have a conflict with this neighbour."""
    last: Deed | None
    lit: bool
    """Whether the player chooses for this city now, though it is not the own one."""
    own_eyes: bool
    """Whether the player looks from the player's own seat, and is meant by "you"."""
    yours: bool
    """Whether this is the player's own city."""
    spoken: str

    def role(self, role: int) -> object:
        """What a model says of this row."""
        if role == Role.RECORD:
            return self
        if role == Qt.ItemDataRole.DisplayRole:
            return self.name
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(self.name, *self.extras()) if self.extras() else None
        return (
            self.spoken
            if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole)
            else None
        )

    @property
    def pieces(self) -> tuple[tuple[str, int], ...]:
        """Debt and diplomacy as icons with numbers, as far as there is any."""
        return tuple((icon, number) for icon, number in (("debt", self.debt), ("diplomacy", self.diplomacy)) if number)

    @property
    def symbols(self) -> tuple[tuple[str, int], ...]:
        """Science, with what will be copied of it at the end."""
        return (*self.science, ("copied_science", self.copies)) if self.copies else self.science

    def extras(self) -> list[str]:
        """What Cities adds to a city, in words."""
        team = team_name(self.team) if self.team != NO_TEAM else ""
        bond = partner_text(self) if self.bond is Bond.PARTNER else ""
        copied = ngettext("{number} copied science symbol", "{number} copied science symbols", self.copies)
        told = [
            ", ".join(part for part in (team, bond) if part),
            debt_tokens(self.debt) if self.debt else "",
            diplomacy_tokens(self.diplomacy) if self.diplomacy else "",
            copied.format(number=self.copies) if self.copies else "",
        ]
        return [part for part in told if part]


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
        debt=state.debt[city],
        diplomacy=state.diplomacy[city],
        copies=state.copies[city],
        rebates=_rebates(state, seat, where),
        team=team_of(state, city),
        bond=bond_of(state, seat, city),
        border=bool(where) and are_rivals(state, seat, city),
        last=last.of(city) if last is not None else None,
        lit=city != seat and city_to_decide(state, seat) == city,
        own_eyes=people.own_eyes,
        yours=city == people.cast.you,
        spoken="",
    )
    return _spoken(facts)


def where_sits(state: State, seat: Seat, city: int) -> int:
    """On which side of the player a city lies."""
    if state.table.left[seat] == city:
        return LEFT
    return RIGHT if state.table.right[seat] == city else FAR


def bond_of(state: State, seat: Seat, city: int) -> Bond:
    """Partner or rival; nothing of the kind without teams."""
    if not state.table.teams:
        return Bond.NONE
    if city == seat:
        return Bond.OWN
    return Bond.PARTNER if partner_of(state, seat) == city else Bond.RIVAL


def _rebates(state: State, seat: Seat, where: int) -> tuple[str, ...]:
    """What black cards of the player take off the price of a purchase from this side."""
    terms = state.discounts[seat]
    found = [(_WHARVES.get(where, 0), "wharf"), (CACHE if where else 0, "board_resource")]
    return tuple(icon for bit, icon in found if terms & bit)


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
        *facts.extras(),
        coins(facts.coins),
        shields(facts.shields),
        _("stages: {built} of {all}").format(built=facts.stages, all=facts.height),
        *(f"{names.kind_name(colour)}: {number}" for colour, number in facts.colours),
        *(f"{names.symbol_name('seven', symbol)}: {number}" for symbol, number in facts.science),
        points(facts.points),
        sold_text(facts),
    ]
    return replace(facts, spoken="; ".join(part for part in parts if part))


def partner_text(facts: SeatFacts) -> str:
    """That a city belongs to the partner of the seat from which it is seen."""
    return _("your partner") if facts.own_eyes else _("partner")


def sold_text(facts: SeatFacts) -> str:
    """What a neighbour sells, in words."""
    if not facts.wares:
        return ""
    text = _("sells you {wares}") if facts.own_eyes else _("sells {wares}")
    return text.format(wares=wares_text(facts.wares))


def wares_text(wares: Sequence[Ware]) -> str:
    """Wares with their prices, those of one kind together."""
    units = [
        _("{number} {resource} for {coins}").format(
            number=number,
            resource=either(names.resource_name(resource) for resource in ware.resources),
            coins=coins(number * ware.price),
        )
        for ware, number in Counter(wares).items()
    ]
    return listed(units)
