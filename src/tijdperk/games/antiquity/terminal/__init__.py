"""How Antiquity looks in a terminal."""
