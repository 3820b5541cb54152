"""What a model of cards can be asked for, besides Qt's own roles."""

from enum import IntEnum

from PySide6.QtCore import Qt


class Role(IntEnum):
    """Roles of items that are cards."""

    FACE = Qt.ItemDataRole.UserRole + 1  # art.faces.CardFace
    TAG = Qt.ItemDataRole.UserRole + 2  # the price tag, or None
    VEILED = Qt.ItemDataRole.UserRole + 3  # bool: it cannot be used now
    COLUMN = Qt.ItemDataRole.UserRole + 4  # int: in which column a tile lies
    NEW = Qt.ItemDataRole.UserRole + 5  # bool: it came with the last turn
    RECORD = Qt.ItemDataRole.UserRole + 6  # the record that the row stands for
