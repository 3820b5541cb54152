"""Described positions, each showing one rule, and what the engine is expected to say about them."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
_LINE = 150


@dataclass(frozen=True)
class Collection:
    """The positions of one game."""

    folder: Path

    @property
    def expected(self) -> Path:
        """Where the analyses are kept."""
        return self.folder / "expected"

    @property
    def names(self) -> list[str]:
        """The positions by name."""
        return sorted(file.stem for file in self.folder.glob("*.yaml"))

    def text_of(self, name: str) -> str:
        """The text of a described position."""
        return (self.folder / f"{name}.yaml").read_text(encoding="utf-8")

    def expected_of(self, name: str) -> object:
        """The analysis that was kept for a position."""
        return json.loads((self.expected / f"{name}.json").read_text(encoding="utf-8"))

    def write_expectations(self, analysis: Callable[[str], object]) -> None:
        """One file per described position; those of positions that are gone go too."""
        for file in self.expected.glob("*.json"):
            file.unlink()
        for name in self.names:
            text = readable(analysis(self.text_of(name))) + "\n"
            (self.expected / f"{name}.json").write_text(text, encoding="utf-8", newline="\n")


def readable(value: object, indent: str = "") -> str:
    """JSON for the eye and for diffs: whatever fits stands on one line."""
    line = json.dumps(value)
    if len(indent) + len(line) <= _LINE or not isinstance(value, dict | list):
        return line
    inner = indent + " "
    if isinstance(value, dict):
        items = [f"{inner}{json.dumps(key)}: {readable(item, inner)}" for key, item in value.items()]
        return "{\n" + ",\n".join(items) + f"\n{indent}}}"
    return "[\n" + ",\n".join(inner + readable(item, inner) for item in value) + f"\n{indent}]"


SEVEN = Collection(HERE)
DUEL = Collection(HERE / "duel")

NAMES = SEVEN.names
EXPECTED = SEVEN.expected
text_of = SEVEN.text_of
expected_of = SEVEN.expected_of
