"""The tables of the games: one folder a game, the same room names in each."""
