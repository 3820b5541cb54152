"""Tests of the sentences that a player reads."""
