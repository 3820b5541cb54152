"""Measures a window: which texts are cut, stick out, lie on each other or need letters that the fonts do not have."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QFontMetricsF, QRawFont
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QLabel,
    QLineEdit,
    QTableView,
    QWidget,
)
from shiboken6 import isValid

from wonders_gui import theme
from wonders_gui.art import cache
from wonders_gui.art.lettering import Painted, watched
from wonders_gui.games.seven.sheets import Sheet as SevenSheet
from wonders_gui.widgets.banner import Banner
from wonders_gui.widgets.hintpanel import HintPanel
from wonders_gui.widgets.popover import Popover
from wonders_gui.widgets.sheet import Sheet

# What lies over a page on purpose; everything else must find a place of its own.
LAYERS: Final = (Sheet, SevenSheet, Popover, Banner, HintPanel)
HIT: Final = 32  # pixels that a pointer needs
SLACK: Final = 2.0  # pixels by which two texts may touch unseen


def troubles(window: QWidget) -> list[str]:
    """All that a reader would miss on the window as it is now."""
    cache.clear()
    with watched() as painted:
        window.grab()
    widgets = [widget for widget in window.findChildren(QWidget) if widget.isVisible()]
    return sorted(
        {
            *_cut(painted),
            *_sticking_out(painted),
            *_on_each_other(painted),
            *_unknown_letters(painted),
            *_labels(widgets),
            *_tables(widgets),
            *_covered(widgets, window),
            *_hard_to_hit(widgets),
        }
    )


# -- painted texts ----------------------------------------------------------------------------------------------------


def _cut(painted: list[Painted]) -> Iterator[str]:
    for line in painted:
        if line.is_cut:
            room = f"{line.room.width():.0f}x{line.room.height():.0f}"
            yield f"{_who(line)}: {line.text!r} is cut to {line.shown!r} in {room}, letters of {line.pixels} pixels"


def _sticking_out(painted: list[Painted]) -> Iterator[str]:
    for line in painted:
        device = line.device
        if not isinstance(device, QWidget) or _scrolls(device) or not line.shown.strip():
            continue
        if not QRectF(device.rect()).adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(line.ink):
            yield f"{_who(line)}: {line.text!r} sticks out of its widget"


def _on_each_other(painted: list[Painted]) -> Iterator[str]:
    places: dict[int, list[Painted]] = defaultdict(list)
    for line in painted:
        if isinstance(line.device, QWidget) and line.shown.strip():
            places[id(line.device)].append(line)
    for lines in places.values():
        for one, other in combinations(lines, 2):
            common = one.ink.intersected(other.ink)
            if common.width() > SLACK and common.height() > SLACK and one.ink != other.ink:
                yield f"{_who(one)}: {one.text!r} lies on {other.text!r}"


def _unknown_letters(painted: list[Painted]) -> Iterator[str]:
    known = QRawFont.fromFont(theme.font("body"))
    for line in painted:
        missing = [letter for letter in line.shown if letter > " " and not known.supportsCharacter(ord(letter))]
        if missing:
            yield f"{_who(line)}: {line.text!r} needs {missing}, which the fonts do not have"


def _who(line: Painted) -> str:
    device = line.device
    if not isinstance(device, QWidget):
        return "picture"
    view = device.parent()
    return type(view if isinstance(view, QAbstractScrollArea) else device).__name__


def _scrolls(device: QWidget) -> bool:
    """Whether what sticks out can be scrolled to."""
    view = device.parent()
    if not isinstance(view, QAbstractScrollArea):
        return False
    return view.verticalScrollBar().maximum() > 0 or view.horizontalScrollBar().maximum() > 0


# -- Qt's own texts ---------------------------------------------------------------------------------------------------


def _labels(widgets: list[QWidget]) -> Iterator[str]:
    for label in widgets:
        if isinstance(label, QLabel) and label.text():
            yield from _label(label)
        elif isinstance(label, QLineEdit) and label.placeholderText() and not label.text():
            wide = QFontMetricsF(label.font()).horizontalAdvance(label.placeholderText())
            if wide > label.width() - 8:
                yield f"{_path(label)}: {label.placeholderText()!r} has {label.width()} of {wide:.0f} pixels"


def _label(label: QLabel) -> Iterator[str]:
    room = label.contentsRect()
    wide = QFontMetricsF(label.font()).horizontalAdvance(label.text())
    if label.wordWrap():
        high = label.heightForWidth(label.width())
        longest = max(QFontMetricsF(label.font()).horizontalAdvance(word) for word in label.text().split())
        if high > label.height() + SLACK or longest > room.width() + SLACK:
            yield f"{_path(label)}: {label.text()!r} has {label.height()} of {high} pixels"
    elif wide > room.width() + SLACK:
        yield f"{_path(label)}: {label.text()!r} has {room.width()} of {wide:.0f} pixels"


def _tables(widgets: list[QWidget]) -> Iterator[str]:
    """Cells that Qt paints itself."""
    for table in widgets:
        if isinstance(table, QTableView) and type(table.itemDelegate()).__module__.startswith("PySide6"):
            yield from _cells(table)


def _cells(table: QTableView) -> Iterator[str]:
    model = table.model()
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            index = model.index(row, column)
            wide = table.sizeHintForIndex(index).width()
            if wide > table.columnWidth(column) + SLACK and not table.wordWrap():
                yield f"{_path(table)}: {index.data()!r} has {table.columnWidth(column)} of {wide} pixels"


# -- places -----------------------------------------------------------------------------------------------------------


def _covered(widgets: list[QWidget], window: QWidget) -> Iterator[str]:
    """Labels and buttons that lie on each other, or partly outside of what holds them."""
    layers: dict[QWidget | None, list[tuple[QWidget, QRect]]] = defaultdict(list)
    for widget in widgets:
        if isinstance(widget, QLabel | QAbstractButton | QLineEdit | QAbstractItemView) and isValid(widget):
            whole = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
            shown = _shown(widget, window)
            if shown != whole and not _in_scroll_area(widget):
                yield f"{_path(widget)}: {_says(widget)!r} is partly outside of what holds it"
            if not shown.isEmpty():
                layers[_layer(widget)].append((widget, shown))
    for parts in layers.values():
        for (one, here), (other, there) in combinations(parts, 2):
            common = here.intersected(there)
            if min(common.width(), common.height()) > 3 and not (one.isAncestorOf(other) or other.isAncestorOf(one)):
                yield f"{_path(one)}: {_says(one)!r} lies on {_path(other)}: {_says(other)!r}"


def _hard_to_hit(widgets: list[QWidget]) -> Iterator[str]:
    for widget in widgets:
        if isinstance(widget, QAbstractButton | QLineEdit) and min(widget.width(), widget.height()) < HIT:
            yield f"{_path(widget)}: {_says(widget)!r} is only {widget.width()} x {widget.height()} pixels"


def _shown(widget: QWidget, window: QWidget) -> QRect:
    """The part of a widget that lies inside of everything that holds it."""
    area = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
    holder = widget.parentWidget()
    while holder is not None and holder is not window:
        area = area.intersected(QRect(holder.mapTo(window, QPoint(0, 0)), holder.size()))
        holder = holder.parentWidget()
    return area.intersected(window.rect())


def _layer(widget: QWidget) -> QWidget | None:
    holder: QWidget | None = widget
    while holder is not None and not isinstance(holder, LAYERS):
        holder = holder.parentWidget()
    return holder


def _in_scroll_area(widget: QWidget) -> bool:
    holder = widget.parentWidget()
    while holder is not None:
        if isinstance(holder, QAbstractScrollArea) and not isinstance(holder, QAbstractItemView):
            return True
        holder = holder.parentWidget()
    return False


def _says(widget: QWidget) -> str:
    if isinstance(widget, QLabel):
        return widget.text()
    return widget.accessibleName()


def _path(widget: QWidget) -> str:
    holder = widget.parentWidget()
    return f"{type(holder).__name__}/{type(widget).__name__}" if holder is not None else type(widget).__name__
