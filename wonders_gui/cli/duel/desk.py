"""7 Wonders Duel as a `Desk`: the rooms of this folder tied together for the command line. No texts of its own."""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from engine.core.game import Json
from engine.core.kind import kind_of
from engine.core.seats import Seat
from engine.duel import legality
from engine.duel.analysis import analysis
from engine.duel.audit import audit
from engine.duel.audit.witness import Witness
from engine.duel.commands import Command
from engine.duel.config import Config, Switches
from engine.duel.events import Event
from engine.duel.game import DUEL
from engine.duel.moves import move_from_text, move_to_text
from engine.duel.state import State
from engine.duel.view import View
from wonders_gui.cli.desk import BenchTable, Listing
from wonders_gui.cli.duel import bench, cards, names, options, overview, scoresheet
from wonders_gui.cli.duel.printer import DuelTeller
from wonders_gui.cli.sentences import Detail
from wonders_gui.cli.switches import turned
from wonders_gui.cli.witnessed import WitnessedAudit
from wonders_gui.texts.commands import duel_command

if TYPE_CHECKING:
    from ai.registry import Opponents


class DuelDesk:
    """7 Wonders Duel; see `wonders_gui.cli.desk.Desk` for what each method promises."""

    game = DUEL
    title = names.TITLE
    engine = kind_of(legality)
    outcomes: Final[Mapping[str, Mapping[str, str]]] = {"results": scoresheet.RESULTS}

    def add_table(self, parser: argparse.ArgumentParser) -> None:
        options.add_table(parser)

    def config(self, given: argparse.Namespace, seed: int) -> Config:
        return options.config_from(given, seed)

    def players(self, state: State) -> int:
        return len(state.cities)

    def together(self, state: State) -> int:
        return 1

    def headline(self, state: State) -> str:
        return names.headline(state)

    def about(self, config: Config) -> Json:
        return {
            "players": config.players,
            "first": config.first,
            "wonders": config.wonders,
            "switches": turned(Switches(), config.switches),
        }

    def seat_name(self, state: State, seat: Seat) -> str:
        return names.player_name(state, seat)

    def seat_in_full(self, state: State, seat: Seat) -> str:
        return names.player_in_full(state, seat)

    def teller(self, state: State, seat: Seat | None) -> DuelTeller:
        return DuelTeller(state, seat)

    def moment(self, state: State) -> str:
        return names.moment(state)

    def overview(self, state: State) -> Iterator[str]:
        return overview.overview(state)

    def named(self, state: State, code: str, details: Mapping[str, Detail]) -> Mapping[str, Detail]:
        return names.named(code, details)

    def categories(self, state: State) -> Mapping[str, str]:
        return names.CATEGORIES

    def score_sheet(self, state: State) -> Iterator[str]:
        return scoresheet.score_sheet(state)

    def standings(self, state: State) -> Iterator[str]:
        return scoresheet.standings(state)

    def outcome(self, state: State) -> Mapping[str, str]:
        return {"results": scoresheet.result(state)}

    def opponents(self) -> "Opponents[View, Command]":
        from ai.heuristics.duel.opponents import DUEL_OPPONENTS

        return DUEL_OPPONENTS

    def move_from_text(self, state: State, text: str) -> Command:
        return move_from_text(state, text)

    def move_to_text(self, state: State, command: Command) -> str:
        return move_to_text(state, command)

    def move_in_words(self, state: State, command: Command) -> str:
        return duel_command(command)

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


DUEL_DESK: Final = DuelDesk()
