"""The command line's side of 7 Wonders Duel: its names, its texts and its desk."""
