"""The acts of a game, read and carried out."""
