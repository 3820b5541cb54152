"""What the command line asks of the window. Strict: what is not understood is a UsageError, and no window opens."""

import os
from argparse import SUPPRESS
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.core.errors import ConfigError
from engine.core.kind import engine_kind
from wonders_gui import paths
from wonders_gui.cli.parser import Parser, called, whole_number
from wonders_gui.enginestate import state_in
from wonders_gui.language import LANGUAGES, SOURCE, set_language
from wonders_gui.texts.engine import engine_text
from wonders_gui.version import PROGRAM

GAMES: Final = ("seven", "seven_1", "seven_2", "duel", "dice")
SEVENS: Final = ("seven_1", "seven_2")


@dataclass(frozen=True, slots=True)
class StartOptions:
    """One command line."""

    language: str | None = None
    game: str | None = None
    players: int | None = None
    seed: int | None = None
    load: Path | None = None
    replay: Path | None = None
    portable: bool = False
    data_dir: Path | None = None
    restore: bool = True
    self_test: str | None = None
    """The file for the report of a self-test; empty when the terminal is enough."""
    first_paint: bool = False
    cities: bool = False
    teams: bool = False

    @property
    def folders(self) -> paths.Folders:
        """Where this start keeps its things."""
        if self.data_dir is not None:
            return paths.below(self.data_dir)
        return paths.portable() if self.portable else paths.usual()

    @property
    def wants_game(self) -> bool:
        """Whether a new game shall begin at once."""
        return (self.game, self.players, self.seed) != (None, None, None) or self.cities or self.teams

    def title_key(self, last: str) -> str:
        """Which picture of the start page is meant; without a word, the one that was played `last`."""
        if self.game is None and self.players is None and not (self.cities or self.teams):
            return last
        if self.game is None and self.players is None and last in SEVENS:
            return last
        if self.game in (None, "seven"):
            return "seven_1" if self.players == 2 else "seven_2"
        return str(self.game)


def read(arguments: Sequence[str]) -> StartOptions:
    """The options in these arguments; raises UsageError. `--help` and `--version` end in SystemExit."""
    if len(arguments) == 1 and not arguments[0].startswith("-"):  # a file that was double-clicked
        arguments = ["--load", arguments[0]]
    reader = parser()
    told = reader.parse_args(arguments)
    if told.version:
        print(version_text(told.lang or SOURCE))
        raise SystemExit
    for option in ("cities", "teams"):
        if told.game in ("duel", "dice") and getattr(told, option):
            reader.error(f"argument --{option}: not allowed with argument --game {told.game}")
    return StartOptions(
        told.lang,
        told.game,
        told.players,
        told.seed,
        told.load,
        told.replay,
        told.portable,
        told.data_dir,
        told.restore,
        told.self_test,
        told.first_paint,
        told.cities,
        told.teams,
    )


def parser() -> Parser:
    """The options of the window."""
    made = Parser(called(), description="Opens the window.", allow_abbrev=False)
    made.add_argument("--version", action="store_true", help="say which version this is")
    made.add_argument("--lang", choices=tuple(LANGUAGES), help="the language of this start")
    made.add_argument("--game", choices=GAMES, help="begin a new game at once, with the choices of last time")
    made.add_argument("--players", type=whole_number, metavar="N", help="how many sit at its table")
    made.add_argument("--seed", type=whole_number, metavar="S", help="the same seed deals the same cards")
    made.add_argument("--cities", action="store_true", help="play 7 Wonders with the expansion Cities")
    made.add_argument("--teams", action="store_true", help="play it in teams of two: with Cities, 4 or 6 players")
    files = made.add_mutually_exclusive_group()
    files.add_argument("--load", type=Path, metavar="FILE", help="play on in a saved game")
    files.add_argument("--replay", type=Path, metavar="FILE", help="look at a saved game from its beginning")
    folders = made.add_mutually_exclusive_group()
    folders.add_argument("--portable", action="store_true", help="keep everything beside the program")
    folders.add_argument("--data-dir", type=Path, metavar="DIR", help="keep everything in this folder")
    made.add_argument(
        "--no-restore", dest="restore", action="store_false", help="open the window in its usual size and place"
    )
    made.add_argument(
        "--self-test",
        nargs="?",
        const="",
        metavar="REPORT",
        help="play a game of each kind by itself, say how it went, and leave; nothing of yours is touched",
    )
    made.add_argument("--first-paint", action="store_true", help=SUPPRESS)  # for `wonders bench --gui`
    return made


def version_text(language: str) -> str:
    """Which version this is, and the engine of the bots in this language."""
    set_language(language)
    return f"{PROGRAM}\n{engine_text(engine_kind(), state_in(os.environ))}"


def usage_lines() -> list[str]:
    """What `wonders --help` says of the window."""
    options = parser().format_help().partition("\noptions:\n")[2]
    shown = [line for line in options.splitlines() if "-h, --help" not in line and "--version" not in line]
    return ["", "options of the window:", *shown]


def check_players(fewest: int, most: int, players: int) -> None:
    """Raises ConfigError for a table that this game does not have."""
    if not fewest <= players <= most:
        raise ConfigError("wrong_number_of_players", players=players, lowest=fewest, highest=most)
