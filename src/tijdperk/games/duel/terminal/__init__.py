"""How 7 Wonders Duel looks in a terminal."""
