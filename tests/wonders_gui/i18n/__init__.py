"""Tests of the catalogs of translations."""
