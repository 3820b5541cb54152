"""7 Wonders Dice as something to look back at: its rooms tied together, no thought of its own."""

from typing import Final

from ai.heuristics.dice.aftermath import told
from ai.heuristics.dice.mind import mind
from ai.heuristics.dice.opponents import STRATEGIST_POSITIONS
from ai.heuristics.dice.sight import DiceSight
from ai.review.subject import Subject
from engine.dice.game import DICE

DICE_SUBJECT: Final = Subject(DICE, mind({}), DiceSight(), told, STRATEGIST_POSITIONS)
