"""Bots against bots: who plays whom, what came of it, and how sure that is. Knows no game, and no window."""
