"""The game as clients, standings and score sheets see it."""
