"""The option that says which game is meant: it comes before all others, for they depend on it."""

from collections.abc import Sequence
from types import ModuleType
from typing import Final

from wonders_gui.cli.clerk import Clerk
from wonders_gui.cli.games import DEFAULT, GAMES, clerk_of
from wonders_gui.cli.parser import Parser, UsageError
from wonders_gui.cli.sentences import in_the_words_of
from wonders_gui.cli.words import listed

GAME: Final = "--game"


def run_with_game(verb: ModuleType, parser: Parser, arguments: Sequence[str]) -> int:
    """Find the clerk of the game, read the other arguments and let the verb act."""
    clerk = chosen_clerk(parser, arguments)
    verb.add_arguments(parser, clerk)
    options, strange = parser.parse_known_args(arguments)
    if strange:
        refuse(strange, verb, parser, clerk)
    with in_the_words_of(clerk.name):
        code: int = verb.run(options, clerk)
    return code


def chosen_clerk(parser: Parser, arguments: Sequence[str]) -> Clerk:
    """Whoever serves at the desk of the game that is asked for."""
    add_game(parser)
    first = Parser(parser.prog, add_help=False, allow_abbrev=False)
    add_game(first)
    game: str = first.parse_known_args(arguments)[0].game
    if game not in GAMES:
        raise UsageError("unknown_game_asked", game=game, known=listed(GAMES))
    return clerk_of(game)


def add_game(parser: Parser) -> None:
    """The option itself."""
    parser.add_argument(GAME, default=DEFAULT, help=f"{' or '.join(GAMES)}; {DEFAULT} unless told")


def refuse(strange: Sequence[str], verb: ModuleType, parser: Parser, clerk: Clerk) -> None:
    """Raise UsageError; an argument that another game has an option for is told as that."""
    for owner in GAMES:
        foreign = Parser(parser.prog, add_help=False)
        verb.add_arguments(foreign, clerk_of(owner))
        for argument in strange:
            if foreign.has(argument):
                command = f"{parser.prog} {GAME} {clerk.name}"
                option = argument.partition("=")[0]
                raise UsageError(
                    "option_of_another_game", option=option, owner=owner, asked=clerk.name, command=command
                )
    parser.error(f"unrecognized arguments: {' '.join(strange)}")
