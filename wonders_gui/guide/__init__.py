"""Guided first games: the real table, a fixed deal, and a guide beside it that says why."""
