"""The folder of games: what is played is kept, found again and played on."""

import os
import shutil
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.core.errors import SaveError
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.tables import duel, play_on, seven
from wonders_gui.controller import Table
from wonders_gui.opponents import NAMES, Opponent
from wonders_gui.saves import Games, Opened, file_name
from wonders_gui.seating import Seating, seating_from
from wonders_gui.workers import Asker

SPECIMENS = Path(__file__).parents[1] / "engine"
DUEL = Seating(0, NAMES[:2], {1: Opponent("novice")})
SEVEN = Seating(0, NAMES[:3], {1: Opponent("novice", "warlord"), 2: Opponent("master")})


@pytest.fixture
def games(tmp_path: Path) -> Games:
    return Games(tmp_path / "games")


def opened(found: Opened, thinkers: Asker) -> Table[object, object, object, object, object]:
    seating = found.seating
    table = Table.resume(found.session, seating.seat, seating.bots, seating.names, thinkers)
    table.set_speed("off")
    return table


def test_a_game_is_on_the_disk_from_its_first_moment(qtbot: QtBot, thinkers: QuickThinkers, games: Games) -> None:
    seven(thinkers, save=games.keeping("seven", SEVEN))
    (found,) = games.list()
    assert (found.game, found.players, found.age, found.turn, found.over) == ("seven", 3, 1, 1, False)
    assert found.seating == SEVEN
    assert found.city
    assert games.unfinished() == found


def test_a_game_goes_on_where_it_was_left(qtbot: QtBot, thinkers: QuickThinkers, games: Games) -> None:
    table = seven(thinkers, save=games.keeping("seven", SEVEN))
    table.begin()
    play_on(table, qtbot, 8)
    table.close()
    (found,) = games.list()
    assert (found.age, found.turn) == (table.view().table.age + 1, table.view().table.turn)
    again = opened(games.open(found.path), thinkers)
    assert again.view() == table.view()
    assert again.bots == SEVEN.bots
    again.begin()
    play_on(again, qtbot)
    assert games.list()[0].over
    assert games.unfinished() is None


def test_a_game_that_was_taken_back_is_resumed_with_its_redo(
    qtbot: QtBot, thinkers: QuickThinkers, games: Games
) -> None:
    table = duel(thinkers, save=games.keeping("duel", DUEL))
    table.begin()
    play_on(table, qtbot, 6)
    table.undo()
    table.undo()
    (found,) = games.list()
    again = opened(games.open(found.path), thinkers)
    assert again.view() == table.view()
    assert again.can_redo()
    assert found.decisions == len(games.open(found.path).session.path()) - 1


def test_a_torn_last_line_costs_that_decision_alone(qtbot: QtBot, thinkers: QuickThinkers, games: Games) -> None:
    table = duel(thinkers, save=games.keeping("duel", DUEL))
    table.begin()
    play_on(table, qtbot, 6)
    (found,) = games.list()
    found.path.write_bytes(found.path.read_bytes()[:-10])
    assert games.list()[0].decisions == found.decisions - 1
    resumed = games.open(found.path)
    assert resumed.dropped_tail
    again = opened(resumed, thinkers)
    again.begin()
    play_on(again, qtbot)


def test_a_strangers_game_is_copied_and_its_file_left_alone(
    qtbot: QtBot, thinkers: QuickThinkers, games: Games, tmp_path: Path
) -> None:
    source = tmp_path / "gift.wonders"
    shutil.copy(SPECIMENS / "duel" / "specimens" / "duel_v1.wonders", source)
    before = source.read_bytes()
    found = games.open(source)
    assert found.path.parent == games.folder
    assert source.read_bytes() == before
    assert [summary.title for summary in games.list()] == ["gift"]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "empty_file"),
        (b"\x89PNG\r\n", "not_a_save"),
        (b'{"format":"wonders-save","version":99,"x":1}\n', "newer_version"),
        (b'{"format":"wonders-save","version":2,"game":', "damaged_line"),
    ],
)
def test_a_file_that_is_no_game_is_refused_with_a_code(games: Games, tmp_path: Path, content: bytes, code: str) -> None:
    path = tmp_path / "strange.wonders"
    path.write_bytes(content)
    with pytest.raises(SaveError) as caught:
        games.open(path)
    assert caught.value.code == code
    assert games.list() == []


def test_a_file_that_is_not_there_is_refused_with_a_code(games: Games, tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="unreadable"):
        games.open(tmp_path / "nowhere.wonders")


def test_a_strangers_file_must_keep_the_rules(games: Games, tmp_path: Path) -> None:
    data = (SPECIMENS / "seven" / "specimens" / "seven_2e_3p_v1.wonders").read_bytes()
    path = tmp_path / "forged.wonders"
    path.write_bytes(data.replace(b'"do":"sell"', b'"do":"pray"', 1))
    with pytest.raises(SaveError):
        games.open(path)


def test_broken_files_in_the_folder_do_not_hide_the_others(thinkers: QuickThinkers, games: Games) -> None:
    duel(thinkers, save=games.keeping("duel", DUEL))
    (games.folder / "noise.wonders").write_bytes(os.urandom(500))
    (games.folder / "header.wonders").write_bytes(b'{"format":"wonders-save","version":2,"game":7}\n')
    (games.folder / "folder.wonders").mkdir()
    assert [summary.game for summary in games.list()] == ["duel"]


def test_a_folder_that_is_taken_away_is_made_again(qtbot: QtBot, thinkers: QuickThinkers, games: Games) -> None:
    table = duel(thinkers, save=games.keeping("duel", DUEL))
    table.begin()
    play_on(table, qtbot, 3)
    shutil.rmtree(games.folder)
    play_on(table, qtbot, 3)
    assert table.save_error() is None
    path = games.list()[0].path
    again = opened(games.open(path), thinkers)
    shutil.rmtree(games.folder)
    again.begin()
    play_on(again, qtbot, 1)
    assert again.save_error() is None
    assert games.list()


def test_a_place_that_cannot_be_written_to_is_told_and_the_game_goes_on(
    qtbot: QtBot, thinkers: QuickThinkers, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    table = duel(thinkers, save=Games(tmp_path / "file" / "games").keeping("duel", DUEL))
    told: list[SaveError] = []
    table.save_failed.connect(told.append)
    table.begin()
    play_on(table, qtbot)
    assert [error.code for error in told] == ["cannot_write"]
    assert table.is_over()


def test_games_are_renamed_copied_and_thrown_away(thinkers: QuickThinkers, games: Games, tmp_path: Path) -> None:
    table = duel(thinkers, save=games.keeping("duel", DUEL))
    path = games.rename(games.list()[0].path, "Zeno: the <rematch>")
    assert [summary.title for summary in games.list()] == ["Zeno- the -rematch-"]
    copy = tmp_path / "elsewhere" / "copy.wonders"
    table.save_copy(lambda session: games.save_copy(session, copy))
    assert games.open(copy).path.name == "copy.wonders"
    games.delete(path)
    assert [summary.title for summary in games.list()] == ["copy"]


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Zeno", "Zeno"),
        ("  ..", "game"),
        ("a/b\\c\n", "a-b-c"),
        ("é" * 200, "é" * 60),
        ("con", "_con"),  # Windows keeps such names for devices
        ("Lpt1.old", "_Lpt1.old"),
        ("console", "console"),
    ],
)
def test_any_title_becomes_the_name_of_a_file(title: str, name: str) -> None:
    assert file_name(title) == name


@pytest.mark.parametrize(
    "notes",
    [
        {},
        {"seat": 9, "names": 3, "bots": "x"},
        {"seat": True, "names": [1, 2], "bots": [{"level": []}]},
        {"bots": [None, {"level": "god", "character": 7}]},
    ],
)
def test_notes_that_make_no_sense_give_a_usual_seating(notes: dict[str, object]) -> None:
    seating = seating_from(notes, 2)
    assert seating.seat == 0
    assert seating.names == ("", NAMES[1])
    assert seating.bots == {1: Opponent()}


def test_names_keep_their_markup_as_plain_text_and_lose_control_characters() -> None:
    seating = seating_from({"names": ["<b>Eve</b>\x00\n", "x" * 500]}, 2)
    assert seating.names == ("<b>Eve</b>", "x" * 200)


def test_a_game_that_is_only_looked_at_is_not_written_to(qtbot: QtBot, thinkers: QuickThinkers, games: Games) -> None:
    table = duel(thinkers, save=games.keeping("duel", DUEL))
    table.begin()
    play_on(table, qtbot, 5)
    table.close()
    (found,) = games.list()
    before = found.path.read_bytes()
    looked = opened(games.look(found.path), thinkers)
    looked.begin()
    looked.go_to(looked.decisions()[0].node)
    assert looked.submit(looked.legal()[-1]) is None
    assert found.path.read_bytes() == before
    assert len(games.list()) == 1


@pytest.mark.parametrize("word", ["You", "Jij", "Dig", "", "   ", 7])
def test_the_word_that_older_versions_kept_for_the_player_is_no_name(word: object) -> None:
    seating = seating_from({"seat": 1, "names": ["Demo", word, "Dig"]}, 3)
    assert seating.names == ("Demo", "", "Dig")
    assert seating_from(seating.to_json(), 3) == seating


def test_a_player_takes_the_missing_name_to_another_seat() -> None:
    seating = seating_from({"seat": 0, "names": ["Jij", "Naram"]}, 2).at(1)
    assert seating.names == ("Naram", "")
