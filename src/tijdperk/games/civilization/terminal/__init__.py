"""How Civilization looks in a terminal."""
