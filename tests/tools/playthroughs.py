"""Writes the golden playthroughs anew: ``python -m tests.tools.playthroughs``. Read the difference before you keep it.

A playthrough is what `wonders replay --text` says of one fixed random game.
"""

from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from wonders_gui.__main__ import main
from wonders_gui.cli.simulation import save_name

FOLDER = Path(__file__).parents[1] / "playthroughs"
TABLES = {
    "first_edition_2_players": ("1", "2", 12),
    "first_edition_3_players": ("1", "3", 5),
    "second_edition_3_players": ("2", "3", 4),
    "second_edition_7_players": ("2", "7", 3),
}


def playthrough(name: str) -> str:
    """The whole game as text: simulated, saved, and told from the file."""
    edition, players, seed = TABLES[name]
    with TemporaryDirectory() as folder:
        order = ["--edition", edition, "--players", players, "--seed", str(seed), "--games", "1"]
        said("simulate", *order, "--save-dir", folder)
        return said("replay", str(Path(folder, save_name(seed))), "--text", "--untrusted")


def said(*arguments: str) -> str:
    """What the command prints; it must succeed."""
    out = StringIO()
    with redirect_stdout(out):
        code = main(arguments)
    assert code == 0, arguments
    return out.getvalue()


def write_all() -> None:
    """Write every playthrough, and say which ones have changed."""
    for name in TABLES:
        path = FOLDER / f"{name}.txt"
        text = playthrough(name)
        changed = not path.exists() or path.read_text(encoding="utf-8") != text
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{name}: {'changed' if changed else 'the same'}")


if __name__ == "__main__":
    write_all()
