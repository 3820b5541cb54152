"""The version of this program: written here and nowhere else, read by pyproject.toml and by whoever packs it."""

from typing import Final

VERSION: Final = "0.1.0"
PROGRAM: Final = f"wonders {VERSION}"
