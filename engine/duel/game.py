"""7 Wonders Duel as a `Game`: the rooms of this folder tied together for the session and the tools. No rules here."""

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.catalog.duel.loader import load_duel
from engine.core import parcel
from engine.core.game import Json, Standing
from engine.core.ledger import Ledger
from engine.core.refusal import Refusal
from engine.core.seats import NOBODY, Seat
from engine.duel import legality, position, rules, scoring
from engine.duel import view as views
from engine.duel.apply import DuelLedger
from engine.duel.codec import codec
from engine.duel.commands import Command
from engine.duel.config import PLAYERS, Config, config_from_json, config_to_json
from engine.duel.events import Event
from engine.duel.imagine import imagine
from engine.duel.state import State
from engine.duel.tables import new_state
from engine.duel.view import View

SCORE_ORDER: Final = (
    "civilian",
    "science",
    "commerce",
    "guilds",
    "wonders",
    "progress",
    "treasury",
    "military",
)


class DuelGame:
    """The rules of 7 Wonders Duel; see `engine.core.game.Game` for what each method promises."""

    name = "duel"

    def catalog_digest(self, config: Config) -> str:
        return load_duel().digest

    def new_state(self, config: Config) -> State:
        return new_state(config)

    def ledger(self, state: State, log: list[Event] | None) -> DuelLedger:
        return DuelLedger(state, log)

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
        """The winner first, whatever the points; a shared victory gives both the first place."""
        winner = state.winner
        if winner == NOBODY:
            return [Standing(seat, 1, scoring.total(state, seat)) for seat in range(2)]
        return [Standing(seat, place, scoring.total(state, seat)) for place, seat in enumerate((winner, 1 - winner), 1)]

    def score(self, state: State, seat: Seat) -> dict[str, int]:
        return dict(zip(SCORE_ORDER, scoring.points(state, seat), strict=True))

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
        return parcel.view_from_json(self, data, lambda _: PLAYERS)


def _ours(ledger: Ledger[State, Event]) -> DuelLedger:
    assert isinstance(ledger, DuelLedger)
    return ledger


DUEL = DuelGame()
