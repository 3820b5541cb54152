"""A game of three rounds for testing the core: secret cards, sealed bids, nothing of any real game.

Each round every seat gets a secret card and seals a number from 1 to 3. When all numbers are in they are shown: a
number that nobody else chose scores itself, and 5 more if it is the number on the secret card.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from engine.core.errors import CommandError, ConfigError, PositionError
from engine.core.game import Json, Standing
from engine.core.ledger import Ledger
from engine.core.refusal import Refusal
from engine.core.seats import NOBODY, Seat
from engine.core.streams import pick

ROUNDS = 3
NUMBERS = (1, 2, 3)
HIDDEN = 0


@dataclass(frozen=True)
class Config:
    seats: int = 2
    seed: int = 1


@dataclass
class State:
    config: Config
    round: int
    cards: list[int]
    sealed: list[int]
    points: list[int]


@dataclass(frozen=True)
class Choose:
    seat: Seat
    number: int


@dataclass(frozen=True)
class CardDealt:
    seat: Seat
    card: int


@dataclass(frozen=True)
class NumberSealed:
    seat: Seat
    number: int


@dataclass(frozen=True)
class NumbersShown:
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class PointsScored:
    seat: Seat
    points: int


@dataclass(frozen=True)
class RoundEnded:
    pass


Event = CardDealt | NumberSealed | NumbersShown | PointsScored | RoundEnded


@dataclass(frozen=True)
class View:
    seat: Seat
    config: Config
    round: int
    card: int
    number: int
    chosen: tuple[bool, ...]
    points: tuple[int, ...]


class ToyLedger:
    def __init__(self, state: State, log: list[Event] | None) -> None:
        self.state = state
        self.log = log

    def emit(self, event: Event) -> None:
        match event:
            case CardDealt(seat, card):
                self.state.cards[seat] = card
            case NumberSealed(seat, number):
                self.state.sealed[seat] = number
            case NumbersShown(numbers):
                self.state.sealed[:] = numbers
            case PointsScored(seat, points):
                self.state.points[seat] += points
            case RoundEnded():
                self.state.round += 1
                self.state.sealed = [HIDDEN] * self.state.config.seats
        if self.log is not None:
            self.log.append(event)


def deal(ledger: Ledger[State, Event]) -> None:
    config, number = ledger.state.config, ledger.state.round
    for seat in range(config.seats):
        ledger.emit(CardDealt(seat, 1 + pick(len(NUMBERS), config.seed, f"deal/{number}/{seat}")))


def show_and_score(ledger: Ledger[State, Event]) -> None:
    numbers = tuple(ledger.state.sealed)
    ledger.emit(NumbersShown(numbers))
    for seat, number in enumerate(numbers):
        if numbers.count(number) == 1:
            ledger.emit(PointsScored(seat, number + 5 * (number == ledger.state.cards[seat])))
    ledger.emit(RoundEnded())
    if ledger.state.round < ROUNDS:
        deal(ledger)


def fields(data: object, *names: str) -> list[int]:
    """The whole numbers called `names`, and nothing else."""
    if not isinstance(data, dict) or set(data) != set(names):
        raise CommandError("wrong_fields")
    values = [data[name] for name in names]
    if any(type(value) is not int for value in values):
        raise CommandError("not_an_integer")
    return values


class ToyGame:
    """Implements engine.core.game.Game."""

    name = "toy"

    def __init__(self, catalog: str = "cards-1") -> None:
        self.catalog = catalog

    def catalog_digest(self, config: Config) -> str:
        return self.catalog

    def new_state(self, config: Config) -> State:
        return State(config, 0, [HIDDEN] * config.seats, [HIDDEN] * config.seats, [0] * config.seats)

    def ledger(self, state: State, log: list[Event] | None) -> ToyLedger:
        return ToyLedger(state, log)

    def set_up(self, ledger: Ledger[State, Event]) -> None:
        deal(ledger)

    def to_move(self, state: State) -> Sequence[Seat]:
        return [] if state.round == ROUNDS else [s for s in range(state.config.seats) if state.sealed[s] == HIDDEN]

    def legal(self, state: State, seat: Seat) -> list[Choose]:
        return [Choose(seat, number) for number in NUMBERS] if seat in self.to_move(state) else []

    def refusal(self, state: State, command: Choose) -> Refusal | None:
        if command.seat not in self.to_move(state):
            return Refusal("not_your_turn", {"seat": command.seat})
        return None if command.number in NUMBERS else Refusal("no_such_number", {"number": command.number})

    def resolve(self, ledger: Ledger[State, Event], command: Choose) -> None:
        ledger.emit(NumberSealed(command.seat, command.number))
        if not self.to_move(ledger.state):
            show_and_score(ledger)

    def copy(self, state: State) -> State:
        return State(state.config, state.round, state.cards[:], state.sealed[:], state.points[:])

    def seat_of(self, command: Choose) -> Seat:
        return command.seat

    def view(self, state: State, seat: Seat) -> View:
        chosen = tuple(number != HIDDEN for number in state.sealed)
        return View(seat, state.config, state.round, state.cards[seat], state.sealed[seat], chosen, tuple(state.points))

    def seen(self, event: Event, seat: Seat) -> Event:
        match event:
            case CardDealt(owner, _) if owner != seat:
                return CardDealt(owner, HIDDEN)
            case NumberSealed(owner, _) if owner != seat:
                return NumberSealed(owner, HIDDEN)
            case CardDealt() | NumberSealed() | NumbersShown() | PointsScored() | RoundEnded():
                return event

    def told(self, command: Choose, seat: Seat) -> Choose:
        return command

    def open_view(self, state: State, seat: Seat) -> View:
        return self.view(state, seat)

    def imagine(self, view: View, rng: Random) -> State:
        cards = [rng.choice(NUMBERS) for _ in view.chosen]
        sealed = [rng.choice(NUMBERS) if done else HIDDEN for done in view.chosen]
        cards[view.seat], sealed[view.seat] = view.card, view.number
        return State(view.config, view.round, cards, sealed, list(view.points))

    def standings(self, state: State) -> Sequence[Standing]:
        better = [sum(other > points for other in state.points) for points in state.points]
        order = sorted(range(state.config.seats), key=lambda seat: better[seat])
        return [Standing(seat, 1 + better[seat], state.points[seat]) for seat in order]

    def score(self, state: State, seat: Seat) -> Mapping[str, int]:
        return {"numbers": state.points[seat]}

    def config_to_json(self, config: Config) -> Json:
        return {"seats": config.seats, "seed": config.seed}

    def config_from_json(self, data: object) -> Config:
        try:
            seats, seed = fields(data, "seats", "seed")
        except CommandError as error:
            raise ConfigError(error.code) from error
        if not 2 <= seats <= 4:
            raise ConfigError("seats", seats=seats)
        return Config(seats, seed)

    def command_to_json(self, state: State, command: Choose) -> Json:
        return {"seat": command.seat, "number": command.number}

    def command_from_json(self, state: State, data: object) -> Choose:
        return Choose(*fields(data, "seat", "number"))

    def event_to_json(self, state: State, event: Event) -> Json:
        return {"event": type(event).__name__, "values": event_values(event)}

    def event_from_json(self, state: State, data: object) -> Event:
        if not isinstance(data, dict) or set(data) != {"event", "values"}:
            raise CommandError("wrong_fields")
        if not isinstance(data["values"], list) or any(type(value) is not int for value in data["values"]):
            raise CommandError("not_integers")
        return event_of(data["event"], data["values"])

    def state_to_json(self, state: State) -> Json:
        return {
            "config": self.config_to_json(state.config),
            "round": state.round,
            "cards": state.cards[:],
            "sealed": state.sealed[:],
            "points": state.points[:],
        }

    def state_from_json(self, data: object) -> State:
        raise PositionError("not_in_this_game", seat=NOBODY)

    def view_to_json(self, view: View) -> Json:
        return {
            "config": [view.config.seats, view.config.seed],
            "moment": [view.seat, view.round, view.card, view.number],
            "chosen": [int(done) for done in view.chosen],
            "points": list(view.points),
        }

    def view_from_json(self, data: object) -> View:
        match data:
            case {"config": [seats, seed], "moment": [seat, number_of_round, card, number], **rest}:
                chosen, points = numbers_in(rest.get("chosen"), seats), numbers_in(rest.get("points"), seats)
                numbers_in([seats, seed, seat, number_of_round, card, number], 6)
                config = Config(seats, seed)
                return View(seat, config, number_of_round, card, number, tuple(map(bool, chosen)), tuple(points))
        raise PositionError("no_view", seat=NOBODY)


def numbers_in(data: object, length: object) -> list[int]:
    """A list of so many whole numbers."""
    if not isinstance(data, list) or len(data) != length or any(type(value) is not int for value in data):
        raise PositionError("not_integers")
    return data


def event_values(event: Event) -> list[int]:
    match event:
        case CardDealt(seat, value) | NumberSealed(seat, value) | PointsScored(seat, value):
            return [seat, value]
        case NumbersShown(numbers):
            return list(numbers)
        case RoundEnded():
            return []


def event_of(name: object, values: list[int]) -> Event:
    match name, values:
        case "CardDealt", [seat, card]:
            return CardDealt(seat, card)
        case "NumberSealed", [seat, number]:
            return NumberSealed(seat, number)
        case "NumbersShown", _:
            return NumbersShown(tuple(values))
        case "PointsScored", [seat, points]:
            return PointsScored(seat, points)
        case "RoundEnded", []:
            return RoundEnded()
    raise CommandError("no_such_event")
