"""The one style sheet of the program, filled from the theme."""

from __future__ import annotations

from string import Template
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from wonders_gui.palette import Theme
    from wonders_gui.theme import Metrics

_ROLES: Final = (
    "surface",
    "inset",
    "line",
    "ink",
    "ink_soft",
    "accent",
    "on_accent",
    "warm",
    "on_warm",
    "good",
    "warn",
    "bad",
    "gold",
    "on_bar",
    "focus",
)
_SHEET: Final = Template("""
QToolTip { background: $surface; color: $ink; border: ${edge}px solid $line; border-radius: ${small}px;
  padding: ${unit}px ${pad}px; }
QLabel { background: transparent; color: $ink; }
QLabel[tone="soft"] { color: $ink_soft; }
QLabel[tone="accent"] { color: $accent; }
QLabel[tone="good"] { color: $good; }
QLabel[tone="warn"] { color: $warn; }
QLabel[tone="bad"] { color: $bad; }
QLabel[tone="gold"] { color: $gold; }
QLabel[tone="bar"] { color: $on_bar; }
QLineEdit, QSpinBox, QPlainTextEdit, QComboBox { background: $surface; color: $ink; border: ${edge}px solid $ink_soft;
  border-radius: ${small}px; padding: ${unit}px ${pad}px; min-height: ${field}px;
  selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit:focus, QSpinBox:focus, QPlainTextEdit:focus, QComboBox:focus { border: 2px solid $focus; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { background: $inset; color: $ink_soft; }
QLineEdit[wrong="true"] { border: 2px solid $bad; }
QComboBox::drop-down { border: none; width: ${row}px; }
QComboBox QAbstractItemView { background: $surface; color: $ink; border: ${edge}px solid $line;
  selection-background-color: $accent; selection-color: $on_accent; }
QPushButton, QToolButton { background: $surface; color: $ink; border: ${edge}px solid $line;
  border-radius: ${round}px; padding: ${unit}px ${pad}px; min-height: ${field}px; }
QPushButton:hover, QToolButton:hover { background: $inset; border-color: $ink_soft; }
QPushButton:pressed, QToolButton:pressed { background: $line; }
QPushButton:focus, QToolButton:focus { border: 2px solid $focus; }
QPushButton:disabled, QToolButton:disabled { color: $ink_soft; background: $inset; }
QPushButton[kind="warm"] { background: $warm; color: $on_warm; border-color: $warm; }
QPushButton[kind="quiet"], QToolButton[kind="quiet"] { background: transparent; border-color: transparent; }
QCheckBox, QRadioButton { color: $ink; spacing: ${pad}px; min-height: ${hit}px; }
QMenu { background: $surface; color: $ink; border: ${edge}px solid $line; border-radius: ${small}px;
  padding: ${unit}px; }
QMenu::item { padding: ${unit}px ${row}px ${unit}px ${pad}px; border-radius: ${small}px; min-height: ${field}px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $ink_soft; }
QMenu::separator { height: 1px; background: $line; margin: ${unit}px; }
QAbstractScrollArea { background: transparent; border: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: ${scroll}px; }
QScrollBar:horizontal { height: ${scroll}px; }
QScrollBar::handle { background: $handle; border-radius: ${knob}px; margin: 2px; }
QScrollBar::handle:vertical { min-height: ${row}px; }
QScrollBar::handle:horizontal { min-width: ${row}px; }
QScrollBar::handle:hover { background: $ink_soft; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QHeaderView::section { background: $inset; color: $ink_soft; border: none; padding: ${unit}px ${pad}px; }
QSlider::groove:horizontal { height: ${unit}px; background: $line; border-radius: 2px; }
QSlider::handle:horizontal { width: ${scroll}px; margin: -${unit}px 0; background: $accent; border-radius: ${knob}px; }
QProgressBar { background: $inset; border: none; border-radius: ${small}px; text-align: center; color: $ink; }
QProgressBar::chunk { background: $good; border-radius: ${small}px; }
""")


def style_sheet(theme: Theme, metrics: Metrics) -> str:
    """The sheet for a theme at a scale."""
    handle = theme.line if theme.name != "contrast" else theme.ink
    colours = {role: getattr(theme, role).name() for role in _ROLES}
    return _SHEET.substitute(
        colours,
        handle=handle.name(),
        edge=theme.line_width,
        unit=metrics.unit,
        pad=metrics.px(10),
        small=metrics.tile_radius,
        round=metrics.button_radius,
        row=metrics.row,
        hit=metrics.hit,
        field=metrics.px(24),
        scroll=metrics.px(12),
        knob=max(2, metrics.px(12) // 2 - 2),
    )
