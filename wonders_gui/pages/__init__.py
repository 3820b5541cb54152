"""The pages of the window that belong to no one game: start, new game, settings."""
