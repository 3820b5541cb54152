"""Walks the tree of widgets: what can get the keyboard, what it is called, and every text that is shown."""

from collections.abc import Collection, Iterator

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget

from tests.wonders_gui.speech import escaped
from wonders_gui import theme
from wonders_gui.language import set_language
from wonders_gui.widgets.button import Button
from wonders_gui.widgets.segments import Segment
from wonders_gui.widgets.toggle import Toggle


def look_usual() -> None:
    """English, and the light theme at its usual size; setting a theme takes a while, so only when there is another."""
    set_language("en")
    if theme.current() is not theme.LIGHT or theme.metrics().scale != 1.0 or not QApplication.font().pixelSize() > 0:
        theme.use("light")


def bury(window: QWidget) -> None:
    """Close a window and let Qt forget it now: what is left over makes every change of theme slower."""
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def shown(root: QWidget) -> Iterator[QWidget]:
    """Every widget below `root` that is not hidden."""
    yield root
    for child in root.findChildren(QWidget):
        if child.isVisibleTo(root):
            yield child


def spoken_name(widget: QWidget) -> str:
    """What a screen reader calls a widget."""
    known = QAccessible.queryAccessibleInterface(widget)
    return known.text(QAccessible.Text.Name) if known is not None else ""


def nameless(root: QWidget) -> list[str]:
    """Everything that can get the keyboard and has no name."""
    return [
        f"{type(widget).__name__} {widget.objectName()}"
        for widget in shown(root)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not spoken_name(widget).strip()
    ]


def texts(root: QWidget) -> Iterator[str]:
    """Every text that a player could read or hear."""
    for widget in shown(root):
        yield widget.accessibleName()
        yield widget.accessibleDescription()
        yield widget.toolTip()
        if isinstance(widget, QLabel):
            yield widget.text()
        elif isinstance(widget, Button | Segment | Toggle):
            yield widget.label()
        elif isinstance(widget, QLineEdit):
            yield widget.placeholderText()


def untranslated(root: QWidget, known: Collection[str]) -> set[str]:
    """Texts with words outside the brackets of the pseudo-language; names in `known` are the same everywhere."""
    words = frozenset(word for name in known for word in name.split())
    return {text for text in texts(root) if escaped(text, words)}
