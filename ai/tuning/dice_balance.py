"""Measures the balance of 7 Wonders Dice: whether every board wins as often, and every building is worth completing.

    python -m ai.tuning.dice_balance --players 2 3 4 5 6 7 --level strategist --games 2000 --jobs 2 --seed 1 --out FILE
    python -m ai.tuning.dice_balance --report FILE

One level plays itself. Every game is a line of the file as soon as it is over; with the same command the campaign goes
on where it was stopped, and the report speaks of what is there. Games with other data of the box are kept apart by its
digest; after a change of the bots begin a new file.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from ai.arena.entrant import Allowance
from ai.arena.executors import MOST_JOBS, crew, finished
from ai.arena.play import Player, play
from ai.arena.stopping import is_stopped
from ai.bot import Bot, Reason
from ai.heuristics.dice.mind import DiceMind
from ai.heuristics.dice.opponents import CHANCE, CHARACTERS, LEVELS
from ai.heuristics.dice.weights import evaluation, learned
from ai.registry import LEVELS as NAMES_OF_LEVELS
from ai.registry import Bends, Opponents
from ai.tuning.dice_balance_figures import Campaign, Game, game_from_json, game_to_json, report_lines
from ai.tuning.progress import Progress
from ai.workers.manners import lower_priority
from engine.catalog.dice.loader import load_dice
from engine.dice.book import words
from engine.dice.commands import Command
from engine.dice.config import FEWEST, MOST, table
from engine.dice.game import DICE, completed
from engine.dice.state import State
from engine.dice.view import View

_INTERRUPTED: Final = 130
_DIGEST: Final = 12  # characters tell one state of the data from another
# What an outcome says in words, one for each seat.
_BOARDS: Final = "boards"
_COMPLETED: Final = "completed"
_TURNS: Final = "turns"


def main(arguments: Sequence[str]) -> int:
    """Play what is missing, or report on what is there."""
    options = _options(arguments)
    if options.report is not None:
        print("\n".join(report_lines(kept_games(options.report))))
        return 0
    campaigns = [Campaign(players, options.level, options.seed, digest()) for players in options.players]
    return _play_on(campaigns, options.games, options.jobs, options.out)


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m ai.tuning.dice_balance", description="Measure the balance of Dice.")
    seats = range(FEWEST, MOST + 1)
    parser.add_argument("--players", nargs="+", type=int, choices=seats, default=list(seats), help="tables to play at")
    parser.add_argument("--level", choices=NAMES_OF_LEVELS[:-1], default="strategist", help="who plays itself")
    parser.add_argument("--games", type=int, default=2000, help="for each number of players")
    parser.add_argument("--jobs", type=int, choices=range(1, MOST_JOBS + 1), default=1, metavar="J", help="processes")
    parser.add_argument("--seed", type=int, default=1)
    target = parser.add_mutually_exclusive_group(required=True)
    target.add_argument("--out", type=Path, help="where every game becomes a line")
    target.add_argument("--report", type=Path, metavar="FILE", help="play nothing, tell what the games of a file say")
    return parser.parse_args(arguments)


def digest() -> str:
    """Which state of the data is played with."""
    return load_dice().digest[:_DIGEST]


# -- games ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Task:
    """One game of a campaign; plain data, for any process."""

    campaign: Campaign
    number: int


def dealt(campaign: Campaign, number: int) -> tuple[str, ...]:
    """The boards of a game.

    Seven games deal seven boards from one shuffled circle, each beginning a board later: every board is played equally
    often, and once at every seat.
    """
    circle = list(words().board_ids)
    turns, start = divmod(number, len(circle))
    Random(f"{campaign.seed}/balance/{campaign.players}/{turns}").shuffle(circle)
    return tuple((circle + circle)[start : start + campaign.players])


def played(task: Task) -> Game:
    """One game of a bot against itself, at a lower priority; the bot sees views only."""
    _step_back_once()
    campaign, number = task.campaign, task.number
    seed = Random(f"{campaign.seed}/balance/{campaign.players}/game/{number}").getrandbits(60)
    players = [Player(_bot(campaign.level), Allowance())] * campaign.players
    config = table(seed, campaign.players, dealt(campaign, number))
    result = play(DICE, config, seed, players, outcome, is_stopped)
    told = result.outcome
    buildings = tuple(tuple(seat.split()) for seat in told[_COMPLETED].split(","))
    boards = tuple(told[_BOARDS].split(","))
    return Game(campaign, number, boards, result.points, result.places, buildings, int(told[_TURNS]))


def outcome(state: State) -> Mapping[str, str]:
    """What only the end of a game shows: how long it was, who had which board, and what everybody completed."""
    seats = range(len(state.cities))
    return {
        _TURNS: str(state.turn),
        _BOARDS: ",".join(words().board_ids[city.board.number] for city in state.cities),
        _COMPLETED: ",".join(" ".join(completed(state, seat)) for seat in seats),
    }


class _SilentMind(DiceMind):
    """Judges like any other, but says no reasons, which take time and which nobody would read."""

    def reasons(self, view: View, command: Command, others: Sequence[Command], rng: Random) -> Sequence[Reason]:
        return ()


def _silent_mind(bends: Bends) -> _SilentMind:
    return _SilentMind(evaluation(learned(), bends), evaluation(learned(), {}))


@cache
def _bot(level: str) -> Bot[View, Command]:
    return Opponents(_silent_mind, CHARACTERS, LEVELS, CHANCE).bot(level)


@cache
def _step_back_once() -> None:
    lower_priority()


# -- the file -------------------------------------------------------------------------------------------------------


def kept_games(path: Path) -> list[Game]:
    """The games of a file; a last line that was cut off is none."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    return [game_from_json(line) for line in lines if line.endswith("\n")]


def missing(campaigns: Sequence[Campaign], games: int, known: Sequence[Game]) -> list[Task]:
    """What is still to be played, the tables in turn."""
    have = {(game.campaign, game.number) for game in known}
    tasks = [Task(campaign, number) for number in range(games) for campaign in campaigns]
    return [task for task in tasks if (task.campaign, task.number) not in have]


def _drop_a_torn_line(path: Path) -> None:
    """A line without an end was being written when the campaign was killed; its game is played again."""
    if path.exists():
        data = path.read_bytes()
        path.write_bytes(data[: data.rfind(b"\n") + 1])


def _play_on(campaigns: Sequence[Campaign], games: int, jobs: int, path: Path) -> int:
    """Play what is missing; each game is in the file before the next is taken in. Ctrl-C ends it cleanly."""
    _drop_a_torn_line(path)
    tasks = missing(campaigns, games, kept_games(path))
    progress = Progress(len(tasks), "games")
    with path.open("a", encoding="utf-8") as file, crew(jobs) as workers:
        try:
            with closing(finished(workers, played, tasks)) as over:
                for done, (_, game) in enumerate(over, start=1):
                    file.write(game_to_json(game) + "\n")
                    file.flush()
                    progress.tell(done)
        except KeyboardInterrupt:
            return _INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
