"""How a game is told on paper, in text and in standings."""
