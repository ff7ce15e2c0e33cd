"""How 7 Wonders Dice looks in a terminal."""
