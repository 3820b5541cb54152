"""What positions of 7 Wonders are worth."""
