"""Where in a data file a value stands, so that every refusal can name file, entry and field."""

from dataclasses import dataclass
from typing import Final

from engine.core.errors import CatalogError

_SECTIONS: Final = ("cards", "boards", "wonders", "tokens", "structures", "dice", "faces", "buildings", "bonus")
HEADER: Final = "header"


@dataclass(frozen=True, slots=True)
class Place:
    """The path of keys and positions (from 1) that leads to a value."""

    file: str
    path: tuple[str, ...] = ()

    def inside(self, key: str | int) -> "Place":
        """The place of one field or item of the value here."""
        return Place(self.file, (*self.path, str(key)))

    def refused(self, code: str, **details: str | int) -> CatalogError:
        """The error that refuses the value here; the caller raises it."""
        entry, field = HEADER, self.path
        if len(self.path) > 1 and self.path[0] in _SECTIONS:
            entry, field = self.path[1], self.path[2:]
        return CatalogError(code, file=self.file, entry=entry, field=".".join(field), **details)
