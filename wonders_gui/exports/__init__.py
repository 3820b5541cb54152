"""What leaves the program: a game as text, a score sheet as a picture or on paper."""
