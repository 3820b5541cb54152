"""Tests of what the command line knows of 7 Wonders Duel."""
