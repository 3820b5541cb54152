"""The daily deals: for each day and game one table, the same for everybody who looks at the same calendar.

A deal follows from its day alone. Everything is drawn from the named streams of the engine, so no machine, language or
zone of time can change it. Whoever draws tables otherwise, or from more names or other characters, takes another
`SERIES`.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from ai.registry import CHARACTERS
from engine.core.streams import Stream, wide_number
from engine.dice import config as dice
from engine.duel import config as duel
from engine.seven import config as seven
from wonders_gui.history.queries import Entry
from wonders_gui.marks import Marks
from wonders_gui.opponents import NAMES, Opponent
from wonders_gui.pages.choices import SEED_BITS, YOU, Setup
from wonders_gui.seating import Seating

SERIES: Final = 1
GAMES: Final = ("seven", "duel", "dice")
WEEK: Final = (
    ("apprentice",),
    ("apprentice", "citizen"),
    ("citizen",),
    ("citizen", "citizen", "strategist"),
    ("citizen", "strategist"),
    ("strategist", "citizen", "strategist"),
    ("strategist",),
)
"""The bots get stronger from Monday to Sunday. Masters think by the clock, so they would not be the same everywhere."""
WEEKEND: Final = 5
EDITIONS: Final = (2, 2, 1)
SEVENS: Final = (3, 4, 5)
DICERS: Final = (2, 3, 4)
DRAWS: Final = 64
A_DAY: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Deal:
    """One table of one day; the player sits in the first seat."""

    day: date
    game: str
    config: object
    names: tuple[str, ...]
    bots: tuple[Opponent, ...]

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return 1 + len(self.bots)

    def setup(self, own_name: str) -> Setup:
        """The game to begin."""
        seating = Seating(YOU, (own_name, *self.names), dict(enumerate(self.bots, 1)))
        return Setup(self.game, self.config, seating, Marks(daily=self.day))


def deal(day: date, game: str) -> Deal:
    """The table of a day."""
    name = f"daily/{SERIES}/{day.isoformat()}/{game}"
    draws = Stream(0, name, DRAWS)
    seed = wide_number(0, f"{name}/seed", 0) % 2**SEED_BITS
    config, players = _CONFIGS[game](day, seed, draws)
    names = [NAMES[number] for number in draws.drawn(list(range(len(NAMES))), players - 1)]
    levels = WEEK[day.weekday()]
    bots = [Opponent(_one_of(draws, levels), _one_of(draws, CHARACTERS)) for _ in names]
    return Deal(day, game, config, tuple(names), tuple(bots))


def deals(day: date) -> tuple[Deal, ...]:
    """All tables of a day."""
    return tuple(deal(day, game) for game in GAMES)


def _one_of(draws: Stream, options: Collection[str]) -> str:
    return list(options)[draws.pick(len(options))]


def _seven(day: date, seed: int, draws: Stream) -> tuple[object, int]:
    """With Cities on Saturdays and Sundays."""
    edition, players = EDITIONS[draws.pick(len(EDITIONS))], SEVENS[draws.pick(len(SEVENS))]
    expansions = (seven.CITIES,) if day.weekday() >= WEEKEND else ()
    return seven.table(edition, players, seed, expansions=expansions), players


def _duel(_day: date, seed: int, _draws: Stream) -> tuple[object, int]:
    return duel.table(seed, duel.RANDOM), 2


def _dice(_day: date, seed: int, draws: Stream) -> tuple[object, int]:
    players = DICERS[draws.pick(len(DICERS))]
    return dice.table(seed, players), players


_CONFIGS: Final[Mapping[str, Callable[[date, int, Stream], tuple[object, int]]]] = {
    "seven": _seven,
    "duel": _duel,
    "dice": _dice,
}


# -- what was made of them --------------------------------------------------------------------------------------------


def by_deal(entries: Iterable[Entry]) -> dict[tuple[str, str], Entry]:
    """The game that counts for each day and game: the first that was finished, else the first that was begun."""
    counted: dict[tuple[str, str], Entry] = {}
    for entry in entries:
        known = counted.get((entry.daily, entry.game))
        if known is None or (entry.is_finished and not known.is_finished):
            counted[entry.daily, entry.game] = entry
    return counted


def is_on_time(entry: Entry) -> bool:
    """Whether a deal was begun on its own day."""
    return entry.began.startswith(entry.daily)


def days_played(entries: Iterable[Entry]) -> set[date]:
    """The days on which a deal of that day was begun, and finished then or later."""
    return {date.fromisoformat(entry.daily) for entry in entries if entry.is_finished and is_on_time(entry)}


def streak(days: Collection[date], today: date) -> int:
    """How many days in a row were played, up to today, or to yesterday while today is still open.

    A clock that was set back takes nothing away: the row that ends with the last day played counts, if it is longer.
    """
    ends = {today if today in days else today - A_DAY}
    ends |= {max(days)} if days and max(days) > today else set()
    return max(_row_ending(days, end) for end in ends)


def longest_streak(days: Collection[date]) -> int:
    """The longest row of days that ever was."""
    return max((_row_ending(days, day) for day in days if day + A_DAY not in days), default=0)


def _row_ending(days: Collection[date], end: date) -> int:
    length = 0
    while end - length * A_DAY in days:
        length += 1
    return length
