"""The tree that screen readers see, read through QAccessible."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget


@dataclass(frozen=True, slots=True)
class Node:
    """One object of the tree: where it is, what it is, and what is said of it."""

    path: str
    role: QAccessible.Role
    name: str
    is_focusable: bool

    @property
    def is_item(self) -> bool:
        """Whether it is a card, tile or line of a list or table."""
        return self.role in (QAccessible.Role.ListItem, QAccessible.Role.Cell)


def tree(root: QWidget) -> list[Node]:
    """Everything that is shown of `root`, in the order of the tree."""
    found = QAccessible.queryAccessibleInterface(root)
    assert found is not None
    return list(_walked(found, ""))


def _walked(at: QAccessibleInterface, above: str) -> Iterator[Node]:
    role = at.role()
    name = at.text(QAccessible.Text.Name)
    path = f"{above}/{role.name}[{name[:40]}]"
    yield Node(path, role, name, bool(at.state().focusable))
    for number in range(at.childCount()):
        child = at.child(number)
        if child is not None and child.isValid() and not child.state().invisible:
            yield from _walked(child, path)
