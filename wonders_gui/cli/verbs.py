"""The verbs of the command line: where each lives and what it is for. It imports none of them."""

from collections.abc import Mapping
from typing import Final, NamedTuple


class Verb(NamedTuple):
    """The module has `add_arguments(parser)` and `run(options)`; of a verb with --game both take the clerk last."""

    module: str
    purpose: str
    has_game: bool = False


VERBS: Final[Mapping[str, Verb]] = {
    "demo": Verb("wonders_gui.cli.demo", "play one random game and tell it as text", has_game=True),
    "simulate": Verb("wonders_gui.cli.simulate", "play many random games, audit every turn and report", has_game=True),
    "arena": Verb("wonders_gui.cli.arena", "let bots play each other and report who is stronger", has_game=True),
    "replay": Verb("wonders_gui.cli.replay", "tell what happened in a saved game"),
    "history": Verb("wonders_gui.cli.history", "list what was played here, or write it as CSV or JSON"),
    "review": Verb("wonders_gui.cli.review", "look back at a saved game: chances, mistakes, luck"),
    "validate": Verb("wonders_gui.cli.validate", "check saved games and positions"),
    "cards": Verb("wonders_gui.cli.cards", "list the cards and what else is in the box", has_game=True),
    "position": Verb("wonders_gui.cli.position", "show a position, what each seat may do there, and play on"),
    "bench": Verb("wonders_gui.cli.bench", "measure the speed of the engine and of the search", has_game=True),
}
