"""For all tests: no deadlines, because a busy machine is not a bug; one language; and which of them take long."""

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

from wonders_gui.language import language, set_language

settings.register_profile("house", deadline=None)
settings.load_profile("house")

TESTS: Final = Path(__file__).parent

# Folders and files that play whole games, walk every screen, start programs or damage files at random. `dev.py test`
# runs them all; `dev.py test --quick` leaves them out.
LONG: Final = (
    "ai/dice/test_tuning.py",
    "ai/duel/test_tactics.py",
    "ai/review",
    "ai/test_honesty.py",
    "ai/workers",
    "engine/core/test_save_fuzz.py",
    "engine/core/test_save_kill.py",
    "engine/dice/test_determinism.py",
    "engine/duel/test_determinism.py",
    "engine/duel/test_position_harm.py",
    "engine/seven/test_determinism.py",
    "engine/seven/test_parcel.py",
    "engine/seven/test_position.py",
    "engine/seven/test_position_harm.py",
    "tools/test_gallery.py",
    "wonders_gui/accessible",
    "wonders_gui/art",
    "wonders_gui/cli",
    "wonders_gui/games/duel/test_page.py",
    "wonders_gui/games/seven/test_page.py",
    "wonders_gui/games/test_clicks.py",
    "wonders_gui/games/test_coach.py",
    "wonders_gui/guide",
    "wonders_gui/history/test_damage.py",
    "wonders_gui/history/test_kill.py",
    "wonders_gui/measuring",
    "wonders_gui/pages/test_history.py",
    "wonders_gui/pages/test_replay.py",
    "wonders_gui/test_app.py",
    "wonders_gui/test_instance.py",
    "wonders_gui/test_selftest.py",
    "wonders_gui/test_workers.py",
    "wonders_gui/whole",
    "wonders_gui/window",
)


@pytest.fixture(autouse=True)
def same_language() -> Iterator[None]:
    """The language that a test ends in, as a window or the command line sets it, does not reach the next one."""
    before = language()
    yield
    if language() != before:
        set_language(before)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the long tests."""
    long = tuple(TESTS / name for name in LONG)
    for item in items:
        if any(item.path == place or place in item.path.parents for place in long):
            item.add_marker("long")


@pytest.hookimpl(wrapper=True)
def pytest_report_to_serializable() -> Generator[None, object, object]:
    """Names of files that are no text may stand in a report, and no process can send them to another."""
    return _sendable((yield))


def _sendable(report: object) -> object:
    if isinstance(report, str):
        return report.encode("utf-8", "backslashreplace").decode("utf-8")
    if isinstance(report, dict):
        return {key: _sendable(value) for key, value in report.items()}
    if isinstance(report, list | tuple):
        return type(report)(_sendable(value) for value in report)
    return report
