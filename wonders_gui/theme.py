"""The look in use: colours (see `palette`), fonts and measures by role. Nothing else names a size of text."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from wonders_gui.palette import (
    AGE_DEEP,
    AGES,
    COIN,
    CONTRAST,
    DARK,
    FREE,
    GUILD_SKY,
    IVORY,
    LIGHT,
    LINK,
    PRINT,
    RIM,
    SKIES,
    SUN,
    THEMES,
    YELLOW_PATTERN,
    CardColours,
    Sky,
    Theme,
    ThemeName,
)
from wonders_gui.sheet import style_sheet

__all__ = [
    "AGES",
    "AGE_DEEP",
    "COIN",
    "CONTRAST",
    "DARK",
    "FREE",
    "GUILD_SKY",
    "IVORY",
    "LIGHT",
    "LINK",
    "PRINT",
    "RIM",
    "SKIES",
    "SUN",
    "THEMES",
    "YELLOW_PATTERN",
    "CardColours",
    "Sky",
    "Theme",
    "ThemeName",
]

FontRole = Literal["title", "section", "number", "button", "body", "strong", "label", "small"]

DISPLAY: Final = "Cinzel"
SANS: Final = "Alegreya Sans"
SYSTEM: Final = "system"
SMALLEST: Final = 13
_IN_FUSION: Final = "in_fusion"


@dataclass(frozen=True, slots=True)
class Metrics:
    """Measures in pixels, all times the scale of text and cards."""

    scale: float
    unit: int
    margin: int
    gap: int
    padding: int
    row: int
    hit: int
    icon: int
    bar: int
    panel_radius: int
    button_radius: int
    tile_radius: int

    def px(self, pixels: float) -> int:
        """A measure of the design at this scale."""
        return round(pixels * self.scale)


def _metrics(scale: float) -> Metrics:
    def px(pixels: float) -> int:
        return max(1, round(pixels * scale))

    return Metrics(
        scale=scale,
        unit=px(4),
        margin=px(12),
        gap=px(12),
        padding=px(14),
        row=px(36),
        hit=max(32, px(32)),
        icon=px(22),
        bar=px(46),
        panel_radius=px(14),
        button_radius=px(12),
        tile_radius=px(6),
    )


@dataclass(frozen=True, slots=True)
class _Type:
    family: str
    weight: QFont.Weight
    pixels: int


_TYPES: Final[Mapping[FontRole, _Type]] = {
    "title": _Type(DISPLAY, QFont.Weight.Bold, 25),
    "section": _Type(DISPLAY, QFont.Weight.Bold, 17),
    "number": _Type(SANS, QFont.Weight.ExtraBold, 21),
    "button": _Type(SANS, QFont.Weight.ExtraBold, 17),
    "body": _Type(SANS, QFont.Weight.Medium, 16),
    "strong": _Type(SANS, QFont.Weight.ExtraBold, 16),
    "label": _Type(SANS, QFont.Weight.Bold, 14),
    "small": _Type(SANS, QFont.Weight.ExtraBold, 13),
}


class _Chosen:
    theme: Theme = LIGHT
    metrics: Metrics = _metrics(1.0)


def current() -> Theme:
    """The look in use."""
    return _Chosen.theme


def metrics() -> Metrics:
    """The measures in use."""
    return _Chosen.metrics


def use(name: str, scale: float = 1.0) -> Theme:
    """Look like `name` (light, dark, contrast or system), everything times `scale`, from now on."""
    _Chosen.theme = THEMES[system() if name == SYSTEM else name]
    _Chosen.metrics = _metrics(scale)
    application = QApplication.instance()
    if isinstance(application, QApplication):
        _dress(application)
    return _Chosen.theme


def system() -> ThemeName:
    """The look that the desktop asks for."""
    scheme = QGuiApplication.styleHints().colorScheme()
    return "dark" if scheme == Qt.ColorScheme.Dark else "light"


def font(role: FontRole, scale: float = 1.0) -> QFont:
    """The font of a role at the chosen size of text, times `scale`; never below the smallest size allowed."""
    style = _TYPES[role]
    return sized(style.family, style.weight, max(SMALLEST, style.pixels * metrics().scale * scale))


def sized(family: str, weight: QFont.Weight, pixels: float) -> QFont:
    """A font of an exact size, for painting to measure; its figures are lining and of equal width."""
    return QFont(_made(family, weight, max(1, round(pixels))))


@cache
def _made(family: str, weight: QFont.Weight, pixels: int) -> QFont:
    """Kept, for a page asks for hundreds of fonts when it is painted, and copies cost next to nothing."""
    chosen = QFont(family)
    chosen.setWeight(weight)
    chosen.setPixelSize(pixels)
    for feature in ("lnum", "tnum"):
        chosen.setFeature(QFont.Tag(feature), 1)
    return chosen


def _dress(application: QApplication) -> None:
    if not application.property(_IN_FUSION):  # with a style sheet, Qt no longer tells which style lies below
        application.setStyle(QStyleFactory.create("Fusion"))
        application.setProperty(_IN_FUSION, True)
    application.setPalette(palette(current()))
    application.setFont(font("body"))
    application.setStyleSheet(style_sheet(current(), metrics()))


def palette(theme: Theme) -> QPalette:
    """What Qt's own widgets are painted with."""
    filled = QPalette()
    role = QPalette.ColorRole
    for place, colour in {
        role.Window: theme.table,
        role.WindowText: theme.ink,
        role.Base: theme.surface,
        role.AlternateBase: theme.inset,
        role.Text: theme.ink,
        role.PlaceholderText: theme.ink_soft,
        role.Button: theme.inset,
        role.ButtonText: theme.ink,
        role.BrightText: theme.bad,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.on_accent,
        role.Accent: theme.accent,
        role.Link: theme.accent,
        role.LinkVisited: theme.accent,
        role.ToolTipBase: theme.surface,
        role.ToolTipText: theme.ink,
        role.Light: theme.surface,
        role.Midlight: theme.inset,
        role.Mid: theme.line,
        role.Dark: theme.ink_soft,
        role.Shadow: theme.ink,
    }.items():
        filled.setColor(place, colour)
    for place in (role.WindowText, role.Text, role.ButtonText):
        filled.setColor(QPalette.ColorGroup.Disabled, place, theme.ink_soft)
    return filled
