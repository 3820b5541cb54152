"""Games between bots at the desk of one game; see `ai.arena` for all that is the same in every game."""

from collections.abc import Sequence
from dataclasses import dataclass

from ai.arena.entrant import Entrant
from ai.arena.play import Played, Player, play
from ai.arena.stopping import is_stopped
from ai.registry import Opponents
from engine.core.errors import ConfigError
from engine.core.game import C, E, Json, M, S, V
from wonders_gui.cli.desk import Desk


@dataclass(frozen=True, slots=True)
class Bout:
    """One game: who sits at each seat of `table`, which has the seed; plain data, for any process."""

    game: str
    table: Json
    seed: int
    seats: Sequence[Entrant]


def check_bots(desk: Desk[C, S, M, E, V], entrants: Sequence[Entrant]) -> None:
    """Raises ConfigError for a bot that does not play this game."""
    opponents = opponents_of(desk)
    for entrant in entrants:
        opponents.bot(entrant.level, entrant.character)


def play_bout(desk: Desk[C, S, M, E, V], bout: Bout) -> Played:
    """Let bots play one game."""
    opponents = opponents_of(desk)
    players = [Player(opponents.bot(seat.level, seat.character), seat.allowance) for seat in bout.seats]
    config = desk.game.config_from_json(bout.table)
    return play(desk.game, config, bout.seed, players, desk.outcome, is_stopped)


def opponents_of(desk: Desk[C, S, M, E, V]) -> Opponents[V, M]:
    """The bots of the game; raises ConfigError when it has none."""
    opponents = desk.opponents()
    if opponents is None:
        raise ConfigError("no_bots", game=desk.game.name)
    return opponents
