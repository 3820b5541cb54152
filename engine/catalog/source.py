"""Data files as texts, and the digest by which their content is known."""

import json
from collections.abc import Sequence
from hashlib import sha256
from importlib.resources.abc import Traversable

from engine.catalog.fields import Record, mapping
from engine.core.errors import CatalogError


def text_of(package: Traversable, file: str) -> str:
    """What a data file of the package says; raises CatalogError."""
    try:
        return package.joinpath("data", file).read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise CatalogError("unreadable_file", file=file) from error


def digest(header: Record, numbered: Sequence[str]) -> str:
    """Entries of the `numbered` sections as lists, since their order is their number; other order is of no account."""
    ordered = {name: list(header.read(name, mapping).items()) for name in numbered}
    canonical = json.dumps({**header.data, **ordered}, sort_keys=True, separators=(",", ":"))
    return sha256(canonical.encode()).hexdigest()
