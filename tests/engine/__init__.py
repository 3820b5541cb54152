"""Tests of the rules and what carries them."""
