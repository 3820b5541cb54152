"""What positions of 7 Wonders Duel are worth."""
