"""Pixmaps kept by everything they depend on: the theme is part of every key, the language through the names."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from wonders_gui import theme

LIMIT: Final = 96 * 1024 * 1024  # bytes
_BYTES_PER_DOT: Final = 4

Key = tuple[object, ...]


class _Store:
    """The pixmaps, the longest unused first. A dictionary finds them many times quicker than QPixmapCache."""

    def __init__(self) -> None:
        self._pixmaps: OrderedDict[Key, QPixmap] = OrderedDict()
        self._bytes = 0

    def find(self, key: Key) -> QPixmap | None:
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
        return found

    def keep(self, key: Key, pixmap: QPixmap) -> None:
        self._pixmaps[key] = pixmap
        self._bytes += _weight(pixmap)
        while self._bytes > LIMIT and len(self._pixmaps) > 1:
            self._bytes -= _weight(self._pixmaps.popitem(last=False)[1])

    def clear(self) -> None:
        self._pixmaps.clear()
        self._bytes = 0


_STORE: Final = _Store()


def painted(key: Key, size: QSizeF, ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """The pixmap of a key; `paint` is asked for it, in logical pixels, when it is not there yet."""
    full = (theme.current().name, round(size.width(), 1), round(size.height(), 1), ratio, key)
    found = _STORE.find(full)
    if found is None:
        found = _new(size, ratio, paint)
        _STORE.keep(full, found)
    return found


def clear() -> None:
    """Forget every pixmap; Qt wants this done before the application ends."""
    _STORE.clear()


def _new(size: QSizeF, ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
    pixmap = QPixmap(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    paint(painter)
    painter.end()
    return pixmap


def _weight(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * _BYTES_PER_DOT
