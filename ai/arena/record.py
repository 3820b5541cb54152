"""Adds up what came of an arena's games, round by round; the same rounds in the same order give the same sums."""

from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from ai.arena.entrant import Entrant
from ai.arena.lineups import LineUp
from ai.arena.play import Played, Thoughts
from ai.arena.rating import Rating, rated
from ai.arena.sprt import Sprt
from engine.core.seats import Seat

GRACE: Final = 50_000  # microseconds after its deadline in which a bot must have answered


@dataclass(slots=True)
class BotRecord:
    """All games of one bot; a bot with several seats in a game has a result for each."""

    entrant: Entrant
    shares: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    outcomes: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How the games came out that it won, alone or together, by key and kind."""
    microseconds: "array[int]" = field(default_factory=lambda: array("Q"))
    positions: "array[int]" = field(default_factory=lambda: array("Q"))
    round_shares: list[float] = field(default_factory=list)
    round_points: list[float] = field(default_factory=list)

    def add(self, played: Played, seat: Seat, together: int) -> None:
        """Take in the result of one seat; where so many win together, all of them have their team's victory."""
        self.shares.append(together * played.share(seat))
        self.points.append(played.points[seat])
        self._add_thoughts(played.thoughts[seat])

    def count_victory(self, played: Played) -> None:
        """Take in how a game came out that the bot won."""
        self.outcomes.update(played.outcome.items())

    def end_round(self, results: int) -> None:
        """The last so many results were those of one round."""
        if results:
            self.round_shares.append(sum(self.shares[-results:]) / results)
            self.round_points.append(sum(self.points[-results:]) / results)

    @property
    def late(self) -> int:
        """How many decisions came after the deadline and the grace."""
        allowed = self.entrant.allowance.milliseconds
        return 0 if allowed is None else sum(spent > 1000 * allowed + GRACE for spent in self.microseconds)

    def _add_thoughts(self, thoughts: Thoughts) -> None:
        self.microseconds.extend(thoughts.microseconds)
        self.positions.extend(thoughts.positions)


class Record:
    """All rounds of an arena: what each bot did, how the first fared against the others, and the test, if any.

    `together` is how many seats win together.
    """

    def __init__(
        self, entrants: Sequence[Entrant], line_ups: Sequence[LineUp], sprt: Sprt | None, together: int = 1
    ) -> None:
        self.bots = [BotRecord(entrant) for entrant in entrants]
        self.ratings = [Rating() for _ in entrants]
        self.line_ups = line_ups
        self._together = together
        self.sprt = sprt
        self.rounds = 0
        self.scores: list[float] = []
        self.counts: Counter[float] = Counter()
        """Of the first bot: its mean part of the victory round by round, and how many rounds brought which."""
        self.results: Counter[float] = Counter()
        """Of the first bot: how many games brought it which part of the victory."""

    @property
    def games(self) -> int:
        """How many games there were."""
        return self.rounds * len(self.line_ups)

    @property
    def odds(self) -> float:
        """What the first bot's victories are to those of all others when they are equals."""
        seats = self.line_ups[0].count(0)
        return seats / (len(self.line_ups[0]) - seats)

    @property
    def ratio(self) -> float:
        """How far the test is."""
        return 0.0 if self.sprt is None else self.sprt.ratio(self.counts, self.odds)

    @property
    def is_decided(self) -> bool:
        """Whether the test needs no more games."""
        return self.sprt is not None and self.sprt.accepted(self.ratio) is not None

    def add(self, games: Sequence[Played]) -> None:
        """Take in one round: the game of each line-up."""
        before = [len(bot.shares) for bot in self.bots]
        first = [self._add_game(line_up, played) for line_up, played in zip(self.line_ups, games, strict=True)]
        for bot, known in zip(self.bots, before, strict=True):
            bot.end_round(len(bot.shares) - known)
        self.results.update(first)
        self.scores.append(sum(first) / len(first))
        self.counts[self.scores[-1]] += 1
        self.rounds += 1

    def _add_game(self, line_up: LineUp, played: Played) -> float:
        """Says which part of the victory went to the first bot."""
        for seat, bot in enumerate(line_up):
            self.bots[bot].add(played, seat, self._together)
        for winner in {bot for seat, bot in enumerate(line_up) if played.places[seat] == 1}:
            self.bots[winner].count_victory(played)
        self.ratings = rated(self.ratings, line_up, played.places)
        return sum(played.share(seat) for seat, bot in enumerate(line_up) if bot == 0)
