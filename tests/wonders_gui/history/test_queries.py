"""Finding and counting games."""

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from tests.tools import past
from wonders_gui.history.queries import KINDS, ORDERS, RESULTS, Entry, Filter, daily_entries, entries, found
from wonders_gui.history.statistics import WINDOW, last_ratings, statistics
from wonders_gui.history.store import Store, open_store

GAMES = 120


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A past that no test changes."""
    folder = tmp_path_factory.mktemp("past")
    past.fill(folder, GAMES)
    past.fill_days(folder, past.LAST)
    return folder


@pytest.fixture
def store(shared: Path) -> Iterator[Store]:
    opened = open_store(shared).store
    yield opened
    opened.close()


def games(store: Store, wanted: Filter | None = None, order: str = "newest") -> list[Entry]:
    return entries(store.connection, store.folder, found(store, wanted or Filter(), order))


def test_a_made_up_past_stays_when_the_folder_is_looked_at_again(store: Store) -> None:
    before = store.count()
    assert not store.sync().has_changed
    assert store.count() == before > GAMES


def test_without_a_filter_all_games_are_found_the_newest_first(store: Store) -> None:
    told = games(store)
    assert len(told) == store.count()
    moments = [entry.began for entry in told]
    assert moments == sorted(moments, reverse=True)


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_finds_its_games_and_no_others(store: Store, kind: str) -> None:
    def fits(entry: Entry) -> bool:
        match kind:
            case "cities":
                return "cities" in entry.expansions
            case "teams":
                return entry.teams
            case "seven_1" | "seven_2":
                return entry.game == "seven" and str(entry.edition) == kind[-1]
            case _:
                return entry.game == kind

    wanted = {entry.id for entry in games(store) if fits(entry)}
    assert wanted
    assert {entry.id for entry in games(store, Filter(kind))} == wanted


def test_results_are_told_apart(store: Store) -> None:
    by_result = {result: games(store, Filter(result=result)) for result in RESULTS}
    assert all(entry.place == 1 for entry in by_result["won"])
    assert all(entry.place is not None and entry.place > 1 for entry in by_result["lost"])
    assert not any(entry.is_finished for entry in by_result["open"])
    assert all(entry.mu is not None for entry in by_result["rated"])
    assert sum(len(by_result[result]) for result in ("won", "lost", "open")) == store.count()


def test_opponents_players_and_days_narrow_the_list(store: Store) -> None:
    since = (past.LAST - timedelta(days=5)).isoformat()
    told = games(store, Filter(level="master", players=3, since=since))
    assert told
    for entry in told:
        assert any(person.level == "master" for person in entry.others)
        assert entry.players == 3
        assert max(entry.began, entry.ended) >= since


def test_a_text_finds_players_files_and_cities_in_any_capitals(store: Store) -> None:
    zeno = games(store, Filter(text="zENO"))
    assert zeno
    assert all(any(person.name == "Zeno" for person in entry.seats) for entry in zeno)
    assert len(games(store, Filter(text="thea"))) == store.count()
    by_city = games(store, Filter(text="no such name", boards=("gizah",)))
    assert by_city
    assert {entry.board for entry in by_city} == {"gizah"}
    assert games(store, Filter(text="%")) == []


@pytest.mark.parametrize("order", ORDERS)
def test_every_order_shows_all_games(store: Store, order: str) -> None:
    assert sorted(found(store, Filter(), order)) == sorted(found(store, Filter()))


def test_the_most_points_come_first_and_unfinished_games_last(store: Store) -> None:
    points = [entry.points for entry in games(store, order="most_points")]
    known = [number for number in points if number is not None]
    assert points == [*sorted(known, reverse=True), *[None] * (len(points) - len(known))]


# -- counting ---------------------------------------------------------------------------------------------------------


def test_the_total_is_that_of_the_finished_games(store: Store) -> None:
    finished = [entry for entry in games(store) if entry.is_finished]
    total = statistics(store).total
    points = [entry.points or 0 for entry in finished]
    assert total.games == len(finished)
    assert total.mean == pytest.approx(sum(points) / len(points))
    assert total.best == max(points)
    assert 0 < total.share < 1


def test_every_heap_holds_each_game_once(store: Store) -> None:
    told = statistics(store, "seven_2")
    for tallies in (told.boards, told.strategies, told.players):
        assert sum(tally.games for tally in tallies) == told.total.games
        assert sum(tally.wins for tally in tallies) == pytest.approx(told.total.wins)


def test_opponents_are_counted_once_a_game_however_many_of_them_sit_there(store: Store) -> None:
    finished = [entry for entry in games(store) if entry.is_finished]
    for tally in statistics(store).levels:
        assert tally.games == sum(any(person.level == tally.key for person in entry.others) for entry in finished)


def test_victories_are_those_of_duel(store: Store) -> None:
    told = statistics(store)
    duels = [entry for entry in games(store, Filter("duel")) if entry.is_finished]
    assert sum(tally.games for tally in told.victories) == len(duels)
    assert {tally.key for tally in told.victories} <= {"civilian", "military", "scientific", "shared"}


def test_the_course_is_a_rolling_figure(store: Store) -> None:
    finished = [entry for entry in games(store, order="oldest") if entry.is_finished]
    finished.sort(key=lambda entry: (entry.ended, entry.path.name))
    last = statistics(store).course[-1]
    window = [entry.points or 0 for entry in finished[-WINDOW:]]
    assert last.number == len(finished)
    assert last.mean == pytest.approx(sum(window) / len(window))


def test_a_curve_of_ratings_needs_one_game(store: Store) -> None:
    assert statistics(store).ratings == ()
    told = statistics(store, "duel")
    now = last_ratings(store)["duel"]
    assert told.ratings[-1].mu == now.mu
    assert told.ratings[-1].number == now.number


def test_no_games_make_empty_statistics(tmp_path: Path) -> None:
    store = open_store(tmp_path).store
    told = statistics(store)
    assert (told.total.games, told.total.share, told.course, told.first) == (0, 0.0, (), "")
    assert last_ratings(store) == {}
    store.close()


def test_daily_deals_are_found_by_their_day(store: Store) -> None:
    told = daily_entries(store)
    assert told
    days = [entry.daily for entry in told]
    assert days == sorted(days)
    assert (past.LAST - timedelta(days=6)).isoformat() not in days
    assert date.fromisoformat(days[-1]) == past.LAST - timedelta(days=1)
