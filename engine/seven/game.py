"""7 Wonders as a `Game`: the rooms of this folder tied together for the session and the tools. No rules here."""

from collections.abc import Sequence
from random import Random

from engine.catalog.loader import load_seven
from engine.core import parcel
from engine.core.game import Json, Standing
from engine.core.ledger import Ledger
from engine.core.refusal import Refusal
from engine.core.seats import Seat
from engine.seven import legality, position, rules, scoring
from engine.seven import view as views
from engine.seven.apply import SevenLedger
from engine.seven.book import words_of
from engine.seven.codec import Codec
from engine.seven.commands import Command
from engine.seven.config import Config, config_from_json, config_to_json
from engine.seven.events import Event
from engine.seven.imagine import imagine
from engine.seven.state import State
from engine.seven.tables import new_state
from engine.seven.view import View

CATEGORY_NUMBERS = {
    "military": scoring.MILITARY,
    "treasury": scoring.TREASURY,
    "wonder": scoring.WONDER,
    "civilian": scoring.CIVILIAN,
    "science": scoring.SCIENCE,
    "commerce": scoring.COMMERCE,
    "guilds": scoring.GUILDS,
    "black": scoring.BLACK_CARDS,
}


class SevenGame:
    """The rules of 7 Wonders; see `engine.core.game.Game` for what each method promises."""

    name = "seven"

    def catalog_digest(self, config: Config) -> str:
        return load_seven(config.edition, config.expansions).digest

    def new_state(self, config: Config) -> State:
        return new_state(config)

    def ledger(self, state: State, log: list[Event] | None) -> SevenLedger:
        return SevenLedger(state, log)

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
        return views.told(command, seat)

    def open_view(self, state: State, seat: Seat) -> View:
        return views.open_view(state, seat)

    def imagine(self, view: View, rng: Random) -> State:
        return imagine(view, rng)

    def standings(self, state: State) -> Sequence[Standing]:
        result: list[Standing] = []
        team = 2 if state.table.teams else 1
        for seats in scoring.ranking(state):
            place = len(result) // team + 1
            result += [Standing(seat, place, scoring.total(state, seat)) for seat in seats]
        return result

    def score(self, state: State, seat: Seat) -> dict[str, int]:
        worth = scoring.points(state, seat)
        order = load_seven(state.book.edition, state.book.expansions).score_order
        return {category: worth[CATEGORY_NUMBERS[category]] for category in order}

    def config_to_json(self, config: Config) -> Json:
        return config_to_json(config)

    def config_from_json(self, data: object) -> Config:
        return config_from_json(data)

    def command_to_json(self, state: State, command: Command) -> Json:
        return codec_of(state).command_to_json(command)

    def command_from_json(self, state: State, data: object) -> Command:
        return codec_of(state).command_from_json(data)

    def event_to_json(self, state: State, event: Event) -> Json:
        return codec_of(state).event_to_json(event)

    def event_from_json(self, state: State, data: object) -> Event:
        return codec_of(state).event_from_json(data)

    def state_to_json(self, state: State) -> Json:
        return position.state_to_json(state)

    def state_from_json(self, data: object) -> State:
        return position.state_from_json(data)

    def view_to_json(self, view: View) -> Json:
        return parcel.view_to_json(self, view, view.seat)

    def view_from_json(self, data: object) -> View:
        return parcel.view_from_json(self, data, lambda state: state.table.players)


def _ours(ledger: Ledger[State, Event]) -> SevenLedger:
    assert isinstance(ledger, SevenLedger)
    return ledger


def codec_of(state: State) -> Codec:
    """The codec that speaks the ids of the state's edition and expansions."""
    return Codec(words_of(state.book))


SEVEN = SevenGame()
