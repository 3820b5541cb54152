"""Letters for places that can become low: as large as their role says, or as the place allows."""

from PySide6.QtGui import QFont, QFontMetricsF

from wonders_gui import theme


def letters(role: theme.FontRole, height: float, scale: float = 1.0) -> QFont:
    """The font of a role, smaller where a line of it would be higher than its place."""
    wished = theme.font(role, scale)
    needed = QFontMetricsF(wished).height()
    return wished if needed <= height else theme.font(role, scale * max(height, 1.0) / needed)
