"""The daily deals are the same for everybody, and a clock that is set wrong costs nobody anything."""

import subprocess
import sys
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest

from engine.dice.config import Config as DiceConfig
from engine.duel.config import Config as DuelConfig
from engine.seven.config import Config as SevenConfig
from tests.wonders_gui.cli.terminal import ROOT, environment
from wonders_gui.history.daily import (
    GAMES,
    WEEK,
    by_deal,
    days_played,
    deal,
    deals,
    is_on_time,
    longest_streak,
    streak,
)
from wonders_gui.history.queries import Entry
from wonders_gui.saves import rules_of

MONDAY = date(2026, 11, 16)
SATURDAY = date(2026, 11, 21)


def told(day: date, game: str) -> str:
    """A deal in one line: what must never change while `SERIES` is the same."""
    made = deal(day, game)
    config = made.config
    assert isinstance(config, SevenConfig | DuelConfig | DiceConfig)
    kind = f"{config.edition}{''.join(config.expansions)} " if isinstance(config, SevenConfig) else ""
    bots = " ".join(f"{name}:{bot.level}:{bot.character}" for name, bot in zip(made.names, made.bots, strict=True))
    return f"{kind}{config.seed} {bots}"


@pytest.mark.parametrize(
    ("day", "game", "expected"),
    [
        (date(2026, 11, 16), "seven", "2 430413091 Zeno:apprentice:warlord Myrine:apprentice:scholar"),
        (date(2026, 11, 16), "duel", "382746536 Phila:apprentice:scholar"),
        (
            date(2026, 11, 16),
            "dice",
            "742029637 Lysis:apprentice:balanced Phila:apprentice:merchant Naram:apprentice:architect",
        ),
        (date(2026, 11, 21), "seven", "1cities 58205437 Naram:citizen:scholar Neith:strategist:scholar"),
        (date(2026, 11, 21), "duel", "2891311906 Dione:citizen:scholar"),
        (date(2026, 11, 21), "dice", "3410864789 Theron:strategist:architect Myrine:citizen:merchant"),
        (
            date(2028, 2, 29),
            "seven",
            "2 1038654455 Iris:citizen:merchant Myrine:citizen:warlord "
            "Amat:apprentice:balanced Lysis:citizen:architect",
        ),
        (date(2028, 2, 29), "duel", "1732131000 Lysis:apprentice:balanced"),
        (
            date(2028, 2, 29),
            "dice",
            "246568208 Kallias:citizen:merchant Theron:citizen:scholar Phila:apprentice:scholar",
        ),
    ],
)
def test_a_deal_is_the_same_on_every_machine(day: date, game: str, expected: str) -> None:
    assert told(day, game) == expected


@pytest.mark.parametrize(("zone", "language"), [("Pacific/Kiritimati", "da_DK.UTF-8")])
def test_neither_zone_of_time_nor_language_nor_hashing_changes_a_deal(zone: str, language: str) -> None:
    script = (
        "from datetime import date; from tests.wonders_gui.history.test_daily import told;"
        "print(*(told(date(2026, 11, day), game) for day in (16, 21) for game in ('seven', 'duel', 'dice')), sep='|')"
    )
    there = {**environment(), "TZ": zone, "LC_ALL": language, "PYTHONHASHSEED": str(len(zone))}
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, env=there, capture_output=True, text=True, check=True
    )
    here = "|".join(told(day, game) for day in (MONDAY, SATURDAY) for game in GAMES)
    assert done.stdout.strip() == here


def test_every_day_of_years_has_tables_that_can_be_played() -> None:
    for number in range(0, 800, 7):
        for made in deals(MONDAY + timedelta(days=number)):
            rules_of(made.game).new_state(made.config)
            assert len(set(made.names)) == len(made.names) == made.players - 1
            assert {bot.level for bot in made.bots} <= set(WEEK[0])


def test_cities_is_played_on_weekends_only() -> None:
    for number in range(14):
        day = MONDAY + timedelta(days=number)
        config = deal(day, "seven").config
        assert isinstance(config, SevenConfig)
        assert bool(config.expansions) == (day.weekday() >= 5)


def test_no_two_deals_of_a_year_are_the_same() -> None:
    seeds = {told(MONDAY + timedelta(days=number), game) for number in range(365) for game in GAMES}
    assert len(seeds) == 3 * 365


def test_masters_who_think_by_the_clock_never_sit_at_a_daily_table() -> None:
    assert all("master" not in levels for levels in WEEK)


def test_the_table_of_a_day_is_marked_as_that() -> None:
    setup = deal(MONDAY, "duel").setup("Thea")
    assert setup.marks.daily == MONDAY
    assert setup.seating.names[0] == "Thea"
    assert sorted(setup.seating.bots) == [1]


# -- streaks ----------------------------------------------------------------------------------------------------------


def days(*numbers: int) -> set[date]:
    return {MONDAY + timedelta(days=number) for number in numbers}


def test_a_streak_ends_today_or_yesterday() -> None:
    assert streak(days(-2, -1, 0), MONDAY) == 3
    assert streak(days(-2, -1), MONDAY) == 2
    assert streak(days(-3, -2), MONDAY) == 0
    assert streak(set(), MONDAY) == 0


def test_a_gap_ends_a_streak() -> None:
    assert streak(days(-5, -4, -2, -1, 0), MONDAY) == 3
    assert longest_streak(days(-9, -8, -7, -6, -2, -1)) == 4
    assert longest_streak(set()) == 0


def test_a_clock_that_is_set_back_takes_nothing_away() -> None:
    played = days(-2, -1, 0)
    for back in range(1, 400):
        assert streak(played, MONDAY - timedelta(days=back)) == 3


def test_a_clock_that_jumps_ahead_and_comes_back_keeps_the_streak() -> None:
    """One day was played with a clock that was ten days fast."""
    played = days(-2, -1, 10)
    assert streak(played, MONDAY + timedelta(days=10)) == 1
    assert streak(played, MONDAY) == 2
    assert streak(played | days(0), MONDAY) == 3


# -- which game counts ------------------------------------------------------------------------------------------------


def entry(
    day: date, game: str = "duel", began: datetime | None = None, place: int | None = 1, number: int = 1
) -> Entry:
    when = (began or datetime(day.year, day.month, day.day, 20)).isoformat()
    ended = when if place is not None else ""
    return Entry(
        number, Path("x"), game, 0, (), False, 2, "", "", 0, when, ended, day.isoformat(), 1, 1,
        None if place is None else 50, place, "", "", "", None, None, None,
    )  # fmt: skip


def test_the_first_finished_game_of_a_deal_counts() -> None:
    left, won, again = entry(MONDAY, place=None), entry(MONDAY, number=2), entry(MONDAY, place=2, number=3)
    assert by_deal([left, won, again])["2026-11-16", "duel"].id == 2
    assert by_deal([left])["2026-11-16", "duel"].id == 1


def test_a_deal_that_is_made_up_for_later_does_not_count_for_the_streak() -> None:
    late = entry(MONDAY, began=datetime(2026, 11, 18, 9))
    assert not is_on_time(late)
    assert days_played([late, entry(SATURDAY)]) == {SATURDAY}


def test_a_deal_begun_before_midnight_and_finished_after_it_counts() -> None:
    assert days_played([entry(MONDAY, began=datetime(2026, 11, 16, 23, 59))]) == {MONDAY}


def test_an_unfinished_deal_is_no_day_played() -> None:
    assert days_played([entry(MONDAY, place=None)]) == set()
