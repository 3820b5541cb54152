"""The history as CSV and JSON can be read by others."""

import csv
import json
from io import StringIO
from pathlib import Path

import pytest

from tests.tools import past
from tests.wonders_gui.history.past import keep_duel, keep_seven
from wonders_gui.history.export import COLUMNS, as_csv, as_json, export
from wonders_gui.history.schema import HistoryError
from wonders_gui.history.store import Store, open_store
from wonders_gui.saves import Games


def test_csv_has_a_row_for_each_game_and_the_same_columns_in_each(games: Games, store: Store) -> None:
    keep_duel(games)
    keep_seven(games, decisions=12)
    store.sync()
    rows = list(csv.DictReader(StringIO(as_csv(store))))
    assert len(rows) == 2
    assert all(tuple(row) == COLUMNS for row in rows)
    duel = next(row for row in rows if row["game"] == "duel")
    assert duel["place"] in ("1", "2")
    assert duel["opponents"] == "citizen:balanced"
    assert int(duel["rating"]) > 0
    unfinished = next(row for row in rows if row["game"] == "seven")
    assert (unfinished["ended"], unfinished["points"], unfinished["unrated"]) == ("", "", "unfinished")


def test_csv_keeps_names_of_files_with_commas_and_quotes_whole(games: Games, store: Store) -> None:
    name = 'a "great", long; game'
    path = keep_duel(games, decisions=3)
    path.rename(games.folder / f"{name}.wonders")
    store.sync()
    assert next(csv.DictReader(StringIO(as_csv(store))))["file"] == f"{name}.wonders"


def test_json_has_every_seat_with_its_score_sheet(games: Games, store: Store) -> None:
    keep_seven(games, players=5)
    store.sync()
    whole = json.loads(as_json(store))
    assert (whole["format"], whole["version"]) == ("wonders-history", 1)
    (game,) = whole["games"]
    assert len(game["seats"]) == game["players"] == 5
    for seat in game["seats"]:
        assert sum(seat["scores"].values()) == seat["points"]
    assert game["expansions"] == []
    assert game["teams"] is False


@pytest.mark.parametrize("way", ["csv", "json"])
def test_an_empty_history_is_well_formed(store: Store, way: str, tmp_path: Path) -> None:
    assert export(store, way, tmp_path / "out") == 0
    text = (tmp_path / "out").read_text(encoding="utf-8")
    if way == "json":
        assert json.loads(text)["games"] == []
    else:
        assert list(csv.reader(StringIO(text))) == [list(COLUMNS)]


def test_both_ways_tell_of_the_same_games(tmp_path: Path) -> None:
    past.fill(tmp_path, 40)
    store = open_store(tmp_path).store
    by_csv = [row["file"] for row in csv.DictReader(StringIO(as_csv(store)))]
    by_json = [game["file"] for game in json.loads(as_json(store))["games"]]
    assert by_csv == by_json
    assert len(by_csv) == 40
    store.close()


@pytest.mark.parametrize(
    ("place", "reason"), [("missing/out.csv", "ENOENT"), ("file/out.csv", "ENOTDIR"), ("\0", "EINVAL")]
)
def test_a_place_that_cannot_be_written_to_is_refused(store: Store, tmp_path: Path, place: str, reason: str) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(HistoryError) as caught:
        export(store, "csv", tmp_path / place)
    assert caught.value.code == "cannot_export"
    assert caught.value.details["reason"] == reason


def test_a_failed_export_leaves_the_older_file_alone(store: Store, tmp_path: Path) -> None:
    folder = tmp_path / "out.csv"
    folder.mkdir()
    with pytest.raises(HistoryError):
        export(store, "csv", folder)
    assert folder.is_dir()
    assert list(tmp_path.glob("*.part")) == []
