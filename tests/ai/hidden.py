"""Every game with bots, at all kinds of tables: positions in which what a seat cannot know is dealt anew."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import islice
from random import Random
from typing import Final, Generic, Protocol

from ai.bot import Bot, Budget, Decision
from ai.games import thinker_of
from ai.heuristics.dice.opponents import DICE_OPPONENTS
from ai.heuristics.duel.opponents import DUEL_OPPONENTS
from ai.heuristics.seven.opponents import SEVEN_OPPONENTS
from ai.registry import CHARACTERS, Opponents
from ai.workers.question import Brief, Key, question
from engine.core.game import C, E, Game, M, S, V
from engine.core.seats import Seat
from engine.dice import config as dice_tables
from engine.dice import view as dice_views
from engine.dice.game import DICE
from engine.dice.imagine import imagine as dice_imagine
from engine.dice.state import State as DiceState
from engine.duel import view as duel_views
from engine.duel.config import WONDERS
from engine.duel.game import DUEL
from engine.duel.state import State as DuelState
from engine.seven import view as seven_views
from engine.seven.config import CITIES
from engine.seven.game import SEVEN
from engine.seven.imagine import imagine
from engine.seven.state import State as SevenState
from tests.engine.dice import random_games as dice_games
from tests.engine.duel import random_games as duel_games
from tests.engine.duel.other_world import other_world
from tests.engine.seven import random_games as seven_games

HINT: Final = Brief("master", seed=7, explained=8)
BASE: Final = "base"
TEAMS: Final = "teams"
TABLES_OF_CITIES: Final = ((1, 3, CITIES), (2, 4, CITIES), (1, 5, CITIES), (2, 6, CITIES), (1, 7, CITIES))
TABLES_OF_TEAMS: Final = ((2, 4, TEAMS), (1, 6, TEAMS))
POSITIONS: Final = 40  # that a strategist and a master look at: so many, whatever the time
FEW: Final = 10  # for a hint, of whose search only the honesty matters


class Table(Protocol):
    """A kind of table; need not name the types of its game."""

    def decide_twice(self, level: str, number: int) -> int:
        """Let a bot of every character decide somewhere in a random game, and again where what is hidden differs.

        Fails when a decision is not the same; says how many were compared.
        """

    def hint_twice(self, number: int, wanted: int) -> int:
        """The same with hints: each option and reason must be the same, and each move legal."""


class TableOf(Generic[C, S, M, E, V]):
    """A kind of table of one game: `positions` of numbered games, and how to deal anew what a seat cannot know."""

    def __init__(
        self,
        game: Game[C, S, M, E, V],
        opponents: Opponents[V, M],
        positions: Callable[[int], Iterator[S]],
        dealt_anew: Callable[[S, Seat, Random], S],
        key: Callable[[S], object],
    ) -> None:
        self._game = game
        self._opponents = opponents
        self._positions = positions
        self._dealt_anew = dealt_anew
        self._key = key

    def decide_twice(self, level: str, number: int) -> int:
        rng = Random(f"{level} {number}")
        decisions = 0
        for character, (state, twin, seat) in zip(CHARACTERS, self._twins(number, rng), strict=False):
            assert self._game.view(twin, seat) == self._game.view(state, seat)
            bot, chance = self._opponents.bot(level, character), rng.getrandbits(60)
            one, other = (self._decision(bot, table, seat, chance) for table in (state, twin))
            assert one == other
            decisions += 1
        return decisions

    def hint_twice(self, number: int, wanted: int) -> int:
        hints = 0
        for state, twin, seat in islice(self._twins(number, Random(number)), wanted):
            one, other = (self._hint(table, seat) for table in (state, twin))
            assert one == other
            legal = range(len(self._game.legal(state, seat)))
            assert all(option.command in legal for option in one.options)
            assert one.options[0].command == one.command
            hints += 1
        return hints

    def _hint(self, table: S, seat: Seat) -> Decision[int]:
        """As a table of the window asks for it, with a budget of positions instead of time."""
        legal = self._game.legal(table, seat)
        asked = question(self._game, Key("hint", seat, 1), self._game.view(table, seat), legal, HINT)
        return thinker_of(self._game.name).think(asked, Budget(positions=FEW))

    def _twins(self, number: int, rng: Random) -> Iterator[tuple[S, S, Seat]]:
        """Positions of a random game, in any order, where dealing anew changed more than the seed."""
        choices = self._choices(number)
        for state, seat in rng.sample(choices, len(choices)):
            twin = self._dealt_anew(state, seat, rng)
            if self._key(twin) != self._key(state):
                yield state, twin, seat

    def _choices(self, number: int) -> list[tuple[S, Seat]]:
        """Every position of a random game, with a seat that has something to choose there."""
        choices: list[tuple[S, Seat]] = []
        for count, state in enumerate(self._positions(number)):
            seats = self._game.to_move(state)
            seat = seats[count % len(seats)] if seats else 0
            if len(self._game.legal(state, seat)) > 1:
                choices.append((self._game.copy(state), seat))
        return choices

    def _decision(self, bot: Bot[V, M], table: S, seat: Seat, chance: int) -> Decision[M]:
        view, legal = self._game.view(table, seat), self._game.legal(table, seat)
        return bot.choose(view, legal, Random(chance), Budget(positions=POSITIONS))


def _seven_imagined(state: SevenState, seat: Seat, rng: Random) -> SevenState:
    return imagine(SEVEN.view(state, seat), rng)


def _seven_positions(edition: int, players: int, kind: str, number: int) -> Iterator[SevenState]:
    """A random table of the base game, of Cities, or of Cities in teams."""
    config = seven_games.random_table(Random(number), [(edition, players)])
    expansions = () if kind == BASE else (CITIES,)
    return seven_games.positions(number, replace(config, expansions=expansions, teams=kind == TEAMS))


def _seven(edition: int, players: int, kind: str) -> Table:
    positions = partial(_seven_positions, edition, players, kind)
    return TableOf(SEVEN, SEVEN_OPPONENTS, positions, _seven_imagined, seven_views.public_key)


def _duel_positions(wonders: str, number: int) -> Iterator[DuelState]:
    rng = Random(number)
    return duel_games.positions(number, duel_games.random_table(rng, [wonders]))


def _duel(wonders: str) -> Table:
    return TableOf(DUEL, DUEL_OPPONENTS, partial(_duel_positions, wonders), other_world, duel_views.public_key)


def _dice_imagined(state: DiceState, seat: Seat, rng: Random) -> DiceState:
    return dice_imagine(DICE.view(state, seat), rng)


def _dice_key(state: DiceState) -> object:
    """The rolls to come are hidden too: the seed says what they are."""
    return state.seed, dice_views.public_key(state)


def _dice(players: int) -> Table:
    def positions(number: int) -> Iterator[DiceState]:
        return dice_games.positions(number, dice_tables.table(number, players))

    return TableOf(DICE, DICE_OPPONENTS, positions, _dice_imagined, _dice_key)


TABLES: Final[dict[str, Table]] = {
    **{
        f"seven, edition {edition}, {players} players": _seven(edition, players, BASE)
        for edition, players in seven_games.TABLES
    },
    **{
        f"seven, {kind}, edition {edition}, {players} players": _seven(edition, players, kind)
        for edition, players, kind in (*TABLES_OF_CITIES, *TABLES_OF_TEAMS)
    },
    **{f"duel, {wonders}": _duel(wonders) for wonders in WONDERS},
    **{f"dice, {players} players": _dice(players) for players in range(2, 8)},
}
