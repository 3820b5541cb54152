"""7 Wonders Dice as something to look back at: its rooms tied together, no thought of its own."""

from typing import Final

from ai.heuristics.dice.aftermath import told
from ai.heuristics.dice.opponents import DICE_OPPONENTS
from ai.heuristics.dice.sight import DiceSight
from ai.review.subject import Subject
from engine.dice.game import DICE

_POSITIONS: Final = 500  # of each decision: a whole game is to be looked at

# Whoever follows a hint must not hear later that it was a mistake: masters judge, as they give the hints.
DICE_SUBJECT: Final = Subject(DICE, DICE_OPPONENTS.mind("master"), DiceSight(), told, _POSITIONS)
