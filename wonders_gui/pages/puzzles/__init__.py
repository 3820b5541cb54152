"""Puzzles of own mistakes: the list of them, and the table at which one is solved."""
