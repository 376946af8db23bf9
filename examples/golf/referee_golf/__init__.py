"""Six-card Golf, as a family for Referee."""
