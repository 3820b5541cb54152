"""7 Wonders Dice as a `Desk`: the rooms of this folder tied together for the command line. No texts of its own."""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from engine.core.game import Json
from engine.core.kind import kind_of
from engine.core.seats import Seat
from engine.dice import legality
from engine.dice.analysis import analysis
from engine.dice.audit import audit
from engine.dice.audit.witness import Witness
from engine.dice.commands import Command
from engine.dice.config import Config
from engine.dice.events import Event
from engine.dice.game import DICE
from engine.dice.moves import move_from_text, move_to_text
from engine.dice.state import State
from engine.dice.view import View
from wonders_gui.cli.desk import BenchTable, Listing
from wonders_gui.cli.dice import bench, cards, names, options, overview, scoresheet
from wonders_gui.cli.dice.printer import DiceTeller
from wonders_gui.cli.sentences import Detail
from wonders_gui.cli.witnessed import WitnessedAudit
from wonders_gui.texts.commands import dice_command

if TYPE_CHECKING:
    from ai.registry import Opponents


class DiceDesk:
    """7 Wonders Dice; see `wonders_gui.cli.desk.Desk` for what each method promises."""

    game = DICE
    title = names.TITLE
    engine = kind_of(legality)
    outcomes: Final[Mapping[str, Mapping[str, str]]] = {
        "ends": scoresheet.ENDS,
        "victories": scoresheet.VICTORIES,
    }

    def add_table(self, parser: argparse.ArgumentParser) -> None:
        options.add_table(parser)

    def config(self, given: argparse.Namespace, seed: int) -> Config:
        return options.config_from(given, seed)

    def players(self, state: State) -> int:
        return state.table.players

    def together(self, state: State) -> int:
        return 1

    def headline(self, state: State) -> str:
        return names.headline(state)

    def about(self, config: Config) -> Json:
        return {"players": config.players, "boards": list(config.boards)}

    def seat_name(self, state: State, seat: Seat) -> str:
        return names.city_of(state, seat)

    def seat_in_full(self, state: State, seat: Seat) -> str:
        return names.city_of(state, seat)

    def teller(self, state: State, seat: Seat | None) -> DiceTeller:
        return DiceTeller(state, seat)

    def moment(self, state: State) -> str:
        return names.moment(state)

    def overview(self, state: State) -> Iterator[str]:
        return overview.overview(state)

    def named(self, state: State, code: str, details: Mapping[str, Detail]) -> Mapping[str, Detail]:
        return names.named(details)

    def categories(self, state: State) -> Mapping[str, str]:
        return names.categories()

    def score_sheet(self, state: State) -> Iterator[str]:
        return scoresheet.score_sheet(state)

    def standings(self, state: State) -> Iterator[str]:
        return scoresheet.standings(state)

    def outcome(self, state: State) -> Mapping[str, str]:
        return scoresheet.outcome(state)

    def opponents(self) -> "Opponents[View, Command]":
        from ai.heuristics.dice.opponents import DICE_OPPONENTS

        return DICE_OPPONENTS

    def move_from_text(self, state: State, text: str) -> Command:
        return move_from_text(state, text)

    def move_to_text(self, state: State, command: Command) -> str:
        return move_to_text(state, command)

    def move_in_words(self, state: State, command: Command) -> str:
        return dice_command(command)

    def analysis(self, state: State) -> Json:
        return analysis(state)

    def auditor(self, state: State) -> WitnessedAudit[State, Event]:
        witness = Witness()
        return WitnessedAudit(witness, lambda position: audit(position, witness))

    def add_cards(self, parser: argparse.ArgumentParser) -> None:
        cards.add_cards(parser)

    def cards(self, given: argparse.Namespace) -> Listing:
        return cards.cards(given)

    def add_bench(self, parser: argparse.ArgumentParser) -> None:
        bench.add_bench(parser)

    def bench_tables(self, given: argparse.Namespace) -> Sequence[BenchTable[State]]:
        return bench.bench_tables(given)


DICE_DESK: Final = DiceDesk()
