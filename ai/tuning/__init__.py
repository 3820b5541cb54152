"""Learning what positions are worth from games that bots play against themselves. No game needs it to be played."""
