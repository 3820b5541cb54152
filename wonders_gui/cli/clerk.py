"""Serves the verbs of the command line at the desk of one game, so that no verb need name the types of that game."""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Generic, Protocol

from engine.core.game import C, E, Json, M, S, V
from engine.core.savefile import Trust
from wonders_gui.cli.desk import Desk, Listing
from wonders_gui.cli.laid import Laid, LaidPosition
from wonders_gui.cli.measuring import Measure, measures
from wonders_gui.cli.randomly import random_session
from wonders_gui.cli.saved import Saved, SavedGame
from wonders_gui.cli.simulation import Order, Tally, play_order
from wonders_gui.cli.story import story

if TYPE_CHECKING:  # few verbs need bots
    from ai.arena.entrant import Entrant
    from ai.arena.play import Played
    from wonders_gui.cli.bouts import Bout
    from wonders_gui.cli.searching import SearchMeasure


@dataclass(frozen=True, slots=True)
class Setting:
    """What reports say of a table; see `Desk` for where it comes from."""

    headline: str
    players: int
    together: int
    about: Json
    categories: Mapping[str, str]
    outcomes: Mapping[str, Mapping[str, str]]


class Clerk(Protocol):
    """What every game can do for the command line; tables are plain data here."""

    @property
    def name(self) -> str:
        """The word for this game."""

    @property
    def title(self) -> str:
        """What the game is called."""

    @property
    def engine(self) -> str:
        """`plain` or `compiled`."""

    def add_table(self, parser: argparse.ArgumentParser) -> None:
        """Options for a table."""

    def table(self, options: argparse.Namespace, seed: int) -> Json:
        """The table those options describe; raises ConfigError."""

    def setting(self, table: Json) -> Setting:
        """What reports say of a table."""

    def demo(self, table: Json) -> Iterator[str]:
        """One random game, told as text."""

    def play(self, order: Order) -> Tally:
        """All games of an order, played under audit one after another."""

    def check_bots(self, entrants: "Sequence[Entrant]") -> None:
        """Raises ConfigError for a bot that does not play this game."""

    def bout(self, bout: "Bout") -> "Played":
        """Let bots play one game."""

    def saved(self, path: Path, trust: Trust) -> Saved:
        """The game of this kind in a file; raises SaveError."""

    def laid(self, data: object) -> Laid:
        """The position of this game that plain data describes; raises PositionError."""

    def add_cards(self, parser: argparse.ArgumentParser) -> None:
        """Options that choose among the cards."""

    def cards(self, options: argparse.Namespace) -> Listing:
        """What those options choose; raises UsageError and ConfigError."""

    def add_bench(self, parser: argparse.ArgumentParser) -> None:
        """Options that choose tables to measure."""

    def measures(self, options: argparse.Namespace, seconds: float) -> Iterator[Measure]:
        """Measures of the tables those options choose, each made when it is asked for; raises ConfigError at once."""

    def searches(self, options: argparse.Namespace) -> "Iterator[SearchMeasure]":
        """Measures of the search at the same tables, likewise; none when no bot plays this game."""


class GameClerk(Generic[C, S, M, E, V]):
    """The clerk at one desk; see `Clerk` for what each method promises."""

    def __init__(self, desk: Desk[C, S, M, E, V]) -> None:
        self._desk = desk

    @property
    def name(self) -> str:
        return self._desk.game.name

    @property
    def title(self) -> str:
        return self._desk.title

    @property
    def engine(self) -> str:
        return self._desk.engine

    def add_table(self, parser: argparse.ArgumentParser) -> None:
        self._desk.add_table(parser)

    def table(self, options: argparse.Namespace, seed: int) -> Json:
        return self._desk.game.config_to_json(self._desk.config(options, seed))

    def setting(self, table: Json) -> Setting:
        desk = self._desk
        config = desk.game.config_from_json(table)
        state = desk.game.new_state(config)
        return Setting(
            desk.headline(state),
            desk.players(state),
            desk.together(state),
            desk.about(config),
            desk.categories(state),
            desk.outcomes,
        )

    def demo(self, table: Json) -> Iterator[str]:
        game = self._desk.game
        return story(self._desk, random_session(game, game.config_from_json(table)))

    def play(self, order: Order) -> Tally:
        return play_order(self._desk, order)

    def check_bots(self, entrants: "Sequence[Entrant]") -> None:
        from wonders_gui.cli.bouts import check_bots

        check_bots(self._desk, entrants)

    def bout(self, bout: "Bout") -> "Played":
        from wonders_gui.cli.bouts import play_bout

        return play_bout(self._desk, bout)

    def saved(self, path: Path, trust: Trust) -> Saved:
        return SavedGame(self._desk, path, trust)

    def laid(self, data: object) -> Laid:
        return LaidPosition(self._desk, data)

    def add_cards(self, parser: argparse.ArgumentParser) -> None:
        self._desk.add_cards(parser)

    def cards(self, options: argparse.Namespace) -> Listing:
        return self._desk.cards(options)

    def add_bench(self, parser: argparse.ArgumentParser) -> None:
        self._desk.add_bench(parser)

    def measures(self, options: argparse.Namespace, seconds: float) -> Iterator[Measure]:
        return measures(self._desk.game, self._desk.bench_tables(options), seconds)

    def searches(self, options: argparse.Namespace) -> "Iterator[SearchMeasure]":
        from wonders_gui.cli.searching import searches

        return searches(self._desk, self._desk.bench_tables(options))
