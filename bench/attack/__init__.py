"""What a visitor may try against a server, on loopback and within bounds: `make attack`."""
