"""Tests of bots in processes of their own."""
