"""Tests of the card data and its loader."""
