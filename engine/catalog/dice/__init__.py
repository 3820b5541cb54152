"""The data of 7 Wonders Dice: dice, faces, buildings and boards, read from a file and checked."""
