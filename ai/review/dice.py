"""7 Wonders Dice as something to look back at: its rooms tied together, no thought of its own."""

from typing import Final

from ai.heuristics.dice.aftermath import told
from ai.heuristics.dice.mind import mind
from ai.heuristics.dice.sight import DiceSight
from ai.review.subject import Subject
from engine.dice.game import DICE

_POSITIONS: Final = 500  # of each decision: a whole game is to be looked at

DICE_SUBJECT: Final = Subject(DICE, mind({}), DiceSight(), told, _POSITIONS)
