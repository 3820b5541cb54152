"""Whole games through the whole window, and what may happen to it."""
