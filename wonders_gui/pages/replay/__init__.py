"""Looking back at a recorded game: the table of any moment with a timeline below it."""
