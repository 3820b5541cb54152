"""The command line's side of 7 Wonders: its names, its texts and its desk."""
