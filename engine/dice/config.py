"""What a table of 7 Wonders Dice is: the number of players, the boards, the seed."""

from dataclasses import dataclass, fields
from typing import Final

from engine.catalog.dice.loader import load_dice
from engine.core.errors import ConfigError
from engine.core.tablefields import check_seed, number, table_fields, words

FEWEST: Final = 2
MOST: Final = 7


@dataclass(frozen=True, slots=True)
class Config:
    """One table; boards that are not named are dealt at random."""

    seed: int
    players: int
    boards: tuple[str, ...] = ()


def table(seed: int, players: int, boards: tuple[str, ...] = ()) -> Config:
    """A checked config; `boards` are named for every seat or for none, in the order of the seats."""
    check_seed(seed)
    if not FEWEST <= players <= MOST:
        raise ConfigError("wrong_number_of_players", players=players, lowest=FEWEST, highest=MOST)
    if boards and len(boards) != players:
        raise ConfigError("wrong_length", field="boards", given=len(boards), needed=players)
    known = [board.id for board in load_dice().boards]
    for board in boards:
        if board not in known:
            raise ConfigError("unknown_board", board=board)
        if boards.count(board) > 1:
            raise ConfigError("board_twice", board=board)
    return Config(seed, players, boards)


def config_to_json(config: Config) -> dict[str, object]:
    """The table as plain data."""
    return {"seed": config.seed, "players": config.players, "boards": list(config.boards)}


def config_from_json(data: object) -> Config:
    """The table described by plain data; every field is checked, unknown ones are refused."""
    told = table_fields(data, [f.name for f in fields(Config)])
    return table(number(told, "seed"), number(told, "players"), words(told, "boards"))
