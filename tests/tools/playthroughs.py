"""Writes the golden playthroughs anew: ``python -m tests.tools.playthroughs``. Read the difference before you keep it.

A playthrough is what `wonders replay --text` says of one fixed game: random, or of players with a taste.
"""

from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.core.savefile import save_as
from tests.tools.inclined import PLANS, played
from wonders_gui.__main__ import main
from wonders_gui.cli.games import GAMES
from wonders_gui.cli.simulation import save_name

FOLDER = Path(__file__).parents[1] / "playthroughs"
TABLES: dict[str, tuple[str, str, int, tuple[str, ...]]] = {
    "first_edition_2_players": ("1", "2", 12, ()),
    "first_edition_3_players": ("1", "3", 5, ()),
    "second_edition_3_players": ("2", "3", 4, ()),
    "second_edition_7_players": ("2", "7", 3, ()),
    "cities_second_edition_3_players": ("2", "3", 85, ("--cities",)),
    "cities_first_edition_2_teams": ("1", "4", 51, ("--cities", "--teams")),
}
DICE_TABLES = {"dice_2_players": ("2", 6), "dice_3_players": ("3", 8)}


# The games of Duel are told as soon as the command line knows the game.
NAMES = (*TABLES, *(PLANS if "duel" in GAMES else ()), *DICE_TABLES)


def playthrough(name: str) -> str:
    """The whole game as text: played, saved, and told from the file."""
    with TemporaryDirectory() as folder:
        return said("replay", str(saved(name, Path(folder))), "--text", "--untrusted")


def saved(name: str, folder: Path) -> Path:
    """The file of the game."""
    if name in PLANS:
        return saved_duel(name, folder)
    return simulated_dice(name, folder) if name in DICE_TABLES else simulated_seven(name, folder)


def simulated_dice(name: str, folder: Path) -> Path:
    """The file of a random game of Dice."""
    players, seed = DICE_TABLES[name]
    order = ["--game", "dice", "--players", players, "--seed", str(seed), "--games", "1"]
    said("simulate", *order, "--save-dir", str(folder))
    return folder / save_name(seed)


def simulated_seven(name: str, folder: Path) -> Path:
    """The file of a random game."""
    edition, players, seed, options = TABLES[name]
    order = ["--edition", edition, "--players", players, "--seed", str(seed), "--games", "1", *options]
    said("simulate", *order, "--save-dir", str(folder))
    return folder / save_name(seed)


def saved_duel(name: str, folder: Path) -> Path:
    """The file of a game between players with a taste."""
    path = folder / save_name(PLANS[name].seed)
    save_as(played(PLANS[name]), path, "playthroughs")
    return path


def said(*arguments: str) -> str:
    """What the command prints; it must succeed."""
    out = StringIO()
    with redirect_stdout(out):
        code = main(arguments)
    assert code == 0, arguments
    return out.getvalue()


def write_all() -> None:
    """Write every playthrough, and say which ones have changed."""
    for name in NAMES:
        path = FOLDER / f"{name}.txt"
        text = playthrough(name)
        changed = not path.exists() or path.read_text(encoding="utf-8") != text
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{name}: {'changed' if changed else 'the same'}")


if __name__ == "__main__":
    write_all()
