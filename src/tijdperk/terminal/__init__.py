"""The table in a terminal: line by line, in colour or without, typed or piped. No game is named here."""
