"""Reviews in no time, by a judge that hardly looks: for pictures and for tests."""

from pathlib import Path
from shutil import copy2
from typing import Any, cast

from ai.review.games import reviewer_of
from ai.review.judge import JUDGES, Effort
from ai.review.line import checksum_of
from ai.review.report import Review
from wonders_gui.lookback import Lookback, look_back
from wonders_gui.puzzles import Puzzles
from wonders_gui.reviews import Reviews
from wonders_gui.saves import Games, Opened

GLANCE = "glance"


_made: dict[str, Review] = {}


def quick_review(opened: Opened) -> Review:
    """A review by a glance; each game is looked at once."""
    checksum = checksum_of(opened.session)
    if checksum not in _made:
        _made[checksum] = _glanced(opened)
    return _made[checksum]


def _glanced(opened: Opened) -> Review:
    JUDGES[GLANCE] = Effort(0.0, 1, 3)
    try:
        subject = cast(Any, reviewer_of(opened.session.game.name))
        review = subject.review(opened.session, opened.seating.seat, GLANCE)
        assert isinstance(review, Review)
        return review
    finally:
        del JUDGES[GLANCE]


def keep_reviewed(games: Games, save: Path) -> Path:
    """A copy of a game among those of a player, with its review beside it."""
    games.folder.mkdir(parents=True, exist_ok=True)
    path = Path(copy2(save, games.folder))
    Reviews(games.folder).keep(quick_review(games.look(path)))
    return path


def looked_back(games: Games, path: Path) -> tuple[Opened, Lookback]:
    """A game with its quick review."""
    opened = games.look(path)
    return opened, look_back(opened, quick_review(opened))


def make_puzzles(games: Games, path: Path, most: int) -> list[str]:
    """Puzzles of the worst decisions of a game, by name."""
    opened, lookback = looked_back(games, path)
    wrong = [judged for judged in lookback.decisions if not judged.is_best]
    wrong.sort(key=lambda judged: judged.grade.chance_lost, reverse=True)
    return [Puzzles(games.folder).make(opened, lookback, judged) for judged in wrong[:most]]
