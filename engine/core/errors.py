"""Errors with a code and details, so that whoever speaks to the player can say them in any language."""

from collections.abc import Mapping


class CodedError(Exception):
    """Something from outside (a file, a flag, a config) cannot be used; `code` says why."""

    def __init__(self, code: str, **details: str | int) -> None:
        self.code = code
        self.details: Mapping[str, str | int] = details
        super().__init__(code, details)

    def __reduce__(self) -> "tuple[object, ...]":
        """Workers are processes of their own, and what goes wrong there must come back whole."""
        return _again, (type(self), self.code, dict(self.details))

    def __str__(self) -> str:
        facts = ", ".join(f"{key}: {value}" for key, value in self.details.items())
        return f"{self.code} ({facts})" if facts else self.code


def _again(kind: type[CodedError], code: str, details: dict[str, str | int]) -> CodedError:
    return kind(code, **details)


class ConfigError(CodedError):
    """A table that no game can be played at."""


class CatalogError(CodedError):
    """A data file that breaks the schema; details name file, entry and field."""


class PositionError(CodedError):
    """A described position that cannot exist; details name the field."""


class SaveError(CodedError):
    """A save file that cannot be read or written; details name file and line."""


class CommandError(CodedError):
    """Text or JSON that is no command of this game."""
