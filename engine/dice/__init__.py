"""7 Wonders Dice: a forum of seven dice, and a sheet of fields to cross for each of two to seven players."""
