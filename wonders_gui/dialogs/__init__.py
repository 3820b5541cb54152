"""Sheets that lie over a page: about, keys, saved games, cards, chains, the score sheet, the crash report."""
