"""7 Wonders Dice on the command line."""
