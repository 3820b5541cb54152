"""Item views named for the shape they give to their items: a row, columns. They know no game."""
