"""7 Wonders as a `Desk`: the rooms of this folder tied together for the command line. No texts of its own."""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from engine.core.game import Json
from engine.core.kind import kind_of
from engine.core.seats import Seat
from engine.seven import legality
from engine.seven.analysis import analysis
from engine.seven.audit import audit
from engine.seven.audit.witness import Witness
from engine.seven.commands import Command
from engine.seven.config import Config, Switches
from engine.seven.events import Event
from engine.seven.game import SEVEN
from engine.seven.moves import move_from_text, move_to_text
from engine.seven.state import State
from engine.seven.view import View
from wonders_gui.cli.desk import BenchTable, Listing
from wonders_gui.cli.sentences import Detail
from wonders_gui.cli.seven import bench, cards, names, options, overview, scoresheet
from wonders_gui.cli.seven.names import Names
from wonders_gui.cli.seven.printer import SevenTeller
from wonders_gui.cli.switches import turned
from wonders_gui.cli.witnessed import WitnessedAudit
from wonders_gui.texts.commands import seven_command

if TYPE_CHECKING:
    from ai.registry import Opponents


class SevenDesk:
    """7 Wonders; see `wonders_gui.cli.desk.Desk` for what each method promises."""

    game = SEVEN
    title = names.TITLE
    engine = kind_of(legality)
    outcomes: Final[Mapping[str, Mapping[str, str]]] = {}

    def add_table(self, parser: argparse.ArgumentParser) -> None:
        options.add_table(parser)

    def config(self, given: argparse.Namespace, seed: int) -> Config:
        return options.config_from(given, seed)

    def players(self, state: State) -> int:
        return state.table.players

    def together(self, state: State) -> int:
        return 2 if state.table.teams else 1

    def headline(self, state: State) -> str:
        return names.headline(state)

    def about(self, config: Config) -> Json:
        return {
            "edition": config.edition,
            "players": config.players,
            "boards": list(config.boards),
            "sides": list(config.sides),
            **names.told_additions(config),
            "switches": turned(Switches(), config.switches),
        }

    def seat_name(self, state: State, seat: Seat) -> str:
        return Names(state.book.edition).city(state, seat)

    def seat_in_full(self, state: State, seat: Seat) -> str:
        return Names(state.book.edition).board(state, seat)

    def teller(self, state: State, seat: Seat | None) -> SevenTeller:
        return SevenTeller(state, seat)

    def moment(self, state: State) -> str:
        return names.moment(state)

    def overview(self, state: State) -> Iterator[str]:
        return overview.overview(state)

    def named(self, state: State, code: str, details: Mapping[str, Detail]) -> Mapping[str, Detail]:
        return names.named(state, code, details)

    def categories(self, state: State) -> Mapping[str, str]:
        return names.categories(state)

    def score_sheet(self, state: State) -> Iterator[str]:
        return scoresheet.score_sheet(state)

    def standings(self, state: State) -> Iterator[str]:
        return scoresheet.standings(state)

    def outcome(self, state: State) -> Mapping[str, str]:
        return {}

    def opponents(self) -> "Opponents[View, Command]":
        from ai.heuristics.seven.opponents import SEVEN_OPPONENTS

        return SEVEN_OPPONENTS

    def move_from_text(self, state: State, text: str) -> Command:
        return move_from_text(state, text)

    def move_to_text(self, state: State, command: Command) -> str:
        return move_to_text(state, command)

    def move_in_words(self, state: State, command: Command) -> str:
        return seven_command(command, state.book.edition)

    def analysis(self, state: State) -> Json:
        return analysis(state)

    def auditor(self, state: State) -> WitnessedAudit[State, Event]:
        witness = Witness.of(state)
        return WitnessedAudit(witness, lambda position: audit(position, witness))

    def add_cards(self, parser: argparse.ArgumentParser) -> None:
        cards.add_cards(parser)

    def cards(self, given: argparse.Namespace) -> Listing:
        return cards.cards(given)

    def add_bench(self, parser: argparse.ArgumentParser) -> None:
        bench.add_bench(parser)

    def bench_tables(self, given: argparse.Namespace) -> Sequence[BenchTable[State]]:
        return bench.bench_tables(given)


SEVEN_DESK: Final = SevenDesk()
