"""From a config to an empty table: the book and the boards in numbers."""

from engine.dice.book import book, words
from engine.dice.config import Config
from engine.dice.state import State, Table


def table_of(config: Config) -> Table:
    """Everything that does not change while the game described by `config` is played."""
    return Table(book(), config.players, [words().board_numbers[board] for board in config.boards])


def new_state(config: Config) -> State:
    """The empty table."""
    return State(table_of(config), config.seed)
