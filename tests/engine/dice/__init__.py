"""7 Wonders Dice: one test per sentence of the rules, and the laws of every game."""
