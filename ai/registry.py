"""The ladder of named levels and the characters, for any game that has a `Mind`."""

from collections.abc import Callable, Mapping
from typing import Final, Generic, TypeVar

from ai.bot import Bot
from ai.levels import SHALLOW, Novice, OnePly, Searcher
from ai.mind import Mind
from engine.core.errors import ConfigError

M = TypeVar("M")
V = TypeVar("V")
Bends = Mapping[str, float]

LEVELS: Final = ("novice", "apprentice", "citizen", "strategist", "master")
BALANCED: Final = "balanced"
APPRENTICE_NOISE: Final = 0.3
# Where several play, luck decides more: levels must stand further apart there, or nobody would notice.
CROWD: Final = 0.36
CHARACTERS: Final = (BALANCED, "warlord", "scholar", "merchant", "architect")


class Opponents(Generic[V, M]):
    """The bots of one game: any level with any character. Both bend the weights; where both do, the level counts.

    `chance` says as how many rivals more chance counts, where it decides beside them: with dice.
    """

    def __init__(
        self,
        mind: Callable[[Bends], Mind[V, M]],
        characters: Mapping[str, Bends],
        levels: Mapping[str, Bends],
        chance: int = 0,
    ) -> None:
        self._mind = mind
        self._characters = {BALANCED: {}, **characters}
        self._levels = levels
        self._chance = chance

    def mind(self, level: str, character: str = BALANCED) -> Mind[V, M]:
        """How a bot of this level and character judges; raises ConfigError."""
        if character not in self._characters:
            raise ConfigError("unknown_character", character=character)
        return self._mind({**self._characters[character], **self._levels.get(level, {})})

    def bot(self, level: str, character: str = BALANCED) -> Bot[V, M]:
        """The bot of this level and character; raises ConfigError."""
        mind = self.mind(level, character)
        if level == "novice":
            return Novice(mind)
        if level == "apprentice":
            return OnePly(mind, APPRENTICE_NOISE, CROWD, self._chance)
        if level == "citizen":
            return OnePly(mind, 0.0, CROWD, self._chance)
        if level == "strategist":
            return Searcher(mind, SHALLOW)
        if level == "master":
            return Searcher(mind)
        raise ConfigError("unknown_level", level=level)
