"""Games of citizens and apprentices at all kinds of tables, and how they stood before each turn. For tuning only."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final, Generic, Protocol

from ai.bot import Budget
from ai.heuristics.dice.opponents import DICE_OPPONENTS
from ai.heuristics.dice.sight import DiceSight
from ai.heuristics.duel.opponents import DUEL_OPPONENTS
from ai.heuristics.duel.sight import DuelSight
from ai.heuristics.seven.opponents import SEVEN_OPPONENTS
from ai.heuristics.seven.sight import SevenSight
from ai.registry import Opponents
from ai.review.outlook import Sight, told_of_seats
from engine.core.game import C, E, Game, M, S, V
from engine.dice import config as dice
from engine.dice.game import DICE
from engine.duel import config as duel
from engine.duel.game import DUEL
from engine.seven import config as seven
from engine.seven.game import SEVEN

PLAYERS: Final = ("citizen", "apprentice")


@dataclass(slots=True)
class Seen:
    """A position before a turn, and how its game ended: shares and strengths by side, points and the rest by seat."""

    row: int
    strengths: list[float]
    told: list[tuple[float, ...]]
    shares: list[float]
    points: list[int]


class Mixed(Protocol):
    """The mixed games of one game; need not name its types."""

    def seen(self, games: int, seed: int) -> Iterator[Seen]:
        """What was seen in so many games."""


class MixedGames(Generic[C, S, M, E, V]):
    """The tables of one game, taken in turn."""

    def __init__(
        self,
        game: Game[C, S, M, E, V],
        opponents: Opponents[V, M],
        sight: Sight[S],
        tables: Sequence[Callable[[int], C]],
    ) -> None:
        self._game = game
        self._sight = sight
        self._tables = tables
        self._bots = [opponents.bot(level) for level in PLAYERS]

    def seen(self, games: int, seed: int) -> Iterator[Seen]:
        for number in range(games):
            rng = Random(f"{seed}/outlook/{self._game.name}/{number}")
            config = self._tables[number % len(self._tables)](rng.getrandbits(60))
            yield from self._played(config, rng)

    def _played(self, config: C, rng: Random) -> list[Seen]:
        """One game to its end; whoever sits somewhere is a citizen or an apprentice by chance."""
        game, sight = self._game, self._sight
        state = game.new_state(config)
        ledger = game.ledger(state, None)
        game.set_up(ledger)
        bots = [rng.choice(self._bots) for _ in sight.points(state)]
        found: list[Seen] = []
        place = (0, 0)
        while seats := game.to_move(state):
            if sight.place(state) != place:
                place = sight.place(state)
                found.append(Seen(sight.row(state), sight.strengths(state), told_of_seats(sight, state), [], []))
            seat = seats[0]
            decision = bots[seat].choose(game.view(state, seat), game.legal(state, seat), rng, Budget())
            game.resolve(ledger, decision.command)
        for seen in found:
            seen.shares, seen.points = sight.shares(state), sight.points(state)
        return found


def _seven_table(edition: int, players: int, expansions: tuple[str, ...], seed: int) -> seven.Config:
    return seven.table(edition, players, seed, expansions=expansions)


def _team_table(players: int, seed: int) -> seven.Config:
    return seven.table(2, players, seed, expansions=(seven.CITIES,), teams=True)


def _dice_table(players: int, seed: int) -> dice.Config:
    return dice.table(seed, players)


SEVEN_TABLES: Final = (
    partial(_seven_table, 1, 2, ()),
    *(partial(_seven_table, 2, players, ()) for players in range(3, 8)),
    partial(_seven_table, 1, 4, ()),
    *(partial(_seven_table, 2, players, (seven.CITIES,)) for players in (3, 5, 7)),
    partial(_team_table, 4),
    partial(_team_table, 6),
)
DICE_TABLES: Final = tuple(partial(_dice_table, players) for players in range(2, 8))

MIXED: Final[dict[str, Callable[[], Mixed]]] = {
    "seven": lambda: MixedGames(SEVEN, SEVEN_OPPONENTS, SevenSight(), SEVEN_TABLES),
    "duel": lambda: MixedGames(DUEL, DUEL_OPPONENTS, DuelSight(), (duel.table,)),
    "dice": lambda: MixedGames(DICE, DICE_OPPONENTS, DiceSight(), DICE_TABLES),
}
