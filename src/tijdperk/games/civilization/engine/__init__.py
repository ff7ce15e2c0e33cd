"""The rules of Civilization as plain data and functions; compiled where speed matters."""
