"""The guided first game of 7 Wonders Dice."""
