"""What positions of 7 Wonders Dice are worth."""
