"""7 Wonders Dice as a `Game`: the rooms of this folder tied together for the session and the tools. No rules here."""

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.catalog.dice.loader import load_dice
from engine.core import parcel
from engine.core.game import Json, Standing
from engine.core.ledger import Ledger
from engine.core.refusal import Refusal
from engine.core.seats import Seat
from engine.dice import legality, position, rules, scoring
from engine.dice import view as views
from engine.dice.apply import DiceLedger
from engine.dice.book import words
from engine.dice.codec import codec
from engine.dice.commands import Command
from engine.dice.config import Config, config_from_json, config_to_json
from engine.dice.events import Event
from engine.dice.imagine import imagine
from engine.dice.state import State
from engine.dice.tables import new_state
from engine.dice.view import View

FIRST: Final = "first"
"""The line of the score sheet for having completed a building before everybody else."""


def score_order() -> tuple[str, ...]:
    """The lines of the score sheet: the buildings, and the points for being first."""
    return (*words().building_ids, FIRST)


def completed(state: State, seat: Seat) -> tuple[str, ...]:
    """The buildings of which a seat has crossed every field."""
    crossed = state.cities[seat].crossed
    whole = [building.number for building in state.book.buildings if building.fields & ~crossed == 0]
    return tuple(words().building_ids[number] for number in whole)


class DiceGame:
    """The rules of 7 Wonders Dice; see `engine.core.game.Game` for what each method promises."""

    name = "dice"

    def catalog_digest(self, config: Config) -> str:
        return load_dice().digest

    def new_state(self, config: Config) -> State:
        return new_state(config)

    def ledger(self, state: State, log: list[Event] | None) -> DiceLedger:
        return DiceLedger(state, log)

    def set_up(self, ledger: Ledger[State, Event]) -> None:
        rules.set_up(_ours(ledger))

    def to_move(self, state: State) -> list[Seat]:
        return legality.to_move(state)

    def legal(self, state: State, seat: Seat) -> list[Command]:
        return legality.legal(state, seat)

    def refusal(self, state: State, command: Command) -> Refusal | None:
        return legality.refusal(state, command)

    def resolve(self, ledger: Ledger[State, Event], command: Command) -> None:
        rules.resolve(_ours(ledger), command)

    def copy(self, state: State) -> State:
        return state.copy()

    def seat_of(self, command: Command) -> Seat:
        return command.seat

    def view(self, state: State, seat: Seat) -> View:
        return views.view(state, seat)

    def seen(self, event: Event, seat: Seat) -> Event:
        return views.seen(event, seat)

    def told(self, command: Command, seat: Seat) -> Command:
        return command  # whatever is decided lies open

    def open_view(self, state: State, seat: Seat) -> View:
        return views.open_view(state, seat)

    def imagine(self, view: View, rng: Random) -> State:
        return imagine(view, rng)

    def standings(self, state: State) -> Sequence[Standing]:
        """By points, then by unspent coins; seats that are equal in both share a place."""
        keys = [scoring.order_key(state, seat) for seat in range(len(state.cities))]
        order = sorted(range(len(keys)), key=lambda seat: -keys[seat])
        return [Standing(seat, 1 + sum(key > keys[seat] for key in keys), scoring.total(state, seat)) for seat in order]

    def score(self, state: State, seat: Seat) -> dict[str, int]:
        return dict(zip(score_order(), scoring.points(state, seat), strict=True))

    def config_to_json(self, config: Config) -> Json:
        return config_to_json(config)

    def config_from_json(self, data: object) -> Config:
        return config_from_json(data)

    def command_to_json(self, state: State, command: Command) -> Json:
        return codec().command_to_json(command)

    def command_from_json(self, state: State, data: object) -> Command:
        return codec().command_from_json(data)

    def event_to_json(self, state: State, event: Event) -> Json:
        return codec().event_to_json(event)

    def event_from_json(self, state: State, data: object) -> Event:
        return codec().event_from_json(data)

    def state_to_json(self, state: State) -> Json:
        return position.state_to_json(state)

    def state_from_json(self, data: object) -> State:
        return position.state_from_json(data)

    def view_to_json(self, view: View) -> Json:
        return parcel.view_to_json(self, view, view.seat)

    def view_from_json(self, data: object) -> View:
        return parcel.view_from_json(self, data, lambda state: len(state.cities))


def _ours(ledger: Ledger[State, Event]) -> DiceLedger:
    assert isinstance(ledger, DiceLedger)
    return ledger


DICE = DiceGame()
