"""Bots of the toy game for arenas: two with one habit each, and the whole ladder over a toy mind."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from ai.arena.entrant import Allowance, Entrant
from ai.arena.lineups import Fixture, LineUp, fixtures
from ai.arena.play import Played, Player, Thoughts, play
from ai.bot import Budget, Decision, Option, Reason
from ai.mind import KEEN, Temper
from ai.registry import Opponents
from ai.search.world import World
from tests.engine.core.toy import Choose, Config, State, ToyGame, View

TOY = ToyGame()
Habit = Callable[[View, Sequence[Choose], Random], Choose]


class HabitualBot:
    """Follows its habit, and says that it looked at one position for each move."""

    def __init__(self, habit: Habit) -> None:
        self._habit = habit

    def choose(self, view: View, legal: Sequence[Choose], rng: Random, budget: Budget) -> Decision[Choose]:
        move = self._habit(view, legal, rng)
        return Decision(move, (), (Option(move, 1.0),), len(legal))


def plays_its_card(view: View, legal: Sequence[Choose], rng: Random) -> Choose:
    return next(move for move in legal if move.number == view.card)


def plays_anything(view: View, legal: Sequence[Choose], rng: Random) -> Choose:
    return rng.choice(legal)


HABITS = (plays_its_card, plays_anything)


def player(habit: Habit, allowance: Allowance | None = None) -> Player[View, Choose]:
    return Player(HabitualBot(habit), allowance or Allowance(positions=10))


def outcome(state: State) -> Mapping[str, str]:
    best = sum(standing.place == 1 for standing in TOY.standings(state))
    return {"results": "alone" if best == 1 else "shared"}


def never() -> bool:
    return False


def toy_game(fixture: Fixture) -> Played:
    """One game between the bots whose habits have the numbers of the line-up; any process finds this function."""
    players = [player(HABITS[bot]) for bot in fixture.line_up]
    config = Config(len(players), fixture.seed)
    return play(TOY, config, fixture.seed, players, outcome, never)


def toy_games(line_ups: Sequence[LineUp], rounds: int) -> list[Played]:
    """All games of so many rounds, one after another."""
    return [toy_game(fixture) for fixture in fixtures(line_ups, 1, rounds)]


def entrant(name: str, allowance: Allowance | None = None) -> Entrant:
    return Entrant(name, name, "balanced", allowance or Allowance(positions=10))


def won_by(*winners: int, seats: int = 2, points: Sequence[int] = ()) -> Played:
    """A game that these seats won; the others share the last place."""
    places = tuple(1 if seat in winners else 1 + len(winners) for seat in range(seats))
    return Played(places, tuple(points or places), {}, tuple(Thoughts() for _ in places))


# -- the ladder -----------------------------------------------------------------------------------------------


class ToyWorld(World):
    """A position of the toy game, worth what a seat is ahead."""

    def __init__(self, state: State) -> None:
        self.state = state

    def copy(self) -> World:
        return ToyWorld(TOY.copy(self.state))

    def is_over(self) -> bool:
        return not TOY.to_move(self.state)

    def seat(self) -> int:
        return TOY.to_move(self.state)[0]

    def is_mid_turn(self) -> bool:
        return False

    def moves(self) -> list[object]:
        return list(TOY.legal(self.state, self.seat()))

    def play(self, move: object) -> None:
        assert isinstance(move, Choose)
        TOY.resolve(TOY.ledger(self.state, None), move)

    def value(self, seat: int) -> float:
        points = self.state.points
        return 0.5 + (points[seat] - sum(points) / len(points)) / 100


class ToyMind:
    """Judges the toy game; every character is the same to it."""

    def __init__(self, bends: Mapping[str, float]) -> None:
        pass

    def imagine(self, view: View, rng: Random) -> World:
        return ToyWorld(TOY.imagine(view, rng))

    def seat(self, view: View) -> int:
        return view.seat

    def rivals(self, view: View) -> int:
        return len(view.points) - 1

    def temper(self) -> Temper:
        return KEEN

    def is_building(self, command: Choose) -> bool:
        return True

    def reasons(self, view: View, command: Choose, others: Sequence[Choose], rng: Random) -> Sequence[Reason]:
        return ()


TOY_OPPONENTS: Opponents[View, Choose] = Opponents(ToyMind, {"warlord": {}}, {})
