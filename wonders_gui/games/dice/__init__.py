"""7 Wonders Dice in the window."""
