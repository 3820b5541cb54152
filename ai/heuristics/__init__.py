"""What positions are worth, game by game, and why."""
