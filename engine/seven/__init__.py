"""7 Wonders: first and second edition, 3 to 7 players, and the two-player variant with the Free City."""
