"""What an item looks like: cards and tiles, painted from the roles of a model."""
