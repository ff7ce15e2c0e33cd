"""How History of the World looks in a terminal."""
