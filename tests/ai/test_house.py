"""Bots may imagine positions, but never hold a real one: which rooms of a game they may enter is listed here."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ai
from ai.games import GAMES

ROOT = Path(ai.__file__).parent
# These run games, or bring views to bots; they are no bots.
NO_BOTS = ("arena", "workers", "tuning", "review", "games.py")
# What the cards are, and questions about a position that one must have already.
ROOMS = {"commands", "facts", "book", "state", "legality", "powers", "trade", "wares", "counting"}
ROOMS |= {"draft", "military", "science", "scoring", "debt", "diplomacy", "teams", "court"}
ROOMS_OF_THE_CORE = {"errors", "seats"}
# One door to positions, and moves happen in nothing but what came through it.
DOORS = {
    "view": ("mind", "opponents"),
    "imagine": ("mind",),
    "apply": ("world", "reasons"),
    "rules": ("world", "reasons"),
}
# What turns real positions into views, or makes positions out of a seed.
NOT_FOR_BOTS = ("view", "open_view", "set_up", "deck_of", "deal_boards", "begin_age")


def bot_modules() -> list[Path]:
    files = sorted(ROOT.rglob("*.py"))
    return [file for file in files if file.relative_to(ROOT).parts[0] not in NO_BOTS]


def faults(module: str, source: str) -> Iterator[str]:
    """What a bot's module of this name does to get at positions without imagining them."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "engine")
        elif isinstance(node, ast.ImportFrom):
            path = (node.module or "").split(".")
            yield from (f"{node.module}.{alias.name}" for alias in node.names if not may_take(module, path, alias))
        elif isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "State":
            yield ast.unparse(node)


def may_take(module: str, path: list[str], taken: ast.alias) -> bool:
    """Whether a bot's module may import this; a position under another name could be made unseen."""
    if path[0] != "engine":
        return True
    if len(path) != 3 or taken.name in NOT_FOR_BOTS or (taken.name == "State" and taken.asname):
        return False
    if path[1] == "core":
        return path[2] in ROOMS_OF_THE_CORE
    is_number_of_the_rules = path[2] == "rules" and taken.name.isupper()
    return path[2] in ROOMS or is_number_of_the_rules or module in DOORS.get(path[2], ())


def test_the_bots_of_every_game_are_looked_at() -> None:
    names = {file.relative_to(ROOT).as_posix() for file in bot_modules()}
    assert {f"heuristics/{game}/{room}.py" for game in GAMES for room in ("mind", "world", "reasons")} <= names
    assert {"levels.py", "search/tree.py"} <= names


@pytest.mark.parametrize("file", bot_modules(), ids=lambda file: str(file.relative_to(ROOT)))
def test_a_bot_gets_positions_only_by_imagining_them(file: Path) -> None:
    assert list(faults(file.stem, file.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("mind", "from engine.{game}.tables import new_state"),
        ("mind", "from engine.{game}.position import state_from_json"),
        ("mind", "from engine.{game}.view import view"),
        ("mind", "from engine.{game} import view"),
        ("mind", "import engine.{game}.state"),
        ("mind", "from engine.{game}.apply import Ledger"),
        ("mind", "from engine.core.session import Session"),
        ("features", "from engine.{game}.imagine import imagine"),
        ("features", "from engine.{game}.rules import resolve"),
        ("world", "from engine.{game}.rules import set_up"),
        ("world", "from engine.{game}.game import ANY"),
        ("world", "from engine.{game}.state import State as Position"),
        ("world", "from engine.{game}.state import State\nworld = State(table, 1)"),
        ("world", "def look():\n    from engine.{game}.draft import deck_of"),
    ],
)
def test_a_way_around_imagining_is_found(game: str, module: str, source: str) -> None:
    assert len(list(faults(module, source.format(game=game)))) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_world_may_hold_what_was_imagined_and_let_moves_happen_there(game: str) -> None:
    source = "from engine.{game}.apply import Ledger\nfrom engine.{game}.state import State\nfrom ai.bot import Bot"
    assert list(faults("world", source.format(game=game))) == []


def test_the_numbers_of_the_rules_are_open_to_all() -> None:
    assert list(faults("features", "from engine.seven.rules import SALE_COINS")) == []
