"""What is chosen on the new-game page: plain data that can be kept, and the table that follows from it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from random import Random, SystemRandom
from typing import Final, TypeVar

from ai.registry import BALANCED, CHARACTERS, LEVELS
from engine.catalog.loader import load_seven
from engine.core.errors import ConfigError
from engine.core.game import Json
from engine.dice import config as dice
from engine.dice.book import words as dice_words
from engine.duel import config as duel
from engine.seven import config as seven
from wonders_gui.games.registry import TEAMS, Title
from wonders_gui.games.seven.teams import NO_TEAM
from wonders_gui.marks import Marks
from wonders_gui.opponents import NAMES, Opponent
from wonders_gui.seating import Seating
from wonders_gui.texts.names_dice import city_of

T = TypeVar("T")

RANDOM: Final = "random"
CHOOSE: Final = "choose"
MOST_SEATS: Final = 7
TEAM: Final = 2
YOU: Final = 0
SEED_BITS: Final = 32
USUAL_LEVELS: Final = ("citizen", "apprentice", "strategist", "citizen", "novice", "citizen")
USUAL_CHARACTERS: Final = (BALANCED, "scholar", "architect", "warlord", "merchant", BALANCED)


@dataclass(frozen=True, slots=True)
class NoSwitches:
    """Dice leaves nothing open."""


@dataclass(slots=True)
class Sitting:
    """Who sits in a seat, with which board; the player's own seat has no use for level and character."""

    name: str = ""
    level: str = "citizen"
    character: str = BALANCED
    board: str = RANDOM
    side: str = ""
    """Empty: as for the whole table."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A game that is ready to begin."""

    game: str
    config: object
    seating: Seating
    marks: Marks = field(default_factory=Marks)


@dataclass(slots=True)
class Choices:
    """Everything that the new-game page lets a player choose for one title."""

    title: Title
    players: int
    sides: str = RANDOM
    wants_cities: bool = False
    wants_teams: bool = False
    first: str = duel.RANDOM
    wonders: str = duel.DRAFT
    seed: str = ""
    switches: dict[str, bool] = field(default_factory=dict)
    seats: list[Sitting] = field(default_factory=list)

    # -- what is there to choose from -------------------------------------------------------------------------

    @property
    def cities(self) -> int:
        """How many places the table has, the Free City among them."""
        return seven.cities_of(self.players) if self.title.game == "seven" else self.players

    @property
    def has_free_city(self) -> bool:
        """Whether the last place belongs to nobody."""
        return self.cities > self.players

    @property
    def expansions(self) -> tuple[str, ...]:
        """What is played beside the basic game: what is wanted, as far as this table can have it."""
        return (seven.CITIES,) if self.wants_cities and self.why_no_cities() is None else ()

    @property
    def teams(self) -> bool:
        """Whether two and two play together: if that is wanted, and this table can."""
        return self.wants_teams and self.why_no_teams() is None

    @property
    def extras(self) -> tuple[str, ...]:
        """What is played beside the basic game, teams among it."""
        return (*self.expansions, TEAMS) if self.teams else self.expansions

    def why_no_cities(self) -> ConfigError | None:
        """What keeps this table from playing with Cities."""
        return self._against((seven.CITIES,), teams=False)

    def why_no_teams(self) -> ConfigError | None:
        """What keeps this table from playing in teams."""
        return self._against(self.expansions, teams=True)

    def _against(self, expansions: tuple[str, ...], *, teams: bool) -> ConfigError | None:
        try:
            seven.table(self.title.edition, self.players, 0, expansions=expansions, teams=teams)
        except ConfigError as error:
            return error
        return None

    def all_boards(self) -> tuple[str, ...]:
        """The boards of this edition and of what is played beside it, by the cities that their pictures show."""
        if self.title.game == "dice":
            return tuple(_dice_boards())
        if not self.title.edition:
            return ()
        return tuple(board.id for board in load_seven(self.title.edition, self.expansions).boards)

    def all_sides(self) -> tuple[str, ...]:
        """The sides that boards of this edition have."""
        return tuple(load_seven(self.title.edition).sides) if self.title.edition else ()

    def all_switches(self) -> tuple[str, ...]:
        """The rule switches of this game, as far as they mean anything at this table."""
        every = (switch.name for switch in fields(_switches_of(self.title)))
        return tuple(name for name in every if name not in seven.OF_CITIES or self.expansions)

    def side_of(self, seat: int) -> str:
        """The side that a seat plays, as far as it is known before the game."""
        return self.seats[seat].side or self.sides

    @property
    def boards(self) -> str:
        """Whether chance deals all boards, or the player has chosen some."""
        return CHOOSE if any(sitting.board != RANDOM for sitting in self.seats[: self.cities]) else RANDOM

    def is_on(self, switch: str) -> bool:
        """Whether a rule switch is on."""
        usual = bool(getattr(_switches_of(self.title)(), switch))
        return self.switches.get(switch, usual)

    def team_of(self, seat: int) -> int:
        """The team of a seat, or NO_TEAM: partners have seats side by side, the player's own first."""
        return seat // TEAM if self.teams else NO_TEAM

    # -- choosing ---------------------------------------------------------------------------------------------

    def give_board(self, seat: int, board: str) -> None:
        """Give a seat a board; whoever had it takes the one that becomes free."""
        before = self.seats[seat].board
        for other in self.seats:
            if board != RANDOM and other.board == board:
                other.board = before
        self.seats[seat].board = board

    def deal_boards(self, rng: Random) -> None:
        """Give every seat another board, for the player to look at and to change."""
        boards = list(self.all_boards())
        rng.shuffle(boards)
        for sitting, board in zip(self.seats, boards, strict=False):
            sitting.board = board

    def drop_missing_boards(self) -> None:
        """Seats whose board has left the table take what chance deals."""
        known = self.all_boards()
        for sitting in self.seats:
            if sitting.board not in known:
                sitting.board = RANDOM

    def forget_boards(self) -> None:
        """Let chance deal all boards."""
        for sitting in self.seats:
            sitting.board = RANDOM

    # -- what follows -----------------------------------------------------------------------------------------

    def setup(self, own_name: str) -> Setup:
        """The game that these choices describe; raises ConfigError."""
        names = [own_name, *(sitting.name for sitting in self.seats[1 : self.players])]
        bots = {seat: Opponent(self.seats[seat].level, self.seats[seat].character) for seat in range(1, self.players)}
        return Setup(self.title.game, self.config(), Seating(YOU, tuple(names), bots))

    def config(self) -> object:
        """The table; raises ConfigError. Without a seed of the player's own, chance gives one."""
        seed = _seed(self.seed)
        switches = {switch: self.is_on(switch) for switch in self.all_switches()}
        if self.title.game == "duel":
            return duel.table(seed, self.first, self.wonders, duel.Switches(**switches))
        if self.title.game == "dice":
            return dice.table(seed, self.players, self._dealt_in_dice(seed))
        places = range(self.cities)
        return seven.table(
            self.title.edition,
            self.players,
            seed,
            tuple(self.seats[place].board for place in places),
            tuple(self.side_of(place) for place in places),
            self.expansions,
            seven.Switches(**switches),
            self.teams,
        )

    def _dealt_in_dice(self, seed: int) -> tuple[str, ...]:
        """One board a seat, where the player has chosen some; chance of the seed deals the others."""
        if self.boards == RANDOM:
            return ()
        wanted = [sitting.board for sitting in self.seats[: self.players]]
        left = [board for board in _dice_boards() if board not in wanted]
        Random(seed).shuffle(left)
        return tuple(_dice_boards()[left.pop() if board == RANDOM else board] for board in wanted)

    # -- kept -------------------------------------------------------------------------------------------------

    def to_json(self) -> Json:
        """For the settings; a seed belongs to one game and is not kept."""
        return {
            "players": self.players,
            "sides": self.sides,
            "cities": self.wants_cities,
            "teams": self.wants_teams,
            "first": self.first,
            "wonders": self.wonders,
            "switches": dict(self.switches),
            "seats": [{part.name: getattr(sitting, part.name) for part in fields(Sitting)} for sitting in self.seats],
        }


def _switches_of(title: Title) -> type[seven.Switches] | type[duel.Switches] | type[NoSwitches]:
    return {"seven": seven.Switches, "duel": duel.Switches, "dice": NoSwitches}[title.game]


def _dice_boards() -> dict[str, str]:
    """The boards of Dice by the city that each shows."""
    return {city_of(board): board for board in dice_words().board_ids}


def new_seed() -> int:
    """A deal that nobody knows beforehand."""
    return SystemRandom().getrandbits(SEED_BITS)


def _seed(text: str) -> int:
    """The seed in a field of text."""
    if not text.strip():
        return new_seed()
    if not (text.strip().isascii() and text.strip().isdigit()):
        raise ConfigError("seed_out_of_range", seed=text.strip())
    return int(text)


# -- from what was kept -------------------------------------------------------------------------------------------


def choices_for(title: Title, kept: Json, rng: Random | None = None) -> Choices:
    """The choices of last time, as far as they still make sense, and the usual ones for the rest."""
    chosen = Choices(title, _kept(kept, "players", title.players, _usual_players(title)))
    chosen.wants_cities, chosen.wants_teams = (kept.get(name) is True for name in ("cities", "teams"))
    chosen.sides = _kept(kept, "sides", (RANDOM, CHOOSE, *chosen.all_sides()), _usual_sides(chosen))
    chosen.first = _kept(kept, "first", duel.FIRST, duel.RANDOM)
    chosen.wonders = _kept(kept, "wonders", duel.WONDERS, duel.DRAFT)
    switches = kept.get("switches")
    if isinstance(switches, dict):
        known = [switch.name for switch in fields(_switches_of(title))]
        chosen.switches = {name: on for name, on in switches.items() if name in known and isinstance(on, bool)}
    chosen.seats = _seats(chosen, kept.get("seats"), rng or Random())
    return chosen


def _usual_players(title: Title) -> int:
    return title.players[min(2, len(title.players) - 1)]


def _usual_sides(chosen: Choices) -> str:
    """The sides for a first game: A, or day."""
    return (chosen.all_sides() or (RANDOM,))[0]


def _kept(kept: Mapping[str, object], name: str, allowed: Sequence[T], usual: T) -> T:
    return next((value for value in allowed if value == kept.get(name)), usual)


def _seats(chosen: Choices, kept: object, rng: Random) -> list[Sitting]:
    told = kept if isinstance(kept, list) else []
    seats = [_seat(chosen, seat, told[seat] if seat < len(told) else {}) for seat in range(MOST_SEATS)]
    _make_different(seats, rng.sample(NAMES, len(NAMES)))
    return seats


def _seat(chosen: Choices, seat: int, kept: object) -> Sitting:
    told = kept if isinstance(kept, dict) else {}
    name = told.get("name")
    number = max(seat - 1, 0)
    return Sitting(
        name if isinstance(name, str) and name in NAMES else "",
        _kept(told, "level", LEVELS, USUAL_LEVELS[number]),
        _kept(told, "character", CHARACTERS, USUAL_CHARACTERS[number]),
        _kept(told, "board", (RANDOM, *chosen.all_boards()), RANDOM),
        _kept(told, "side", ("", RANDOM, CHOOSE, *chosen.all_sides()), ""),
    )


def _make_different(seats: Sequence[Sitting], names: Sequence[str]) -> None:
    """No board and no name twice; a seat without a name gets one that is free."""
    for place, sitting in enumerate(seats):
        before = seats[:place]
        if sitting.board in [other.board for other in before]:
            sitting.board = RANDOM
        if not sitting.name or sitting.name in [other.name for other in before]:
            taken = [other.name for other in seats]
            sitting.name = next(name for name in names if name not in taken)
