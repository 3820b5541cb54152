"""Looking ahead over imagined positions, by the ordinary rules. Knows no game: a game gives it a `World`."""
