"""Looks back at a finished game: what it was worth to whom and when, and what could have been done better."""
