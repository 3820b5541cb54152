"""7 Wonders Duel: the game for two, in the same rooms as every other game."""
