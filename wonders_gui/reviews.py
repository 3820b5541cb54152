"""The folder of reviews: each is kept as plain data under the fingerprint of its game, and made again when in doubt."""

import json
import logging
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from ai.review.codec import ReviewError, from_json, to_json
from ai.review.line import checksum_of
from ai.review.report import Review
from engine.core.errors import SaveError
from engine.core.savelines import Limits, json_in
from wonders_gui.lookback import ForeignReviewError, Lookback, look_back
from wonders_gui.saves import Opened

log = logging.getLogger(__name__)

FOLDER: Final = "reviews"
_LIMITS: Final = Limits(file=4 * 1024 * 1024)


class Reviews:
    """The reviews beside the games of this player."""

    def __init__(self, games: Path) -> None:
        self.folder = games / FOLDER

    def path_for(self, checksum: str) -> Path:
        """Where the review of a game lies, if there is one."""
        return self.folder / f"{checksum}.json"

    def find(self, opened: Opened) -> Lookback | None:
        """The game with its review; None when there is none that is whole and of this very game."""
        checksum = checksum_of(opened.session)
        try:
            review = from_json(json_in(self.path_for(checksum), _LIMITS))
            if review.checksum != checksum:
                return None
            return look_back(opened, review)
        except (SaveError, ReviewError, ForeignReviewError) as error:
            log.info("the review of %s is made again: %r", opened.path, error)
            return None

    def keep(self, review: Review) -> None:
        """Write a review down; when that is not possible it is made again next time."""
        path = self.path_for(review.checksum)
        fresh = path.with_suffix(".new")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_text(json.dumps(to_json(review)), encoding="utf-8")
            os.replace(fresh, path)
        except OSError as error:
            log.warning("cannot keep the review: %s", error)
            with suppress(OSError):
                fresh.unlink(missing_ok=True)
