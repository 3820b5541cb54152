"""Rule tests of 7 Wonders Duel, one file per chapter of the rulebook."""
