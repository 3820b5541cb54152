"""Every verb of the command line at a table of 7 Wonders Dice."""

import json
from pathlib import Path

import pytest

from engine.core.session import Session
from engine.dice.commands import Pass
from engine.dice.config import table
from engine.dice.game import DICE
from engine.dice.position import write_position
from tests.engine.dice.builder import PURPLE, WHITE, forum, laid, sheet
from tests.wonders_gui.cli.terminal import Terminal
from wonders_gui.cli.dice.desk import DICE_DESK
from wonders_gui.cli.simulation import save_name
from wonders_gui.cli.story import story

TIMES = ("seconds", "games_per_cpu_second")


@pytest.fixture
def dice_save(terminal: Terminal, tmp_path: Path) -> Path:
    """A whole game."""
    terminal.do("simulate", "--game", "dice", "--games", "1", "--seed", "7", "--save-dir", str(tmp_path))
    return tmp_path / save_name(7)


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """A table with a special die that one of three has unlocked."""
    rivals = (sheet("agora.r1.1", board="rhodes"), sheet(board="olympia"))
    state = laid(sheet(*PURPLE, *WHITE[:1], coins=2), *rivals, forum=forum(purple="guild_agora 1", green="tablet 1"))
    path = tmp_path / "position.yaml"
    path.write_text(write_position(state), encoding="utf-8")
    return path


def test_a_demo_tells_a_whole_game(terminal: Terminal) -> None:
    lines = terminal.do("demo", "--game", "dice", "--seed", "3").out.splitlines()
    assert lines[0] == "7 Wonders Dice, 3 players, seed 3"
    assert "Turn 1" in lines
    assert "Final score" in lines
    assert "Standings" in lines


@pytest.mark.compiled
@pytest.mark.parametrize("players", ["2", "3", "7"])
def test_random_games_break_no_law_and_end_by_the_third_bonus_field(terminal: Terminal, players: str) -> None:
    report = terminal.do("simulate", "--game", "dice", "--players", players, "--games", "6", "--json").json
    assert (report["game"], report["players"], report["violations"]) == ("dice", int(players), 0)
    assert report["ends"] == {"third_bonus_field": 6, "turn_limit": 0}
    assert sum(report["victories"].values()) == 6
    points = dict(report["mean_points"])
    assert points.pop("total") == pytest.approx(sum(points.values()), abs=0.01)


def test_one_process_and_two_give_the_same_sums(terminal: Terminal) -> None:
    order = ("simulate", "--game", "dice", "--games", "8", "--seed", "40", "--json")
    reports = [terminal.do(*order, "--jobs", jobs).json for jobs in ("1", "2")]
    one, two = ({name: value for name, value in report.items() if name not in TIMES} for report in reports)
    assert one == two


def test_a_saved_game_is_told_and_found_sound(terminal: Terminal, dice_save: Path) -> None:
    told = terminal.do("replay", str(dice_save), "--text").out
    assert told.splitlines()[0] == "7 Wonders Dice, 3 players, seed 7"
    assert terminal.do("validate", str(dice_save)).code == 0


@pytest.mark.parametrize(("seat", "told"), [(0, "Giza has chosen: 0 pass."), (1, "Giza has chosen.")])
def test_a_seat_sees_its_own_sealed_action_only(seat: int, told: str) -> None:
    session = Session.start(DICE, table(1, 2, ("giza", "rhodes")))
    session.submit(Pass(0))
    assert f"  {told}" in list(story(DICE_DESK, session, seat))


def test_the_box_is_listed_with_every_board(terminal: Terminal) -> None:
    listing = terminal.do("cards", "--game", "dice", "--json").json
    assert len(listing["boards"]) == 7
    assert len(listing["dice"]) == 10
    assert all(len(board["fields"]) == 58 for board in listing["boards"])
    lines = terminal.do("cards", "--game", "dice", "giza").out
    assert "Giza" in lines
    assert "Babylon" not in lines


def test_a_board_that_does_not_exist_is_refused(terminal: Terminal) -> None:
    assert "there is no board 'paris'" in terminal.complaint(2, "cards", "--game", "dice", "paris")
    assert "paris" in terminal.complaint(2, "demo", "--game", "dice", "--players", "2", "--boards", "giza,paris")
    assert "2 to 7" in terminal.complaint(2, "demo", "--game", "dice", "--players", "8")


def test_a_position_is_shown_with_its_moves(terminal: Terminal, position: Path) -> None:
    out = terminal.do("position", str(position)).out
    assert "7 Wonders Dice, 3 players: turn 5" in out
    assert "purple die: Court by the Agora, 1 coin" in out
    assert terminal.do("position", str(position), "--json").json["analysis"]["turn"] == 5


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("0 build purple court.1", "Fields needed for this face: 1, crossed off: 0, missing: 1."),
        ("1 build purple court.1", "This die is not unlocked: purple die. Fields still to cross off for it: 3."),
        ("0 build green university.tablet.2", "Not enough coins. Needed: 5 coins, available: 2, missing: 3."),
        ("0 build green university.tablet.3", "Fields still to cross off before this one: 1."),
        ("0 build blue agora.r3.1", "This field cannot be crossed off now: Agora, row 3, field 1."),
    ],
)
def test_an_illegal_move_is_refused_with_the_number_that_is_missing(
    terminal: Terminal, position: Path, move: str, reason: str
) -> None:
    assert reason in terminal.complaint(1, "position", str(position), "--do", move)


def test_a_broken_position_names_its_place(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "broken.yaml"
    path.write_text("game: dice\ncities: [{board: giza, crossed: [agora.r1.2]}, {board: rhodes}]\n", encoding="utf-8")
    complaint = terminal.complaint(1, "position", str(path))
    assert "cities.0.crossed.0" in complaint
    assert "agora.r1.2 is crossed before the field that its arrow comes from." in complaint


def test_tables_are_measured(terminal: Terminal) -> None:
    report = terminal.do("bench", "--game", "dice", "--players", "3", "--seconds", "0.05", "--json").out
    assert "3 players" in report or '"players": 3' in report


def test_bots_play_in_the_arena(terminal: Terminal) -> None:
    told = ["--players", "3", "--bots", "apprentice,novice", "--games", "3", "--jobs", "1"]
    report = json.loads(terminal.do("arena", "--game", "dice", *told, "--json").out)
    assert (report["game"], report["games"]) == ("dice", 3)
    assert [bot["bot"] for bot in report["bots"]] == ["apprentice", "novice"]
