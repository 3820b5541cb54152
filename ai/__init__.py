"""Bots and the ladder they stand on: they see one seat's view and never a window."""
