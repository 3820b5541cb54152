"""The page that looks back at a game: curve, decisions and what they cost, luck and skill."""
