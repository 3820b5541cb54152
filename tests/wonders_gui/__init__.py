"""Tests of the window and the command line."""
