"""Described positions, each showing one rule, and what the engine is expected to say about them."""

import json
from pathlib import Path

HERE = Path(__file__).parent
EXPECTED = HERE / "expected"
NAMES = sorted(file.stem for file in HERE.glob("*.yaml"))
_LINE = 150


def text_of(name: str) -> str:
    """The text of a described position."""
    return (HERE / f"{name}.yaml").read_text(encoding="utf-8")


def expected_of(name: str) -> object:
    """The analysis that was kept for a position."""
    return json.loads((EXPECTED / f"{name}.json").read_text(encoding="utf-8"))


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
