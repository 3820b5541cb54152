"""The history says what the saves say, whatever happened to either."""

import sqlite3
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from tests.wonders_gui.history.past import BEGAN, dated, keep_duel, keep_seven
from wonders_gui.history.queries import Entry, Filter, entry_of, found
from wonders_gui.history.rules import SAME_DEAL, TOOK_BACK, UNFINISHED
from wonders_gui.history.schema import MIGRATIONS, NAME, HistoryError, connect
from wonders_gui.history.store import Store, open_store
from wonders_gui.marks import GUIDED, HINTED, IMPORTED, KINDS, Marks
from wonders_gui.saves import Games

# -- reading ----------------------------------------------------------------------------------------------------------


def entry(store: Store, path: Path) -> Entry:
    told = entry_of(store, path)
    assert told is not None
    return told


def test_a_finished_game_is_there_with_its_result(games: Games, store: Store) -> None:
    path = keep_seven(games, players=3)
    assert store.sync().read == 1
    told = entry(store, path)
    assert (told.game, told.edition, told.players, told.seat) == ("seven", 2, 3, 0)
    assert told.is_finished
    assert told.began == BEGAN.isoformat()
    opened = games.open(path).session
    standing = next(standing for standing in opened.standings() if standing.seat == 0)
    assert (told.points, told.place) == (standing.points, standing.place)
    assert dict(told.scores) == dict(opened.score(0))
    assert sum(told.scores.values()) == told.points
    assert told.strategy == max(told.scores, key=lambda line: told.scores[line])
    assert told.board
    assert told.side in ("day", "night")
    assert [person.name for person in told.seats] == ["Thea", "Zeno", "Iris"]
    assert [person.level for person in told.others] == ["citizen", "citizen"]


def test_an_unfinished_game_is_there_without_one(games: Games, store: Store) -> None:
    path = keep_seven(games, decisions=20)
    store.sync()
    told = entry(store, path)
    assert not told.is_finished
    assert (told.points, told.place, told.unrated) == (None, None, UNFINISHED)
    assert (told.age, told.turn) == (2, 1)


def test_only_what_has_changed_is_read_again(games: Games, store: Store) -> None:
    path = keep_duel(games, decisions=10)
    keep_duel(games, seed=2)
    assert store.sync().read == 2
    assert store.sync().read == 0
    session = games.open(path).session
    while seats := session.to_move():
        session.submit(session.legal(seats[0])[0])
    assert store.sync().read == 1
    assert entry(store, path).is_finished


def test_a_deleted_game_is_forgotten_and_a_renamed_one_found_again(games: Games, store: Store) -> None:
    first, second = keep_duel(games, seed=1), keep_duel(games, seed=2)
    store.sync()
    games.delete(first)
    renamed = games.rename(second, "My best game")
    assert store.sync().gone == 2
    assert entry_of(store, first) is None
    assert entry(store, renamed).is_finished
    assert store.count() == 1


def test_files_that_are_no_games_are_left_out_and_not_read_again(games: Games, store: Store) -> None:
    (games.folder / "empty.wonders").touch()
    (games.folder / "strange.wonders").write_text("hello")
    keep_duel(games)
    assert store.sync().read == 3
    assert store.count() == 1
    assert store.sync().read == 0


def test_a_game_damaged_in_its_middle_counts_as_unfinished(games: Games, store: Store) -> None:
    path = keep_duel(games)
    lines = path.read_bytes().split(b"\n")
    lines[20] = lines[20].replace(b'"seat"', b'"sea"', 1)
    path.write_bytes(b"\n".join(lines))
    store.sync()
    assert not entry(store, path).is_finished


def test_what_is_tried_out_after_the_end_does_not_change_the_result(games: Games, store: Store) -> None:
    path = keep_duel(games)
    store.sync()
    before = entry(store, path)
    session = games.open(path).session
    session.undo(12)
    while seats := session.to_move():
        session.submit(session.legal(seats[0])[-1])
    store.sync()
    after = entry(store, path)
    assert (after.points, after.place, after.unrated) == (before.points, before.place, "")


def test_reading_can_be_stopped_and_goes_on_later(games: Games, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wonders_gui.history.store.BATCH", 2)
    for seed in range(6):
        keep_duel(games, seed=seed, decisions=4)
    told: list[tuple[int, int]] = []

    def stop_soon(done: int, number: int) -> bool:
        told.append((done, number))
        return done < 2

    stopped = store.sync(stop_soon)
    assert (stopped.read, stopped.is_complete) == (2, False)
    assert told[0] == (0, 6)
    assert store.sync().read == 4
    assert store.count() == 6


# -- rated or not -----------------------------------------------------------------------------------------------------


def test_a_straight_game_is_rated(games: Games, store: Store) -> None:
    path = keep_duel(games)
    store.sync()
    told = entry(store, path)
    assert told.unrated == ""
    assert told.mu is not None
    assert told.gain is not None
    assert (told.gain > 0) == (told.place == 1)


@pytest.mark.parametrize("kind", KINDS)
def test_a_marked_game_is_not_rated(games: Games, store: Store, kind: str) -> None:
    path = keep_duel(games, marks=Marks(BEGAN, None, (kind,)))
    store.sync()
    told = entry(store, path)
    assert (told.unrated, told.mu) == (kind, None)


def test_a_decision_taken_back_after_news_makes_a_game_unrated(games: Games, store: Store) -> None:
    path = keep_seven(games, decisions=3)
    session = games.open(path).session
    session.go_to(0)
    given = session.game.command_to_json(session.state, session.tree.decision(1).command)
    legal = session.legal(0)
    session.submit(next(move for move in legal if session.game.command_to_json(session.state, move) != given))
    while seats := session.to_move():
        session.submit(session.legal(seats[0])[0])
    store.sync()
    assert entry(store, path).unrated == TOOK_BACK


def test_a_sealed_choice_taken_back_leaves_a_game_rated(games: Games, store: Store) -> None:
    path = keep_seven(games, decisions=1)
    session = games.open(path).session
    session.undo()
    session.submit(session.legal(0)[-1])
    while seats := session.to_move():
        session.submit(session.legal(seats[0])[0])
    assert len(session.children(0)) == 2
    store.sync()
    assert entry(store, path).unrated == ""


def test_the_same_deal_again_is_not_rated_whoever_comes_first_is(games: Games, store: Store) -> None:
    later = keep_duel(games, seed=4, name="again", marks=Marks(BEGAN + timedelta(days=1)))
    store.sync()
    assert entry(store, later).unrated == ""
    earlier = keep_duel(games, seed=4, name="first", marks=Marks(BEGAN), decisions=9)
    store.sync()
    assert entry(store, later).unrated == SAME_DEAL
    assert entry(store, later).mu is None
    games.delete(earlier)
    store.sync()
    assert entry(store, later).unrated == ""


def test_ratings_follow_the_order_of_the_games_not_of_the_files(games: Games, store: Store) -> None:
    first = dated(keep_duel(games, seed=1), datetime(2026, 3, 1, 21))
    second = dated(keep_duel(games, seed=2), datetime(2026, 3, 2, 21))
    store.sync()
    one, two = entry(store, first), entry(store, second)
    assert one.mu is not None
    assert one.gain is not None
    assert two.mu is not None
    assert two.gain is not None
    assert one.mu - one.gain == pytest.approx(25)
    assert two.mu - two.gain == pytest.approx(one.mu)
    games.delete(first)
    store.sync()
    alone = entry(store, second)
    assert alone.mu is not None
    assert alone.gain is not None
    assert alone.mu - alone.gain == pytest.approx(25)


def test_other_strengths_of_bots_make_other_ratings_at_the_next_sync(
    games: Games, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = keep_duel(games)
    store.sync()
    before = entry(store, path).mu
    monkeypatch.setattr("wonders_gui.history.rating.LADDER", {"duel": {"citizen": 40.0}})
    assert store.sync().read == 0
    assert entry(store, path).mu != before


def test_lessons_and_strangers_games_do_not_count_in_the_list_of_own_games(games: Games, store: Store) -> None:
    keep_duel(games, seed=1, marks=Marks(BEGAN, None, (IMPORTED,)))
    keep_duel(games, seed=2, marks=Marks(BEGAN, None, (GUIDED,)))
    keep_duel(games, seed=3, marks=Marks(BEGAN, None, (HINTED,)))
    store.sync()
    own = [row["file"] for row in store.connection.execute("SELECT file FROM games WHERE own")]
    assert own == ["duel 3.wonders"]


# -- the database -----------------------------------------------------------------------------------------------------


def test_a_missing_database_is_made_of_the_saves(games: Games) -> None:
    keep_duel(games)
    opening = open_store(games.folder)
    assert opening.before == "missing"
    opening.store.sync()
    assert opening.store.count() == 1
    opening.store.close()
    again = open_store(games.folder)
    assert again.before == ""
    assert again.store.count() == 1
    again.store.close()


@pytest.mark.parametrize("damage", [b"no database", b"SQLite format 3\0" + bytes(3000)])
def test_a_damaged_database_is_put_aside_and_made_anew(games: Games, damage: bytes) -> None:
    keep_duel(games)
    (games.folder / NAME).write_bytes(damage)
    opening = open_store(games.folder)
    assert opening.before == "damaged"
    assert (games.folder / f"{NAME}.damaged").read_bytes() == damage
    opening.store.sync()
    assert opening.store.count() == 1
    opening.store.close()


def test_a_database_with_a_broken_page_is_noticed(games: Games) -> None:
    for seed in range(30):
        keep_duel(games, seed=seed, decisions=3)
    store = open_store(games.folder).store
    store.sync()
    store.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store.close()
    path = games.folder / NAME
    data = bytearray(path.read_bytes())
    for page in range(4096, len(data), 4096):
        data[page : page + 200] = b"\xff" * 200
    path.write_bytes(bytes(data))
    opening = open_store(games.folder)
    assert opening.before == "damaged"
    opening.store.sync()
    assert opening.store.count() == 30
    opening.store.close()


def test_the_history_of_a_newer_program_is_refused_and_kept(games: Games) -> None:
    connection = connect(games.folder / NAME)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    before = (games.folder / NAME).read_bytes()
    with pytest.raises(HistoryError) as caught:
        open_store(games.folder)
    assert caught.value.code == "newer_version"
    assert (games.folder / NAME).read_bytes() == before


def test_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / NAME
    connect(path).close()
    newer = (*MIGRATIONS, "ALTER TABLE games ADD COLUMN weather TEXT")
    connection = connect(path, newer)
    assert connection.execute("PRAGMA user_version").fetchone()[0] == len(newer)
    connection.execute("SELECT weather FROM games")
    connection.close()


def test_a_migration_that_fails_leaves_everything_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / NAME
    connect(path).close()
    with pytest.raises(sqlite3.OperationalError):
        connect(path, (*MIGRATIONS, "ALTER TABLE games ADD COLUMN weather TEXT; SELECT nonsense FROM nowhere"))
    connection = connect(path)
    columns = [row["name"] for row in connection.execute("PRAGMA table_info(games)")]
    assert "weather" not in columns
    connection.close()


def test_a_folder_that_cannot_be_written_to_has_its_history_in_memory(
    games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_duel(games)
    real = connect

    def refuse(path: object) -> sqlite3.Connection:
        if path != ":memory:":
            raise sqlite3.OperationalError("unable to open database file")
        return real(":memory:")

    monkeypatch.setattr("wonders_gui.history.store.connect", refuse)
    opening = open_store(games.folder)
    assert opening.before == "unwritable"
    opening.store.sync()
    assert opening.store.count() == 1
    opening.store.close()


def test_two_programs_may_look_at_the_same_time(games: Games, store: Store) -> None:
    keep_duel(games)
    store.sync()
    other = open_store(games.folder).store
    keep_duel(games, seed=2)
    assert other.sync().read == 1
    assert found(store, Filter()) == found(other, Filter())
    other.close()
