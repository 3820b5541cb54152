"""Says things to screen readers that no focus change would say: a new age, a conflict, what the opponents did."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

_listeners: list[Callable[[str], None]] = []


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader say `text` when it next has time."""
    if not text:
        return
    for listener in list(_listeners):
        listener(text)
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


@contextmanager
def heard() -> Iterator[list[str]]:
    """What is announced inside a `with` block, for tests and for the log of a demonstration."""
    said: list[str] = []
    _listeners.append(said.append)
    try:
        yield said
    finally:
        _listeners.pop()
