"""7 Wonders as something to look back at: its rooms tied together, no thought of its own."""

from typing import Final

from ai.heuristics.seven.aftermath import told
from ai.heuristics.seven.mind import SevenMind
from ai.heuristics.seven.sight import SevenSight
from ai.review.subject import Subject
from engine.seven.game import SEVEN

_POSITIONS: Final = 500  # of each decision: a whole game is to be looked at

SEVEN_SUBJECT: Final = Subject(SEVEN, SevenMind({}), SevenSight(), told, _POSITIONS)
