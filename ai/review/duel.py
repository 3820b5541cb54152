"""Duel as something to look back at: its rooms tied together, no thought of its own."""

from typing import Final

from ai.heuristics.duel.aftermath import told
from ai.heuristics.duel.mind import mind
from ai.heuristics.duel.sight import DuelSight
from ai.review.subject import Subject
from engine.duel.game import DUEL

_POSITIONS: Final = 1_500  # of each decision

DUEL_SUBJECT: Final = Subject(DUEL, mind({}), DuelSight(), told, _POSITIONS)
