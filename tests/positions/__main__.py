"""Writes the expected analyses anew: ``python -m tests.positions``. Read the diff before you keep it."""

from engine.seven.analysis import analysis
from engine.seven.position import read_position
from tests.positions import EXPECTED, NAMES, readable, text_of


def write_expectations() -> None:
    """One file per described position; those of positions that are gone go too."""
    for file in EXPECTED.glob("*.json"):
        file.unlink()
    for name in NAMES:
        text = readable(analysis(read_position(text_of(name)))) + "\n"
        (EXPECTED / f"{name}.json").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write_expectations()
