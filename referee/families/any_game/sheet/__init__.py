"""A game on paper, in text and in standings."""
