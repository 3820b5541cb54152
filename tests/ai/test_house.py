"""Bots may imagine positions, but never hold a real one: what their modules may import is listed here."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ai

ROOT = Path(ai.__file__).parent
# These run games, or bring views to bots; they are no bots.
NO_BOTS = ("arena", "workers", "tuning", "games")
# What holds real positions, or leads to them.
HOLDERS = ("engine.core.session", "engine.core.savefile", "engine.core.savewriter", "engine.core.tree")
HOLDING_NAMES = ("Session", "view", "set_up", "new_state", "state_from_json", "read_position")


def bot_modules() -> list[Path]:
    files = [file for file in sorted(ROOT.rglob("*.py")) if file.relative_to(ROOT).parts[0] not in NO_BOTS]
    return [file for file in files if file.relative_to(ROOT).stem not in NO_BOTS]


def imported(file: Path) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield from ((node.module or "", alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)


def test_there_are_bots_to_look_at() -> None:
    assert len(bot_modules()) > 10


@pytest.mark.parametrize("file", bot_modules(), ids=lambda file: str(file.relative_to(ROOT)))
def test_a_bot_gets_positions_only_by_imagining_them(file: Path) -> None:
    for module, name in imported(file):
        assert module not in HOLDERS
        assert not (module.startswith("engine.") and name in HOLDING_NAMES), f"{module}.{name}"
        assert not module.endswith((".tables", ".position", ".game")), module
