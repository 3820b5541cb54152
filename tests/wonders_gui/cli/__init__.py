"""Tests of the `wonders` command."""
