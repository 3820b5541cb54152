"""The rules of the games, and nothing else: no window, no bots, no sentences."""
