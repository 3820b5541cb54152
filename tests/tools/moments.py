"""Games stopped at a moment worth looking at, played by bots with fixed seeds: for pictures and for tests."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Final, TypedDict
from zlib import crc32

from ai.bot import Bot, Budget
from ai.heuristics.dice.opponents import DICE_OPPONENTS
from ai.heuristics.duel.opponents import DUEL_OPPONENTS
from ai.heuristics.seven.opponents import SEVEN_OPPONENTS
from engine.core.game import C, E, M, S, V
from engine.core.savefile import save_as
from engine.core.session import Session
from engine.dice import state as dice
from engine.dice.config import table as dice_table
from engine.dice.facts import ACTION, CROSS, FREE_BUILD
from engine.dice.game import DICE
from engine.dice.state import State as DiceState
from engine.duel import state as duel
from engine.duel.config import table as duel_table
from engine.duel.game import DUEL
from engine.duel.state import State as DuelState
from engine.seven import state as seven
from engine.seven.config import CITIES
from engine.seven.config import table as seven_table
from engine.seven.game import SEVEN
from engine.seven.state import State as SevenState
from wonders_gui.opponents import NAMES, Opponent
from wonders_gui.seating import Seating, players_at

SEAT: Final = 0
MOST_SEEDS: Final = 60
USUAL: Final = Opponent("apprentice")
DICE_BOARDS: Final = ("giza", "rhodes", "ephesus", "babylon", "alexandria", "halicarnassus", "olympia")
SCHOLAR: Final = Opponent("citizen", "scholar")
NOVICE: Final = Opponent("novice")
LEVELS: Final = ("citizen", "apprentice", "strategist", "citizen", "novice", "master")


class Extra(TypedDict, total=False):
    """What is played beside the basic game."""

    expansions: tuple[str, ...]
    teams: bool


BLACK: Final = Extra(expansions=(CITIES,))
TEAMS: Final = Extra(expansions=(CITIES,), teams=True)

SevenTest = Callable[[SevenState], bool]
DuelTest = Callable[[DuelState], bool]
DiceTest = Callable[[DiceState], bool]


@dataclass(frozen=True, slots=True)
class Moment:
    """A name, and how to write the game that stands there to a file."""

    name: str
    write: Callable[[Path], None]


RARE: Final = {"seven-choice-guild": 1}
"""Where to begin to look for moments that come seldom, so that nobody has to wait for them."""


def seeds(name: str) -> range:
    """Where to look for a moment: always the same, but other cards and boards for each."""
    first = RARE.get(name, crc32(name.encode()) % 1000)
    return range(first, first + MOST_SEEDS)


@cache
def moments() -> tuple[Moment, ...]:
    """Every moment, in the order of the rulebooks; made once, as every bot reads its weights."""
    return (*_seven_moments(), *_duel_moments(), *_dice_moments())


def moment_named(name: str) -> Moment:
    """The moment with this name."""
    return next(moment for moment in moments() if moment.name == name)


# -- 7 Wonders --------------------------------------------------------------------------------------------------------


def _seven_moments() -> Iterator[Moment]:
    for players in (3, 7):
        for age in range(3):
            yield _seven(f"seven-{players}p-age{age + 1}", players, _in_turn(age, 4))
    yield _seven("seven-5p-age2", 5, _in_turn(1, 3))
    yield _seven("seven-1e-2p-age1", 2, _in_turn(0, 3), edition=1)
    yield _seven("seven-1e-2p-age3", 2, _in_turn(2, 3), edition=1)
    yield _seven("seven-1e-4p-age2", 4, _in_turn(1, 5), edition=1)
    yield _seven("seven-choice-side", 3, _in_phase(seven.SIDES), sides=("choose",) * 3)
    yield _seven("seven-choice-last-card", 3, _in_phase(seven.LAST_CARD), first="babylon")
    yield _seven("seven-choice-discard", 3, _in_phase(seven.FROM_DISCARD), first="halikarnassos")
    yield _seven("seven-choice-guild", 3, _in_phase(seven.COPY_GUILD), first="olympia", edition=1)
    yield _seven("seven-over-3p", 3, _is_over_seven)
    yield _seven("seven-over-7p", 7, _is_over_seven)
    yield from _cities_moments()


def _cities_moments() -> Iterator[Moment]:
    yield _seven("cities-3p-age2", 3, _in_turn(1, 3), extra=BLACK)
    yield _seven("cities-1e-5p-age2", 5, _in_turn(1, 6), edition=1, extra=BLACK)
    yield _seven("cities-7p-age1", 7, _in_turn(0, 1), extra=BLACK)
    yield _seven("cities-7p-age3", 7, _in_turn(2, 6), extra=BLACK)
    yield _seven("cities-choice-loss", 5, _in_phase(seven.LOSSES), extra=BLACK)
    yield _seven("cities-choice-discard", 3, _in_phase(seven.FROM_DISCARD), first="halikarnassos", extra=BLACK)
    yield _seven("cities-over-7p", 7, _is_over_seven, extra=BLACK)
    yield _seven("teams-4p-age1", 4, _in_turn(0, 1), extra=TEAMS)
    yield _seven("teams-4p-age3", 4, _in_turn(2, 3), extra=TEAMS)
    yield _seven("teams-1e-6p-age2", 6, _in_turn(1, 3), edition=1, extra=TEAMS)
    yield _seven("teams-choice-loss", 6, _in_phase(seven.LOSSES), extra=TEAMS)
    yield _seven("teams-over-4p", 4, _is_over_seven, extra=TEAMS)
    yield _seven("teams-over-6p", 6, _is_over_seven, extra=TEAMS)


def _in_turn(age: int, turn: int) -> SevenTest:
    return lambda state: (state.phase, state.age, state.turn) == (seven.PLAY, age, turn)


def _in_phase(phase: int) -> SevenTest:
    return lambda state: state.phase == phase


def _is_over_seven(state: SevenState) -> bool:
    return state.phase == seven.OVER


def _seven(
    name: str,
    players: int,
    test: SevenTest,
    edition: int = 2,
    first: str = "",
    sides: tuple[str, ...] = (),
    extra: Extra | None = None,
) -> Moment:
    cities = max(3, players)
    bots = [SEVEN_OPPONENTS.bot(USUAL.level)] * players
    boards = (first, *("random",) * (cities - 1)) if first else ()
    if first and not sides:
        sides = ("night" if edition == 2 else "B",) * cities

    def write(path: Path) -> None:
        for seed in seeds(name):
            config = seven_table(edition, players, seed, boards, sides, **(extra or {}))
            if _stopped(Session.start(SEVEN, config), bots, test, path):
                return
        raise LookupError(name)

    return Moment(name, write)


# -- Duel -------------------------------------------------------------------------------------------------------------


def _duel_moments() -> Iterator[Moment]:
    yield _duel("duel-draft", _in_duel_phase(duel.DRAFT))
    for age in range(3):
        yield _duel(f"duel-age{age + 1}", _in_duel_age(age))
    yield _duel("duel-choice-token", _in_duel_phase(duel.CHOOSE_TOKEN))
    yield _duel("duel-choice-box", _in_duel_phase(duel.CHOOSE_FROM_BOX))
    yield _duel("duel-choice-destroy", _in_duel_phase(duel.DESTROY))
    yield _duel("duel-choice-discard", _in_duel_phase(duel.FROM_DISCARD))
    yield _duel("duel-choice-beginner", _in_duel_phase(duel.BEGINNER))
    yield _duel("duel-over-points", _won_by(duel.CIVILIAN))
    yield _duel("duel-over-military", _won_by(duel.MILITARY))
    yield _duel("duel-over-science", _won_by(duel.SCIENTIFIC), (SCHOLAR, NOVICE))


def _in_duel_age(age: int) -> DuelTest:
    """In the middle of the structure."""
    return lambda state: state.phase == duel.PLAY and state.age == age and 9 <= int(state.present).bit_count() <= 12


def _in_duel_phase(phase: int) -> DuelTest:
    return lambda state: state.phase == phase


def _won_by(victory: int) -> DuelTest:
    return lambda state: state.phase == duel.OVER and state.victory == victory


def _duel(name: str, test: DuelTest, players: tuple[Opponent, Opponent] = (USUAL, USUAL)) -> Moment:
    bots = [DUEL_OPPONENTS.bot(player.level, player.character) for player in players]

    def write(path: Path) -> None:
        for seed in seeds(name):
            if _stopped(Session.start(DUEL, duel_table(seed)), bots, test, path):
                return
        raise LookupError(name)

    return Moment(name, write)


# -- Dice -------------------------------------------------------------------------------------------------------------


def _dice_moments() -> Iterator[Moment]:
    yield _dice("dice-3p-begin", 3, _in_dice_turn(1))
    for board in DICE_BOARDS:
        yield _dice(f"dice-board-{board}", 2, _in_dice_turn(1), board)
    for players in (2, 3, 7):
        yield _dice(f"dice-{players}p-later", players, _in_dice_turn(9))
    yield _dice("dice-choice-cross", 3, _asks_for(CROSS))
    yield _dice("dice-choice-bonus", 3, _asks_for(dice.BONUS))
    yield _dice("dice-choice-action", 3, _asks_for(ACTION))
    yield _dice("dice-choice-free-build", 3, _asks_for(FREE_BUILD), "olympia")
    yield _dice("dice-choice-removal", 3, lambda state: state.phase == dice.REMOVAL)
    yield _dice("dice-last-turn", 3, lambda state: 0 < state.last_turn <= state.turn and state.phase == dice.ACTIONS)
    for players in (2, 3, 7):
        yield _dice(f"dice-over-{players}p", players, lambda state: state.phase == dice.OVER)


def _in_dice_turn(turn: int) -> DiceTest:
    return lambda state: (state.phase, state.turn) == (dice.ACTIONS, turn)


def _asks_for(kind: int) -> DiceTest:
    """The player owes an answer to an effect of this kind."""

    def test(state: DiceState) -> bool:
        agenda = state.cities[SEAT].agenda
        return state.phase == dice.CHOICES and bool(agenda) and dice.kind_of(agenda[-1]) == kind

    return test


def _dice(name: str, players: int, test: DiceTest, first: str = "") -> Moment:
    bots = [DICE_OPPONENTS.bot(USUAL.level)] * players
    others = [board for board in DICE_BOARDS if board != first]
    boards = (first, *others[: players - 1]) if first else ()

    def write(path: Path) -> None:
        for seed in seeds(name):
            if _stopped(Session.start(DICE, dice_table(seed, players, boards)), bots, test, path):
                return
        raise LookupError(name)

    return Moment(name, write)


# -- playing ----------------------------------------------------------------------------------------------------------


def _stopped(session: Session[C, S, M, E, V], bots: Sequence[Bot[V, M]], test: Callable[[S], bool], path: Path) -> bool:
    """Play until the test holds and the player must decide, or it holds at the end; then write the game down."""
    decisions = 0
    while True:
        owing = session.to_move()
        if test(session.state) and (SEAT in owing or not owing):
            break
        if not owing:
            return False
        seat = owing[-1]  # the player last: others have sealed their choices
        choice = bots[seat].choose(session.view(seat), session.legal(seat), Random(decisions), Budget())
        assert session.submit(choice.command) is None
        decisions += 1
    players = players_at(session.config)
    opponents = {seat: Opponent(LEVELS[(seat - 1) % len(LEVELS)]) for seat in range(1, players)}
    session.notes = Seating(SEAT, ("Ada", *NAMES[: players - 1]), opponents).to_json()
    save_as(session, path, "moments")
    return True
