"""What was played here: a database that is made of the saved games and can always be rebuilt. No widgets."""
