"""What the games share for positions as text: strict reading and readable writing. Knows no game's fields."""
