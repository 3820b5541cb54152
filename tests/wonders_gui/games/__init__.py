"""Tests of the tables of the games."""
