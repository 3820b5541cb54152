"""Keeps the keyboard inside a part of the window: Tab goes round in it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


def stops(root: QWidget) -> list[QWidget]:
    """Everything inside `root` that Tab can reach, in order."""
    found: list[QWidget] = []
    at = root.nextInFocusChain()
    while at is not None and at is not root:
        is_stop = bool(at.focusPolicy() & Qt.FocusPolicy.TabFocus)
        if root.isAncestorOf(at) and is_stop and at.isVisibleTo(root) and at.isEnabled():
            found.append(at)
        at = at.nextInFocusChain()
    return found


def step(root: QWidget, forward: bool) -> bool:
    """Give the keyboard to the next or the previous stop inside `root`; for `focusNextPrevChild`."""
    found = stops(root)
    if not found:
        return True
    now = QApplication.focusWidget()
    at = found.index(now) if now in found else (-1 if forward else 0)
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    found[(at + (1 if forward else -1)) % len(found)].setFocus(reason)
    return True
