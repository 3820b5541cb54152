"""Bots in processes of their own: whoever asks goes on at once, and no bot can hold the game up. No window in here."""
