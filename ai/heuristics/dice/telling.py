"""What a move of 7 Wonders Dice brings, topic by topic: a code, and the numbers of the game that it speaks of.

Weighs nothing, and tells only what the move does by itself, whatever the others do in the same turn.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from engine.dice.book import words
from engine.dice.commands import Command, Decline, RemoveDie
from engine.dice.facts import ACTION, CROSS, FREE_BUILD, FULL, NIBBLE, NO_ENEMY, Building, Field, count_in, numbers_in
from engine.dice.scoring import total
from engine.dice.state import City, State, amount_of, kind_of, neighbour

Details = Mapping[str, int | str]
Told = tuple[str, Details]

MEANINGS: Final[Mapping[str, str]] = {
    "points": "So many `points` more at the end.",
    "attack": "So many `points` of an attack, noted for good.",
    "defends_left": "A defence against the left neighbour, who has so many `attacks` left.",
    "defends_right": "A defence against the right neighbour, who has so many `attacks` left.",
    "resource": "One more resource, `owned` in all: whatever costs more gets a coin cheaper.",
    "cheaper_dice": "Every die costs so many `coins` less.",
    "free_dice": "The `dice` of a colour cost nothing any more.",
    "coins_on_die": "So many `coins` whenever one of the `dice` of a colour is chosen.",
    "unlocks": "The special `die` may be chosen from now on.",
    "towards_special_die": "One more field of the university, which leads to special dice.",
    "completes": "The `building` is complete, which brings bonus field number `bonus`.",
    "completes_without_bonus": "The `building` is complete.",
    "first": "The first to complete the `building`: so many `points`.",
    "race": "In the `building`, which brings points to the first, the city leads by so many `fields`.",
    "one_field_left": "Only one field of the `building` is left.",
    "progress": "Of the `building` so many `fields` are left.",
    "coins": "So many `coins` more in the purse.",
    "keeps_coins": "The `coins` in the purse are worth more than what is offered.",
    "more_fields": "So many `fields` may be crossed besides.",
    "another_action": "Another action in the same turn.",
    "court_open": "More faces of the purple die can be used.",
    "ends_ahead": "It sets off the end with so many `points` against at most `theirs`.",
    "removes": "Of the `die` that leaves, so many `faces` would still have been of use.",
}


@dataclass(frozen=True, slots=True)
class Turn:
    """A move, the position before it, and the one after all that needs no further decision."""

    command: Command
    before: State
    after: State

    @property
    def old(self) -> City:
        """The own city before the move."""
        return self.before.cities[self.command.seat]

    @property
    def new(self) -> City:
        """The own city after the move."""
        return self.after.cities[self.command.seat]

    def fresh(self) -> list[Field]:
        """The fields that the move crosses."""
        return [self.new.board.fields[number] for number in numbers_in(self.new.crossed & ~self.old.crossed)]

    def building(self) -> Building | None:
        """The building that the move works at."""
        numbers = [field.building for field in self.fresh() if field.building >= 0]
        return self.before.book.buildings[numbers[0]] if numbers else None


def building_id(building: Building) -> str:
    """The id of a building."""
    return words().building_ids[building.number]


def colour_of(die: int) -> str:
    """The colour of a die: the same for all that differ in a number only."""
    return words().die_ids[die].partition("_")[0]


def coins_for(field: Field, die: int) -> int:
    """Coins that a crossed field brings with a die."""
    return field.die_coins >> NIBBLE * die & FULL


def tell_points(turn: Turn) -> Told | None:
    """Points of a building, or of an attack; those for being first are another topic."""
    seat = turn.command.seat
    points = total(turn.after, seat) - total(turn.before, seat) - (turn.new.first - turn.old.first)
    if points <= 0:
        return None
    return "attack" if any(field.attack for field in turn.fresh()) else "points", {"points": points}


def tell_defence(turn: Turn) -> Told | None:
    for building in turn.before.book.buildings:
        if building.enemy != NO_ENEMY and any(building.facing & field.bit for field in turn.fresh()):
            side = 1 - building.enemy
            attacker = turn.before.cities[neighbour(turn.before, turn.command.seat, side)]
            left = building.fields & ~attacker.crossed
            attacks = sum(field.attack > 0 for field in attacker.board.fields if field.bit & left)
            return ("defends_right" if side else "defends_left"), {"attacks": attacks}
    return None


def tell_resources(turn: Turn) -> Told | None:
    return ("resource", {"owned": turn.new.resources}) if turn.new.resources > turn.old.resources else None


def tell_prices(turn: Turn) -> Told | None:
    """What makes dice cheaper, or brings coins with them."""
    for field in turn.fresh():
        if field.discount:
            return "cheaper_dice", {"coins": field.discount}
        if field.free_dice:
            return "free_dice", {"dice": colour_of(numbers_in(field.free_dice)[0])}
        if field.die_coins:
            die = next(die for die in range(len(words().die_ids)) if coins_for(field, die))
            return "coins_on_die", {"coins": coins_for(field, die), "dice": colour_of(die)}
    return None


def tell_special_dice(turn: Turn) -> Told | None:
    unlocked = numbers_in(turn.new.unlocked & ~turn.old.unlocked)
    if unlocked:
        return "unlocks", {"die": words().die_ids[unlocked[0]]}
    university = words().building_numbers["university"]
    return ("towards_special_die", {}) if any(field.building == university for field in turn.fresh()) else None


def tell_completion(turn: Turn) -> Told | None:
    for field in turn.fresh():
        if field.building >= 0 and turn.new.crossed & field.whole == field.whole:
            building = turn.before.book.buildings[field.building]
            bonus = 1 + count_in(turn.old.crossed & turn.before.book.bonus)
            if building.bonus and bonus <= count_in(turn.before.book.bonus):
                return "completes", {"building": building_id(building), "bonus": bonus}
            return "completes_without_bonus", {"building": building_id(building)}
    return None


def tell_race(turn: Turn) -> Told | None:
    building = turn.building()
    if building is None or not building.first_points:
        return None
    if turn.new.first > turn.old.first:
        return "first", {"building": building_id(building), "points": turn.new.first - turn.old.first}
    others = [city for seat, city in enumerate(turn.before.cities) if seat != turn.command.seat]
    most = max(count_in(city.crossed & building.fields) for city in others)
    lead = count_in(turn.new.crossed & building.fields) - most
    return ("race", {"building": building_id(building), "fields": lead}) if lead > 0 else None


def tell_progress(turn: Turn) -> Told | None:
    building = turn.building()
    if building is None or not building.bonus:
        return None
    left = count_in(building.fields & ~turn.new.crossed)
    if left == 0:
        return None
    told = {"building": building_id(building)}
    return ("one_field_left", told) if left == 1 else ("progress", {**told, "fields": left})


def tell_coins(turn: Turn) -> Told | None:
    if isinstance(turn.command, Decline):
        return "keeps_coins", {"coins": turn.old.coins}
    gained = turn.new.coins - turn.old.coins
    return ("coins", {"coins": gained}) if gained > 0 else None


def tell_more(turn: Turn) -> Told | None:
    """What the move lets one do besides."""
    if len(turn.new.agenda) <= len(turn.old.agenda):
        return None
    task = turn.new.agenda[-1]
    kind = kind_of(task)
    if kind == CROSS:
        return "more_fields", {"fields": amount_of(task)}
    return ("another_action", {}) if kind in (ACTION, FREE_BUILD) else None


def tell_court(turn: Turn) -> Told | None:
    """The city comes to have as many fields of a building as its neighbours."""
    return ("court_open", {}) if turn.fresh() and turn.new.unlocked else None


def tell_removal(turn: Turn) -> Told | None:
    if not isinstance(turn.command, RemoveDie):
        return None
    die = turn.command.die
    faces = sum(face.fields & turn.old.open != 0 for face in turn.before.book.faces[die])
    return "removes", {"die": words().die_ids[die], "faces": faces}


TELLING: Final[Mapping[str, Callable[[Turn], Told | None]]] = {
    "points": tell_points,
    "defence": tell_defence,
    "resources": tell_resources,
    "prices": tell_prices,
    "special_dice": tell_special_dice,
    "completion": tell_completion,
    "race": tell_race,
    "progress": tell_progress,
    "coins": tell_coins,
    "more": tell_more,
    "court": tell_court,
    "removal": tell_removal,
}
