"""The rules of 7 Wonders Dice; everything in this folder is compiled."""
