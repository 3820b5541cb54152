"""Tests of what every game shares, played with a toy game."""
