"""Where drawings and fonts come from: files under assets, read once."""

from functools import cache

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFontDatabase
from PySide6.QtSvg import QSvgRenderer

from wonders_gui.paths import assets

PEN = "currentColor"


@cache
def names(folder: str) -> tuple[str, ...]:
    """The names of all drawings in a folder."""
    return tuple(sorted(path.stem for path in (assets() / folder).glob("*.svg")))


@cache
def text(folder: str, name: str) -> str:
    """The source of a drawing."""
    return (assets() / folder / f"{name}.svg").read_text(encoding="utf-8")


@cache
def renderer(folder: str, name: str, pen: str = "") -> QSvgRenderer:
    """A drawing ready to paint; `pen` is the colour of a glyph."""
    source = text(folder, name)
    return drawing(source.replace(PEN, pen) if pen else source)


def drawing(source: str) -> QSvgRenderer:
    """A drawing given as text, ready to paint."""
    return QSvgRenderer(QByteArray(source.encode()))


@cache
def load_fonts() -> tuple[str, ...]:
    """Make the bundled fonts known to Qt, once; their family names."""
    files = sorted((assets() / "fonts").glob("*.ttf"))
    added = [QFontDatabase.addApplicationFont(str(file)) for file in files]
    return tuple(family for number in added for family in QFontDatabase.applicationFontFamilies(number))
