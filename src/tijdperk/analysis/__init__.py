"""What a finished game was worth to each seat, move by move: errors, luck, turning points."""
