"""Acts of a game: their kinds, their reading and their effect."""
