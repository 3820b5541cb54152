"""Every model of the window keeps the contract of Qt's models, as it is filled in real games."""

import importlib
import pkgutil
from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel
from pytestqt.modeltest import ModelTester

import wonders_gui
from tests.wonders_gui.screens import Studio

# Together they show every model; a new model that none of them shows fails the test.
SHOWING = (
    "about",
    "games",
    "seven-3p-age3",
    "seven-7p-age3",
    "seven-choice-discard",
    "seven-city",
    "seven-over-3p-scores",
    "seven-cards",
    "seven-chains",
    "duel-age3",
    "duel-choice-token",
    "duel-discard",
    "duel-log",
    "dice-7p-later",
    "rules-seven",
    "cabinet-duel",
    "history-games",
    "history-tables",
    "daily",
)


def _written() -> set[type[QAbstractItemModel]]:
    """All classes of models in the package, without those that only others are made of."""
    for module in pkgutil.walk_packages(wonders_gui.__path__, "wonders_gui."):
        if not module.name.startswith(("wonders_gui.cli", "wonders_gui.__main__")):
            importlib.import_module(module.name)
    return {
        kind
        for kind in _below(QAbstractItemModel)
        if kind.__module__.startswith("wonders_gui") and not kind.__subclasses__()
    }


def _below(kind: type[QAbstractItemModel]) -> Iterator[type[QAbstractItemModel]]:
    for lower in kind.__subclasses__():
        yield lower
        yield from _below(lower)


def test_every_model_keeps_the_contract_of_qt(stage: Studio, qtmodeltester: ModelTester) -> None:
    tested: set[type[QAbstractItemModel]] = set()
    for screen in SHOWING:
        window = stage.visit(screen)
        for model in window.findChildren(QAbstractItemModel):
            if type(model) not in tested and model.rowCount():
                qtmodeltester.check(model)  # type: ignore[no-untyped-call]
                tested.add(type(model))
    missing = {kind.__qualname__ for kind in _written()} - {kind.__qualname__ for kind in tested}
    assert not missing
