"""Takes in games as they are finished, in whatever order, and lets whole rounds count in theirs."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from ai.arena.play import Played
from ai.arena.record import Record


class Rounds:
    """Finished games waiting for the rest of their round, and rounds waiting for those before them."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._games: dict[int, Played] = {}
        self._due = 0

    def take(self, place: int, played: Played) -> Iterator[Sequence[Played]]:
        """The rounds that may count now."""
        self._games[place] = played
        while self._is_complete(self._due):
            yield self._taken(self._due)
            self._due += 1

    def rest(self) -> Iterator[Sequence[Played]]:
        """The complete rounds that still wait for an earlier one."""
        for number in sorted({place // self._size for place in self._games}):
            if self._is_complete(number):
                yield self._taken(number)

    def _places(self, number: int) -> range:
        return range(number * self._size, (number + 1) * self._size)

    def _is_complete(self, number: int) -> bool:
        return all(place in self._games for place in self._places(number))

    def _taken(self, number: int) -> Sequence[Played]:
        return [self._games.pop(place) for place in self._places(number)]


def contest(finished: Iterable[tuple[int, Played]], record: Record, done: Callable[[], None]) -> bool:
    """Record all games, telling `done` of each, until the test is decided; says whether Ctrl-C cut it short."""
    rounds = Rounds(len(record.line_ups))
    try:
        for place, played in finished:
            for games in rounds.take(place, played):
                record.add(games)
                if record.is_decided:
                    return False
            done()
    except KeyboardInterrupt:
        for games in rounds.rest():
            record.add(games)
        return True
    return False
