"""Rule tests of 7 Wonders, one file per chapter of the rulebook."""
