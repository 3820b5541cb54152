"""The toy game of the core's tests with a desk of its own: shows that the command line needs no more of a game."""

import argparse
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random

from ai.registry import Opponents
from engine.core.audit import Violation
from engine.core.errors import CommandError, ConfigError, PositionError
from engine.core.game import Json
from engine.core.seats import Seat
from tests.ai.arena.toys import TOY_OPPONENTS
from tests.engine.core.toy import NUMBERS, Choose, Config, Event, State, ToyGame, View
from wonders_gui.cli.desk import BenchTable, Listing
from wonders_gui.cli.parser import whole_number


class DescribedToy(ToyGame):
    """The toy game with positions."""

    def state_to_json(self, state: State) -> Json:
        return {"game": self.name, **super().state_to_json(state)}

    def state_from_json(self, data: object) -> State:
        """Only the first round."""
        if not isinstance(data, dict) or data.get("round") != 0:
            raise PositionError("wrong_round", field="round")
        state = self.new_state(Config())
        self.set_up(self.ledger(state, None))
        return state


TOY = DescribedToy()


class ToyTeller:
    """Tells what the reader may see, one event a line."""

    def __init__(self, seat: Seat | None) -> None:
        self._seat = seat

    def tell(self, happened: Iterable[Event]) -> Iterator[str]:
        for event in happened:
            yield f"  {event if self._seat is None else TOY.seen(event, self._seat)}"

    def rest(self) -> Iterator[str]:
        yield "  nothing more"


class ToyAuditor:
    """Counts events, and finds fault with the number 13."""

    def __init__(self) -> None:
        self.heard = 0

    def hear(self, told: Iterable[Event]) -> None:
        self.heard += len(list(told))

    def audit(self, state: State) -> Sequence[Violation]:
        return [Violation("unlucky", {"seat": 0})] if state.config.seed == 13 else []


class ToyDesk:
    """See `wonders_gui.cli.desk.Desk`."""

    game = TOY
    title = "Toy"
    engine = "plain"
    outcomes: Mapping[str, Mapping[str, str]] = {"results": {"alone": "won alone", "shared": "shared"}}

    def add_table(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--seats", type=whole_number, default=2)

    def config(self, options: argparse.Namespace, seed: int) -> Config:
        if options.seats not in (2, 3, 4):
            raise ConfigError("too_many_seats", seats=options.seats)
        return Config(options.seats, seed)

    def players(self, state: State) -> int:
        return state.config.seats

    def together(self, state: State) -> int:
        return 1

    def headline(self, state: State) -> str:
        return f"Toy, {state.config.seats} seats"

    def about(self, config: Config) -> Json:
        return {"seats": config.seats}

    def seat_name(self, state: State, seat: Seat) -> str:
        return f"number {seat}"

    def seat_in_full(self, state: State, seat: Seat) -> str:
        return f"with {state.points[seat]} points"

    def teller(self, state: State, seat: Seat | None) -> ToyTeller:
        return ToyTeller(seat)

    def moment(self, state: State) -> str:
        return f"round {state.round}"

    def overview(self, state: State) -> Iterator[str]:
        yield f"{self.headline(state)}: {self.moment(state)}"

    def named(self, state: State, code: str, details: Mapping[str, str | int]) -> Mapping[str, str | int]:
        return {name: f"number {value}" if name == "seat" else value for name, value in details.items()}

    def categories(self, state: State) -> Mapping[str, str]:
        return {"numbers": "Numbers"}

    def score_sheet(self, state: State) -> Iterator[str]:
        yield f"points {state.points}"

    def standings(self, state: State) -> Iterator[str]:
        yield from (f"{standing.place}. seat {standing.seat}" for standing in TOY.standings(state))

    def outcome(self, state: State) -> Mapping[str, str]:
        best = sum(standing.place == 1 for standing in TOY.standings(state))
        return {"results": "alone" if best == 1 else "shared"}

    def opponents(self) -> Opponents[View, Choose] | None:
        return TOY_OPPONENTS

    def move_from_text(self, state: State, text: str) -> Choose:
        seat, _, number = text.partition(" ")
        if not (seat.isdigit() and number.isdigit()):
            raise CommandError("unknown_verb", word=text)
        return Choose(int(seat), int(number))

    def move_to_text(self, state: State, command: Choose) -> str:
        return f"{command.seat} {command.number}"

    def move_in_words(self, state: State, command: Choose) -> str:
        return self.move_to_text(state, command)

    def analysis(self, state: State) -> Json:
        return {"round": state.round}

    def auditor(self, state: State) -> ToyAuditor:
        return ToyAuditor()

    def add_cards(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--odd", action="store_true")

    def cards(self, options: argparse.Namespace) -> Listing:
        chosen = [number for number in NUMBERS if number % 2 or not options.odd]
        return Listing({"numbers": chosen}, [f"number {number}" for number in chosen])

    def add_bench(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--seats", type=whole_number, default=2)

    def bench_tables(self, options: argparse.Namespace) -> Sequence[BenchTable[State]]:
        config = self.config(options, 0)

        def empty(seed: int) -> State:
            return TOY.new_state(replace(config, seed=seed))

        return [BenchTable(f"{config.seats} seats", {"seats": config.seats}, empty, play, TOY.copy)]


def play(state: State, rng: Random) -> int:
    """A whole random game."""
    ledger = TOY.ledger(state, None)
    TOY.set_up(ledger)
    decisions = 0
    while seats := TOY.to_move(state):
        TOY.resolve(ledger, rng.choice(TOY.legal(state, seats[0])))
        decisions += 1
    return decisions
