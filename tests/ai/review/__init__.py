"""Tests of looking back at games."""
